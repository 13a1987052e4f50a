"""A studio seen from across the street, at the hour and in the town it belongs to."""
import math
import os
import random

from materials import boards, plain, window_glass
from plants import agave, cypress, fronds, hedge, palm, potted, round_tree
from shapes import arch, box, circle, cylinder, lathe, rect, stand, text, upright_disc, wall
from stage import camera, sky, soft_light, sun

FONT = os.path.join(os.path.dirname(__file__), "..", "..", "fonts", "outfit-500.ttf")

PAINTS = {
    "terracotta": dict(wall="#d98f66", base="#a85238", trim="#f0d6b4", door="#5c2226", awning="#7a2232"),
    "ivory": dict(wall="#efdcc0", base="#d8b48a", trim="#c8452a", door="#7a3a2a", awning="#c8452a"),
    "blush": dict(wall="#e6ac94", base="#c97a62", trim="#f6e4cc", door="#2f4a3e", awning="#2f4a3e"),
    "lagoon": dict(wall="#e9cfa8", base="#2a6466", trim="#f6e8d0", door="#1f4a4c", awning="#2a6466"),
    "coral": dict(wall="#e08a6e", base="#c05a48", trim="#fbeedd", door="#4a1220", awning="#fbeedd"),
    "sage": dict(wall="#c3c4a0", base="#8f9a78", trim="#f6ead2", door="#4a3a2a", awning="#c8452a"),
    "wine": dict(wall="#96483f", base="#5c2226", trim="#f3d9b1", door="#2a1216", awning="#ffb25e"),
    "chalk": dict(wall="#f4ebdc", base="#e3cfb0", trim="#e0a878", door="#8a4a30", awning="#d9775a"),
}
HOURS = {
    "morning": dict(stops=[(0, "#fff3dc"), (0.15, "#ffe6c8"), (0.4, "#f3d3c0"), (0.75, "#b8c0cc"), (1, "#8aa4c0")], sun="#ffe2bc", power=9.0, glow=3.0, rooms=90),
    "golden": dict(stops=[(0, "#ffe0b0"), (0.12, "#ffc890"), (0.35, "#f7a482"), (0.7, "#b97a8e"), (1, "#6f628e")], sun="#ffc08a", power=9.5, glow=5.0, rooms=150),
    "rose": dict(stops=[(0, "#ffd9b8"), (0.15, "#ffbda0"), (0.4, "#ea9690"), (0.75, "#94749e"), (1, "#56527e")], sun="#ffb890", power=8.0, glow=6.0, rooms=190),
    "dusk": dict(stops=[(0, "#ffc48a"), (0.12, "#f49a78"), (0.35, "#b5687e"), (0.7, "#5c4a78"), (1, "#2f2f58")], sun="#ff9a68", power=3.4, glow=9.0, rooms=330),
}
WIDTH, ROOM, SIGN_Y = 13.0, 4.2, -0.03
HEIGHTS = {"arcade": 5.6, "deco": 6.2, "pavilion": 4.6, "gable": 5.0, "loft": 7.4, "mission": 6.0}
VIEWS = {
    "left": ((-4.6, -13.5, 1.75), (0.2, 0, 2.35)),
    "front": ((0, -15, 1.7), (0, 0, 2.5)),
    "right": ((7.2, -12.0, 1.7), (-0.6, 0, 2.3)),
}


def openings(kind):
    if kind == "arcade":
        return [arch(-4.8 + i * 2.4, 1.85, 0.0 if i == 2 else 0.35, 3.55 if i == 2 else 3.2) for i in range(5)]
    if kind == "deco":
        return [rect(-5.6, -1.5, 0.5, 3.4), arch(0, 2.0, 0, 3.6, flat=0.6), rect(1.5, 5.6, 0.5, 3.4)]
    if kind == "pavilion":
        return [rect(-5.9, -1.2, 0.15, 3.3), rect(-0.95, 0.95, 0, 3.3), rect(1.2, 5.9, 0.15, 3.3)]
    if kind == "loft":
        ground = [rect(-5.8 + i * 2.4, -3.9 + i * 2.4, 0.0 if i == 2 else 0.45, 3.2) for i in range(5)]
        return ground + [arch(-4.85 + i * 2.4, 1.5, 4.35, 2.0, flat=0.35) for i in range(5)]
    if kind == "mission":
        return [arch(-4.4, 2.2, 0.3, 3.1), arch(0, 2.6, 0, 3.9), arch(4.4, 2.2, 0.3, 3.1)]
    return [circle(-3.6, 2.0, 1.45), arch(0, 2.1, 0, 3.3), circle(3.6, 2.0, 1.45)]


