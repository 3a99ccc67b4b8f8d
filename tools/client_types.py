"""Writes the client's types of what comes over the wire, from the definitions in Python: python -m tools.client_types

`web/src/wire/server.ts` has the forms of nemeton/server/wire, `web/src/games/<game>/wire.ts` the game's view and its
events, `web/src/dev/games.json` the games as the server describes them, to look at the page without one. A test fails
until it was run after a change of any of them. What a field means is said once, in the comment behind it in Python.
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints, is_typeddict

import msgspec

from nemeton.core.game import Game
from nemeton.games import game as game_named
from nemeton.games import names
from nemeton.review import form as review
from nemeton.server import wire
from nemeton.server.edge import about

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src"
WIDTH = 150
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type. An open dictionary has the name of the form it has at least as its title."""
    match schema:
        case {"$ref": str(name)} | {"title": str(name)}:
            return name
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
        case {"enum": list(values)}:
            return " | ".join(repr(value) for value in values)
        case {"type": "array", "prefixItems": list(parts)}:
            return f"[{', '.join(type_of(part) for part in parts)}]"
        case {"type": "array", "items": items}:
            kind = type_of(items)
            return f"({kind})[]" if " | " in kind else f"{kind}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
    return PLAIN[schema["type"]] if schema else "unknown"


def interface(definition: type, schema: Schema, is_complete: bool) -> str:
    source = inspect.getsource(definition)
    comments = dict(re.findall(r"^ +(\w+): .*  # (.+)$", source, re.MULTILINE))
    told = re.search(r'"""(.+?)"""', source, re.DOTALL)
    fields: list[str] = []
    properties = schema.get("properties", {})
    inherited = [name for name in properties if name not in definition.__annotations__]
    for name in [*inherited, *definition.__annotations__]:
        optional = name not in schema["required"] and not (is_complete and "default" in properties[name])
        note = f" // {comments[name]}".replace("None", "null") if name in comments else ""
        fields.append(f"{name}{'?' * optional}: {type_of(properties[name])}{note}")
    if is_typeddict(definition) and definition.__module__.startswith(wire.__name__) and "name" in properties:
        fields.append("[field: string]: unknown")
    head = f"/** {' '.join(told[1].split())} */\n" if told else ""
    line = f"export interface {definition.__name__} {{ {'; '.join(fields)} }}"
    if "//" in line or len(line) > WIDTH:
        line = "\n".join([f"export interface {definition.__name__} {{", *filled(fields), "}"])
    return head + line


def filled(fields: list[str], separator: str = "; ") -> list[str]:
    """As many fields in a line as there is room for; one with a comment has its own."""
    lines: list[str] = []
    for field in fields:
        if lines and "//" not in lines[-1] + field and len(lines[-1] + separator + field) <= WIDTH:
            lines[-1] += separator + field
        else:
            lines.append(f"  {field}")
    return lines


def interfaces(definitions: list[type]) -> list[str]:
    """Those types and all that they are made of. What the server tells is complete, unless it leaves out defaults;
    what it is asked may lack what has a default."""
    _, components = msgspec.json.schema_components(definitions, ref_template="{name}")
    home = {**vars(review), **vars(wire), **vars(inspect.getmodule(definitions[0]))}
    configs = {name: getattr(home[name], "__struct_config__", None) for name in components}
    answers = [name for name, config in configs.items() if config and not config.forbid_unknown_fields]
    told = set(answers) | {part for name in answers for part in re.findall(r"'\$ref': '(\w+)'", str(components[name]))}
    return [
        interface(home[name], schema, name in told and not getattr(configs[name], "omit_defaults", True))
        for name, schema in components.items()
    ]


def server_types() -> str:
    here = [one for one in vars(wire).values() if isinstance(one, type) and one.__module__.startswith(wire.__name__)]
    return page("nemeton/server/wire", interfaces(here))


def value_type(game: Game, field: str) -> str:
    """The type of a field of an event, as the game makes its value of a number."""
    value = game.field_value(field.rstrip("?"), 0)
    kind = "string[]" if isinstance(value, list | tuple) else "string" if isinstance(value, str) else "number"
    return f"{field.rstrip('?')}: {kind}{' | null' * field.endswith('?')}"


def source(name: str) -> ModuleType:
    """That module as it is written: compiled it would not know what its fields are made of."""
    spec = spec_from_file_location(f"source of {name}", ROOT / (name.replace(".", "/") + ".py"))
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def game_types(name: str) -> str:
    game = game_named(name)
    view = get_type_hints(source(f"nemeton.games.{name}.view").view)["return"]
    events = []
    for form in game.events:
        fields = [f"name: '{form.name}'", *(value_type(game, field) for field in form.fields)]
        events.append(f"| {{ {'; '.join(fields)} }}")
    kind = f"{view.__name__.removesuffix('View')}Event"
    union = [f"export type {kind} = {{ number: number }} & (", *filled(events, " "), ")"]
    return page(f"nemeton/games/{name}", [*interfaces([view]), *union])


def page(source: str, blocks: list[str]) -> str:
    return f"// Written by tools/client_types.py from {source}.\n" + "\n".join(blocks) + "\n"


def pages() -> dict[Path, str]:
    """Every file with the text it should have. A game without a face in the client needs none."""
    faces = [name for name in names() if (SOURCES / "games" / name).is_dir()]
    described = [msgspec.json.encode(info).decode() for info in about.described() if info.name in faces]
    return {
        SOURCES / "wire" / "server.ts": server_types(),
        SOURCES / "dev" / "games.json": "[\n" + ",\n".join(described) + "\n]\n",
    } | {SOURCES / "games" / name / "wire.ts": game_types(name) for name in faces}


if __name__ == "__main__":
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
