"""A dish on a hill after sunset: towns far below, the track of a satellite across the sky."""
import math
import random

import bpy
import numpy as np

from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import grass, seed_grass, shrub
from outdoors.sky import direction, sky
from outdoors.trees import acacia
from studio.materials import material
from studio.nodes import Nodes, srgb
from studio.render import begin, scene_settings
from studio.shapes import from_data, tube
from studio.stage import camera

#: Light after sunset, by degrees above the horizon.
AFTERGLOW = ((0, (.075, .026, .010)), (3, (.044, .020, .0135)), (8, (.0150, .0120, .0165)), (18, (.0046, .0070, .0140)),
             (40, (.0016, .0030, .0075)), (70, (.0008, .0016, .0045)))
DISH = (1.15, 4.6)


def summit(x, y):
    """The hill's top around the dish, the plain 140 m below it."""
    away = np.hypot(x - DISH[0], (y - DISH[1]) * .9)
    return -140 * (1 - np.exp(-(np.maximum(away - 7, 0) / 260) ** 1.3)) - .012 * np.clip(away - 3, 0, 25) ** 1.6


def track(azimuths, elevations, distance=4000.0, radius=1.7):
    """A thin line of light across the sky, brightest in its middle: where it begins and ends, and its crest in between."""
    points = []
    for k in range(61):
        t = k / 60
        azimuth = azimuths[0] + (azimuths[1] - azimuths[0]) * t
        elevation = elevations[0] + (elevations[1] - elevations[0]) * t + elevations[2] * 4 * t * (1 - t)
        points.append(direction(azimuth, elevation) * distance)
    made = material('track', '#000000')
    tree = made.node_tree
    tree.nodes.clear()
    n = Nodes(tree)
    along = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Generated']).outputs[0]
    bright = n.ramp(along, [(0, .0), (.3, .5), (.66, 1), (.92, .4), (1, 0)], 'EASE')
    light = n('ShaderNodeEmission', Color=srgb('#e6efff'), Strength=n.math('MULTIPLY', bright, .22))
    added = n('ShaderNodeAddShader')
    n.link(light.outputs[0], added.inputs[0])
    n.link(n('ShaderNodeBsdfTransparent').outputs[0], added.inputs[1])
    n.link(added.outputs[0], n('ShaderNodeOutputMaterial').inputs[0])
    line = tube('track', points, radius, made, smooth=False, sides=2)
    line.visible_diffuse = line.visible_glossy = line.visible_shadow = False
    return line


def towns(middles, height):
    """Lamps of far settlements: (azimuth, distance, spread, count) of each."""
    draw = random.Random(5)
    vertices, faces = [], []
    for azimuth, distance, spread, count in middles:
        for _ in range(count):
            at = direction(azimuth + draw.gauss(0, spread)) * (distance * (1 + draw.gauss(0, .10)))
            size = distance * draw.choice((.00035, .00045, .0006))
            side = direction(azimuth + 90) * size
            z, first = height + draw.uniform(4, 9), len(vertices)
            vertices += [(at.x + a * side.x, at.y + a * side.y, z + b * size) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces.append((first, first + 1, first + 2, first + 3))
    lamps = from_data('towns', vertices, faces, material('town lamp', '#000000', emit='#ffb45e', emit_strength=1.6), smooth=False)
    lamps.visible_diffuse = lamps.visible_shadow = False


def hill():
    begin(4)
    scene_settings(bloom=.05)
    camera((-.35, .9, .95), (.42, 6, 2.62), 27, fstop=4, focus=(1.15, 4.6, 2))
    sky('night', sun=128, elevation=38, stars=.55, exposure=1.5, gradient=AFTERGLOW)
    bpy.data.lights['sun'].energy = .34
    ground = land('brown', 'dry', .6, roll=.3, scale=9, flat=[(*DISH, 1)], seed=6, relief=summit, reach=15000)
    foot = on_pole(1.75, turn=-34, tilt=48, run=((.1, -.3, .02), (.9, -.9, .02), (2.6, -1.1, .01)))
    foot.location = (*DISH, ground.height(*DISH))
    track((-40, 42), (9, 25, 13))
    towns(((-24, 5200, 2.6, 70), (-8, 7800, 2.0, 60), (9, 6300, 1.2, 34), (22, 9000, 2.4, 60), (-38, 8600, 2.5, 50)), -140)
    scatter([grass('dry', k) for k in range(3)], ground, 15, far=70, clumps=.35, seed=5, avoid=[(*DISH, .35)])
    scatter([seed_grass(k) for k in range(2)], ground, 1.6, near=2, far=40, clumps=.4, seed=6, avoid=[(*DISH, .5)])
    scatter([stones(k, .09, '#6d645b') for k in range(3)], ground, 1.2, far=25, scale=(.5, 2.6), seed=8)
    place(acacia(2, 5.5), (-6.6, 17.5), ground, .85, turn=40)
    place(shrub('olive', 1), (4.7, 7.4), ground, .8)
    place(shrub('olive', 0), (-4.6, 6.0), ground, .7)
    hills(9500, 420, bearing=-14, spread=130, seed=3, base=-170)
    hills(15000, 950, bearing=12, spread=130, seed=8, base=-170)
    veil(26000)


PICTURES = {'coverage-night': hill}
