"""The routes of our class films: poses that follow each other, and the bone that stays where it is.

Written like the poses they go through: the resting figure faces -Y, Z is up, its left is +X.
"""
from poses import B, D, F, POSES, STANDING, U, arm, leg

LEFT, RIGHT = (1, 0, 0), (-1, 0, 0)


def changed(pose, **parts):
    return {**(POSES[pose] if isinstance(pose, str) else pose), **parts}


def mirrored(pose):
    """The other side. A hinge is an axis: in a mirror it keeps its sideways part and turns the rest."""

    def flip(value):
        return (-value[0], *value[1:]) if isinstance(value[0], (int, float)) else tuple(flip(part) for part in value)

    def limb(part):
        return {key: (value[0], -value[1], -value[2]) if key == "hinge" else value if key == "curl" else flip(value) for key, value in part.items()}

    other = {"L": "R", "R": "L"}
    return {
        (name[:-1] + other[name[-1]] if name[-1] in "LR" else name): limb(part) if isinstance(part, dict) else flip(part)
        for name, part in pose.items()
    }


def both(left):
    """The same arms on both sides, given the left one."""
    return dict(armL=left, armR=mirrored({"armL": left})["armR"])


DOWN = both(arm((0.22, 0, -1), (0.16, -0.12, -1), ((0.1, -0.1, -1), RIGHT)))
WIDE = both(arm((1, 0, 0.05), (1, 0, 0.08), (LEFT, D)))
HIGH = both(arm((0.12, -0.02, 1), (-0.03, 0.05, 1), ((0, 0.05, 1), RIGHT)))
FORWARD = both(arm((0.14, -0.80, -0.55), (0.02, -0.93, -0.28), ((0, -1, -0.1), RIGHT)))
FISTS = both(arm((0.35, -0.30, -0.9), (-0.15, -0.65, 0.75), curl=1.2, hinge=RIGHT))
REACHING = both(arm((0.08, -0.1, 1), (0.02, -0.05, 1), ((0, 0, 1), RIGHT)))

mountain = changed("mountain", **DOWN)
crescent = POSES["crescent"]
split = changed("crescent", chest=((0, -1, -0.08), (0, -0.08, 1)), head=STANDING, **FISTS)
low_split = changed(
    split,
    legL=leg((0.06, -1, -0.08), (0, 0.06, -1), STANDING, hinge=LEFT),
    legR=leg((-0.06, 0.20, -1), (-0.02, 0.95, -0.42), ((0, -0.1, -1), (0, -1, 0.1)), hinge=LEFT, toe=STANDING),
)
warrior = POSES["warrior2"]
ready = changed(
    "mountain",
    chest=((0, -1, -0.12), (0, -0.12, 1)),
    head=STANDING,
    legL=leg((0.16, -0.25, -1), (0.04, 0.25, -1), ((0.2, -1, 0), U), hinge=LEFT),
    legR=leg((-0.16, -0.25, -1), (-0.04, 0.25, -1), ((-0.2, -1, 0), U), hinge=LEFT),
    **FISTS,
)
climb = leg((0.04, -0.93, -0.30), (0, 0.88, -0.42), ((0, 0.7, -0.7), (0, -0.7, -0.7)), hinge=LEFT)
seated = changed("lotus", **both(POSES["lotus"]["armL"]))
kneeling = changed(
    "child",
    pelvis=STANDING,
    chest=((0, -1, 0.03), (0, 0.03, 1)),
    head=((0, -1, -0.06), (0, -0.06, 1)),
    legL=leg((0.22, -0.97, -0.06), (-0.1, 1, -0.02), ((0, 0.95, -0.2), (0, 0.2, 0.95)), hinge=LEFT),
    legR=leg((-0.22, -0.97, -0.06), (0.1, 1, -0.02), ((0, 0.95, -0.2), (0, 0.2, 0.95)), hinge=LEFT),
    **both(arm((0.2, -0.15, -0.97), (0.02, -0.8, -0.6), ((0, -0.98, -0.2), D))),
)
lying = POSES["savasana"]
knees_bent = changed(
    lying,
    legL=leg((0.10, -0.62, 0.78), (0.02, -0.40, -0.92), (F, U), hinge=LEFT),
    legR=leg((-0.10, -0.62, 0.78), (-0.02, -0.40, -0.92), (F, U), hinge=LEFT),
)

