"""A great sun behind a row of arches: the brand's idea with nobody in it. Also the ground for titles and quotes."""
import random

from materials import plain
from plants import leaf_shadow, potted
from shapes import arch, box, circle, rect, stand, upright_disc, wall
from stage import camera, sky, soft_light, sun

MOODS = {
    "sunrise": dict(wall="#d98a62", floor="#d0936c", sun="#ffc07a", sky=("#ffd9b8", "#f3b090"), light="#ffd0a0"),
    "noon": dict(wall="#ecd2b2", floor="#e0bf9a", sun="#ffd79a", sky=("#ffeed8", "#f6d6c0"), light="#ffe6c8"),
    "ember": dict(wall="#a8402f", floor="#8a3a30", sun="#ff8a44", sky=("#ffb088", "#8a4050"), light="#ffb27a"),
    "wine": dict(wall="#6e2636", floor="#5c2230", sun="#ff9a5a", sky=("#e08a78", "#5c3050"), light="#ff9a70"),
    "palm": dict(wall="#7d9070", floor="#a8a482", sun="#ffcf94", sky=("#fff0d8", "#d8d0b8"), light="#ffe2bc"),
    "lagoon": dict(wall="#5f9088", floor="#c9b08a", sun="#ffd09a", sky=("#fff0d8", "#c8d0c8"), light="#ffe2bc"),
}
LAYOUTS = {
    "row": [arch(x, 1.5, 0, 2.5 - 0.12 * abs(i - 3)) for i, x in enumerate((-6.3, -4.2, -2.1, 0, 2.1, 4.2, 6.3))],
    "gate": [arch(0, 3.4, 0, 3.3)],
    "window": [circle(0.9, 1.75, 1.45, 128)],
    "pair": [arch(-1.7, 2.0, 0, 2.9), arch(1.7, 2.0, 0, 2.9)],
}


def build(seed=1, mood="sunrise", layout="row", sun_at=(0.2, 2.1), sun_size=1.7, plants=True, sun_from=-140):
    rng, colours = random.Random(seed), MOODS[mood]
    surface = plain("wall", colours["wall"], 0.93, 0.12, bump=0.10, bump_scale=8, vary=0.05, vary_scale=1.1)
    box("floor", -16, 16, -9, 9, -0.1, 0, plain("floor", colours["floor"], 0.6, 0.3, bump=0.03, bump_scale=30, vary=0.05))
    stand(wall("arcade", rect(-16, 16, 0, 9 if layout != "row" else 3.4), LAYOUTS[layout], 0.5, surface, 0.02), (0, 2.4, 0))
    box("beyond", -16, 16, 7.6, 7.8, 0, 12, plain("beyond", colours["sky"][1], 0.95))
    upright_disc("sun", sun_size, plain("sun", colours["sun"], 0.8, emit=2.8), (sun_at[0], 7.5, sun_at[1]))
    if plants:
        leaf, pot = plain("leaf", "#3d553a", 0.5, 0.35, vary=0.2, vary_scale=2), plain("pot", "#b4583a", 0.85)
        potted((-3.2, 1.3, 0), rng, leaf, pot, 1.4, 0.26)
        potted((3.5, 1.5, 0), rng, leaf, pot, 1.1, 0.2)
    leaf_shadow(rng, (-4.0 if sun_from < -90 else 4.0, -3.4, 4.6), 1.35, 10)
    sky([(0, colours["sky"][0]), (1, colours["sky"][1])], 0.6)
    sun(sun_from, 33, 6.5, colours["light"], 0.9)
    soft_light((2.5, -3.5, 3.0), (0, 0, 1), 2.5, 60, colours["light"])
    camera((0.1, -6.6, 1.35), (0.1, 0, 1.5), 36)
