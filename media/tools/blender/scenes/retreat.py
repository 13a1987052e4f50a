"""A deck over the sea at first light: three figures, a pergola, the sun on the horizon."""
import math
import random

from materials import boards, plain
from people import person
from plants import agave, fronds, palm, potted
from poses import POSES
from props import candle, towels, yoga_mat
from shapes import arch, box, cylinder, floorboards, lathe, mesh, stand, upright_disc, wall
from stage import aim, camera, sky, soft_light, sun

PLACES = {
    "tulum": dict(stops=[(0, "#ffcf8a"), (0.13, "#ffbf80"), (0.3, "#f79a78"), (0.6, "#c9788a"), (1, "#6a5a8a")], sea="#3f8f96", sun="#ffb25e", deck="#9a6a4a", sun_at=(18, 44)),
    "cabo": dict(stops=[(0, "#ffe0b0"), (0.13, "#ffcfa0"), (0.3, "#f3b096"), (0.6, "#b09ab0"), (1, "#6f86a8")], sea="#4f8fa6", sun="#ffd08a", deck="#b98d68", sun_at=(-70, 40)),
}
GUESTS = [
    dict(skin="bronze", hair="ink", style="bun", top="tank", cloth="ivory", bottom_cloth="wine"),
    dict(skin="sand", hair="copper", style="pony", top="tank", cloth="palm", bottom_cloth="palm"),
    dict(skin="umber", hair="ink", style="afro", top="tank", cloth="marigold", bottom_cloth="plum"),
]


def curtain(x, y, material):
    """Gathered voile, tied at half height."""
    vertices, faces, folds, rows = [], [], 40, 18
    for j in range(rows + 1):
        t = j / rows
        gather = 1 - 0.55 * math.exp(-((t - 0.55) / 0.16) ** 2)
        for i in range(folds + 1):
            u = i / folds - 0.5
            vertices.append((x + u * 0.75 * gather, y + 0.05 * math.sin(i * 1.9) * gather, 3.85 - 3.3 * t))
    for j in range(rows):
        for i in range(folds):
            k = j * (folds + 1) + i
            faces.append((k, k + 1, k + folds + 2, k + folds + 1))
    mesh("curtain", vertices, faces, material, smooth=True)


def pergola():
    wood, voile = plain("pergola", "#8a5a3e", 0.7), plain("voile", "#f6e4cc", 0.9, sheen=0.5)
    for x in (-3.9, 3.9):
        for y in (-0.9, 1.6, 4.3):
            cylinder("post", 0.09, 3.4, wood, 24, (x, y, 0.5))
    for y in (-0.9, 4.3):
        box("beam", -4.4, 4.4, y - 0.07, y + 0.07, 3.85, 4.02, wood, 0.02)
    for i in range(17):
        box("slat", -4.3 + i * 0.53, -4.24 + i * 0.53, -1.3, 4.7, 4.02, 4.16, wood, 0.01)
    for x in (-3.75, 3.75):
        for y in (-0.9, 4.25):
            curtain(x, y, voile)


def headland(rng):
    """Land's End: cliffs in the sea with an arch worn through them, cactus and agave on the dunes."""
    rock = plain("rock", "#b98a6c", 0.95, 0.1, bump=0.6, bump_scale=3, vary=0.18, vary_scale=0.5)
    for x, y, width, height, gate in ((-26, 62, 30, 15, True), (-58, 86, 44, 22, False), (46, 110, 60, 12, False)):
        steps = 26
        ridge = [(-width / 2 + width * i / steps, height * (0.35 + 0.65 * math.sin(math.pi * (0.12 + 0.8 * i / steps))) * rng.uniform(0.86, 1.1)) for i in range(steps, -1, -1)]
        outline = [(-width / 2, -1), (width / 2, -1), *ridge]
        hole = [arch(width * 0.2, 7.5, -0.8, 9.5)] if gate else []
        stand(wall("cliff", outline, hole, 7, rock, 0.3), (x, y, 0))
    green = plain("cactus", "#5f7550", 0.75, vary=0.15)
    for x, y, height in ((-6.4, 5.2, 3.6), (-7.6, 7.4, 5.0), (7.2, 6.0, 4.4), (9.6, 8.8, 3.2), (-11.5, 9, 4.2), (13, 9.5, 5.4)):
        lathe("cactus", [(0, 0), (0.2, 0), (0.24, height * 0.5), (0.2, height - 0.2), (0.1, height - 0.04), (0, height)], green, location=(x, y, -0.2))
        for side, low in ((-1, 0.42), (1, 0.55)):
            lathe("arm", [(0, 0), (0.13, 0), (0.14, height * 0.25), (0.06, height * 0.33), (0, height * 0.34)], green, location=(x + side * 0.46, y, height * low))
            box("elbow", *sorted((x, x + side * 0.52)), y - 0.11, y + 0.11, height * low - 0.16, height * low + 0.08, green, 0.09)
    blue = plain("agave", "#7d9478", 0.6)
    for x, y in ((-5.2, 3.6), (5.3, 4.2), (-5.6, 1.2), (5.8, 1.8)):
        agave((x, y, -0.1), blue, 22, 0.9)


