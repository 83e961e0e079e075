"""
What plants are made of: leaves, blades, limbs, and one mesh of all. Leaves are real, small faces whose tone varies; they
let some light through. 1 unit = 1 m.
"""
import bpy
import numpy as np

from outdoors.land import mesh_of
from studio.materials import mottled, principled
from studio.nodes import srgb

_made = {}


def once(build):
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

def blade_part(draw, count, length, width, radius, curve, segments=4, lean=.35):
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


def leaves(draw, at, length, width, up=.5, droop=0.0, outward=None, fold=.12, spread=.3):
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


def leaf_part(draw, at, *args, **options):
    points, faces, tone = leaves(draw, at, *args, **options)
    return points, faces, np.concatenate([tone, tone])


def sprigs(draw, tips, hearts, each, spread, length, width, droop=.2, up=.35, round_=.55):
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
    points, faces, tone = leaves(draw, at, length, width, up, droop, off + way * round_)
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


def branches(draw, tips, root, thick, first=.42, power=.46, wander=.05, rise=0.0, first_parts=3, smallest=.006):
    """
    Limbs from a root to all tips: each fork leads towards the middles of two groups of tips. Returns lines of (points,
    radii at their ends).
    """
    lines, total = [], len(tips)

    def grow(at, group, radius, level, heading):
        if len(group) == 1:
            lines.append(limb(draw, at, tips[group[0]], heading, radius, smallest, wander))
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
            line = limb(draw, at, to, heading, min(radius, own * 1.15), own, wander)
            lines.append(line)
            if len(inside) > 1:
                grow(to, inside, own, level + 1, line[0][-1] - line[0][-2])
    grow(np.asarray(root, float), np.arange(total), thick, 0, np.array([0, 0, 1.0]))
    return lines


def limb(draw, a, b, heading, start, end, wander):
    """A curved line that leaves `a` along a heading, with some crookedness."""
    length = np.linalg.norm(b - a)
    steps = int(np.clip(length / .22, 2, 7))
    t = np.linspace(0, 1, steps + 1)[:, None]
    heading = heading / max(np.linalg.norm(heading), 1e-9)
    knee = a + heading * length * .45
    path = (1 - t) ** 2 * a + 2 * t * (1 - t) * (knee * .5 + (a + b) / 2 * .5) + t * t * b
    path[1:-1] += draw.normal(size=(steps - 1, 3)) * length * wander * .5
    return path, start, end


def tubes(lines):
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


def plant(name, parts):
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


def ball(draw, count, radii, hollow=.5):
    """Points in an ellipsoid around the origin, more of them outside."""
    d = draw.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    return d * (hollow + (1 - hollow) * draw.random((count, 1)) ** .5) * np.array(radii)


def around(draw, tips, count, spread, heart, flat=1.0, reach=1.8):
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
