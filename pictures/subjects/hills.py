"""A dish on a post before ranges of hills, and one between trees under the open sky that it needs."""
import numpy as np
from mathutils import Vector

from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import grass, seed_grass, shrub, weed
from outdoors.sky import sky
from outdoors.trees import acacia, broadleaf, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo, scene_settings
from studio.stage import camera

#: How far the valley lies below the hill on which the camera stands.
VALLEY = 95.0


def _brow(x, y):
    """The hill falls away before the camera, to the left a little sooner."""
    t = np.clip((y - 13 + x * .18) / 260, 0, 1)
    return -VALLEY * t * t * (3 - 2 * t) - .9 * np.clip((y - 5) / 12, 0, 1) ** 2


def morning():
    begin(21)
    scene_settings(exposure=-.55, bloom=.05)
    sky('dawn', sun=-27, elevation=8, turn=30, clouds=.7)
    camera((0, 0, 1.5), (0, 30, 1.9), 40, 4.0, (.95, 5.2, 1.9))
    ground = land('red', 'mixed', .85, roll=.5, relief=_brow, seed=3)
    at = (.95, 5.2)
    on_pole(1.75, turn=-34, tilt=42, joint=False).location = (*at, ground.height(*at) - .02)
    clear = [(*at, .22)]
    scatter([grass('mixed', k) for k in range(3)] + [grass('dry', 0)], ground, density=26, near=1.2, far=60, avoid=clear)
    scatter([seed_grass(k) for k in range(3)], ground, density=1.6, near=1.6, far=40, clumps=.5, avoid=clear)
    scatter([weed(k) for k in range(2)], ground, density=1, near=1.5, far=20, avoid=clear)
    scatter([stones(k, .08) for k in range(2)], ground, density=.5, near=1.5, far=12, avoid=clear)
    for x, y, plant, scale in ((-9, 26, acacia(1), 1.0), (13, 34, acacia(0), .9), (-4.4, 15, shrub('green', 0), .9)):
        place(plant, (x, y), ground, scale)
    woods = [broadleaf('fig', 1), broadleaf('mango', 0), acacia(2)]
    scatter(woods, ground, density=.0016, near=70, far=900, full=400, scale=(.7, 1.3), lean=2)
    scatter([tree_line(0), tree_line(1, height=6)], ground, density=.00009, near=320, far=1600, full=900, lean=0)
    green = ('#33451f', '#66743a', '#6b6440')
    for k, (distance, height, bearing) in enumerate(((800, 120, -20), (1500, 210, 16), (2600, 330, -10), (4600, 560, 12),
                                                     (8500, 1050, -4))):
        hills(distance, height, bearing, 110, seed=2.3 + 1.7 * k, colors=green, base=-VALLEY - 12)
    weathered(.5)
    veil(5200, mist=.0011, mist_top=38, mist_base=-VALLEY)


def open_sky():
    begin(22)
    photo(samples=14, exposure=.1)
    sky('afternoon', sun=-78, elevation=14, turn=-20, layer='cirrus', dust=2.2, sun_color='#ffc98e')
    camera((-.15, 1.6, 1.72), (.22, 4.7, 2.36), 42, 1.4, (.55, 4.6, 2.85))
    ground = land('red', 'green', .8, roll=.6, flat=[(.5, 5, 5)], path=[(-2.6, 0), (-1.3, 5), (-2.8, 13), (-5, 30)], width=1.3,
                  seed=8)
    at = (.55, 4.7)
    on_pole(2.6, turn=-48, tilt=56).location = (*at, ground.height(*at) - .02)
    clear = [(*at, .3)]
    scatter([grass('green', k) for k in range(3)] + [grass('mixed', k) for k in range(2)], ground, density=22, near=1, far=80,
            avoid=clear, scale=(.5, 1.1))
    scatter([weed(k) for k in range(2)], ground, density=1.5, near=1.2, far=30, avoid=clear)
    for x, y, plant, scale in ((-5.4, 11, broadleaf('mango', 0), 1.2), (6.6, 12.5, broadleaf('fig', 1), 1.15),
                               (-5.2, 22, shrub('green', 0), 1.5)):
        place(plant, (x, y), ground, scale)
    scatter([shrub('olive', k, 1.4) for k in range(3)], ground, density=.02, near=26, far=240, full=90, seed=6, scale=(.6, 1.7))
    for k in range(9):
        place(tree_line(k % 3, 60, 9, 3000), (-230 + 52 * k, 230 + 70 * (k % 3)), ground, turn=9 * (k % 4 - 1))
    for distance, tall, seed in ((1900, 130, 4.4), (3600, 300, 7.1)):
        hills(distance, tall, 0, 100, seed=seed)
    weathered(.6)
    veil(2600, mist=.0012, mist_top=14)


PICTURES = {'hills-morning': morning, 'open-sky': open_sky}
