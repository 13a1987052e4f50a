"""The key visual of each kind of class: one figure, one stage, three moods."""
import math
import random

from materials import plain
from people import person
from plants import leaf_shadow, potted
from poses import POSES
from props import block, bolster, candle, cushion, dumbbell, kettlebell, yoga_mat
from shapes import arch, box, circle, cylinder, rect, sphere, stand, upright_disc, wall
from stage import aim, camera, sky, soft_light, sun

WALL_Y = 2.2
#: Who stands on the stage when the recipe names nobody else.
FIGURES = {
    "flow": dict(skin="honey", hair="espresso", style="bun", top="bra", cloth="ivory", bottom_cloth="wine", muscle=0.62, weight=0.36, proportion=0.95),
    "fiit": dict(skin="umber", hair="ink", style="short", top="tank", cloth="ember", bottom="shorts", bottom_cloth="ink", gender=1.0, muscle=0.8, weight=0.42, proportion=0.9),
    "restore": dict(skin="honey", hair="espresso", style="bun", top="tank", cloth="ivory", bottom_cloth="palm", muscle=0.5, weight=0.42, proportion=0.9, heads=(0.5, 0.15, 0.35)),
}
POSE = {"flow": ("crescent", math.pi / 2 * 0.94), "fiit": ("high knee", math.pi / 2 * 0.80), "restore": ("lotus", 0.5)}
FACE = {"flow": 5, "fiit": 5, "restore": 3}
SPOT = {"flow": (0.12, 0.25, 0), "fiit": (0.25, 0.25, 0), "restore": (0.1, 0.15, 0)}
CAMERA = {"flow": ((0.1, -6.3, 1.15), (0.12, 0, 1.16), 50), "fiit": ((0.1, -6.0, 1.02), (0.2, 0, 1.10), 52), "restore": ((0.1, -6.0, 0.95), (0.1, 0, 0.80), 56)}


def backdrop(wall_color, floor_color, hole, rough=0.85):
    box("floor", -14, 14, -9, WALL_Y + 4, -0.1, 0, plain("floor", floor_color, rough, 0.25, bump=0.03, bump_scale=30, vary=0.05))
    surface = plain("wall", wall_color, 0.93, 0.12, bump=0.10, bump_scale=8, vary=0.05, vary_scale=1.1)
    stand(wall("wall", rect(-14, 14, 0, 8), [hole], 0.5, surface, 0.02), (0, WALL_Y + 0.25, 0))


def flow(rng):
    backdrop("#dfa47e", "#d79a74", circle(0.15, 1.62, 1.34, 128))
    upright_disc("sun", 1.36, plain("sun", "#ffc07a", 0.8, emit=2.6), (0.15, 2.66, 1.62))
    yoga_mat((0.1, 0.25, 0), math.pi / 2, plain("mat", "#7a2232", 0.85, 0.2, bump=0.04, bump_scale=300), length=2.05)
    leaf = plain("leaf", "#3d553a", 0.5, 0.35, vary=0.2, vary_scale=2)
    potted((-2.55, 1.35, 0), rng, leaf, plain("pot", "#b4583a", 0.85, bump=0.05, bump_scale=30), 1.45, 0.26)
    cylinder("plinth", 0.42, 0.34, plain("plinth", "#e9bd94", 0.9, bump=0.05, bump_scale=20), 96, (2.35, 1.3, 0), 0.02)
    sphere("ball", 0.2, plain("ball", "#c8452a", 0.6), (2.3, 1.28, 0.54))
    block((1.75, 0.55, 0), 0.4, plain("block", "#f0dcc0", 0.9))
    leaf_shadow(rng, (-4.0, -3.4, 4.6), 1.35, 10)
    sky([(0, "#ffd9b8"), (1, "#f6b79a")], 0.55)
    sun(-141, 33, 7.5, "#ffd0a0", 0.9)
    soft_light((2.5, -3.5, 3.0), (0, 0, 1), 2.5, 60, "#ffb38a")


