"""One figure: body, eyes and skeleton, and the pose it takes. Poses are directions in world space, so they read like a drawing."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector
from mathutils.bvhtree import BVHTree

from base_mesh import base, shape
from shapes import smooth_faces
from stage import link

FORWARD, UP = Vector((0, -1, 0)), Vector((0, 0, 1))
HAND = ("wrist", "metacarpal", "finger")
#: A hand that is so far above the floor is meant to be on it.
NEAR = 0.155


def _skinned(name, points, loops):
    source = base()
    used = sorted({vertex for loop in loops for vertex in loop})
    index = {vertex: i for i, vertex in enumerate(used)}
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(points[v]) for v in used], [], [[index[v] for v in loop] for loop in loops])
    data.update()
    smooth_faces(data)
    rest = data.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    rest.data.foreach_set("vector", np.array([points[v] for v in used], dtype=np.float32).ravel())
    item = link(bpy.data.objects.new(name, data))
    groups = {}
    for vertex in used:
        for weight, bone in zip(source["weights"][vertex], source["influences"][vertex]):
            if weight > 0:
                groups.setdefault(source["bones"][bone].replace("____head", ""), []).append((index[vertex], float(weight)))
    for bone, members in groups.items():
        group = item.vertex_groups.new(name=bone)
        for vertex, weight in members:
            group.add([vertex], weight, "REPLACE")
    return item


class Human:
    def __init__(self, name, material, **sliders):
        source, points = base(), shape(**sliders)
        body = source["faces"]["body"]
        points[:, 2] -= min(points[v][2] for loop in body for v in loop)
        self.name, self.height = name, max(points[v][2] for loop in body for v in loop)
        self.body = _skinned(name, points, body)
        self.eyes = _skinned(name + " eyes", points, source["faces"]["helper-l-eye"] + source["faces"]["helper-r-eye"])
        self.rig = self._skeleton(points, source["rig"])
        self.rest = {bone.name: bone.matrix_local.copy() for bone in self.rig.data.bones}
        for item in (self.body, self.eyes):
            item.data.materials.append(material)
            self.follow(item, smooth=True)
            finer = item.modifiers.new("finer", "SUBSURF")
            finer.levels = finer.render_levels = 1

    def _skeleton(self, points, rig):
        data = bpy.data.armatures.new(self.name + " rig")
        item = link(bpy.data.objects.new(self.name + " rig", data))
        bpy.context.view_layer.objects.active = item
        bpy.ops.object.mode_set(mode="EDIT")

        def joint(name):
            return Vector(points[rig["joints"][name]].mean(0))

        for name, bone in rig["bones"].items():
            edit = data.edit_bones.new(name)
            edit.head, edit.tail = joint(bone["head"]), joint(bone["tail"])
            if (edit.tail - edit.head).length < 1e-4:
                edit.tail = edit.head + Vector((0, 0, 0.01))
        for name, bone in rig["bones"].items():
            if bone["parent"]:
                data.edit_bones[name].parent = data.edit_bones[bone["parent"]]
        bpy.ops.object.mode_set(mode="OBJECT")
        return item

    def bone(self, name):
        return self.rig.data.bones[name]

    def follow(self, item, smooth=False):
        """The item bends with the skeleton."""
        item.parent = self.rig
        armature = item.modifiers.new("armature", "ARMATURE")
        armature.object, armature.use_deform_preserve_volume = self.rig, True
        if smooth:
            relax = item.modifiers.new("relax", "CORRECTIVE_SMOOTH")
            relax.iterations, relax.factor, relax.smooth_type = 8, 0.5, "LENGTH_WEIGHTED"
            relax.use_only_smooth = False

    def wear_on_head(self, item):
        """The item keeps its place on the head: brows, lashes, glasses, a bun."""
        head = self.bone("head")
        item.parent, item.parent_type, item.parent_bone = self.rig, "BONE", "head"
        item.matrix_parent_inverse = (head.matrix_local @ Matrix.Translation((0, head.length, 0))).inverted()
        return item

    # ---- posing

    def rotate(self, bone, rotation):
        """Sets a bone's world rotation, relative to its rest."""
        pose = self.rig.pose.bones[bone]
        matrix = (rotation @ self.rest[bone].to_3x3()).to_4x4()
        matrix.translation = pose.head.copy()
        pose.matrix = matrix
        bpy.context.view_layer.update()

    def rotation(self, bone):
        return self.rig.pose.bones[bone].matrix.to_3x3() @ self.rest[bone].to_3x3().inverted()

    def rest_direction(self, bone, to=None):
        end = self.rest[to].translation if to else self.bone(bone).tail_local
        return (end - self.rest[bone].translation).normalized()

    def pose(self, figure):
        for bone in self.rig.pose.bones:
            bone.matrix_basis = Matrix()
        bpy.context.view_layer.update()
        pelvis = facing(*figure["pelvis"])
        chest = facing(*figure.get("chest", figure["pelvis"]))
        head = facing(*figure.get("head", figure.get("chest", figure["pelvis"])))
        self.rotate("root", pelvis)
        self._spread(["spine05", "spine04", "spine03", "spine02", "spine01"], pelvis, chest)
        self._spread(["neck01", "neck02", "neck03", "head"], chest, head)
        for side in "LR":
            if "arm" + side in figure:
                self._pose_arm(side, figure["arm" + side], chest)
            if "leg" + side in figure:
                self._pose_leg(side, figure["leg" + side], pelvis)
        bpy.context.view_layer.update()

    def _spread(self, bones, start, end):
        a, b = start.to_quaternion(), end.to_quaternion()
        for i, bone in enumerate(bones):
            self.rotate(bone, a.slerp(b, (i + 1) / len(bones)).to_matrix())

    def _pose_arm(self, side, arm, chest):
        upper, lower = (Vector(d).normalized() for d in arm["d"])
        sign = 1 if side == "L" else -1
        # The shoulder girdle follows the arm when it goes above the horizontal of the chest.
        local = chest.inverted() @ upper
        raised = max(0, min(1, (local.z + 0.15) / 1.15))
        forward = max(0, min(1, -local.y))
        lift = Matrix.Rotation(-sign * raised * 0.42, 3, "Y") @ Matrix.Rotation(-sign * forward * 0.22, 3, "Z")
        self.rotate("clavicle." + side, chest @ lift)
        self.rotate("shoulder01." + side, chest @ Matrix.Rotation(-sign * raised * 0.6, 3, "Y"))
        bones = [name + side for name in ("upperarm01.", "lowerarm01.", "wrist.")]
        rest_upper, rest_lower = self.rest_direction(*bones[:2]), self.rest_direction(*bones[1:])
        hinge = rest_upper.cross(rest_lower).normalized()
        self._bend(bones, rest_upper, rest_lower, upper, lower, hinge, self.rotation("shoulder01." + side), arm.get("hinge"))
        if "hand" in arm:
            self._pose_hand(side, sign, arm["hand"], lower)
        self._close_fingers(side)
        if "curl" in arm:
            self._curl_fingers(side, sign, arm["curl"])

    def _pose_hand(self, side, sign, hand, forearm):
        wrist = "wrist." + side
        pointing = (self.bone("finger3-1." + side).head_local - self.rest[wrist].translation).normalized()
        across = self.bone("finger2-1." + side).head_local - self.bone("finger5-1." + side).head_local
        palm = across.cross(pointing).normalized() * sign
        wanted = basis(*hand) @ basis(pointing, palm).inverted()
        start = self.rotation("lowerarm01." + side)
        self.rotate("lowerarm02." + side, twist(start, wanted, forearm, 0.5))
        self.rotate(wrist, wanted)

    def _close_fingers(self, side, amount=0.7):
        middle = f"finger3-1.{side}"
        direction = self.rotation(middle) @ self.rest_direction(middle)
        for finger in "245":
            bone = f"finger{finger}-1.{side}"
            rotation = self.rotation(bone)
            current = rotation @ self.rest_direction(bone)
            self.rotate(bone, turn(rotation, current, (current * (1 - amount) + direction * amount).normalized()))

    def _curl_fingers(self, side, sign, amount):
        knuckles = (self.bone("finger2-1." + side).head_local - self.bone("finger5-1." + side).head_local).normalized() * -sign
        for finger in "2345":
            for joint in "123":
                bone = f"finger{finger}-{joint}.{side}"
                rotation = self.rotation(bone)
                self.rotate(bone, Matrix.Rotation(amount * (0.8 if joint == "1" else 1), 3, rotation @ knuckles) @ rotation)

    def _pose_leg(self, side, leg, pelvis):
        upper, lower = (Vector(d).normalized() for d in leg["d"])
        bones = [name + side for name in ("upperleg01.", "lowerleg01.", "foot.")]
        rest_upper, rest_lower = self.rest_direction(*bones[:2]), self.rest_direction(*bones[1:])
        self._bend(bones, rest_upper, rest_lower, upper, lower, Vector((1, 0, 0)), pelvis, leg.get("hinge"))
        if "foot" in leg:
            self.rotate("foot." + side, facing(*leg["foot"]))
            for toe in "12345" if "toe" in leg else "":
                self.rotate(f"toe{toe}-1.{side}", facing(*leg["toe"]))

    def _bend(self, bones, rest_upper, rest_lower, upper, lower, rest_hinge, parent, hinge):
        """Aims both halves of a limb; the hinge decides to which side the knee or elbow points."""
        rotation = turn(parent, parent @ rest_upper, upper)
        normal = upper.cross(lower)
        wanted = Vector(hinge).normalized() if hinge else normal.normalized() if normal.length > 0.12 else None
        if wanted:
            current = rotation @ rest_hinge
            current = (current - upper * current.dot(upper)).normalized()
            wanted = (wanted - upper * wanted.dot(upper)).normalized()
            angle = math.atan2(current.cross(wanted).dot(upper), current.dot(wanted))
            rotation = Matrix.Rotation(angle, 3, upper) @ rotation
        self.rotate(bones[0], rotation)
        self.rotate(bones[1], turn(rotation, rotation @ rest_lower, lower))

    def _skin(self):
        """Where the points of the posed body are in the world, and which bone holds each most."""
        evaluated = self.body.evaluated_get(bpy.context.evaluated_depsgraph_get())
        data, world = evaluated.to_mesh(), np.array(evaluated.matrix_world)
        points = np.empty(len(data.vertices) * 3, dtype=np.float32)
        data.vertices.foreach_get("co", points)
        names = [group.name for group in self.body.vertex_groups]
        bones = [names[max(v.groups, key=lambda g: g.weight).group] if v.groups else "" for v in data.vertices]
        evaluated.to_mesh_clear()
        return points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3], bones

    def lay_hands(self, figure):
        """The figure, its flat hands on the floor or the legs if they are a little above or inside them."""
        points, bones = self._skin()
        trousers = BVHTree.FromObject(bpy.data.objects["bottom"], bpy.context.evaluated_depsgraph_get())
        floor = points[:, 2].min()
        laid = dict(figure)
        for side in "LR":
            arm = figure.get("arm" + side, {})
            if "hand" not in arm or abs(Vector(arm["hand"][1]).normalized().z) < 0.9:
                continue
            hand = [p for p, bone in zip(points, bones) if bone.endswith("." + side) and bone.startswith(HAND)]
            gap = min(float(p[2]) - self._below(trousers, Vector(p), floor) for p in hand[::3])
            if gap < NEAR:
                laid["arm" + side] = {**arm, "d": self._lowered(side, gap)}
        return laid

    def _below(self, trousers, point, floor):
        hit = trousers.ray_cast(point + Vector((0, 0, 0.06)), -UP, 0.06 + NEAR)[0]
        return max(hit.z, floor) if hit else floor

    def _lowered(self, side, drop):
        """Both halves of the arm, turned at the shoulder until the wrist is lower by `drop`."""
        shoulder, elbow, wrist = (self.rig.pose.bones[name + side].head for name in ("upperarm01.", "lowerarm01.", "wrist."))
        arm = wrist - shoulder
        level = Vector((arm.x, arm.y, 0))
        height = max(-0.999, min(0.999, (arm.z - drop) / arm.length))
        lowered = level.normalized() * math.sqrt(1 - height**2) + UP * height
        rotation = arm.rotation_difference(lowered)
        return tuple(rotation @ (end - start) for start, end in ((shoulder, elbow), (elbow, wrist)))

    def place(self, location, facing_angle=0.0, floor=0.0):
        """Stands the posed figure so that its lowest point touches the floor."""
        self.rig.location, self.rig.rotation_euler.z = location, facing_angle
        bpy.context.view_layer.update()
        points, _ = self._skin()
        lowest = points[:, 2].min()
        self.rig.location.z += floor - lowest
        bpy.context.view_layer.update()