def outline(kind):
    half, height = WIDTH / 2, HEIGHTS[kind]
    if kind == "deco":
        steps = [(half, height - 1.2), (half - 1.2, height - 1.2), (half - 1.2, height - 0.7), (2.6, height - 0.7), (2.6, height)]
        return [(-half, 0), (half, 0)] + steps + [(-x, y) for x, y in reversed(steps)]
    if kind == "gable":
        crown = [(half * math.cos(t * math.pi / 40), height - 1.0 + 1.5 * math.sin(t * math.pi / 40)) for t in range(1, 40)]
        return [(-half, 0), (half, 0), (half, height - 1.0)] + crown + [(-half, height - 1.0)]
    if kind == "mission":
        bell = [(2.4 * math.cos(t * math.pi / 24), height - 1.2 + 1.5 * math.sin(t * math.pi / 24)) for t in range(25)]
        return [(-half, 0), (half, 0), (half, height - 1.7), (2.9, height - 1.7), (2.9, height - 1.2)] + bell + [(-2.9, height - 1.2), (-2.9, height - 1.7), (-half, height - 1.7)]
    return rect(-half, half, 0, height)


def glow_inside(rng, paint, hour, surface):
    """The warm room behind the glass, with the sun disc on its far wall."""
    half = WIDTH / 2
    plaster = plain("inner wall", "#f0b67c", 0.9)
    box("inner floor", -half + 0.3, half - 0.3, 0.4, 6, -0.02, 0.06, boards("oak", "#8a5a3a", 0.4))
    box("inner back", -half, half, 6, 6.2, 0, ROOM, plain("inner back", "#b4583a", 0.9))
    box("inner ceiling", -half, half, 0.4, 6.2, 4.1, 4.2, plaster)
    for side in (-1, 1):
        box("inner side", *sorted((side * half, side * (half - 0.1))), 0.4, 6.2, 0, ROOM, plaster)
        box("outer side", *sorted((side * half, side * (half + 0.02))), 0.4, 6.2, 0, ROOM, surface)
    upright_disc("sun", 1.0, plain("glow", "#ffb060", 0.5, emit=hour["glow"]), (0, 5.95, 2.0), 0.03)
    for i in range(4):
        x = -4.5 + i * 3
        soft_light((x, 3, 4.05), (x, 3, 0), 1.6, hour["rooms"], "#ffb878")
    leaf, clay = plain("leaf inside", "#46603f", 0.5), plain("pot inside", paint["trim"], 0.8)
    for i in range(5):
        potted((-5 + i * 2.4 + rng.uniform(-0.4, 0.4), rng.uniform(4.3, 5.3), 0.06), rng, leaf, clay, 1.3, 0.22)


def frames(kind, holes, door, trim):
    for hole in holes:
        xs, zs = [x for x, _ in hole], [z for _, z in hole]
        left, right, low, high = min(xs), max(xs), min(zs), max(zs)
        cx, cz = (left + right) / 2, (low + high) / 2
        inner = [((x - cx) * 0.955 + cx, (z - cz) * 0.955 + cz) for x, z in hole]
        stand(wall("frame", hole, [inner], 0.12, door, 0.01), (0, 0.38, 0))
        panes = max(1, round((right - left) / (0.7 if kind == "loft" else 1.2)))
        for i in range(1, panes):
            x = left + i * (right - left) / panes
            box("mullion", x - 0.02, x + 0.02, 0.35, 0.41, low, high - 0.12, door)
        if kind in ("arcade", "loft") and high < 4.2:
            box("transom", left + 0.04, right - 0.04, 0.35, 0.41, 2.35, 2.39, door)
        if low > 0.2 and kind != "gable":
            box("sill", left - 0.08, right + 0.08, -0.06, 0.2, low - 0.07, low, trim, 0.01)


