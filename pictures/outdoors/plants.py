"""
Plants as meshes, to be instanced (`land.scatter`) or placed (`land.place`). 1 unit = 1 m; each stands on z = 0.

    scatter([grass('dry', k) for k in range(3)], ground, density=14)
    place(acacia(2, height=7), (12, 30), ground)

A mesh is made once for its arguments, however often it is asked for. Leaves are real, small faces whose tone varies;
they let some light through.
"""
import math

import bpy
import numpy as np

from outdoors.land import mesh_of
from studio.materials import mottled, principled
from studio.nodes import srgb

_made = {}


def _once(build):
    """A plant is built once a scene for its arguments."""
    def asked(*args, **options):
        key = (build.__name__, args, tuple(sorted(options.items())))
        try:
            _made[key].name
        except (KeyError, ReferenceError):
            _made[key] = build(*args, **options)
        return _made[key]
    asked.__name__, asked.__doc__ = build.__name__, build.__doc__
    return asked


# ---------------------------------------------------------------- materials

def leaf(name, stops, through=.35, rough=.55, spec=.3, vary=.25, mass=.0):
    """
    Leaves and blades: colour follows each one's tone (0 to 1), and differs a little between plants; `through` is the
    share of light that goes on behind the leaf, yellower. `mass` is how much a leaf is lit as part of its bough (the
    attribute `out`) instead of by how it lies itself: a crown then has light and shaded sides, as those of thousands have.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader, n = principled(made)
    tone = n('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    own = n('ShaderNodeObjectInfo').outputs['Random']
    tone = n.math('ADD', tone, n.math('MULTIPLY', n.math('SUBTRACT', own, .5), vary), clamp=True)
    color = n.ramp(tone, [(at, srgb(code)) for at, code in stops])
    n.link(color, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, spec
    normal = _of_its_bough(n, mass) if mass else None
    n.put(shader.inputs['Normal'], normal)
    if through:
        behind = n('ShaderNodeBsdfTranslucent', Color=n.mix(1.0, color, (1.25, 1.2, .55, 1), 'MULTIPLY'), Normal=normal)
        mixed = n('ShaderNodeMixShader')
        mixed.inputs[0].default_value = through
        n.link(shader.outputs[0], mixed.inputs[1])
        n.link(behind.outputs[0], mixed.inputs[2])
        n.link(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs[0])
    return made


def _of_its_bough(n, mass):
    out = n('ShaderNodeAttribute', {'attribute_name': 'out'}).outputs['Vector']
    turned = n('ShaderNodeVectorTransform', {'vector_type': 'NORMAL', 'convert_from': 'OBJECT', 'convert_to': 'WORLD'}, Vector=out)
    both = n.mix(mass, n('ShaderNodeNewGeometry').outputs['Normal'], turned.outputs[0])
    return n('ShaderNodeVectorMath', {'operation': 'NORMALIZE'}, Vector=both).outputs[0]


def bark(color='brown'):
    name = f'bark {color}'
    stops = {'brown': ((.3, '#2e241b'), (.55, '#57463a'), (.8, '#7d6a58')),
             'grey': ((.3, '#4a4641'), (.55, '#746d64'), (.8, '#9a9186')),
             'yellow': ((.3, '#6d6a35'), (.55, '#96923f'), (.8, '#b5ad5c'))}[color]
    return bpy.data.materials.get(name) or mottled(name, stops, 9, .92, 8, (1, 1, .25), .9, .02)


# ---------------------------------------------------------------- parts

def _blades(draw, count, length, width, radius, curve, segments=4, lean=.35):
    """Curved, tapering blades around the origin: points, faces, a tone for each face."""
    turn = draw.uniform(0, 2 * np.pi, count)
    foot = radius * np.sqrt(draw.random(count))
    start = draw.uniform(0, 2 * np.pi, count)
    long = length * draw.uniform(.45, 1.1, count)
    wide = width * draw.uniform(.6, 1.2, count)
    tilt = np.abs(draw.normal(0, lean, count))
    bend = curve * draw.uniform(.3, 1.4, count)
    t = np.linspace(0, 1, segments + 1)
    angle = tilt[:, None] + bend[:, None] * t[None, :] ** 1.5
    step = long[:, None] / segments
    out = np.concatenate([np.zeros((count, 1)), np.cumsum(np.sin(angle[:, 1:]) * step, 1)], 1)
    up = np.concatenate([np.zeros((count, 1)), np.cumsum(np.cos(angle[:, 1:]) * step, 1)], 1)
    middle = np.stack([foot[:, None] * np.cos(start)[:, None] + out * np.cos(turn)[:, None],
                       foot[:, None] * np.sin(start)[:, None] + out * np.sin(turn)[:, None], up - .01], 2)
    face = turn + draw.normal(0, .5, count)
    side = np.stack([-np.sin(face), np.cos(face), np.zeros(count)], 1)[:, None, :]
    half = (wide[:, None] * (1 - t[None, :] ** 1.8) / 2 + wide[:, None] * .02)[:, :, None]
    points = np.concatenate([middle - side * half, middle + side * half], 1)
    rows = segments + 1
    one = np.array([(k, rows + k, rows + k + 1, k + 1) for k in range(segments)])
    faces = (one[None] + (np.arange(count) * 2 * rows)[:, None, None]).reshape(-1, 4)
    tone = np.clip(draw.random(count)[:, None] * .7 + .25 * t[None, 1:] + .05, 0, 1).ravel()
    return points.reshape(-1, 3), faces, tone


def _leaves(draw, at, length, width, up=.5, droop=0.0, outward=None, fold=.12, spread=.3):
    """
    One small leaf for each point of `at` (n, 3): two faces along its midrib. `up` is how much leaves face the sky,
    `droop` hangs their tips, `outward` gives directions (n, 3) that they grow in.
    """
    count = len(at)
    normal = draw.normal(size=(count, 3)) * (1 - up)
    normal[:, 2] = np.abs(normal[:, 2]) + up
    along = draw.normal(size=(count, 3)) if outward is None else outward + draw.normal(size=(count, 3)) * spread
    along = along / np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    along[:, 2] -= droop
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, normal)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    normal = np.cross(side, along)
    long = (length * draw.uniform(.65, 1.25, count))[:, None]
    half = (width * draw.uniform(.7, 1.2, count))[:, None] / 2
    middle = at + along * long * .45 - normal * long * .02
    tip = at + along * long - np.array([0, 0, 1]) * long * droop * .25
    lift = normal * half * fold * 2
    points = np.stack([at, middle + side * half + lift, tip, middle - side * half + lift], 1).reshape(-1, 3)
    first = np.arange(count)[:, None] * 4
    return points, np.concatenate([first + [0, 1, 2, 2], first + [0, 2, 3, 3]], 0)[:, :3], draw.random(count)


def _leaf_part(draw, at, *args, **options):
    points, faces, tone = _leaves(draw, at, *args, **options)
    return points, faces, np.concatenate([tone, tone])


def _sprigs(draw, tips, hearts, each, spread, length, width, droop=.2, up=.35, round_=.55):
    """
    Leaves that start at the tips of twigs, `each` of them at a tip, and lead away from it: points, faces, tone and the ways
    out of the bough (the nearest of `hearts`), by which the crown is lit. Inner leaves are darker.
    """
    bough = hearts[np.argmin(((tips[:, None] - hearts[None]) ** 2).sum(2), 1)]
    away = tips - bough
    reach = np.linalg.norm(away, axis=1, keepdims=True)
    away = away / np.maximum(reach, 1e-9)
    count = len(tips) * each
    off = draw.normal(size=(count, 3))
    off /= np.linalg.norm(off, axis=1, keepdims=True)
    off *= (draw.random((count, 1)) ** .6)
    way, start = np.repeat(away, each, 0), np.repeat(tips, each, 0)
    at = start + off * spread * np.array([1, 1, .7]) - way * spread * .4
    points, faces, tone = _leaves(draw, at, length, width, up, droop, off + way * round_)
    inner = np.repeat(np.clip(reach[:, 0] / np.percentile(reach, 90), 0, 1), each)
    tone = np.clip(tone * .62 + .38 * inner ** 2 * draw.uniform(.5, 1.2, count), 0, 1)
    out = way + off * .45 + (0, 0, .25)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    return points, faces, np.concatenate([tone, tone]), np.concatenate([out, out])


def _split(draw, points, parts=2):
    """Points in compact groups (a few rounds of k-means)."""
    centres = points[draw.choice(len(points), parts, replace=False)]
    for _ in range(6):
        label = np.argmin(((points[:, None] - centres[None]) ** 2).sum(2), 1)
        centres = np.array([points[label == k].mean(0) if (label == k).any() else centres[k] for k in range(parts)])
    return [np.flatnonzero(label == k) for k in range(parts) if (label == k).any()]


def _branches(draw, tips, root, thick, first=.42, power=.46, wander=.05, rise=0.0, first_parts=3, smallest=.006):
    """
    Limbs from a root to all tips: each fork leads towards the middles of two groups of tips. Returns lines of (points,
    radii at their ends).
    """
    lines, total = [], len(tips)

    def grow(at, group, radius, level, heading):
        if len(group) == 1:
            lines.append(_limb(draw, at, tips[group[0]], heading, radius, smallest, wander))
            return
        for part in _split(draw, tips[group], first_parts if level == 0 else 2):
            inside = group[part]
            centre = tips[inside].mean(0)
            own = max(smallest, thick * (len(inside) / total) ** power)
            share = first if level < 2 else .5
            to = at + (centre - at) * share + np.array([0, 0, rise * np.linalg.norm(centre - at) * (.5 ** level)])
            to = to + draw.normal(size=3) * wander * np.linalg.norm(to - at)
            if len(inside) == 1:
                to = centre
            line = _limb(draw, at, to, heading, min(radius, own * 1.15), own, wander)
            lines.append(line)
            if len(inside) > 1:
                grow(to, inside, own, level + 1, line[0][-1] - line[0][-2])
    grow(np.asarray(root, float), np.arange(total), thick, 0, np.array([0, 0, 1.0]))
    return lines


def _limb(draw, a, b, heading, start, end, wander):
    """A curved line that leaves `a` along a heading, with some crookedness."""
    length = np.linalg.norm(b - a)
    steps = int(np.clip(length / .22, 2, 7))
    t = np.linspace(0, 1, steps + 1)[:, None]
    heading = heading / max(np.linalg.norm(heading), 1e-9)
    knee = a + heading * length * .45
    path = (1 - t) ** 2 * a + 2 * t * (1 - t) * (knee * .5 + (a + b) / 2 * .5) + t * t * b
    path[1:-1] += draw.normal(size=(steps - 1, 3)) * length * wander * .5
    return path, start, end


def _tubes(lines):
    """Limbs as skins: points and faces; thin ones have few sides."""
    points, faces, first = [], [], 0
    for path, start, end in lines:
        sides = 9 if start > .08 else 6 if start > .03 else 4 if start > .012 else 3
        radii = np.linspace(start, end, len(path))
        along = np.gradient(path, axis=0)
        along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
        reference = np.array([1.0, 0, 0]) if abs(along[0, 0]) < .8 else np.array([0, 1.0, 0])
        side = np.cross(along, reference)
        side /= np.linalg.norm(side, axis=1, keepdims=True)
        other = np.cross(along, side)
        turn = np.arange(sides) * 2 * np.pi / sides
        ring = path[:, None] + radii[:, None, None] * (side[:, None] * np.cos(turn)[None, :, None]
                                                       + other[:, None] * np.sin(turn)[None, :, None])
        points.append(ring.reshape(-1, 3))
        k, i = np.meshgrid(np.arange(len(path) - 1), np.arange(sides), indexing='ij')
        a, b = first + k * sides + i, first + k * sides + (i + 1) % sides
        faces.append(np.stack([a, b, b + sides, a + sides], 2).reshape(-1, 4))
        first += ring.shape[0] * sides
    return np.concatenate(points), np.concatenate(faces)


def _plant(name, parts):
    """
    One mesh of parts: (points, faces, tone or None, material), or with the ways out of the crown before the material;
    faces of three and four corners may be mixed.
    """
    points, faces, tones, indices, materials, outs, first = [], [], [], [], [], [], 0
    for vertices, polygons, tone, *out, mat in parts:
        polygons = np.asarray(polygons)
        if polygons.shape[1] == 3:
            polygons = np.concatenate([polygons, polygons[:, 2:]], 1)
        if mat not in materials:
            materials.append(mat)
        points.append(vertices)
        faces.append(polygons + first)
        tones.append(np.full(len(polygons), .5) if tone is None else tone)
        indices.append(np.full(len(polygons), materials.index(mat)))
        outs.append(out[0] if out else np.tile([[0, 0, 1.0]], (len(polygons), 1)))
        first += len(vertices)
    return _mixed(name, np.concatenate(points), np.concatenate(faces), materials, np.concatenate(tones), np.concatenate(indices),
                  np.concatenate(outs))


def _mixed(name, points, faces, materials, tone, index, out):
    """As `mesh_of`, where a face whose last two corners are one has three corners."""
    three = faces[:, 2] == faces[:, 3]
    triangles = np.concatenate([faces[three][:, :3], faces[~three][:, [0, 1, 2]], faces[~three][:, [0, 2, 3]]])
    tone = np.concatenate([tone[three], tone[~three], tone[~three]])
    index = np.concatenate([index[three], index[~three], index[~three]])
    out = np.concatenate([out[three], out[~three], out[~three]])
    return mesh_of(name, points, triangles, materials, tone=tone, out=out, material_index=index)


# ---------------------------------------------------------------- grass

_GRASS = {
    'dry': ('grass dry', [(0, '#6f5c30'), (.35, '#a48a4e'), (.7, '#c9ae72'), (1, '#e0cc98')]),
    'green': ('grass green', [(0, '#33461b'), (.4, '#567030'), (.75, '#7f9440'), (1, '#b0ab5e')]),
    'mixed': ('grass mixed', [(0, '#3f4c1f'), (.35, '#6c7a36'), (.6, '#a0964f'), (1, '#d0bb80')]),
    'lawn': ('grass lawn', [(0, '#2f4a1a'), (.5, '#54762c'), (1, '#86a044')]),
}


@_once
def grass(kind='dry', seed=0, height=None, blades=70):
    """A tuft: 'dry' (savanna, .45 m), 'green' (.35), 'mixed' (.35), 'lawn' (.07, for density 60 and more)."""
    draw = np.random.default_rng(seed + 10)
    tall = height or {'dry': .45, 'green': .35, 'mixed': .35, 'lawn': .07}[kind]
    name, stops = _GRASS[kind]
    mat = leaf(name, stops, .4, .6, .25)
    if kind == 'lawn':
        points, faces, tone = _blades(draw, blades, tall, .006, .14, .7, 3, .4)
    else:
        points, faces, tone = _blades(draw, blades, tall, .0075, .07 + .12 * tall, 1.0, 5, .38)
    return _plant(f'grass {kind}', [(points, faces, tone, mat)])


@_once
def seed_grass(seed=0, height=.9, stalks=16):
    """Tall stalks with seed heads above a dry tuft."""
    draw = np.random.default_rng(seed + 40)
    dry = leaf(*_GRASS['dry'], .4, .6, .25)
    points, faces, tone = _blades(draw, stalks, height, .004, .07, .45, 6, .16)
    ends = points.reshape(stalks, 2, 7, 3).mean(1)[:, 4:]
    at = (ends[:, :1] + (ends[:, -1:] - ends[:, :1]) * draw.random((stalks, 9, 1))).reshape(-1, 3)
    grains = _leaf_part(draw, at, .035, .009, .1, 0, np.tile([[0, 0, 1.0]], (len(at), 1)), spread=.5)
    low = _blades(draw, 40, height * .5, .007, .1, 1.0, 4, .4)
    return _plant('seed grass', [(points, faces, tone, dry), (*grains, dry), (*low, dry)])


@_once
def weed(seed=0, height=.3):
    """A low broad-leaved herb."""
    draw = np.random.default_rng(seed + 70)
    mat = leaf('weed', [(0, '#2c431d'), (.5, '#4f6d2e'), (1, '#8a9a48')], .35)
    turn, up = draw.uniform(0, 6.28, 46), draw.random(46) ** .7
    out = np.stack([np.cos(turn), np.sin(turn), draw.uniform(.1, .8, 46)], 1)
    at = np.stack([np.cos(turn) * .05 * up, np.sin(turn) * .05 * up, up * height * .8], 1)
    stems = _tubes([_limb(draw, np.zeros(3), p + (0, 0, .02), np.array([0, 0, 1.0]), .004, .002, .05) for p in at[:6]])
    return _plant('weed', [(*_leaf_part(draw, at, height * .42, height * .15, .5, .25, out), mat), (*stems, None, bark())])


# ---------------------------------------------------------------- shrubs and hedges

_SHRUB = {
    'green': ('leaf green', [(0, '#1f3013'), (.4, '#38501f'), (.75, '#587030'), (1, '#869347')]),
    'olive': ('leaf olive', [(0, '#39401f'), (.4, '#585d31'), (.75, '#7a7c47'), (1, '#a19a60')]),
    'dark': ('leaf dark', [(0, '#14240f'), (.5, '#284019'), (1, '#4d6a2b')]),
    'dry': ('leaf dry', [(0, '#5a4a2c'), (.5, '#867146'), (1, '#b59f68')]),
}


@_once
def shrub(kind='green', seed=0, height=1.3, leaf_length=.05, leaves=9500):
    """A bush of many thin branches: kinds 'green', 'olive' (thorny bush), 'dark', 'dry'."""
    draw = np.random.default_rng(seed + 100)
    tips = _ball(draw, 130, (height * .62, height * .62, height * .46), .55)
    tips[:, 2] += height * .52
    tips = tips[tips[:, 2] > height * .12]
    lines = _branches(draw, tips, (0, 0, 0), .028 * height, .4, .5, .09, .0, 5, .004)
    at, out = _around(draw, tips, leaves, height * .095, (0, 0, height * .4))
    mat = leaf(*_SHRUB[kind])
    return _plant('shrub', [(*_tubes(lines), None, bark()),
                            (*_leaf_part(draw, at, leaf_length, leaf_length * .5, .35, .1, out), mat)])


@_once
def hedge(length=2.0, height=1.2, depth=.7, seed=0, kind='dark'):
    """A clipped hedge along X from the origin; put pieces end to end."""
    draw = np.random.default_rng(seed + 160)
    count = int(5200 * length * height * (depth + .4))
    at = draw.random((count, 3)) * [length, 1, 1]
    shell = draw.random(count)
    face = draw.integers(0, 5, count)
    y = np.where(face < 2, -depth / 2, np.where(face < 4, depth / 2, (at[:, 1] - .5) * depth))
    z = np.where(face == 4, height, at[:, 2] * height)
    bump = .06 * np.sin(at[:, 0] * 9 + z * 5) + .05 * np.sin(at[:, 0] * 23 - z * 17)
    inward = shell ** 2 * .14
    normal = np.stack([np.zeros(count), np.where(face < 2, -1, np.where(face < 4, 1, 0)), np.where(face == 4, 1, 0)], 1)
    where = np.stack([at[:, 0], y, z], 1) + normal * (bump - inward)[:, None]
    where[:, 2] = np.abs(where[:, 2])
    mat = leaf(*_SHRUB[kind])
    stems = _tubes([_limb(draw, np.array([x, draw.normal(0, .08), 0]),
                          np.array([x + draw.normal(0, .1), draw.normal(0, .15), height * .8]),
                          np.array([0, 0, 1.0]), .014, .005, .08) for x in np.arange(.1, length, .22)])
    return _plant('hedge', [(*_leaf_part(draw, where, .05, .026, .3, .0, normal + (0, 0, .3), spread=.9), mat),
                            (*stems, None, bark())])


@_once
def bougainvillea(seed=0, height=2.0, color='magenta'):
    """An arching bush in flower: 'magenta', 'orange' or 'white'."""
    draw = np.random.default_rng(seed + 190)
    stops = {'magenta': ('#9a1c5e', '#cf3a86', '#ea86b8'), 'orange': ('#a8401c', '#d8692e', '#efa066'),
             'white': ('#b9b3a5', '#ddd8cb', '#f2eee6')}[color]
    tips = _ball(draw, 150, (height * .62, height * .62, height * .5), .5)
    tips[:, 2] = np.abs(tips[:, 2] + height * .5) * (1 - .12 * np.hypot(tips[:, 0], tips[:, 1]) / height)
    lines = _branches(draw, tips, (0, 0, 0), .03 * height, .42, .5, .08, .06, 5, .004)
    at, out = _around(draw, tips, 8200, height * .045, (0, 0, height * .4), reach=1.5)
    flowering = tips[draw.random(len(tips)) < .62]
    bracts, _ = _around(draw, flowering * (1.04, 1.04, 1.04), 9000, height * .055, (0, 0, height * .4), reach=1.5)
    petal = leaf(f'bract {color}', [(0, stops[0]), (.5, stops[1]), (1, stops[2])], .5, .7, .1)
    return _plant('bougainvillea', [(*_tubes(lines), None, bark()),
                                    (*_leaf_part(draw, at, .075, .045, .35, .1, out), leaf(*_SHRUB['green'])),
                                    (*_leaf_part(draw, bracts, .075, .06, .2, 0), petal)])


def _ball(draw, count, radii, hollow=.5):
    """Points in an ellipsoid around the origin, more of them outside."""
    d = draw.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    return d * (hollow + (1 - hollow) * draw.random((count, 1)) ** .5) * np.array(radii)


def _around(draw, tips, count, spread, heart, flat=1.0, reach=1.8):
    """
    Points close to tips, at most `reach` spreads away (leaves that stand out one by one look like confetti), and the ways
    that lead outward from the plant's heart there.
    """
    off = draw.normal(size=(count, 3)) * spread * np.array([1, 1, flat])
    length = np.linalg.norm(off, axis=1, keepdims=True)
    at = tips[draw.integers(0, len(tips), count)] + off * np.minimum(1, reach * spread / np.maximum(length, 1e-9))
    at[:, 2] = np.abs(at[:, 2])
    out = at - np.array(heart)
    return at, out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)


# ---------------------------------------------------------------- trees

@_once
def acacia(seed=0, height=7.0, spread=1.25, leaves=95000):
    """An umbrella thorn: forking limbs carry flat layers of fine leaves; `spread` is the crown's width against its height."""
    draw = np.random.default_rng(seed + 300)
    radius = height * spread / 2
    layers = []
    for k in range(10):
        a, r = k * 2.4 + draw.uniform(-.4, .4), radius * (0 if k == 0 else draw.uniform(.40, .74))
        size = radius * draw.uniform(.32, .46)
        centre = np.array([r * math.cos(a), r * math.sin(a), height * (.90 - .10 * (r / radius) ** 2 + draw.uniform(-.035, .03))])
        disc = draw.normal(size=(36, 2))
        disc /= np.linalg.norm(disc, axis=1, keepdims=True)
        disc *= (draw.random((36, 1)) ** .5) * size
        dome = height * .055 * (1 - (np.linalg.norm(disc, axis=1) / size) ** 2)
        layers.append(np.column_stack([disc[:, 0] + centre[0], disc[:, 1] + centre[1],
                                       centre[2] + dome + draw.normal(0, height * .012, 36)]))
    tips = np.concatenate(layers)
    fork = np.array([draw.normal(0, .03) * height, draw.normal(0, .03) * height, height * draw.uniform(.24, .34)])
    trunk = [_limb(draw, np.array([0, 0, -.15]), fork, np.array([draw.normal(0, .2), draw.normal(0, .2), 1.0]), height * .030,
                   height * .023, .05)]
    lines = trunk + _branches(draw, tips, fork, height * .0215, .40, .47, .055, .03, 4, height * .0011)
    at, out = _around(draw, tips, leaves, height * .034, (0, 0, height * .55), .34)
    mat = leaf('leaf acacia', [(0, '#2c3817'), (.4, '#4a5a24'), (.75, '#6f7c35'), (1, '#9a9c4f')], .42, .6, .2)
    size = .055 * (height / 7) ** .5
    return _plant('acacia', [(*_tubes(lines), None, bark()),
                             (*_leaf_part(draw, at, size, size * .34, .55, .0, out, spread=1.0), mat)])


