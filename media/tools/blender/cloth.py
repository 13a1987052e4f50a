"""Clothes and hair are offset copies of the body, cut where a field of the rest pose crosses zero."""
from collections import Counter

import bmesh

from stage import link


def _cut_edges(shape, values):
    return [edge for edge in shape.edges if values[edge.verts[0]] * values[edge.verts[1]] < 0]


def cut_along(shape, field):
    """Keeps the part of the mesh where field(co) > 0, with a clean edge along field == 0."""
    tiny = 1e-5
    values = {vertex: field(vertex.co) for vertex in shape.verts}
    values = {vertex: tiny if abs(value) < tiny else value for vertex, value in values.items()}
    outside = [face for face in shape.faces if all(values[v] < 0 for v in face.verts)]
    bmesh.ops.delete(shape, geom=outside, context="FACES")
    # The edge crosses two sides of a triangle, but perhaps all four of a square, which would be left out whole.
    crossed = [face for face in shape.faces if any(values[v] < 0 for v in face.verts)]
    bmesh.ops.triangulate(shape, faces=crossed)
    rim = set()
    for edge in _cut_edges(shape, values):
        a, b = edge.verts
        where = min(0.98, max(0.02, values[a] / (values[a] - values[b])))
        _, vertex = bmesh.utils.edge_split(edge, a, where)
        values[vertex] = 0.0
        rim.add(vertex)
    for face in list(shape.faces):
        ends = [v for v in face.verts if v in rim]
        if len(ends) == 2 and any(values[v] < 0 for v in face.verts):
            try:
                bmesh.utils.face_split(face, *ends)
            except ValueError:
                continue  # the two rim vertices already share an edge
    bmesh.ops.delete(shape, geom=[f for f in shape.faces if any(values.get(v, 0) < 0 for v in f.verts)], context="FACES")
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if not v.link_faces], context="VERTS")
    relax_hem(shape)


def relax_hem(shape, rounds=40):
    """Straightens the cut edge: straps and necklines follow a line, not the triangles they were cut from."""
    hem = {v: [e.other_vert(v) for e in v.link_edges if e.is_boundary] for v in shape.verts if v.is_boundary}
    hem = {v: ends for v, ends in hem.items() if len(ends) == 2}
    for _ in range(rounds):
        middles = {v: (a.co + b.co) / 2 for v, (a, b) in hem.items()}
        for vertex, middle in middles.items():
            vertex.co = vertex.co.lerp(middle, 0.5)


def _hide_skin(body, field, depth):
    """Skin well under cloth is masked away, so that deep bends cannot push it through."""
    group = body.vertex_groups.get("under cloth") or body.vertex_groups.new(name="under cloth")
    for vertex in body.data.vertices:
        if field(vertex.co) > depth:
            group.add([vertex.index], 1.0, "REPLACE")
    if "under cloth" not in body.modifiers:
        mask = body.modifiers.new("under cloth", "MASK")
        mask.vertex_group, mask.invert_vertex_group, mask.threshold = group.name, True, 0.5


def shell(human, name, material, field, offset=0.004, thickness=0.004, fade=0.0, smooth=1, hide=0.0):
    """A layer over the body where field > 0. `fade` lets it rise from the skin over that many metres, as hair does."""
    body = human.body
    item = body.copy()
    item.data, item.name = body.data.copy(), name
    item.modifiers.clear()
    link(item)
    item.data.materials.clear()
    item.data.materials.append(material)
    if hide:
        _hide_skin(body, field, hide)

    shape = bmesh.new()
    shape.from_mesh(item.data)
    cut_along(shape, field)
    shape.to_mesh(item.data)
    shape.free()

    rise = item.vertex_groups.new(name="rise")
    for vertex in item.data.vertices:
        share = min(1, max(0, field(vertex.co) / fade)) if fade else 1.0
        rise.add([vertex.index], share * share * (3 - 2 * share), "REPLACE")
    lift = item.modifiers.new("lift", "DISPLACE")
    lift.strength, lift.mid_level, lift.vertex_group = offset, 0, rise.name
    human.follow(item, smooth=True)
    solid = item.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset, solid.use_rim = thickness, 1, True
    if smooth:
        finer = item.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = smooth
    return item


def soften_chest(item):
    """Sportswear flattens: the layer is smoothed where it follows the chest. Its hem stays, or it would fray."""
    names = {group.index: group.name for group in item.vertex_groups}
    sides = Counter(edge for face in item.data.polygons for edge in face.edge_keys)
    hem = {vertex for edge, faces in sides.items() if faces == 1 for vertex in edge}
    chest, within = item.vertex_groups.new(name="chest"), item.vertex_groups.new(name="within")
    for vertex in item.data.vertices:
        weight = min(1, sum(g.weight for g in vertex.groups if names.get(g.group, "").startswith("breast")) * 1.6)
        if vertex.index not in hem:
            chest.add([vertex.index], weight, "REPLACE")
            within.add([vertex.index], 1.0, "REPLACE")
    for group, factor, rounds in ((chest.name, 0.7, 40), (within.name, 0.55, 5)):
        smooth = item.modifiers.new("smooth", "SMOOTH")
        smooth.factor, smooth.iterations, smooth.vertex_group = factor, rounds, group
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
