"""Corrugated sheet (mabati), in units of 10 cm: a wave is 76 mm wide and 18 mm high."""
import math

from studio.materials import material, principled
from studio.nodes import srgb
from studio.shapes import from_data, group

PITCH, RISE = .76, .18


def painted_sheet(color='#84302a', dust='#b5765f', rough=.36):
    """Baked paint with a little dust in it."""
    made = material('painted sheet', color, rough, spec=.5)
    shader, n = principled(made)
    patches = n.noise(.55, 7, .65)
    runs = n.noise(1.4, 4, .5, stretch=(3.4, .25, 1))
    film = n.math('MULTIPLY', n.ramp(patches, [(.42, 0), (.75, .5)]), n.ramp(runs, [(.35, .25), (.7, 1)]))
    n.link(n.mix(film, srgb(color), srgb(dust)), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', film, .4, rough), shader.inputs['Roughness'])
    return made


def sheet(waves=8, length=6.0, mat=None, thickness=.022, steps=16):
    """
    A piece whose waves run along Y; crests at z = 0, one of them at x = 0 where `waves` is even. Its long edges end
    at a crest.
    """
    half, count = waves * PITCH / 2, waves * steps
    line = []
    for i in range(count + 1):
        x = -half + 2 * half * i / count
        phase = 2 * math.pi * x / PITCH + (0 if waves % 2 == 0 else math.pi)
        line.append((x, RISE / 2 * (math.cos(phase) - 1), -math.sin(phase) * math.pi * RISE / PITCH))
    top, bottom = [], []
    for x, z, slope in line:
        k = thickness / math.hypot(1, slope)
        top.append((x, z))
        bottom.append((x + slope * k, z - k))
    n = len(top)
    vertices = [(x, y, z) for y in (-length / 2, length / 2) for side in (top, bottom) for x, z in side]
    faces = []
    for i in range(n - 1):
        a, b, c, d = i, n + i, 2 * n + i, 3 * n + i
        faces += [(a, a + 1, c + 1, c), (b + 1, b, d, d + 1), (b, b + 1, a + 1, a), (c, c + 1, d + 1, d)]
    faces += [(0, 2 * n, 3 * n, n), (n - 1, 2 * n - 1, 4 * n - 1, 3 * n - 1)]
    return group([from_data('sheet', vertices, faces, mat or painted_sheet())])