def ornament(kind, paint, trim):
    half, height = WIDTH / 2, HEIGHTS[kind]
    if kind != "arcade":
        box("plinth", -half - 0.02, half + 0.02, -0.06, 0.02, 0, 0.32, plain("plinth", paint["base"], 0.9, 0.15, bump=0.08, bump_scale=9), 0.01)
    if kind == "pavilion":
        box("roof", -half - 1.2, half + 1.2, -2.2, 6.6, height - 0.25, height + 0.1, trim, 0.03)
        for x in (-half - 0.6, -2.2, 2.2, half + 0.6):
            cylinder("column", 0.12, height - 0.25, trim, location=(x, -1.8, 0))
    if kind in ("arcade", "loft"):
        box("cornice", -half - 0.15, half + 0.15, -0.15, 0.6, height - 0.12, height + 0.12, trim, 0.03)
        box("band", -half, half, -0.04, 0.1, 3.3 if kind == "loft" else 4.02, 3.38 if kind == "loft" else 4.1, trim, 0.01)
    if kind == "deco":
        for i in range(3):
            x = -1.16 + i * 1.1
            box("fin", x - 0.06, x + 0.06, -0.22, 0.1, 3.75, height + 0.25 if i == 1 else height - 0.1, trim, 0.02)
        for x0, x1 in ((-half + 0.5, -1.2), (1.2, half - 0.5)):
            box("eyebrow", x0, x1, -0.7, 0.1, 3.55, 3.68, trim, 0.03)
    if kind == "mission":
        tile = plain("tile", "#b4583a", 0.8, bump=0.2, bump_scale=14)
        for x0, x1 in ((-half - 0.2, -2.9), (2.9, half + 0.2)):
            box("eave", x0, x1, -0.45, 0.6, height - 1.75, height - 1.58, tile, 0.03)
        upright_disc("oculus", 0.5, plain("oculus", "#ffb060", 0.6, emit=2.2), (0, -0.02, height - 1.15 + 0.35), 0.06)


def sign(kind, name, city, paint, trim, door):
    """The name where no palm hides it: the planting plan leaves this spot free."""
    half = WIDTH / 2
    height = {"arcade": 4.72, "deco": 4.55, "pavilion": 3.92, "gable": 4.35, "loft": 3.84, "mission": 4.25}[kind]
    x = -3.9 if kind == "deco" else 0
    ink = trim if paint is PAINTS["wine"] else door
    size = 0.5 if kind == "mission" else 0.62 if kind == "loft" else 0.56
    stand(text(name, size, ink, FONT, 0.03, 1.25), (x, SIGN_Y, height))
    if kind not in ("pavilion", "loft", "mission"):
        stand(text(city.upper(), 0.17, ink, FONT, 0.012, 1.6), (x, SIGN_Y + 0.01, height - 0.46))
    blade = upright_disc("blade sign", 0.42, plain("blade", "#ffb060", 0.6, emit=2.5), (half - 0.35, -0.62, 3.0), 0.08, math.pi / 2)
    box("bracket", half - 0.34, half - 0.30, -0.62, 0.0, 3.40, 3.43, plain("brass", "#c99a52", 0.3, 0.5, metal=1))
    return blade


def facade(rng, kind, paint, hour, name, city):
    trim, door = plain("trim", paint["trim"], 0.85), plain("door", paint["door"], 0.5, 0.4)
    surface = plain("facade", paint["wall"], 0.92, 0.15, bump=0.3 if kind == "loft" else 0.12, bump_scale=30 if kind == "loft" else 7, vary=0.06, vary_scale=0.8)
    half, height, holes = WIDTH / 2, HEIGHTS[kind], openings(kind)
    glow_inside(rng, paint, hour, surface)
    if kind == "loft":
        box("upper room", -half + 0.2, half - 0.2, 0.6, 3, 4.2, height - 0.2, plain("upper room", "#e0935c", 0.9, emit=hour["glow"] * 0.09))
    stand(wall("facade", outline(kind), holes, 0.5, surface, 0.03), (0, 0.25, 0))
    frames(kind, holes, door, trim)
    box("glass", -half + 0.4, half - 0.4, 0.375, 0.38, 0.05, 4, window_glass("glass"))
    ornament(kind, paint, trim)
    sign(kind, name, city, paint, trim, door)


