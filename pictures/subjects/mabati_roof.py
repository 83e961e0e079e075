"""Farmhouses under mabati roofs with a dish on them: in several colours, at several times of day."""
from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import Door, GableRoof, Veranda, Window, gable_roof, house
from outdoors.crops import banana
from outdoors.furniture import fence, water_tank
from outdoors.haze import veil
from outdoors.installed import on_roof
from outdoors.land import hills, land, mountain, place, scatter
from outdoors.plants import bougainvillea, grass, shrub, weed
from outdoors.sky import sky
from outdoors.trees import acacia, broadleaf, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo, scene_settings
from studio.stage import camera

#: The house; its roof's slope towards -Y is the one that is seen.
WIDTH, DEPTH, HEIGHT = 12.0, 7.0, 3.3
ROOF = GableRoof(WIDTH, DEPTH, HEIGHT, 17)


def on_slope(x, up, lift=0.0):
    """A point of the front slope: x from its middle, up from the eave, `lift` above it."""
    point, normal, _ = ROOF.at(x, up)
    return point + normal * lift


def roof(color, age=.5, x=.75, below=1.0, turn=-24, height=5.0, tilt=40):
    """The roof alone, of one colour, with the dish `below` the ridge. Returns where the dish is."""
    gable_roof(ROOF, color, age)
    up = ROOF.length - below
    on_roof(ROOF, x, up, turn=turn, tilt=tilt, height=height)
    return on_slope(x, up) + Vector((0, -.08, .1 * height + .2))


def savanna(seed=1, trees=(), kind='dry', bearing=-9.0):
    """Grassland behind the house with acacias at (x, y, height, seed), hills and a mountain."""
    ground = land('red', kind, .75, roll=2.0, flat=[(0, 0, 14)], seed=seed)
    scatter([grass(kind, k) for k in range(3)], ground, density=5, near=6, far=160, full=26, avoid=[(-6.5, -4, 6.5, 4)])
    scatter([shrub('olive', k) for k in range(2)] + [shrub('green', 1)], ground, density=.012, near=14, far=220, full=60,
            scale=(.6, 1.5))
    for x, y, h, k in trees:
        place(acacia(k), (x, y), ground, h / 7)
    scatter([acacia(k) for k in range(3)], ground, density=.0009, near=90, far=700, full=240, scale=(.7, 1.15), lean=2,
            seed=seed + 2)
    scatter([tree_line(0), tree_line(1, height=6)], ground, density=.00006, near=420, far=1400, full=900, scale=(.5, .9), lean=0,
            seed=seed + 3)
    hills(2600, 150, 20, 90, seed=seed + .4)
    mountain(bearing, 46000, 4300)
    return ground


def highland(seed=1, path=(), near=2.0, avoid=()):
    """Green, rolling land of small farms: trees in rows and groups, wooded hills."""
    ground = land('red', 'green', .85, roll=4.0, scale=110, flat=[(0, 0, 13)], path=path, seed=seed)
    scatter([grass('green', k) for k in range(3)] + [grass('mixed', 0)], ground, density=9, near=near, far=130, full=13,
            avoid=avoid)
    scatter([weed(k) for k in range(2)], ground, density=.8, near=near, far=40, avoid=avoid)
    scatter([shrub('green', k) for k in range(2)] + [shrub('dark', 1)], ground, density=.02, near=16, far=240, full=60,
            scale=(.7, 1.8), avoid=avoid)
    scatter([broadleaf('mango', 0), broadleaf('fig', 1), broadleaf('mango', 2)], ground, density=.0030, near=34, far=600,
            full=120, scale=(.6, 1.2),
            lean=2, seed=seed + 2)
    scatter([tree_line(0), tree_line(1, height=7)], ground, density=.00012, near=260, far=1200, full=600, scale=(.6, 1), lean=0,
            seed=seed + 3)
    hills(1500, 130, -20, 80, seed=seed + .3, colors=('#33481f', '#5f7a34', '#6d6a3c'), wooded=.7)
    hills(3600, 330, 12, 110, seed=seed + .9, colors=('#33481f', '#58703a', '#5f6440'), wooded=.9)
    return ground


def red_day():
    """Late in the day, the sun low at the left: near enough that the savanna behind is soft."""
    begin(11)
    photo(exposure=.05, warmth=.05)
    sky('afternoon', sun=-78, elevation=13, turn=96, layer='cirrus', sun_color='#ffc98a', dust=2.2, strength=.27)
    dish = roof('#6a2417', .95, turn=-34, tilt=46)
    camera(on_slope(-.75, ROOF.length - 2.75, .95), on_slope(.44, ROOF.length, .28), 36, 2.0, dish)
    savanna(3, [(-8.5, 30, 8.2, 0), (15, 43, 7.4, 1), (3, 78, 7.5, 2), (34, 70, 7.0, 0), (-30, 84, 7.5, 1)])
    weathered(.7)
    veil(9000, mist=.0006, mist_top=14)


def red_near():
    begin(12)
    photo(exposure=.1, warmth=.04)
    sky('afternoon', sun=-84, elevation=19, turn=140, layer='cirrus', sun_color='#ffd3a0', dust=2.0)
    dish = roof('#6a2417', .9, below=1.5, turn=-30)
    camera(dish + Vector((-1.25, -2.05, .10)), dish + Vector((-.16, .1, -.13)), 50, 2.0, dish + Vector((0, -.12, 0)))
    savanna(5, [(9.5, 31, 8.2, 1), (-2, 52, 7.4, 0), (30, 78, 7.5, 2)])
    weathered(.7)
    veil(9000, mist=.0006, mist_top=14)


