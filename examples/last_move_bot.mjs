// A player in JavaScript: reads one JSON object per line, answers one per line.
//
//     nemeton match celtica --bots "outside:node examples/last_move_bot.mjs,random" --games 5
//
// It takes the last of the legal moves: in most games that does more than the first.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (question.type === "ask") {
    const { say } = question.moves[question.moves.length - 1];
    process.stdout.write(JSON.stringify({ move: say }) + "\n");
  }
}