@_once
def broadleaf(kind='mango', seed=0, height=7.0, leaves=None):
    """
    A round crown on a short trunk: 'mango' (dense, dark, long leaves), 'jacaranda' (open, mauve flowers), 'fig' (wide, fresh
    green).
    """
    draw = np.random.default_rng(seed + 500)
    wide, tall, fork_at, each = {'mango': (.42, .36, .22, 120), 'jacaranda': (.46, .30, .34, 64), 'fig': (.56, .33, .26, 125)}[kind]
    each = max(8, round((leaves or each * 1260) / 1260))
    hearts, tips = [], []
    for _ in range(21):
        centre = _ball(draw, 1, (height * wide * .70, height * wide * .70, height * tall * .66), .72)[0]
        size = draw.uniform(.70, 1.2)
        hearts.append(centre)
        tips.append(centre + _ball(draw, 60, (height * wide * .36 * size,) * 2 + (height * tall * .34 * size,), .62))
    lift = height * (1 - tall * 1.02)
    hearts, tips = np.array(hearts) + (0, 0, lift), np.concatenate(tips)
    tips[:, 2] = np.maximum(tips[:, 2], -height * tall * .72 + .05 * height * draw.random(len(tips))) + lift
    fork = np.array([draw.normal(0, .02) * height, draw.normal(0, .02) * height, height * fork_at])
    trunk = [_limb(draw, np.array([0, 0, -.15]), fork, np.array([draw.normal(0, .12), draw.normal(0, .12), 1.0]), height * .036,
                   height * .021, .04)]
    lines = trunk + _branches(draw, tips, fork, height * .026, .42, .48, .06, .04, 4, height * .0009)
    stops, through, rough, spec, *shape = {
        'mango': ([(0, '#16240f'), (.45, '#2b4219'), (.8, '#4a6327'), (1, '#8a8a45')], .28, .40, .45, .13, .036, .45, .25),
        'fig': ([(0, '#22341a'), (.45, '#3f5a24'), (.8, '#648036'), (1, '#97a552')], .35, .5, .3, .085, .048, .15, .4),
        'jacaranda': ([(0, '#2b3d1b'), (.5, '#506b2e'), (1, '#8a9a4c')], .4, .6, .2, .085, .03, .15, .5)}[kind]
    mat = leaf(f'leaf {kind}', stops, through, rough, spec, mass=.62)
    length, width, droop, up = shape
    parts = [(*_tubes(lines), None, bark('grey' if kind != 'mango' else 'brown')),
             (*_sprigs(draw, tips, hearts, each, height * .024, length, width, droop, up), mat)]
    if kind == 'jacaranda':
        outer = tips[draw.random(len(tips)) < .75]
        parts.append((*_sprigs(draw, outer, hearts, 62, height * .026, .075, .05, .2, .3),
                      leaf('flower jacaranda', [(0, '#54478a'), (.5, '#8272ba'), (1, '#b3a6da')], .5, .7, .1, mass=.55)))
    return _plant(kind, parts)