def pavement():
    joint = plain("joint", "#8f6a52", 0.9)
    box("pavement", -40, 40, -3.4, 0.6, -0.12, 0, plain("pavement", "#d3a986", 0.9, bump=0.05, bump_scale=12, vary=0.06), 0.01)
    for i in range(-20, 20):
        box("joint", i * 1.5 - 0.006, i * 1.5 + 0.006, -3.4, 0, -0.001, 0.0015, joint)
    box("kerb", -40, 40, -3.65, -3.4, -0.16, 0, plain("kerb", "#e0c2a0", 0.9), 0.02)
    box("road", -40, 40, -30, -3.65, -0.3, -0.14, plain("road", "#6d5048", 0.8, 0.3, bump=0.15, bump_scale=60, vary=0.08))
    for i in range(-8, 8):
        box("lane", i * 3.6, i * 3.6 + 1.8, -7.1, -6.98, -0.139, -0.137, plain("lane", "#e8c9a0", 0.9))


def neighbour(rng, side, height, awning):
    width = rng.uniform(7, 10)
    left = min(side * 6.5, side * (6.5 + width))
    right = left + width
    paint = plain("neighbour", rng.choice(["#e0b48c", "#cf8f70", "#e8cdae", "#c9745a", "#dcbfa6"]), 0.92, bump=0.08, bump_scale=8)
    floors = max(1, int((height - 3) / 2.6))
    windows = [
        rect(1 + i * 2.3, 2.4 + i * 2.3, 3.4 + f * 2.6, 4.9 + f * 2.6)
        for i in range(int(width / 2.4))
        for f in range(floors)
        if 4.9 + f * 2.6 < height - 0.5
    ]
    stand(wall("neighbour", rect(0, width, 0, height), windows + [rect(1, width - 1, 0.4, 2.6)], 0.4, paint, 0.02), (left + 0.02 * side, 0.5, 0))
    box("neighbour inside", left, right, 0.8, 6, 0, height - 0.05, plain("dark", "#4a2a28", 0.4))
    box("neighbour cornice", left - 0.1, right + 0.1, 0.15, 0.9, height - 0.1, height + 0.12, plain("pale", "#f0dcc0", 0.9), 0.02)
    box("awning", left + 0.7, right - 0.7, -0.9, 0.3, 2.75, 2.82, plain("awning", awning, 0.8))


def skyline(rng):
    """Towers a few blocks behind, hazy with distance."""
    for _ in range(9):
        x, y, height = rng.uniform(-34, 34), rng.uniform(24, 46), rng.uniform(14, 30)
        w = rng.uniform(4, 7)
        tower = plain("tower", rng.choice(["#d8a78c", "#c98f84", "#e2bd9c", "#b98a90"]), 0.9)
        floors = [rect(-w / 2 + 0.4, w / 2 - 0.4, 1 + f * 1.6, 1.9 + f * 1.6) for f in range(int(height / 1.6) - 1)]
        stand(wall("tower", rect(-w / 2, w / 2, 0, height), floors, 0.4, tower, 0.02), (x, y, 0))
        box("tower inside", x - w / 2 + 0.1, x + w / 2 - 0.1, y + 0.3, y + 4, 0, height - 0.1, plain("tower glass", "#8a5a62", 0.3))