def fiit(rng):
    backdrop("#8a3a34", "#6a2a2a", circle(0.35, 1.5, 1.15, 128), 0.35)
    upright_disc("sun", 1.17, plain("sun", "#ff6a30", 0.8, emit=3.4), (0.35, 2.66, 1.5))
    rubber, red, brass = plain("rubber", "#1c1415", 0.55), plain("red iron", "#c8452a", 0.55), plain("brass", "#c98a46", 0.3, 0.5, metal=1)
    for i, iron in enumerate((rubber, red, rubber)):
        kettlebell((-2.2 + i * 0.42, 0.9 + 0.12 * (i % 2), 0), iron, 1.25 - 0.18 * i)
    dumbbell((1.75, 0.45, 0), 0.5, rubber, brass, 1.35)
    dumbbell((2.15, 0.85, 0), 0.2, rubber, brass, 1.35)
    box("box", 2.3, 3.3, 1.1, 1.9, 0, 0.55, plain("box", "#a8482f", 0.7, bump=0.03), 0.02)
    for i in range(3):
        cylinder("heater", 0.022, 2.6, plain("heater", "#ff7a3a", 0.5, emit=14), 16, (-2.9 + i * 0.28, 2.1, 0.25))
    sky([(0, "#ff9a70"), (1, "#7a3048")], 0.22)
    sun(-150, 28, 5.5, "#ffb27a", 0.7)
    soft_light((2.6, -2.0, 2.4), (0.2, 0, 1.2), 1.2, 130, "#ff8a50")
    soft_light((-2.5, -3.5, 2.2), (0, 0, 1), 2.5, 45, "#ffd0b0")


def restore(rng):
    backdrop("#e6c6a6", "#dcb692", arch(0.2, 2.9, 0, 2.55, 64))
    box("niche", -1.8, 2.2, 3.2, 3.3, 0, 4, plain("niche", "#cf8f6c", 0.95, bump=0.06, bump_scale=8))
    yoga_mat((0.1, 0.2, 0), math.pi / 2, plain("mat", "#b4583a", 0.9, 0.2, bump=0.04, bump_scale=300), 0.75, 2.2)

    def fabric(name, color):
        return plain(name, color, 0.95, bump=0.08, bump_scale=260, sheen=0.4)

    linen, blush, wine = fabric("linen", "#f0dfc6"), fabric("blush", "#d98f78"), fabric("wine", "#6e2636")
    bolster((-1.45, 0.75, 0), 1.35, blush)
    bolster((-1.5, 1.0, 0), 1.45, linen)
    bolster((-1.46, 0.87, 0.2), 1.4, wine)
    cushion((0.62, 0.62, 0.2), linen, (1.55, 0.85, 0), 0.3)
    cushion((0.5, 0.5, 0.17), blush, (1.55, 0.85, 0.17), 0.7)
    wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=30)
    for x, y, height in ((0.95, 1.35, 0.16), (1.1, 1.5, 0.1), (0.82, 1.55, 0.22), (-0.75, 1.6, 0.13)):
        candle((x, y, 0), wax, flame, height, 0.045)
    potted((2.55, 1.5, 0), rng, plain("leaf", "#4a6340", 0.5, 0.35, vary=0.2, vary_scale=2), plain("pot", "#efe0c8", 0.85), 1.5, 0.27)
    leaf_shadow(rng, (4.2, -3.0, 4.3), 1.3, 9)
    sky([(0, "#ffe3c8"), (1, "#f0c4b0")], 0.8)
    sun(-42, 32, 4.2, "#ffd9ae", 2.0)
    soft_light((-3, -3, 2.6), (0, 0, 0.8), 3, 40, "#ffd2c0")


STAGES = {"flow": flow, "fiit": fiit, "restore": restore}


def build(kind, who=None, pose=None, turn=None, seed=7, face=None):
    """Another `pose` on the same stage makes another thumbnail of the same class."""
    STAGES[kind](random.Random(seed))
    human = person("person", rng=random.Random(face or FACE[kind]), **(who or FIGURES[kind]))
    usual, angle = POSE[kind]
    human.pose(POSES[pose or usual])
    human.place(SPOT[kind], angle if turn is None else turn, 0 if kind == "fiit" else 0.007)
    return camera(*CAMERA[kind])


def frame(eye, location, target, lens):
    eye.location = location
    aim(eye, target)
    eye.data.lens = lens
