"""The heated room: boards, mirrors or bare wall to the left, windows to the right, the sun disc ahead."""
import math
import random

from materials import boards, plain
from people import person
from plants import fronds, palm, potted
from poses import POSES
from props import block, bolster, candle, dumbbell, yoga_mat
from shapes import arch, box, circle, floorboards, rect, stand, upright_disc, wall
from stage import aim, camera, sky, sun

THEMES = {
    "daylight": dict(wall="#ead6bd", accent="#b4523a", floor="#a57c58", mats=["#7a2232", "#c8452a", "#d9a05a"], trim="#6e3b26", leaf="#3f5a3a", sky="noon"),
    "terracotta": dict(wall="#e8ccae", accent="#bf6242", floor="#9a6a45", mats=["#7a2232", "#c8452a", "#d9a05a"], trim="#6e3b26", leaf="#3f5a3a", sky="warm"),
    "sand": dict(wall="#e9d6ba", accent="#cf9a6a", floor="#b98d62", mats=["#2f4a3e", "#8a3a2a", "#e0b070"], trim="#8a6a4a", leaf="#4a6340", sky="noon"),
    "rosewood": dict(wall="#cf9a86", accent="#6e2636", floor="#6e4430", mats=["#e0a050", "#d9775a", "#4d1526"], trim="#4a1d22", leaf="#33503a", sky="rose"),
    "lagoon": dict(wall="#dccbae", accent="#2a6466", floor="#a67b52", mats=["#c8452a", "#e0a050", "#1f5a5c"], trim="#1f4a4c", leaf="#3a5f45", sky="noon"),
    "palm": dict(wall="#e2d6b8", accent="#4f6a4a", floor="#a88258", mats=["#2f4a3e", "#c8452a", "#e8cfa0"], trim="#4a3a2a", leaf="#3f5a3a", sky="noon"),
    "blush": dict(wall="#f0cdb8", accent="#d98f78", floor="#b98a6a", mats=["#7a2232", "#f0e2cd", "#c8452a"], trim="#8a4a3a", leaf="#46603f", sky="rose"),
    "marigold": dict(wall="#efd9b4", accent="#d9902f", floor="#9a6a45", mats=["#7a2232", "#2f4a3e", "#f0e2cd"], trim="#6e3b26", leaf="#3f5a3a", sky="warm"),
    "plum": dict(wall="#d8b0a2", accent="#5c2340", floor="#7a5238", mats=["#e0902a", "#c8452a", "#f0e2cd"], trim="#3a1626", leaf="#3a5540", sky="rose"),
}
SKIES = {
    "noon": [(0, "#ffe9cf"), (0.25, "#ffdcc0"), (0.6, "#f3c4b4"), (1, "#b9a0b8")],
    "warm": [(0, "#ffdfb4"), (0.25, "#ffcc9e"), (0.6, "#f2ab8c"), (1, "#b5849a")],
    "rose": [(0, "#ffd2b0"), (0.3, "#f9b598"), (0.7, "#cf8a94"), (1, "#7d6492")],
}
HALF, DEPTH, HEIGHT = 5.2, 10.0, 4.0
VIEWS = {
    "class": dict(location=(-0.5, -3.1, 1.5), target=(0.35, 8, 1.25), lens=25),
    "room": dict(location=(-0.9, -4.2, 1.55), target=(0.35, 8, 1.35), lens=24),
    "corner": dict(location=(-3.9, 1.2, 1.35), target=(HALF, 6.2, 1.25), lens=26),
    "mirror": dict(location=(3.6, -1.5, 1.5), target=(-HALF, 5.2, 1.4), lens=28),
    "detail": dict(location=(1.9, 4.1, 0.62), target=(0.1, 7.8, 0.18), lens=50, fstop=2.2, focus=3.1),
}


def openings(windows):
    if windows == "arches":
        return [arch(-4.2 + i * 2.6, 1.75, 0.35, 2.95) for i in range(6)]
    if windows == "tall":
        return [rect(-5 + i * 1.9, -5 + i * 1.9 + 1.25, 0.2, 3.4) for i in range(8)]
    if windows == "round":
        return [circle(-3.4 + i * 3.3, 1.95, 1.25) for i in range(4)]
    return [rect(-5.4, 9.4, 1.0, 3.2)]