def surroundings(rng, town, paint, leaf, bark):
    if town == "downtown":
        for side in (-1, 1):
            neighbour(rng, side, rng.uniform(8.5, 13), paint["awning"])
        skyline(rng)
    elif town == "beach":
        for side in (-1, 1):
            neighbour(rng, side, rng.uniform(3.6, 4.8), paint["awning"])
        box("sea", -200, 200, 60, 500, -0.4, -0.1, plain("sea", "#5f9a9a", 0.2, 0.5))
    else:
        lawn = plain("lawn", "#98a268", 0.95, vary=0.14, bump=0.25, bump_scale=40)
        box("lawn", -60, 60, 0.55, 80, -0.2, -0.02, lawn)
        for side in (-1, 1):
            hedge(*sorted((side * 7.2, side * 14)), 0.6, 0.9, plain("hedge", "#56703f", 0.8))
            box("verge", *sorted((side * 7.0, side * 40)), -2.2, 0.1, -0.01, 0.012, lawn)
        if town == "lakes":
            box("lake", -80, 80, 16, 70, -0.3, 0.0, plain("lake", "#7aa2a4", 0.08, 0.6, bump=0.1, bump_scale=1.5))
        for x, y, size in ((-13, 8, 6), (-18, 13, 7.5), (14, 9, 6.6), (19, 14, 7), (-9.5, 4.5, 4.6), (10.5, 5, 5)):
            round_tree((x + rng.uniform(-1, 1), y, 0), size * rng.uniform(0.9, 1.1), rng, leaf, bark)


def planting(rng, town, kind, leaf, bark, trim):
    leaves = fronds(leaf, rng, 2.2)
    street = {
        "beach": [(-8.4, -2.6, 6.2), (-6.9, -2.9, 4.6), (6.6, -2.6, 6.9), (8.2, -2.3, 5.2), (-13, -2.5, 6), (11.5, -2.6, 6.4)],
        "downtown": [(-8.2, -2.6, 6.4), (7.4, -2.6, 6.9), (-13, -2.5, 6)],
        "suburb": [(-8.6, -2.4, 5.6), (8.4, -2.4, 6.0)],
        "lakes": [(-9.2, -2.2, 5.2)],
    }[town]
    behind = [] if town == "downtown" else [(3.0, 12, 9), (-5, 14, 10.5), (12, 10, 8.5), (-15, 10, 9)]
    for x, y, height in street + behind:
        palm((x, y, 0), height * rng.uniform(0.92, 1.1), rng, leaves, bark, 22, rng.uniform(0.2, 0.9), 0.15)
        if y < 0:
            box("bed", x - 0.6, x + 0.6, -3.2, -2.1, -0.01, 0.006, plain("soil", "#6b4634", 0.95))
    if town == "lakes":
        for x in (-6.9, 6.9):
            cypress((x, -0.9, 0), 4.2, rng, plain("cypress", "#3f5638", 0.7))
    blue = plain("agave", "#7d9478", 0.6)
    planter = plain("planter", trim, 0.85)
    spots = (-5.6, -1.9, 1.9, 5.3) if kind != "loft" else (-1.7, 1.7)
    for x in spots:
        lathe("planter", [(0, 0), (0.34, 0), (0.4, 0.05), (0.44, 0.5), (0.4, 0.52), (0.36, 0.45), (0, 0.45)], planter, location=(x, -0.62, 0))
        agave((x, -0.62, 0.42), blue, 24, 0.62)
    box("bench", 2.6, 4.4, -0.75, -0.35, 0.38, 0.46, plain("bench", "#8a4a30", 0.6), 0.02)
    for x in (2.75, 4.15):
        box("bench leg", x, x + 0.08, -0.72, -0.38, 0, 0.38, plain("iron", "#2a1c1a", 0.5))


def build(seed, city, kind="arcade", paint="terracotta", hour="golden", town="suburb", view="left", name="heliora", sun_from=-122, sun_height=17):
    rng, colours, light = random.Random(seed), PAINTS[paint], HOURS[hour]
    facade(rng, kind, colours, light, name, city)
    pavement()
    leaf = plain("leaf", "#4a6340", 0.55, 0.3, vary=0.25, vary_scale=1.5)
    bark = plain("bark", "#8a6a50", 0.9, vary=0.2)
    surroundings(rng, town, colours, leaf, bark)
    planting(rng, town, kind, leaf, bark, colours["trim"])
    sky(light["stops"], 1.25 if hour != "dusk" else 0.7)
    sun(sun_from, sun_height, light["power"], light["sun"], 0.9)
    camera(*VIEWS[view], 29, shift=(0, 0.105))