@_once
def tree_line(seed=0, length=60.0, height=8.0):
    """Far trees in one piece along X (for 150 m and more): crowns of many leaves, no limbs."""
    draw = np.random.default_rng(seed + 620)
    parts = []
    x = 0.0
    while x < length:
        tall = height * draw.uniform(.5, 1.15)
        tips = _ball(draw, 34, (tall * .45, tall * .4, tall * .42), .5) + (x, draw.normal(0, height * .3), tall * .55)
        at, out = _around(draw, tips, int(900 * tall / height) + 200, tall * .09, (x, 0, tall * .5))
        parts.append(np.concatenate([at, out], 1))
        x += tall * draw.uniform(.35, 1.0)
    both = np.concatenate(parts)
    mat = leaf('leaf far', [(0, '#1d2b15'), (.5, '#35481f'), (1, '#5f6c33')], .3)
    return _plant('trees', [(*_leaf_part(draw, both[:, :3], .42, .26, .45, .1, both[:, 3:], spread=.8), mat)])


# ---------------------------------------------------------------- crops

def _long_leaf(draw, root, turn, length, width, rise, bend, segments=9, torn=0.0, channel=.16):
    """A broad blade with a midrib from a root: points, faces, tone. `rise` is its first angle above the ground (radians)."""
    t = np.linspace(0, 1, segments + 1)
    angle = rise - bend * t ** 1.3
    step = length / segments
    out = np.concatenate([[0], np.cumsum(np.cos(angle[1:]) * step)])
    up = np.concatenate([[0], np.cumsum(np.sin(angle[1:]) * step)])
    ahead, side = np.array([math.cos(turn), math.sin(turn), 0]), np.array([-math.sin(turn), math.cos(turn), 0])
    middle = root + out[:, None] * ahead + up[:, None] * np.array([0, 0, 1.0])
    half = width / 2 * np.clip(np.sin(np.pi * np.clip(t * .92 + .06, 0, 1)) ** .6, .04, 1)
    normal = np.cross(ahead * np.cos(angle)[:, None] + np.array([0, 0, 1.0]) * np.sin(angle)[:, None], side)
    points, faces, tone = [], [], []
    for way in (-1, 1):
        for k in range(segments):
            first = len(points)
            gap = torn * draw.random() ** 2 * step * .5
            sag = torn * draw.uniform(0, .35) * (draw.random() < .5)
            for at, h in ((k, half[k]), (k + 1, half[k + 1])):
                points.append(middle[at])
                shift = (gap if at == k else -gap) * (middle[min(k + 1, segments)] - middle[k]) / step
                points.append(middle[at] + way * side * h - normal[at] * h * channel * -1 + shift - np.array([0, 0, sag * h]))
            faces.append((first, first + 1, first + 3, first + 2))
            tone.append(np.clip(.45 + draw.normal(0, .12) + (.15 if way > 0 else 0), 0, 1))
    return np.array(points), np.array(faces), np.array(tone)


