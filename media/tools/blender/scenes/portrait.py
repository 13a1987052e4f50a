"""Head and shoulders before the sun disc: three-quarter view, eyes closed, warm key and a coral rim."""
import math
import random

from mathutils import Matrix, Vector

from materials import plain
from people import person
from poses import POSES
from shapes import box, upright_disc
from stage import camera, sky, soft_light

WALLS = {
    "clay": ("#b9573c", "#f0a860"),
    "wine": ("#7a2c34", "#d9703e"),
    "sand": ("#e6c29a", "#f2a15f"),
    "brick": ("#8a3a30", "#e0793f"),
    "peach": ("#d98a5e", "#f0b070"),
    "palm": ("#4f6a55", "#f0b878"),
}


def bust_pose(turn):
    """Shoulders turned, head nearly back to the viewer."""
    body = Vector((math.sin(turn), -math.cos(turn), 0))
    gaze = Vector((math.sin(turn * 0.25), -math.cos(turn * 0.25), 0.02))
    rotation = Matrix.Rotation(turn, 3, "Z")

    def turned(direction):
        return tuple(rotation @ Vector(direction))

    return {
        **POSES["mountain"],
        "pelvis": (body, (0, 0, 1)),
        "chest": (body, (0, 0.03, 1)),
        "head": (gaze, (0, 0, 1)),
        "armL": {"d": (turned((0.22, 0.02, -1)), turned((0.15, -0.12, -1)))},
        "armR": {"d": (turned((-0.22, 0.02, -1)), turned((-0.15, -0.12, -1)))},
    }


def build(seed, wall, turn, **who):
    ground, disc = WALLS[wall]
    human = person("person", rng=random.Random(seed), **who)
    human.pose(bust_pose(turn))
    bones = human.rig.pose.bones
    eyes = (bones["eye.L"].head.z + bones["eye.R"].head.z) / 2
    head = bones["head"].head
    face = Vector((head.x, head.y, eyes - 0.075))

    box("wall", -6, 6, 1.25, 1.35, -1, 5, plain("wall", ground, 0.95, 0.1, bump=0.08, bump_scale=7, vary=0.05))
    upright_disc("disc", 0.27, plain("disc", disc, 0.9, 0.1), (0.05 if turn > 0 else -0.05, 1.26, eyes), 0.05, bevel=0.006)
    sky([(0, "#ffe3c8"), (1, "#ffd9c0")], 0.28)
    soft_light((-1.5, -1.7, eyes + 0.9), face, 1.1, 105, "#ffe6cc")
    soft_light((1.9, 0.55, eyes + 0.5), face, 0.6, 85, "#ff9a55")
    soft_light((1.6, -1.6, eyes - 0.1), face, 1.6, 16, "#ffc9b0")
    eye = camera((0, -2.55, eyes), (face.x * 0.5, 0, eyes - 0.035), 142, 5.6, 2.55)
    # A wider picture of the same height shows more of the wall.
    eye.data.sensor_fit, eye.data.sensor_height = "VERTICAL", eye.data.sensor_width
