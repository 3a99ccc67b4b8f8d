"""Text as a picture: letters of five by seven dots, drawn with NumPy alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

WIDE, HIGH, MARGIN = 6, 10, 6  # of a letter with the space around it, and of the picture's edge
LETTER = 5
INK, PAPER = (58, 46, 34), (246, 240, 226)
FIRST, LAST = 32, 126
# Every letter from the space on: five columns, the lowest bit on top.
DOTS = bytes.fromhex(
    "0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0005030000 001c224100 0041221c00"
    "14083e0814 08083e0808 0050300000 0808080808 0060600000 2010080402 3e5149453e 00427f4000 4261514946 2141454b31"
    "1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0814224100 1414141414"
    "0041221408 0201510906 324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a"
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e"
    "7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 3f4038403f 6314081463 0708700807 6151494543 007f414100"
    "0204081020 0041417f00 0402010204 4040404040 0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418"
    "087e090102 0c5252523e 7f08040478 00447d4000 2040443d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438"
    "7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 0c5050503c"
    "4464544c44 0008364100 00007f0000 0041360800 1008081008"
)
LIKE = {"–": "-", "—": "-", "·": ".", "◆": "*", "×": "x", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"', "→": ">"}


def plain(text: str) -> str:
    """As it can be drawn: accents are left out, signs become their likes."""
    text = "".join(LIKE.get(sign, sign) for sign in text)
    text = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return "".join(sign if FIRST <= ord(sign) <= LAST else "#" for sign in text)


def drawn(lines: Sequence[str]) -> NDArray[np.uint8]:
    """The lines in ink on paper: height, width, and three colours."""
    texts = [plain(line) for line in lines]
    width = 2 * MARGIN + WIDE * max((len(text) for text in texts), default=1)
    dots = np.zeros((2 * MARGIN + HIGH * max(1, len(texts)), width), bool)
    for row, text in enumerate(texts):
        top = MARGIN + row * HIGH
        for column, sign in enumerate(text):
            left = MARGIN + column * WIDE
            letter = DOTS[LETTER * (ord(sign) - FIRST) : LETTER * (ord(sign) - FIRST + 1)]
            for x, bits in enumerate(letter):
                for y in range(8):
                    if bits >> y & 1:
                        dots[top + y, left + x] = True
    return np.where(dots[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