def shell_of_room(theme, windows, kind, mirrors, rng):
    plaster = plain("plaster", theme["wall"], 0.92, 0.15, bump=0.10, bump_scale=9, vary=0.06, vary_scale=1.2)
    accent = plain("accent", theme["accent"], 0.9, 0.15, bump=0.12, bump_scale=9, vary=0.08, vary_scale=1.2)
    trim, brass = plain("trim", theme["trim"], 0.5, 0.4), plain("brass", "#c99a52", 0.28, 0.5, metal=1)
    quarter = math.pi / 2
    floorboards(-HALF, HALF, -6, DEPTH, boards("oak", theme["floor"], 0.30, 0.14), rng=rng)
    box("ceiling", -HALF - 0.3, HALF + 0.6, -6.3, DEPTH + 0.6, HEIGHT, HEIGHT + 0.3, plain("ceiling", theme["wall"], 0.95, 0.1))
    side = rect(-6, DEPTH + 0.1, -0.1, HEIGHT + 0.1)
    stand(wall("window wall", side, openings(windows), 0.36, plaster), (HALF + 0.18, 0, 0), quarter)
    if windows in ("ribbon", "tall"):
        for i in range(18):
            box("mullion", HALF + 0.1, HALF + 0.16, -5.4 + i * 0.9, -5.36 + i * 0.9, 0.2, 3.3, trim)
    has_disc = kind != "fiit"
    hole = [circle(0, 2.15, 1.28)] if has_disc else []
    stand(wall("accent wall", rect(-HALF - 0.3, HALF + 0.3, -0.1, HEIGHT + 0.1), hole, 0.4, accent), (0, DEPTH + 0.2, 0))
    if has_disc:
        upright_disc("sun", 1.29, plain("sun", "#ffb56a", 0.6, emit=7), (0, DEPTH + 0.36, 2.15))
    else:
        for i in range(5):
            box("tube", -3.2 + i * 1.6, -3.16 + i * 1.6, DEPTH - 0.06, DEPTH - 0.02, 0.5, 3.4, plain("tube", "#ff8a4a", 0.5, emit=14))
    stand(wall("mirror wall", side, [], 0.3, plaster), (-HALF - 0.15, 0, 0), quarter)
    if mirrors:
        glass = plain("mirror", "#f2e3d2", 0.02, 0.5, metal=1)
        for i in range(5):
            at = (-HALF + 0.02, -3.3 + i * 2.55, 0)
            stand(wall("mirror", arch(0, 2.0, 0.12, 3.1), [], 0.03, glass, 0.004), at, quarter)
            stand(wall("mirror frame", arch(0, 2.09, 0.08, 3.185), [arch(0, 1.99, 0.13, 3.09)], 0.05, brass, 0.006), at, quarter)
    box("skirting", -HALF, HALF, DEPTH - 0.03, DEPTH + 0.01, 0, 0.14, trim)
    box("skirting", -HALF, -HALF + 0.025, -6, DEPTH, 0, 0.09, trim)
    box("ledge", -HALF + 0.6, HALF - 0.6, DEPTH - 0.62, DEPTH - 0.12, 0, 0.26, plain("ledge", theme["wall"], 0.85), 0.02)
    return brass


def furnish(theme, rng, heat):
    leaf = plain("house leaf", theme["leaf"], 0.5, 0.35, vary=0.2, vary_scale=2)
    potted((-HALF + 0.8, DEPTH - 0.9, 0), rng, leaf, plain("pale pot", "#efe0c8", 0.8), 1.9, 0.3)
    potted((HALF - 0.85, DEPTH - 0.8, 0), rng, leaf, plain("clay pot", theme["accent"], 0.8, bump=0.05, bump_scale=30), 1.6, 0.27)
    wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=12)
    for i in range(3):
        candle((-0.9 + i * 0.16 + rng.uniform(-0.03, 0.03), DEPTH - 0.38, 0.26), wax, flame, 0.07 + 0.05 * rng.random())
    body, element = plain("heater", "#2a1d1a", 0.5), plain("element", "#ff6a2a", 0.5, emit=heat)
    for i in range(4):
        y = -2.6 + i * 2.9
        box("heater", -1.7, 1.7, y - 0.11, y + 0.11, HEIGHT - 0.16, HEIGHT - 0.07, body, 0.01)
        box("element", -1.62, 1.62, y - 0.035, y + 0.035, HEIGHT - 0.172, HEIGHT - 0.158, element)


