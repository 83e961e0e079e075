"""A four-wheel drive in the savanna in the last light, the Mini dish on its roof: from its side, and near."""
import math

from mathutils import Matrix, Vector

from outdoors.haze import veil
from outdoors.land import hills, land, mountain, place, scatter, stones
from outdoors.plants import grass, seed_grass, shrub
from outdoors.sky import sky
from outdoors.trees import acacia
from outdoors.weather import weathered
from parts.mounts import mini_on_rails
from parts.vehicle import roof_height, vehicle
from studio.render import begin, photo, scene_settings
from studio.shapes import group
from studio.stage import camera

#: Where the vehicle heads: degrees counterclockwise from +Y; where its dish is on its roof.
HEADING, DISH = 148.0, (-.02, -.12)
TRACK = ((-14, -22), (-7, -11.2), (0, 0), (6, 9.6), (11, 20), (13, 36), (8, 60), (-6, 95), (-4, 150), (30, 260))


def stage(eye, target, lens, fstop, sun=-72.0, film=None, **light):
    """
    The vehicle at the origin on a track; eye and target as seen, the camera looks about +Y. `film` are options of `photo`,
    `light` of the sky.
    """
    begin(7)
    if film is None:
        scene_settings(exposure=.12)
    else:
        photo(**film)
    sky('dawn', sun, **{'turn': 2.0, 'elevation': 8, 'clouds': .9, 'strength': .25, **light})
    on_roof = Vector((*DISH, roof_height(*DISH)))
    about = Matrix.Rotation(math.radians(HEADING), 3, 'Z')
    camera(eye, target, lens, fstop, about @ on_roof)
    ground = land('brown', 'dry', .8, .9, flat=[(0, 0, 5)], path=TRACK, width=2.3, road='murram')
    _plants(ground)
    hills(2600, 130, -35, 70, 4.0)
    hills(5200, 260, 30, 80, 9.0)
    mountain(13, 16000, 1500, kind='dome')
    _vehicle(ground, on_roof)
    if film is not None:
        weathered(.6)
    veil(12000 if film is None else 3500, mist=0 if film is None else .001, mist_top=10)


def _plants(ground):
    clear = [(0, 0, 2.4)]
    scatter([grass('dry', k) for k in range(4)], ground, 16, far=90, avoid=clear, clumps=.35)
    scatter([seed_grass(k) for k in range(3)], ground, 3.2, far=55, avoid=clear, clumps=.5, seed=3)
    scatter([stones(k, .03) for k in range(2)], ground, 9, far=14, seed=4, off_path=None)
    scatter([shrub('olive', k, 1.2) for k in range(3)], ground, .012, near=12, far=160, full=60, seed=6, scale=(.6, 1.5))
    trees = ((-15, 34, 7.5), (19, 58, 7), (-34, 84, 8), (42, 105, 7.5), (-8, 130, 7), (-70, 150, 8), (22, 175, 7), (90, 190, 8),
             (-30, 230, 7.5), (64, 270, 7))
    for k, (x, y, tall) in enumerate(trees):
        place(acacia(k % 4, height=tall), (x, y), ground)


def _vehicle(ground, on_roof):
    about = math.radians(HEADING)
    rails = mini_on_rails(((0, -1.75), (.1, -2.4), (.9, -3.4), (1.2, -4.6), (1.3, -6.4), (2.4, -8)))
    rails.location, rails.scale = on_roof + Vector((0, 0, .001)), (.1,) * 3
    group([vehicle(), rails], (0, 0, ground.height(0, 0) + .012), (0, 0, about))


def savanna():
    stage((3.1, -7.4, 2.55), (.62, .22, 2.67), 102, 3.2, -34, {'samples': 14, 'exposure': .05, 'warmth': .06}, elevation=7,
          layer='cirrus', turn=40)


def near():
    stage((.55, -1.75, 2.42), (-.08, .1, 2.06), 48, 2.4, -52, {'samples': 20, 'exposure': .05, 'warmth': .05}, elevation=9,
          layer='cirrus', turn=40)


PICTURES = {'vehicle-savanna': savanna, 'vehicle-near': near}