def zinc_dawn():
    begin(13)
    scene_settings(exposure=-.62, bloom=.05)
    sky('dawn', sun=20, elevation=7, turn=6)
    dish = roof('zinc', .75, x=-.1, below=.9, turn=-50)
    camera(on_slope(-2.7, ROOF.length - 2.7, 1.0), on_slope(-.05, ROOF.length, .50), 36, 4.5, dish)
    savanna(7, [(7, 26, 7.8, 2), (22, 40, 7.4, 0), (30, 64, 7.5, 1), (15, 88, 7.5, 2)], bearing=20)
    weathered(.6)
    veil(9000, mist=.0012, mist_top=12)


def green_dusk():
    begin(14)
    photo(exposure=.15)
    sky('dusk', sun=-24, turn=-14)
    camera((7.2, -9.4, 2.7), (2.35, -1.4, 3.3), 46, 5.6, (2.9, -1.5, 4.2))
    walls = surfaces.plaster('#d8cdb2', dado='#4f6a58', age=.55, height=2.8)
    front = [Window(1.0, lit=2.6), Window(3.4, lit=2.2), Door(5.5), Window(7.4, w=1.5, lit=2.9), Window(9.9, lit=0)]
    _, shape = house(WIDTH, DEPTH, 2.8, 'green', {'front': front, 'right': [Window(2.6, lit=1.6)]}, walls, .55, 19,
                     Veranda(1.7, spacing=2.9))
    on_roof(shape, 2.9, shape.length - 1.5, turn=26, height=6.5, tilt=46)
    ground = land('red', 'mixed', .55, roll=.9, flat=[(0, 0, 10)], path=[(-.1, -5.6), (.8, -9), (3, -14), (4, -24)], width=1.8,
                  seed=4)
    near = [(-6.8, -6.0, 6.8, 4.4)]
    scatter([grass('mixed', k) for k in range(3)] + [grass('green', 0)], ground, density=13, near=1, far=70, avoid=near,
            clumps=.45)
    scatter([weed(k) for k in range(2)], ground, density=1.2, far=30, avoid=near)
    water_tank(stand=1.9).location = (-8.2, 1.5, ground.height(-8.2, 1.5))
    place(bougainvillea(0), (-4.9, -6.8), ground, .62)
    place(bougainvillea(1), (6.9, -5.2), ground, .7)
    for x, y, plant, scale in ((-13, 12, broadleaf('mango', 0), 1.4), (13, 11, broadleaf('jacaranda', 0), 1.0),
                               (-24, 30, acacia(1), 1.1), (5, 16, banana(0), 1.0),
                               (7.2, 14, banana(1), .9), (24, 42, acacia(0), 1.1), (-7, 30, broadleaf('fig', 1), .8)):
        place(plant, (x, y), ground, scale)
    fence([(10.5, -9), (9.8, 2), (9.6, 12)], ground=ground.height)
    scatter([tree_line(0)], ground, density=.0002, near=110, far=700, full=300, scale=(.5, .9), lean=0)
    hills(1700, 120, -5, 90, seed=3.2)
    weathered(.5)
    veil(6000)


def blue_noon():
    begin(15)
    photo(exposure=.1)
    sky('noon', sun=-118, elevation=38, turn=158, layer='cirrus', dust=1.4)
    dish = roof('#1b4a6b', .75, x=-.4, below=1.15, turn=40, tilt=34)
    camera(on_slope(1.25, ROOF.length - 2.95, .95), on_slope(-.30, ROOF.length, .26), 37, 2.0, dish)
    ground = highland(6, near=8, avoid=[(-6.8, -4.2, 6.8, 4.4)])
    for x, y, plant, scale in ((3.4, 17.5, broadleaf('mango', 0), 1.0), (-15, 19, broadleaf('fig', 1), 1.1),
                               (-7.5, 15, banana(1), 1.1)):
        place(plant, (x, y), ground, scale)
    weathered(.6)
    veil(9000)


def about():
    begin(16)
    photo(1600, 1200, exposure=.1, warmth=.06)
    sky('afternoon', sun=-72, elevation=11, turn=70, layer='cirrus', sun_color='#ffc183', dust=2.4, strength=.27)
    shape = GableRoof(WIDTH, DEPTH, HEIGHT, 22)
    gable_roof(shape, surfaces.sheet('#2b3134', .28), .5, 'box')
    on_roof(shape, 2.6, shape.length - 1.0, turn=-40, height=5.5, crest=.03)
    dish = shape.at(2.6, shape.length - 1.0)[0] + Vector((0, -.1, .75))
    camera(dish + Vector((-1.5, -2.35, .10)), dish + Vector((-.26, 0, -.02)), 44, 2.2, dish)
    ground = highland(9, near=6, avoid=[(-6.8, -4.2, 6.8, 4.4)])
    for x, y, plant, scale in ((-4.5, 13.5, broadleaf('jacaranda', 0), .85), (9.5, 14.5, broadleaf('mango', 0), .95),
                               (6.2, 11.0, banana(0), 1.2)):
        place(plant, (x, y), ground, scale)
    weathered(.7)
    veil(7000, mist=.0008, mist_top=14)


PICTURES = {'roof-red-day': red_day, 'roof-red-near': red_near, 'roof-zinc-dawn': zinc_dawn, 'roof-green-dusk': green_dusk,
            'roof-blue-noon': blue_noon,
            'about-roof': about}
