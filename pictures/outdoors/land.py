"""
The ground, its cover and what rises far behind it. 1 unit = 1 m. The camera comes first: detail is put where it looks.

    camera(...)
    ground = land(roll=1.2, flat=[(0, 0, 12)], path=[(2, -4), (3, -12), (9, -30)])
    scatter([grass('dry', k) for k in range(3)], ground, density=14, far=60)
    hills(1800, 120)
    mountain(-10, 42000, 3900)
    ground.height(x, y)                         # at numbers or arrays: what stands on it
"""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from outdoors.noise import fractal, ridged
from studio.materials import material, principled
from studio.nodes import srgb
from studio.shapes import link

#: Bare earth: dark, middle, light.
SOILS = {'red': ('#5d2f1c', '#8a4a2c', '#b0714a'), 'brown': ('#4a3826', '#745a3e', '#a1835f'),
         'black': ('#211c17', '#3a3128', '#5d5144'),
         'sand': ('#8a7253', '#b69a72', '#d3bd97'), 'murram': ('#62351e', '#925632', '#bb8558'),
         'grey': ('#55504a', '#7d766c', '#a39b8f')}
#: Grass as the eye has it from afar: two tones.
GRASSES = {'dry': ('#8f7a45', '#b99f63'), 'green': ('#4c5f28', '#73853c'), 'mixed': ('#6b6c34', '#97914f')}


def mesh_of(name, points, faces, materials=(), smooth=True, **attributes):
    """
    A mesh out of arrays, quick for any size: points (n, 3), faces (m, 3) or (m, 4). An attribute has a number (or a vector)
    for each point or each face; `material_index` one for each face.
    """
    mesh = bpy.data.meshes.new(name)
    points, faces = np.asarray(points, np.float32), np.asarray(faces, np.int32)
    count, corners = faces.shape
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.full(count, smooth))
    for key, values in attributes.items():
        if key == 'material_index':
            mesh.polygons.foreach_set(key, np.asarray(values, np.int32))
        else:
            values = np.asarray(values, np.float32)
            domain = 'POINT' if len(values) == len(points) else 'FACE'
            kind, field = ('FLOAT', 'value') if values.ndim == 1 else ('FLOAT_VECTOR', 'vector')
            mesh.attributes.new(key, kind, domain).data.foreach_set(field, values.ravel())
    for mat in materials:
        mesh.materials.append(mat)
    mesh.update(calc_edges=True)
    return mesh


def grid_faces(rows, columns, first=0):
    """Quads of a grid of points that lie row by row."""
    a = first + (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).ravel()
    return np.stack([a, a + 1, a + columns + 1, a + columns], 1)


def view():
    """The camera's place, where it looks (radians, counterclockwise from +X) and half the angle it sees."""
    camera = bpy.context.scene.camera
    ahead = camera.rotation_euler.to_matrix() @ Vector((0, 0, -1))
    half = math.atan(camera.data.sensor_width / 2 / camera.data.lens) + abs(camera.data.shift_x) * .5
    return camera.location.copy(), math.atan2(ahead.y, ahead.x), half


def away(degrees):
    """A horizontal unit vector, degrees clockwise from +Y."""
    return math.sin(math.radians(degrees)), math.cos(math.radians(degrees))


