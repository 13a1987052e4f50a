"""Solids and outlines. Outlines are lists of (x, y); walls are outlines with holes, given a thickness."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix

from materials import plain
from stage import link


def mesh(name, vertices, faces, material=None, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    if material:
        data.materials.append(material)
    if smooth:
        smooth_faces(data)
    return link(bpy.data.objects.new(name, data))


def from_bmesh(name, shape, material=None, smooth=True):
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    if material:
        data.materials.append(material)
    if smooth:
        smooth_faces(data)
    return link(bpy.data.objects.new(name, data))


def smooth_faces(data):
    for polygon in data.polygons:
        polygon.use_smooth = True


def bevelled(item, width):
    bevel = item.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, 3, "ANGLE"
    return item


def copy(item, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Another object on the same mesh: a hundred palms cost the memory of one."""
    twin = link(bpy.data.objects.new(item.name, item.data))
    twin.location, twin.rotation_euler, twin.scale = location, rotation, (scale,) * 3
    return twin


# ---- outlines

def rect(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arch(centre, width, bottom, height, steps=28, flat=1.0):
    r = width / 2
    spring = bottom + height - r * flat
    curve = [(centre + r * math.cos(a), spring + r * flat * math.sin(a)) for a in (math.pi * i / steps for i in range(steps + 1))]
    return [(centre - r, bottom), (centre + r, bottom)] + curve


def circle(x, y, r, steps=64):
    return [(x + r * math.cos(2 * math.pi * i / steps), y + r * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


# ---- solids

def wall(name, outline, holes, thickness, material, bevel=0.015):
    """A slab in local XY with holes cut out; `stand` sets it upright."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth, curve.bevel_resolution, curve.offset = bevel, 2, -bevel
    for points in [outline, *holes]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def stand(item, location=(0, 0, 0), turn=0.0):
    """From lying in XY to standing in XZ and facing -Y, then turned about the vertical."""
    item.matrix_world = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
    return item


def box(name, x0, x1, y0, y1, z0, z1, material=None, bevel=0):
    corners = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh(name, corners, faces, material)
    if bevel:
        bevelled(item, bevel)
        smooth_faces(item.data)
        item.data.use_auto_smooth = True
    return item


def cylinder(name, r, height, material, steps=48, location=(0, 0, 0), bevel=0, smooth=True):
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=steps, radius1=r, radius2=r, depth=height)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    item = from_bmesh(name, shape, material, smooth)
    item.location = location
    if smooth:
        item.data.use_auto_smooth, item.data.auto_smooth_angle = True, 0.7
    return bevelled(item, bevel) if bevel else item


def upright_disc(name, r, material, location, depth=0.02, turn=0.0, bevel=0):
    """A disc hung on a wall, facing -Y."""
    item = cylinder(name, r, depth, material, steps=128, bevel=bevel)
    item.matrix_world = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
    return item


def sphere(name, r, material, location=(0, 0, 0), scale=(1, 1, 1), steps=48):
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=steps, v_segments=steps // 2, radius=r)
    item = from_bmesh(name, shape, material)
    item.location, item.scale = location, scale
    return item


def lathe(name, profile, material, steps=64, location=(0, 0, 0)):
    """A profile of (radius, height) turned about the vertical."""
    rings, vertices = len(profile), []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    faces = [
        (i * rings + j, ((i + 1) % steps) * rings + j, ((i + 1) % steps) * rings + j + 1, i * rings + j + 1)
        for i in range(steps)
        for j in range(rings - 1)
    ]
    item = mesh(name, vertices, faces, material, smooth=True)
    item.location = location
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, 0.9
    return item


def tube(name, points, material, radii=0.01, closed=False, round_off=False):
    """A wire through points; `radii` is one radius or one per point, `round_off` bends it smoothly."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_resolution, curve.resolution_u = "3D", 6, 20
    curve.bevel_depth, curve.use_fill_caps = 1, True
    spline = curve.splines.new("BEZIER" if round_off else "POLY")
    handles = spline.bezier_points if round_off else spline.points
    handles.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for index, (handle, point) in enumerate(zip(handles, points)):
        if round_off:
            handle.co = point
            handle.handle_left_type = handle.handle_right_type = "AUTO"
        else:
            handle.co = (*point, 1)
        handle.radius = radii if isinstance(radii, (int, float)) else radii[index]
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve))


def floorboards(x0, x1, y0, y1, material, width=0.15, length=1.9, rng=None, z=0.0):
    rng = rng or random.Random(1)
    gap, vertices, faces, x = 0.003, [], [], x0
    while x < x1:
        y = y0 - rng.random() * length
        while y < y1:
            left, right = x + gap / 2, min(x + width, x1) - gap / 2
            near, far = max(y, y0) + gap / 2, min(y + length, y1) - gap / 2
            if far > near and right > left:
                k = len(vertices)
                vertices += [(px, py, pz) for pz in (z, z - 0.01) for px, py in ((left, near), (right, near), (right, far), (left, far))]
                faces += [(k, k + 1, k + 2, k + 3)]
                faces += [(k + i, k + i + 4, k + (i + 1) % 4 + 4, k + (i + 1) % 4) for i in range(4)]
            y += length
        x += width
    mesh("boards", vertices, faces, material)
    box("subfloor", x0, x1, y0, y1, z - 0.2, z - 0.009, plain("joint", "#2a1710", 0.9))


def text(words, size, material, font, depth=0.02, spacing=1.0):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth = words, size, depth, 0.003
    curve.align_x, curve.align_y, curve.space_character = "CENTER", "CENTER", spacing
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.materials.append(material)
    return link(bpy.data.objects.new("text", curve))
