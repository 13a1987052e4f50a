"""Dressed clay figures. The palettes of skin, hair and cloth live here, so that the whole site stays on brand."""
import math

import bpy
from mathutils import Vector

from cloth import shell, soften_chest
from face import Skin, add_brows, add_glasses, add_lashes, expression, features, tint_lips
from hair import add_hair
from human import Human
from materials import plain

SKIN = {"porcelain": "#d9a17e", "sand": "#c98a62", "honey": "#b07046", "bronze": "#8a4f30", "umber": "#643722", "cocoa": "#472618"}
HAIR = {"ink": "#1b1110", "espresso": "#321d17", "chestnut": "#512818", "copper": "#8a3d1c", "honey": "#a86d33", "silver": "#9d948c"}
CLOTH = {
    "ember": "#c8452a", "clay": "#a8482f", "wine": "#4d1526", "plum": "#5c2340", "sand": "#dcc09a", "ivory": "#f0e2cd",
    "marigold": "#e0902a", "palm": "#2f4a3e", "ink": "#231a1d", "blush": "#d98f78", "teal": "#1f5a5c",
}  # fmt: skip


def _once(name, make):
    return bpy.data.materials.get(name) or make(name)


def skin_material(tone):
    return _once(f"skin {tone}", lambda name: plain(name, SKIN[tone], 0.5, 0.35, bump=0.015, bump_scale=260))


def cloth_material(color):
    return _once(f"cloth {color}", lambda name: plain(name, CLOTH[color], 0.78, 0.2, sheen=0.35, bump=0.05, bump_scale=420))


def hair_material(color):
    material = plain(f"hair {color}", HAIR[color], 0.48, 0.35)
    tree, join = material.node_tree, material.node_tree.links.new
    coordinates, stretch = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (60, 5, 16)
    strands, surface = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
    strands.inputs["Scale"].default_value, strands.inputs["Detail"].default_value = 3, 3
    surface.inputs["Strength"].default_value, surface.inputs["Distance"].default_value = 0.28, 0.010
    join(coordinates.outputs["Object"], stretch.inputs["Vector"])
    join(stretch.outputs["Vector"], strands.inputs["Vector"])
    join(strands.outputs["Fac"], surface.inputs["Height"])
    join(surface.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
    return material


class Measures:
    """Where hips, knees and shoulders of this body are, to cut clothes by."""

    def __init__(self, human):
        self.k = human.height / 1.7
        self.hip = human.bone("upperleg01.L").head_local.z
        self.knee = human.bone("lowerleg01.L").head_local.z
        self.ankle = human.bone("foot.L").head_local.z
        self.shoulder = human.bone("upperarm01.L").head_local
        self.elbow = human.bone("lowerarm01.L").head_local
        self.chest = human.bone("spine01").head_local.z
        self.waist = self.hip + 0.10 * self.k


def add_bottom(human, m, kind, color, loose, top):
    # Below a long top the trousers go on: a deep bend opens no gap between the two.
    waist = m.waist + (0 if top == "bra" else 0.05)
    hem = {"leggings": m.ankle + 0.05, "shorts": m.knee + 0.13}[kind]

    def field(p):
        beside_arm = 0.27 * m.k - abs(p.x) if p.z > m.hip - 0.35 * m.k else 1
        return min(waist - p.z, p.z - hem, beside_arm)

    shell(human, "bottom", cloth_material(color), field, 0.008 if loose and kind == "shorts" else 0.003, hide=0.02)


def add_top(human, m, kind, color, man):
    k, shoulder_z, shoulder_x = m.k, m.shoulder.z, abs(m.shoulder.x)
    hem, neck_x, neck_front, neck_back, neck_z, limit = {
        "bra": (m.chest - 0.20 * k, 0.085, 0.125, 0.10, 0.055, 0.07),
        "tank": (m.waist - 0.06 if man else m.chest - 0.30 * k, 0.08, 0.085 if man else 0.11, 0.07, 0.055, 0.07),
        "tee": (m.waist - 0.06, 0.080, 0.088, 0.060, 0.062, 0.125),
    }[kind]
    along_arm = (m.elbow - m.shoulder).normalized()

    def neckline(p):
        z = p.z - (shoulder_z + neck_z * k)
        front = min(1, max(0, 0.5 - (p.y + 0.02) / 0.08))
        depth = neck_back + (neck_front - neck_back) * front
        edge = (math.hypot(p.x / (neck_x * k), z / (depth * k)) - 1) * 0.08 if z < 0.1 else -1
        return min(edge, shoulder_z + limit * k - p.z) if p.z > shoulder_z + limit * k else edge

    def strap(p):
        if p.z < shoulder_z - 0.14 * k:
            return 0.235 * k - abs(p.x)
        return shoulder_x - 0.035 * k + 0.10 * max(0, p.z - shoulder_z) - abs(p.x)

    def sleeve(p):
        q = Vector((abs(p.x), p.y, p.z))
        is_arm = q.x > shoulder_x - 0.015 + max(0, shoulder_z - 0.06 * k - q.z) * 0.30
        return 0.15 * k - (q - m.shoulder).dot(along_arm) if is_arm else 0.3

    side = sleeve if kind == "tee" else strap
    top = shell(human, "top", cloth_material(color), lambda p: min(side(p), neckline(p), p.z - hem), 0.009, smooth=0, hide=0.05)
    soften_chest(top)


def person(name, rng=None, skin="honey", hair="espresso", style="bun", top="tank", cloth="ember", bottom="leggings", bottom_cloth="wine", smile=0.75, closed=1.0, glasses=None, **sliders):
    """With `rng` the figure gets a face of its own, eyes closed; without, it is meant to be seen from afar or behind."""
    heads, man = sliders.get("heads", (1 / 3, 1 / 3, 1 / 3)), sliders.get("gender", 0) > 0.5
    extra = {**expression(heads, smile, closed), **features(rng)} if rng else None
    human = Human(name, skin_material(skin), extra=extra, **sliders)
    measures = Measures(human)
    add_bottom(human, measures, bottom, bottom_cloth, man, top)
    add_top(human, measures, top, cloth, man)
    add_hair(human, style, hair_material(hair))
    if rng:
        surface = Skin(human)
        add_brows(human, surface, hair_material(hair), rng)
        if closed > 0.8:
            add_lashes(human, surface)
        if glasses:
            add_glasses(human, glasses)
        tint_lips(human, skin_material(skin), SKIN[skin])
    return human