def _distance_to_line(x, y, line):
    """From arrays of points to a polyline."""
    found = np.full(np.shape(x), 1e9)
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
        found = np.minimum(found, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return found


def _smooth(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Land:
    """What `land` returns: how high the ground is, and how far from its path."""

    def __init__(self, seed, roll, scale, flat, path, width, level, relief=None):
        self.relief = relief
        self.seed, self.roll, self.scale = seed, roll, scale
        self.flat, self.path, self.width, self.level = list(flat), list(path), width, level

    def path_distance(self, x, y):
        """Metres beyond the path's edge; below 0 on it."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        if not self.path:
            return np.full(np.shape(x), 1e3)
        wobble = .35 * fractal(x * .55, y * .55, 3, self.seed + 41)
        return _distance_to_line(x, y, self.path) - self.width / 2 + wobble * min(1, self.width)

    def height(self, x, y):
        """The ground's height at numbers or arrays."""
        single = np.ndim(x) == 0
        x, y = np.atleast_1d(np.asarray(x, float)), np.atleast_1d(np.asarray(y, float))
        broad = fractal(x / self.scale, y / self.scale, 3, self.seed) * self.roll
        small = fractal(x / 5.5, y / 5.5, 3, self.seed + 11) * .09
        even = np.ones_like(x)
        for cx, cy, radius in self.flat:
            even = np.minimum(even, _smooth(np.hypot(x - cx, y - cy), radius, radius * 2.2 + 4))
        z = self.level + (broad + small) * even
        if self.relief:
            z = z + self.relief(x, y)
        if self.path:
            beside = self.path_distance(x, y)
            z = z - .05 * (1 - _smooth(beside, -.3, .35)) - .02 * np.exp(-((beside + .45 * self.width) / .3) ** 2)
        return float(z[0]) if single else z


def land(soil='red', grass='mixed', cover=.7, roll=1.0, scale=70.0, flat=(), path=(), width=2.4, road='murram', level=0.0,
         seed=1.0, reach=9000.0,
         relief=None):
    """
    Gently rolling ground around the camera, which must be there. `soil` of SOILS, `grass` of GRASSES on a share of it
    (`cover`), which is the colour of ground between the tufts of `scatter`; `roll`: metres up and down over `scale`
    metres; `flat`: (x, y, radius) of level places; `path`: points of a track of `width` metres of the soil `road`;
    `level`: the ground's mean height; `relief(x, y)`: arrays to metres that are added (a slope, a valley). Returns a Land.
    """
    ground = Land(seed, roll, scale, flat, path, width, level, relief)
    eye, ahead, half = view()
    inner = np.linspace(-half - .12, half + .12, 260)
    outer = np.linspace(half + .12, 2 * math.pi - half - .12, 56)[1:-1]
    turns = ahead + np.concatenate([inner, outer])
    radii = np.concatenate([[0], .35 * 1.0315 ** np.arange(math.ceil(math.log(reach / .35) / math.log(1.0315)) + 1)])
    x = eye.x + radii[:, None] * np.cos(turns)[None, :]
    y = eye.y + radii[:, None] * np.sin(turns)[None, :]
    z = ground.height(x.ravel(), y.ravel())
    far = np.hypot(x - eye.x, y - eye.y).ravel()
    z = z - _smooth(far, 1500, reach) * 25
    rows, columns = x.shape
    faces = grid_faces(rows, columns)
    last = np.arange(rows - 1) * columns + columns - 1
    seam = np.stack([last, last - columns + 1, last + 1, last + columns], 1)
    points = np.stack([x.ravel(), y.ravel(), z], 1)
    mesh = mesh_of('land', points, np.concatenate([faces, seam]), [_earth(soil, grass, cover, road, bool(path))],
                   beside=np.clip(ground.path_distance(x.ravel(), y.ravel()), -9, 9))
    link(bpy.data.objects.new('land', mesh))
    return ground


def _earth(soil, grass, cover, road, path):
    made = material('earth', '#ffffff', .95, spec=.12)
    shader, n = principled(made)
    dark, middle, light = (srgb(c) for c in SOILS[soil])
    broad, fine, grit = n.noise(.06, 6, .6), n.noise(1.3, 9, .68), n.noise(38, 4, .7)
    earth = n.ramp(fine, [(.28, dark), (.5, middle), (.72, light)])
    earth = n.mix(n.ramp(grit, [(.35, .35), (.6, 0)]), earth, dark)
    low, high = (srgb(c) for c in GRASSES[grass])
    turf = n.mix(n.ramp(n.noise(.35, 8, .65), [(.36, 0), (.64, 1)]), low, high)
    turf = n.mix(n.ramp(n.noise(11, 5, .7), [(.40, .55), (.62, 0)]), turf, dark)
    edge = .76 - .55 * cover
    patches = n.math('MULTIPLY_ADD', n.math('SUBTRACT', fine, .5), .55, broad)
    color = n.mix(n.ramp(patches, [(max(edge - .06, 0), 0), (edge + .08, 1)]), earth, turf)
    if path:
        worn = [srgb(c) for c in SOILS[road]]
        track = n.ramp(n.math('MULTIPLY_ADD', grit, .3, n.math('MULTIPLY', fine, .7)),
                       [(.3, worn[0]), (.5, worn[1]), (.66, worn[2])])
        beside = n('ShaderNodeAttribute', {'attribute_name': 'beside'}).outputs['Fac']
        rough = n.math('MULTIPLY_ADD', n.math('SUBTRACT', fine, .5), 1.1, beside)
        color = n.mix(n.ramp(n.math('MULTIPLY_ADD', rough, 1.0, .5), [(.32, 1), (.72, 0)]), color, track)
    n.link(color, shader.inputs['Base Color'])
    height = n.math('MULTIPLY_ADD', grit, .22, fine)
    n.link(n('ShaderNodeBump', Strength=.7, Distance=.05, Height=height).outputs[0], shader.inputs['Normal'])
    return made


def scatter(meshes, ground, density=8.0, near=.6, far=60.0, scale=(.75, 1.3), lean=8.0, avoid=(), clumps=0.0, full=9.0, seed=1,
            within=None,
            off_path=.15):
    """
    Instances of meshes (see `plants`) on the land where the camera sees it, `density` for each square metre up to `full`
    metres from the camera, thinning out to `far` (and growing a little, so that the ground stays covered). `avoid`:
    (x, y, radius) or boxes (x0, y0, x1, y1); `clumps` from 0 (even) to 1 (only in patches); `within(x, y)`: arrays to
    an array of booleans; `off_path`: metres to keep off the path's edge (None: also on it). Returns how many there are.
    """
    draw = np.random.default_rng(seed)
    eye, ahead, half = view()
    share = half + .16
    edges = np.geomspace(near, far, 48)
    middles, widths = (edges[1:] + edges[:-1]) / 2, np.diff(edges)
    thinned = density * np.minimum(1, (full / middles) ** 1.35)
    counts = draw.poisson(thinned * middles * widths * 2 * share)
    distance = np.repeat(middles, counts) + (draw.random(counts.sum()) - .5) * np.repeat(widths, counts)
    turn = ahead + (draw.random(distance.size) * 2 - 1) * share
    x, y = eye.x + distance * np.cos(turn), eye.y + distance * np.sin(turn)
    keep = np.ones(x.size, bool)
    for place in avoid:
        if len(place) == 3:
            keep &= np.hypot(x - place[0], y - place[1]) > place[2]
        else:
            keep &= (x < place[0]) | (x > place[2]) | (y < place[1]) | (y > place[3])
    if off_path is not None and ground.path:
        keep &= ground.path_distance(x, y) > off_path + draw.random(x.size) * .3
    if clumps:
        keep &= fractal(x / 3.5, y / 3.5, 3, seed + .5) * .5 + .5 + draw.normal(0, .08, x.size) > clumps * .75
    if within:
        keep &= within(x, y)
    x, y, distance = x[keep], y[keep], distance[keep]
    size = draw.uniform(*scale, x.size) * np.clip((distance / full) ** .22, 1, 1.7)
    _instances(meshes, np.stack([x, y, ground.height(x, y)], 1) if x.size else np.zeros((0, 3)), size, math.radians(lean), draw)
    return int(x.size)


def _instances(meshes, points, sizes, lean, draw):
    """Each point gets one of the meshes, turned at random: squares whose place, slope and size the instances take."""
    pick = draw.integers(0, len(meshes), len(points))
    for index, mesh in enumerate(meshes):
        here = pick == index
        at, size = points[here], sizes[here]
        if not len(at):
            continue
        turn, slope, side = draw.uniform(0, 2 * np.pi, len(at)), draw.normal(0, lean + 1e-6,
                                                                             len(at)), draw.uniform(0, 2 * np.pi, len(at))
        normal = np.stack([np.sin(slope) * np.cos(side), np.sin(slope) * np.sin(side), np.cos(slope)], 1)
        first = np.stack([np.cos(turn), np.sin(turn), np.zeros(len(at))], 1)
        first -= normal * (first * normal).sum(1, keepdims=True)
        first /= np.linalg.norm(first, axis=1, keepdims=True)
        second = np.cross(normal, first)
        h = size[:, None] / 2
        corners = np.stack([at - first * h - second * h, at + first * h - second * h, at + first * h + second * h,
                            at - first * h + second * h], 1)
        carrier = link(bpy.data.objects.new('scatter',
                                            mesh_of('places', corners.reshape(-1, 3), np.arange(4 * len(at)).reshape(-1, 4))))
        carrier.instance_type, carrier.use_instance_faces_scale = 'FACES', True
        carrier.show_instancer_for_render = carrier.show_instancer_for_viewport = False
        link(bpy.data.objects.new(mesh.name, mesh)).parent = carrier


def place(mesh, at, ground=None, scale=1.0, turn=None, sink=.03):
    """One plant (a mesh of `plants`) at (x, y) on the ground, or at (x, y, z). `turn` in degrees, else at random."""
    obj = link(bpy.data.objects.new(mesh.name, mesh))
    z = at[2] if len(at) > 2 else (ground.height(at[0], at[1]) if ground else 0) - sink * scale
    obj.location, obj.scale = (at[0], at[1], z), (scale,) * 3
    obj.rotation_euler.z = random.uniform(0, 6.28) if turn is None else math.radians(turn)
    return obj


def stones(count_seed=1, size=.05, color='#7c7066'):
    """A mesh of one small stone for `scatter` (gravel: size .02, density 60, far 8)."""
    draw = np.random.default_rng(count_seed)
    rows, columns = 6, 8
    a, b = np.meshgrid(np.linspace(-1.45, 1.45, rows), np.arange(columns) * 2 * np.pi / columns, indexing='ij')
    d = np.stack([np.cos(a) * np.cos(b), np.cos(a) * np.sin(b), np.sin(a)], 2).reshape(-1, 3)
    for _ in range(5):
        normal = draw.normal(size=3)
        normal /= np.linalg.norm(normal)
        d -= np.clip(d @ normal - draw.uniform(.45, .8), 0, None)[:, None] * normal
    d = d * np.array([1, draw.uniform(.6, .9), draw.uniform(.5, .8)]) * size
    faces = grid_faces(rows, columns)
    last = np.arange(rows - 1) * columns + columns - 1
    faces = np.concatenate([faces, np.stack([last, last - columns + 1, last + 1, last + columns], 1)])
    mat = bpy.data.materials.get('stone') or material('stone', color, .9, bump=.5, bump_scale=30)
    return mesh_of('stone', d + (0, 0, size * .3), faces, [mat])


# ---------------------------------------------------------------- far relief


def _relief(name, bearing, spread, distance, depth, height_of, mat, columns=420, rows=70):
    """A piece of land far away: height_of(along, across) of arrays in metres, across from 0 (near) to depth."""
    eye, _, _ = view()
    lens = bpy.context.scene.camera.data
    lens.clip_end = max(lens.clip_end, (distance + depth) * 1.2)
    angles = np.radians(np.linspace(bearing - spread / 2, bearing + spread / 2, columns))
    t = np.linspace(0, 1, rows)
    r = distance + t[:, None] * depth
    x, y = eye.x + r * np.sin(angles)[None, :], eye.y + r * np.cos(angles)[None, :]
    along = np.broadcast_to(np.radians(np.linspace(-spread / 2, spread / 2, columns))[None, :] * distance, x.shape)
    z = height_of(along, t[:, None] * depth + 0 * along)
    mesh = mesh_of(name, np.stack([x, y, z], 2).reshape(-1, 3), grid_faces(rows, columns), [mat])
    return link(bpy.data.objects.new(name, mesh))


def hills(distance=1800.0, height=110.0, bearing=0.0, spread=100.0, seed=1.0, colors=('#4d5632', '#7c7445', '#5c4f38'),
          base=-12.0, wooded=.5):
    """
    A range of hills at `distance` metres around `bearing` (degrees clockwise from +Y), rising to about `height`: three
    colours are woods, grass and bare slopes.
    """
    depth, wide = distance * .55, height * 7

    def rise(along, across):
        crest = fractal(along / wide, across / wide * .8, 6, seed, .48)
        folds = ridged(along / wide * 1.9 + 5, across / wide * 1.9, 5, seed + 3)
        ends = _smooth(1 - np.abs(along) / np.abs(along).max(), 0, .3)
        shape = np.sin(np.clip(across / depth * 1.25, 0, 1) * np.pi / 2) * ends
        return base + height * shape * np.clip(.45 + .55 * crest + .28 * (folds - .45), .02, None)
    made = material('hills', '#ffffff', .95, spec=.1)
    shader, n = principled(made)
    size = 30 / height
    patch = n.noise(.012 * size, 9, .68)
    woods, grass, bare = (srgb(c) for c in colors)
    color = n.ramp(patch, [(.30 + .16 * wooded, woods), (.42 + .16 * wooded, grass), (.72, bare)])
    n.link(color, shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.8, Distance=9, Height=n.noise(.05 * size, 8, .7)).outputs[0], shader.inputs['Normal'])
    return _relief('hills', bearing, spread, distance, depth, rise, made)


def mountain(bearing=0.0, distance=42000.0, height=3600.0, seed=2.0, kind='crags', width=None):
    """
    A great mountain on the horizon: 'crags' (broad shield with a jagged, partly snowed summit) or 'dome' (a volcano with
    a flat, white top). Metres; `width` is how far its slopes reach to each side.
    """
    width = width or height * 6.0
    depth = width * 1.3

    def rise(along, across):
        u, v = along / width, (across - depth * .5) / (depth * .5)
        r = np.sqrt(u * u + v * v * .75)
        folds = ridged(along / height * .8, across / height * .8, 6, seed)
        rough = fractal(along / height * 1.5, across / height * 1.5, 6, seed + 9)
        if kind == 'dome':
            shape = 1 / (1 + (r / .36) ** 2.0) - .10
            shape = np.minimum(shape, .80 + .02 * rough) * 1.2
            return height * np.clip(shape * (1 + .10 * (folds - .5)) + .012 * rough, -.01, None) - 60
        shield = .62 * np.exp(-(r / .30) ** 1.05) + .05 * np.exp(-(r / .75) ** 2)
        core = np.exp(-(r / .085) ** 2)
        crags = core * (.20 + .42 * ridged(along / height * 2.3 + 3, across / height * 2.3, 6, seed + 4, .55) ** 1.3)
        return height * np.clip(shield * (1 + .30 * (folds - .45)) + crags + .02 * rough - .02, -.01, None) - 60
    made = material('mountain', '#ffffff', .95, spec=.1)
    shader, n = principled(made)
    up = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Position']).outputs[2]
    steep = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Normal']).outputs[2]
    level = n.math('MULTIPLY_ADD', n.math('SUBTRACT', n.noise(2.2 / height, 9, .7), .5), .34, n.math('DIVIDE', up, height))
    rock = n.ramp(level, [(.08, srgb('#39452c')), (.34, srgb('#4b4a38')), (.55, srgb('#5d544a')), (.8, srgb('#4d4a4a'))])
    line = .72 if kind == 'dome' else .80
    snow = n.math('MULTIPLY', n.ramp(level, [(line - .04, 0), (line + .04, 1)]), n.ramp(steep, [(.45, 0), (.72, 1)]))
    n.link(n.mix(snow, rock, srgb('#e9ecef')), shader.inputs['Base Color'])
    return _relief('mountain', bearing, math.degrees(2.2 * width / distance), distance, depth, rise, made, 560, 150)