def _joined(pieces):
    """Pieces of (points, faces, tone) as one."""
    points, faces, tones, first = [], [], [], 0
    for p, f, t in pieces:
        points.append(p)
        faces.append(np.asarray(f) + first)
        tones.append(t)
        first += len(p)
    return np.concatenate(points), np.concatenate(faces), np.concatenate(tones)


@_once
def banana(seed=0, height=3.6):
    """A clump of banana: stems of sheaths, long leaves torn by wind."""
    draw = np.random.default_rng(seed + 700)
    green = leaf('leaf banana', [(0, '#77702f'), (.3, '#55702a'), (.6, '#76923a'), (1, '#a3b455')], .45, .4, .4)
    old = leaf('leaf banana dry', [(0, '#5a4426'), (1, '#a3834f')], .3, .8, .1)
    stem = bpy.data.materials.get('banana stem') or mottled('banana stem', [(.3, '#4d4a26'), (.55, '#7b7c3c'), (.8, '#a39a58')],
                                                            6, .6, 6, (1, 1, .3))
    leaves, dry, stems = [], [], []
    for k in range(3):
        foot = np.array([draw.normal(0, .35), draw.normal(0, .35), -.05])
        tall = height * (1, .72, .5)[k] * .58
        top = foot + (draw.normal(0, .12), draw.normal(0, .12), tall)
        stems.append(_limb(draw, foot, top, np.array([0, 0, 1.0]), .12 * tall / 2 + .03, .05, .02))
        for i in range(8):
            turn = i * 2.4 + draw.normal(0, .3)
            leaves.append(_long_leaf(draw, top, turn, height * draw.uniform(.42, .58), height * .125,
                                     1.35 - .11 * i + draw.normal(0, .06), 1.0 + .16 * i, 18, .42))
        for i in range(3):
            dry.append(_long_leaf(draw, top - (0, 0, .1), draw.uniform(0, 6.28), height * .4, height * .07, -.5, 1.0, 8, 1.2))
    return _plant('banana', [(*_tubes(stems), None, stem), (*_joined(leaves), green), (*_joined(dry), old)])


