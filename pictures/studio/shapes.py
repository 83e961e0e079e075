"""Shapes of which products and places are put together. Lengths are in scene units, angles in degrees unless said."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _shaded(mesh, mat, smooth, angle):
    """The object of a mesh, by whose name it goes."""
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    if mat:
        mesh.materials.append(mat)
    return link(bpy.data.objects.new(mesh.name, mesh))


def from_bmesh(name, mesh_data, mat=None, smooth=True, angle=35):
    """An object out of a bmesh (which is freed), shaded smoothly up to an angle between faces."""
    mesh = bpy.data.meshes.new(name)
    mesh_data.to_mesh(mesh)
    mesh_data.free()
    return _shaded(mesh, mat, smooth, angle)


def from_data(name, vertices, faces, mat=None, smooth=True, angle=35):
    """An object out of lists, quick for large meshes."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return _shaded(mesh, mat, smooth, angle)


def instance(source, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Another object with the same mesh: costs no memory. Rotation in radians."""
    obj = link(bpy.data.objects.new(source.name, source.data))
    obj.location, obj.rotation_euler = location, rotation
    obj.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return obj


def bevel(obj, width, segments=4, angle=35):
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(angle)
    modifier.harden_normals, modifier.miter_outer = True, 'MITER_ARC'
    return obj


def rounded_rectangle(width, height, radius, segments=14):
    """Its outline around the origin, counterclockwise."""
    points = []
    corners = ((width / 2 - radius, height / 2 - radius, 0), (-width / 2 + radius, height / 2 - radius, 90),
               (-width / 2 + radius, -height / 2 + radius, 180), (width / 2 - radius, -height / 2 + radius, 270))
    for x, y, start in corners:
        for i in range(segments + 1):
            a = math.radians(start + 90 * i / segments)
            points.append((x + radius * math.cos(a), y + radius * math.sin(a)))
    return points


def extruded(name, outline, thickness, mat=None, bevel_width=0.0, segments=3, location=(0, 0, 0)):
    """An outline in XY, extruded from z = 0 upwards."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, thickness), verts=[v for v in raised['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj = from_bmesh(name, bm, mat)
    obj.location = location
    return bevel(obj, bevel_width, segments) if bevel_width else obj


def slab(name, width, height, thickness, radius, bevel_width=.04, mat=None, segments=4, corner=14, location=(0, 0, 0)):
    """A rounded rectangle in XY with a thickness along +Z, from z = 0."""
    return extruded(name, rounded_rectangle(width, height, radius, corner), thickness, mat, bevel_width, segments, location)


def box(name, size, location=(0, 0, 0), bevel_width=.03, mat=None, rotation=(0, 0, 0), segments=3):
    """Around its centre; rotation in radians."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    obj = from_bmesh(name, bm, mat)
    obj.location, obj.rotation_euler = location, rotation
    return bevel(obj, bevel_width, segments) if bevel_width else obj


def cylinder(name, radius, depth, location=(0, 0, 0), mat=None, bevel_width=.02, segments=64, rotation=(0, 0, 0), top=None):
    """Around its centre, along Z; `top` is another radius at the upper end. Rotation in radians."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius, radius2=radius if top is None else top, depth=depth)
    obj = from_bmesh(name, bm, mat)
    obj.location, obj.rotation_euler = location, rotation
    return bevel(obj, bevel_width, 3) if bevel_width else obj


def revolved(name, profile, mat=None, segments=72, location=(0, 0, 0), angle=35):
    """A profile of (radius, z) turned around Z."""
    vertices, faces, rows = [], [], len(profile)
    for i in range(segments):
        a = 2 * math.pi * i / segments
        vertices += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * rows + k, j * rows + k, j * rows + k + 1, i * rows + k + 1) for k in range(rows - 1)]
    obj = from_data(name, vertices, faces, mat, angle=angle)
    obj.location = location
    return obj