ROUTES = {
    "step back": dict(
        anchor="foot.L",
        poses=[mountain, changed("crescent", chest=STANDING, head=STANDING, **WIDE), crescent, changed("crescent", chest=((0, -1, -0.30), (0, -0.30, 1)), head=((0, -1, -0.25), (0, -0.25, 1)), **FORWARD)],
    ),
    "tree": dict(
        anchor="foot.L",
        poses=[mountain, changed("tree", **WIDE), POSES["tree"]],
    ),
    "warrior": dict(
        anchor="foot.L",
        poses=[
            changed(
                warrior,
                chest=(F, (-0.50, 0, 0.87)),
                head=((0.45, -0.85, 0.35), (-0.55, 0, 0.85)),
                armL=arm((-0.05, 0, 1), (-0.45, 0, 0.9), ((-0.5, 0, 0.87), (-0.87, 0, -0.5))),
                armR=arm((-0.62, 0.05, -0.78), (-0.66, 0, -0.75), ((-0.66, 0, -0.75), (0, -1, 0))),
            ),
            warrior,
            changed(
                warrior,
                chest=(F, (0.80, 0, 0.60)),
                head=((0.3, -0.95, 0.1), (0.8, 0.1, 0.6)),
                armL=arm((0.30, -0.22, -0.93), (0.20, -0.10, -0.97), ((0.4, 0, -0.9), (-0.9, 0, -0.4))),
                armR=arm((0.55, 0, 0.83), (0.72, 0, 0.69), ((0.75, 0, 0.66), (0, -1, 0))),
            ),
        ],
    ),
    "dog": dict(
        anchor="wrist.L",
        poses=[
            POSES["plank"],
            POSES["downdog"],
            changed("downdog", legR=leg((-0.06, 0.86, 0.50), (0, 0.88, 0.48), ((0, 0.8, 0.6), (0, -0.6, 0.8)), hinge=LEFT)),
        ],
    ),
    "knees": dict(anchor="root", poses=[POSES["high knee"], ready, mirrored(POSES["high knee"])]),
    "squat": dict(anchor="foot.L", poses=[POSES["squat"], ready, changed(mountain, **REACHING)]),
    "climber": dict(
        anchor="wrist.L",
        poses=[changed("plank", legL=climb), POSES["plank"], changed("plank", legR=mirrored({"legL": climb})["legR"])],
    ),
    "lunge": dict(
        anchor="foot.L",
        poses=[low_split, split, changed(split, chest=((0.75, -0.66, -0.05), (0, -0.08, 1)), head=((0.6, -0.8, 0), U), **WIDE)],
    ),
    "seated reach": dict(
        anchor="root",
        poses=[
            seated,
            changed(seated, **WIDE),
            changed(seated, head=((0, -1, 0.15), (0, 0.1, 1)), **HIGH),
            changed(
                seated,
                chest=((0, -1, 0.03), (0.50, 0, 0.87)),
                head=((0.1, -1, 0), (0.55, 0, 0.83)),
                armL=arm((0.72, -0.1, -0.68), (0.66, -0.15, -0.74), ((0.9, -0.2, -0.4), (-0.4, 0, -0.9))),
                armR=arm((0.22, 0, 0.97), (0.62, 0, 0.78), ((0.7, 0, 0.7), (0.7, 0, -0.7))),
            ),
        ],
    ),
    "seated twist": dict(
        anchor="root",
        poses=[
            changed(
                seated,
                chest=((0.70, -0.71, 0), U),
                head=((0.92, -0.38, 0), U),
                armL=arm((0.42, 0.45, -0.8), (0.25, 0.35, -0.9), ((0.6, 0.3, -0.5), (0, 0, -1))),
                armR=arm((0.05, -0.62, -0.78), (0.50, -0.72, -0.45), ((0.6, -0.75, -0.2), D)),
            ),
            seated,
            changed(seated, pelvis=((0, -0.97, -0.2), (0, -0.2, 0.97)), chest=((0, -0.45, -0.9), (0, -0.9, 0.45)), head=((0, -0.35, -0.93), (0, -0.93, 0.3)), **both(arm((0.3, -0.85, -0.42), (0.05, -0.93, -0.35), ((0, -1, -0.2), D)))),
        ],
    ),
    "child": dict(
        anchor="lowerleg01.L",
        poses=[changed(kneeling, head=((0, -1, 0.2), (0, 0.15, 1)), **HIGH), kneeling, POSES["child"]],
    ),
    "legs up": dict(
        anchor="head",
        poses=[
            lying,
            knees_bent,
            changed(
                lying,
                legL=leg((0.06, -0.14, 1), (0.03, -0.06, 1), ((0, -0.5, 0.87), (0, 0.87, 0.5)), hinge=LEFT),
                legR=leg((-0.06, -0.14, 1), (-0.03, -0.06, 1), ((0, -0.5, 0.87), (0, 0.87, 0.5)), hinge=LEFT),
            ),
        ],
    ),
}