def basis(forward, up):
    forward, up = Vector(forward).normalized(), Vector(up)
    up = (up - forward * up.dot(forward)).normalized()
    return Matrix((forward.cross(up), forward, up)).transposed()


def facing(forward, up):
    """World rotation that turns the resting figure (looking to -Y) towards `forward`."""
    return basis(forward, up) @ basis(FORWARD, UP).inverted()


def turn(rotation, current, wanted):
    return Vector(current).rotation_difference(Vector(wanted)).to_matrix() @ rotation


def twist(start, end, axis, share):
    """Only the part of the way from start to end that turns about the axis: a forearm twists, it does not bend."""
    axis = Vector(axis)
    difference = (end @ start.inverted()).to_quaternion()
    along = Vector((difference.x, difference.y, difference.z)).dot(axis)
    spin = Quaternion((difference.w, *(axis * along)))
    if spin.magnitude > 1e-6:
        spin.normalize()
    return Quaternion().slerp(spin, share).to_matrix() @ start


def between(a, b, t):
    """The pose a share t of the way from a to b; both must name the same limbs."""
    if isinstance(a, dict):
        return {key: between(a[key], b[key], t) if key in b else a[key] for key in a}
    if isinstance(a, (int, float)):
        return a * (1 - t) + b * t
    if isinstance(a[0], (int, float)):
        start, end = Vector(a).normalized(), Vector(b).normalized()
        return tuple(start.slerp(end, t)) if start.dot(end) > -0.999 else tuple(start)
    return tuple(between(x, y, t) for x, y in zip(a, b))