def tube(name, points, radius, mat=None, smooth=True, resolution=10, closed=False, sides=8):
    """A cable or pipe through points: bent smoothly, or as a polyline."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, sides
    curve.resolution_u, curve.use_fill_caps = resolution, True
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for bezier, point in zip(spline.bezier_points, points):
            bezier.co = point
            bezier.handle_left_type = bezier.handle_right_type = 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for at, point in zip(spline.points, points):
            at.co = (*point, 1)
    spline.use_cyclic_u, spline.use_smooth = closed, True
    if mat:
        curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve))


def through(points, steps=12):
    """More points on a Catmull-Rom curve through the given ones: long cables without kinks."""
    p = [Vector(q) for q in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    found = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(steps):
            t = i / steps
            found.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [*found, p[-2]]


def fillet(points, radius, segments=8):
    """A polyline with rounded corners, as of a bent pipe."""
    p = [Vector(q) for q in points]
    found = [p[0]]
    for a, b, c in zip(p, p[1:], p[2:]):
        start, end = b + (a - b).normalized() * radius, b + (c - b).normalized() * radius
        for i in range(segments + 1):
            t = i / segments
            found.append((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end)
    return [*found, p[-1]]


def loft(name, rings, mat=None, caps=True, angle=35, closed=False):
    """A skin over rings of equally many points; `closed` joins the last ring to the first, else `caps` closes both ends."""
    count, total = len(rings[0]), len(rings)
    vertices = [tuple(point) for ring in rings for point in ring]
    faces = []
    for k in range(total if closed else total - 1):
        a, b = k * count, (k + 1) % total * count
        faces += [(a + i, a + (i + 1) % count, b + (i + 1) % count, b + i) for i in range(count)]
    if caps and not closed:
        faces += [tuple(reversed(range(count))), tuple(range((total - 1) * count, total * count))]
    obj = from_data(name, vertices, faces, mat, angle=angle)
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(obj.data)
    bm.free()
    return obj


def inset_rings(width, height, radius, profile, segments=8):
    """Rings for `loft`: a rounded rectangle, drawn in by each `(inset, z)` of the profile."""
    return [[(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, height - 2 * inset, max(radius - inset, .012), segments)]
            for inset, z in profile]


def quarter(centre, radius, start, end, steps=5):
    """Points of an arc around `centre` in a profile; degrees."""
    return [(centre[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
             centre[1] + radius * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


def cut(obj, cutter):
    """Takes the cutter's volume out of an object; the cutter is then hidden."""
    modifier = obj.modifiers.new('cut', 'BOOLEAN')
    modifier.operation, modifier.object, modifier.solver = 'DIFFERENCE', cutter, 'EXACT'
    # Before the bevel, so that cut edges are rounded too.
    while obj.modifiers.find(modifier.name) > 0:
        with bpy.context.temp_override(object=obj):
            bpy.ops.object.modifier_move_up(modifier=modifier.name)
    cutter.hide_render = cutter.hide_viewport = True
    return obj


def frame(obj, origin, x, y):
    """Places an object so that its own X and Y axes lie along x and y (its Z along their cross product)."""
    x, y = Vector(x).normalized(), Vector(y).normalized()
    obj.matrix_world = Matrix.Translation(origin) @ Matrix((x, y, x.cross(y))).transposed().to_4x4()
    return obj


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """One empty that carries objects, which are then moved and turned together. Rotation in radians."""
    carrier = link(bpy.data.objects.new('group', None))
    for obj in objects:
        if obj.parent is None:
            obj.parent = carrier
    carrier.location, carrier.rotation_euler, carrier.scale = location, rotation, (scale,) * 3
    return carrier


def collect(build):
    """Runs `build()` and returns every object it added, so that a whole product can be grouped."""
    before = set(bpy.data.objects)
    build()
    return [obj for obj in bpy.data.objects if obj not in before]


def superellipse(width, height, power=4.0, segments=40):
    """Its outline around the origin, counterclockwise: power 2 is an ellipse, more comes closer to a rectangle."""
    def side(value, half):
        return math.copysign(abs(value) ** (2 / power), value) * half
    turns = (2 * math.pi * i / segments for i in range(segments))
    return [(side(math.cos(a), width / 2), side(math.sin(a), height / 2)) for a in turns]


def boxes(name, sizes_and_centres, mat=None, bevel_width=0.0):
    """Many boxes as one object: pairs of (size, centre)."""
    vertices, faces = [], []
    for (w, d, h), (x, y, z) in sizes_and_centres:
        a = len(vertices)
        vertices += [(x + sx * w / 2, y + sy * d / 2, z + sz * h / 2) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
        faces += [tuple(a + i for i in face) for face in
                  ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
    obj = from_data(name, vertices, faces, mat)
    return bevel(obj, bevel_width, 2) if bevel_width else obj


def again(carrier):
    """Another of a group (with all it carries, in the same places) that shares its meshes."""
    made = link(carrier.copy())
    for child in carrier.children:
        copied = again(child)
        copied.parent, copied.matrix_parent_inverse = made, child.matrix_parent_inverse
    return made


def swept(name, path, section, mat=None, up=(0, 0, 1), closed=False, angle=35):
    """
    A section of (side, up) points drawn along a path: straps, profiles. `up` is one direction or one for each point of
    the path; the section is kept square to the path.
    """
    p = [Vector(q) for q in path]
    ups = [Vector(u) for u in up] if hasattr(up[0], '__len__') else [Vector(up)] * len(p)
    rings = []
    for k, (at, above) in enumerate(zip(p, ups)):
        before, after = (p[k - 1], p[(k + 1) % len(p)]) if closed else (p[max(k - 1, 0)], p[min(k + 1, len(p) - 1)])
        along = (after - before).normalized()
        side = along.cross(above).normalized()
        normal = side.cross(along)
        rings.append([at + side * a + normal * b for a, b in section])
    return loft(name, rings, mat, angle=angle, closed=closed)