def palms(rng, leaf):
    bark = plain("bark", "#7d5a40", 0.9)
    leaves = fronds(leaf, rng, 2.5)
    for x, y, height in ((-7.2, 6, 6.2), (-9.5, 9, 7.4), (7.6, 5, 7), (10.5, 9, 6), (-13, 8, 6.6), (14.5, 10, 7.5)):
        palm((x, y, -0.2), height, rng, leaves, bark, 22, 1.4)


def build(seed=3, place="tulum", guests=3, pose="lotus"):
    rng, look = random.Random(seed), PLACES[place]
    floorboards(-4.2, 4.2, -7, 4.6, boards("deck", look["deck"], 0.55, 0.18), 0.16, 2.4, rng, 0.5)
    box("deck body", -4.2, 4.2, -7, 4.6, 0.1, 0.48, plain("deck body", "#6a4230", 0.8))
    if place != "cabo":
        pergola()
    box("sea", -400, 400, 7, 900, -1, -0.35, plain("sea", look["sea"], 0.22, 0.5, bump=0.35, bump_scale=1.1))
    box("sand", -60, 60, -30, 11, -0.8, -0.12, plain("sand", "#ecd0a4", 0.95, bump=0.25, bump_scale=4, vary=0.06), 0.05)
    upright_disc("sun", 30, plain("sun", look["sun"], 0.6, emit=9), (look["sun_at"][0], 420, look["sun_at"][1]), 0.5)
    colors = ("#7a2232", "#c8452a", "#d9a05a")
    for i, x in enumerate((-2.1, 0.0, 2.1)[:guests] if guests > 1 else (0.0,)):
        yoga_mat((x, 2.0, 0.5), 0, plain(f"mat {i}", colors[i], 0.85), 0.75, 1.9)
        human = person(f"guest {i}", **GUESTS[i])
        human.pose(POSES[pose])
        human.place((x, 2.05, 0.5), math.pi + rng.uniform(-0.08, 0.08), 0.507)
    leaf = plain("leaf", "#43593c", 0.55, 0.3, vary=0.25, vary_scale=1.5)
    if place == "cabo":
        headland(rng)
    else:
        palms(rng, leaf)
    for x in (-3.3, 3.3):
        potted((x, 0.0, 0.5), rng, leaf, plain("pot", "#b4583a", 0.85), 1.2, 0.22)
    towels((0.95, 0.75, 0.5), 0.2, plain("towel", "#f0dfc6", 0.95))
    wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=20)
    candle((-1.05, 0.9, 0.5), wax, flame, 0.12, 0.04)
    candle((-0.9, 1.0, 0.5), wax, flame, 0.08, 0.04)
    sky(look["stops"], 1.1)
    sun(87.6 if place == "tulum" else 99, 7, 5.0, "#ffb070", 1.5)
    soft_light((0, -5, 4), (0, 2, 1), 4, 160, "#ffc0a0")
    return camera((0, -5.2, 1.75), (0, 6, 1.75), 30)


def frame(eye, location, target, lens=30):
    eye.location = location
    aim(eye, target)
    eye.data.lens = lens