@_once
def maize(seed=0, height=2.1):
    """One plant with arching leaves, a cob and a tassel; set in rows 75 cm apart, 30 cm within."""
    draw = np.random.default_rng(seed + 760)
    green = leaf('leaf maize', [(0, '#8a8444'), (.35, '#42641f'), (.65, '#5d8029'), (1, '#8fa546')], .45, .5, .3)
    straw = leaf('maize tassel', [(0, '#8f7440'), (1, '#d6bd82')], .3, .7, .1)
    top = np.array([draw.normal(0, .05), draw.normal(0, .05), height * .86])
    stalk = _limb(draw, np.array([0, 0, -.03]), top, np.array([0, 0, 1.0]), .014, .008, .01)
    side, leaves = draw.uniform(0, 6.28), []
    for k in range(11):
        at = stalk[0][0] + (top - stalk[0][0]) * (.12 + .078 * k)
        leaves.append(_long_leaf(draw, at, side + k * math.pi + draw.normal(0, .35), height * draw.uniform(.30, .42),
                                 height * .040, 1.15 - draw.random() * .2, 1.7 + draw.normal(0, .2), 9, .0, .35))
    plume = _blades(draw, 12, height * .17, .006, .01, .6, 3, .4)
    cob = _limb(draw, top * .5 + (.01, 0, 0), top * .5 + (.05 * math.cos(side + 1.5), .05 * math.sin(side + 1.5), .2),
                np.array([0, 0, 1.0]), .026, .012, .0)
    return _plant('maize', [(*_tubes([stalk, cob]), np.full(len(_tubes([stalk, cob])[1]), .55), green), (*_joined(leaves), green),
                            (plume[0] + top, plume[1], plume[2], straw)])