def lay_mats(theme, kind, rng, brass, across, rows, columns):
    """`across` lays the mats along the room's width, as a class in warrior stands."""
    materials = [plain(f"mat {i}", color, 0.85, 0.2, bump=0.04, bump_scale=300) for i, color in enumerate(theme["mats"])]
    cork, rubber = plain("cork", "#e8d2b0", 0.9), plain("rubber", "#1d1718", 0.6)
    gap_x, gap_y, shift = (2.5, 2.0, 1.25) if across else (1.75, 2.45, 0.0)
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * gap_x + (shift if row % 2 else 0)
            y = DEPTH - 2.7 - row * gap_y
            yoga_mat((x, y, 0), (math.pi / 2 if across else 0) + rng.uniform(-0.02, 0.02), materials[(column + row * 2) % 3])
            if kind == "flow" and rng.random() < 0.8:
                block((x - 1.05, y + 0.42, 0) if across else (x + 0.45, y + 0.75, 0), rng.uniform(-0.3, 0.3), cork)
            if kind == "restore":
                color = rng.choice([*theme["mats"], "#efe0c8"])
                bolster((x, y + 0.55, 0.007), math.pi / 2, plain("bolster", color, 0.9))
            if kind == "fiit":
                for offset in (0.5, 0.66):
                    dumbbell((x + offset, y + 0.2, 0), rng.uniform(-0.2, 0.2), rubber, brass)


def garden(theme, rng):
    leaf, bark = plain("leaf", theme["leaf"], 0.55, 0.3, vary=0.25, vary_scale=1.5), plain("bark", "#7d5a40", 0.9, vary=0.2)
    leaves = fronds(leaf, rng, 2.3)
    for x, y in ((3.6, -3.6), (3.4, 2.2), (3.8, 8.4), (9, 3), (12, 9)):
        palm((HALF + x, y, -0.5), rng.uniform(2.6, 3.6), rng, leaves, bark, 18, rng.uniform(0.3, 1.1))
    box("ground", HALF + 0.4, HALF + 60, -40, 50, -0.4, -0.3, plain("ground", "#caa678", 0.95))


def build(seed=1, theme="terracotta", windows="arches", kind="flow", mirrors=True, across=False, rows=3, columns=4, heat=12, people=(), sun_from=14, sun_height=33):
    rng, colours = random.Random(seed), THEMES[theme]
    brass = shell_of_room(colours, windows, kind, mirrors, rng)
    furnish(colours, rng, heat)
    lay_mats(colours, kind, rng, brass, across, rows, columns)
    garden(colours, rng)
    sky(SKIES[colours["sky"]], 3.0)
    sun(sun_from, sun_height, 82, "#ffe2c4", 0.55)
    for i, figure in enumerate(people):
        human = person(f"person {i}", **figure["who"])
        human.pose(POSES[figure["pose"]])
        human.place((*figure["at"], 0), figure.get("turn", 0), 0.007)
    return camera((0, -4, 1.5), (0, 8, 1.3))


def frame(eye, view=None, location=None, target=None, lens=None, fstop=None, focus=None):
    shot = {**(VIEWS[view] if view else {}), **{k: v for k, v in dict(location=location, target=target, lens=lens).items() if v}}
    eye.location = shot["location"]
    aim(eye, shot["target"])
    eye.data.lens = shot["lens"]
    eye.data.dof.use_dof = "fstop" in shot
    if "fstop" in shot:
        eye.data.dof.aperture_fstop, eye.data.dof.focus_distance = shot["fstop"], shot["focus"]
