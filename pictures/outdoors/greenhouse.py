"""A greenhouse: a tunnel of polythene on steel hoops. 1 unit = 1 m."""
import math

import bpy
import numpy as np

from outdoors import surfaces
from outdoors.buildings import sticks
from outdoors.land import grid_faces, mesh_of
from studio.materials import galvanised, material, principled
from studio.nodes import srgb
from studio.shapes import box, collect, cylinder, group, link, tube

#: Metres between hoops; up to which height the sides are netting, and the ridge's height.
BAY, NET, RIDGE = 1.5, 1.15, 3.5


def film():
    """Milky polythene: most light goes on, scattered; dusty low down."""
    made = material('polythene', '#e3e8e4', .25, spec=.5)
    shader, n = principled(made)
    z = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs[2]
    dust = n.math('MULTIPLY', n.ramp(n.noise(1.0, 6, .6, stretch=(.5, 4, .6)), [(.4, 0), (.7, 1)]), .35)
    dust = n.math('ADD', dust, n.ramp(n.math('DIVIDE', z, RIDGE), [(.3, .25), (.6, 0)]))
    color = n.mix(dust, srgb('#e6ebe8'), srgb('#b09a80'))
    n.link(color, shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.4, Distance=.03, Height=n.noise(1.2, 4, .5, stretch=(1, .6, 2))).outputs[0],
           shader.inputs['Normal'])
    through = n('ShaderNodeBsdfTranslucent', Color=color)
    clear = n('ShaderNodeBsdfTransparent', Color=srgb('#dfe6e2'))
    scattered, mixed = n('ShaderNodeMixShader'), n('ShaderNodeMixShader')
    scattered.inputs[0].default_value, mixed.inputs[0].default_value = .55, .30
    n.link(shader.outputs[0], scattered.inputs[1])
    n.link(through.outputs[0], scattered.inputs[2])
    n.link(scattered.outputs[0], mixed.inputs[1])
    n.link(clear.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs[0])
    return made


def netting():
    """Insect net: too fine to see its holes."""
    made = material('net', '#56605c', .9, spec=.1)
    shader, _ = principled(made)
    shader.inputs['Alpha'].default_value = .55
    return made


def hoop(width, t):
    """A point (x, z) of the arch: t from 0 (left foot) to 1 (right foot); upright sides, round top."""
    a = math.pi * (1 - t)
    x, z = math.cos(a), math.sin(a)
    return math.copysign(abs(x) ** .72, x) * width / 2, RIDGE * z ** .80


def _curve(width, low, steps):
    """Points of the arch above a height."""
    points = [hoop(width, k / 200) for k in range(201)]
    above = [p for p in points if p[1] >= low]
    return [above[round(k * (len(above) - 1) / steps)] for k in range(steps + 1)]


def tunnel(width=7.6, length=18.0):
    """Along Y around its middle, its door in the end towards -Y; the sides are netting up to a roll of film."""
    return group(collect(lambda: _tunnel(width, length)))


def _tunnel(width, length):
    zinc, cover, net = galvanised(20), film(), netting()
    bays = round(length / BAY)
    ys = [-length / 2 + length * k / bays for k in range(bays + 1)]
    for y in ys:
        tube('hoop', [(x, y, z) for x, z in _curve(width, 0, 30)], .021, zinc, smooth=False, sides=3)
    for x, z in (_curve(width, 0, 30)[k] for k in (7, 15, 23)):
        tube('purlin', [(x, y, z - .03) for y in (-length / 2, length / 2)], .017, zinc, smooth=False, sides=3)
    _skin('cover', _curve(width, NET, 40), ys, cover, .05)
    for side in (-1, 1):
        x, z = next(p for p in (hoop(width, k / 400) for k in range(401)) if p[1] >= NET)
        foot = [(side * abs(x) + side * .02 * k, z * (1 - k / 6)) for k in range(7)]
        _skin('net', [(side * width / 2, 0), *reversed(foot[:-1])] if side < 0 else [*foot[:-1], (side * width / 2, 0)], ys,
              net, 0)
        cylinder('roll', .05, length - .1, (side * (abs(x) + .03), 0, NET), cover, 0, 14, (math.pi / 2, 0, 0))
        box('skirt', (.05, length + .1, .22), (side * (width / 2 + .03), 0, .10), .01, surfaces.timber('#6e5a44'), segments=1)
    for y, door in ((-length / 2, True), (length / 2, False)):
        _end(width, y, door, cover)


def _skin(name, curve, ys, mat, billow):
    """A cloth over hoops; it bellies out a little between them."""
    steps = 4
    rows = [(ys[0] + (ys[-1] - ys[0]) * k / ((len(ys) - 1) * steps),
             math.sin(math.pi * (k % steps) / steps)) for k in range((len(ys) - 1) * steps + 1)]
    c = np.array(curve)
    along = np.gradient(c, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    points = []
    for y, belly in rows:
        p = c + normal * (.024 - billow * belly)
        points.append(np.stack([p[:, 0], np.full(len(p), y), p[:, 1]], 1))
    mesh = mesh_of(name, np.concatenate(points), grid_faces(len(rows), len(c)), [mat])
    return link(bpy.data.objects.new(name, mesh))


def _end(width, y, door, mat):
    """An end wall of film on a timber frame; with a door that stands open."""
    half, high, out = .85, 2.15, -1 if y < 0 else 1
    wood = surfaces.timber('#7a6349')
    arch = _curve(width, 0, 40)
    pieces = [[p for p in arch if p[0] <= -half], [p for p in arch if -half <= p[0] <= half],
              [p for p in arch if p[0] >= half]] if door else [arch]
    for k, piece in enumerate(pieces):
        low = high if door and k == 1 else 0
        points = [(x, y + out * .02, z) for x, z in piece]
        points += [(x, y + out * .02, low) for x, _ in reversed(piece)]
        mesh = bpy.data.meshes.new('end')
        mesh.from_pydata(points, [], [tuple(range(len(points)))])
        mesh.materials.append(mat)
        link(bpy.data.objects.new('end', mesh))
    tops = {x: max(z for a, z in arch if abs(a - x) < .35) for x in (-2.4, -half, half, 2.4)}
    bars = [((x, y, 0), (x, y, z), .07) for x, z in tops.items()]
    bars += [((-width / 2 * .97, y, 1.15), (-half, y, 1.15), .05), ((half, y, 1.15), (width / 2 * .97, y, 1.15), .05)]
    bars.append(((-half, y, high), (half, y, high), .07))
    sticks('end frame', bars, wood)
    if door:
        a = math.radians(112)
        hinge, tip = (half, y + out * .04), (half - 1.6 * math.cos(a), y + out * (.04 + 1.6 * math.sin(a)))
        ends = ((*hinge, .05), (*tip, .05), (*tip, high - .05), (*hinge, high - .05))
        rails = [((*hinge, 1.0), (*tip, 1.0), .05), (ends[0], (*tip, 1.0), .035)]
        sticks('door', [(ends[i], ends[(i + 1) % 4], .05) for i in range(4)] + rails, wood)
        mesh = bpy.data.meshes.new('door film')
        mesh.from_pydata(ends, [], [(0, 1, 2, 3)])
        mesh.materials.append(mat)
        link(bpy.data.objects.new('door film', mesh))
