"""A farm: rows of vegetables on red soil, a store with a dish, a water tank; by day, at dawn, at noon from the field."""
import math

from outdoors import surfaces
from outdoors.buildings import Door, Window, house
from outdoors.crops import banana, drip_lines, kale, maize, ridges, rows, tomato
from outdoors.furniture import fence, water_tank
from outdoors.greenhouse import tunnel
from outdoors.haze import veil
from outdoors.installed import on_pole, on_roof
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import grass, shrub, weed
from outdoors.sky import sky
from outdoors.trees import broadleaf, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo, scene_settings
from studio.shapes import box, collect, group
from studio.stage import camera

#: (x0, y0, x1, y1) of the rows beside the track, and of the maize behind them.
FIELD, MAIZE = (-19.5, 1.6, 1.6, 44.0), (-21.0, 46.0, 1.6, 62.0)
STORE, TURN = (7.9, 12.4, 0.0), -22
TRACK = [(3.4, -9), (3.3, 0), (3.4, 6), (4.2, 8.8), (6.2, 9.8)]


def store():
    """Block walls, whitewashed long ago, zinc roof, steel doors; a dish near the ridge."""
    def build():
        walls = surfaces.plaster('#d8cfbb', dado='#6f7f6a', age=.75, height=2.7, dado_height=.8)
        openings = {'front': [Door(.7, 1.9, 2.15, color='#3f6b57'), Window(3.6, 1.1, 1.1, .95), Window(5.4, 1.1, .9, .95)],
                    'left': [Window(1.6, 1.3, 1.3, .7)]}
        _, roof = house(7.2, 5.0, 2.7, 'zinc', openings, walls, age=.6, pitch=21, base=.25)
        on_roof(roof, -1.3, roof.length - 1.1, turn=30, tilt=52, height=6.5)
        box('crate', (.55, .38, .32), (1.6, -2.85, .41), .012, surfaces.timber('#8d7350'), (0, 0, .3))
        box('crate', (.55, .38, .32), (1.68, -2.9, .73), .012, surfaces.timber('#7d6546'), (0, 0, -.15))
        box('crate', (.55, .38, .32), (2.35, -2.82, .41), .012, surfaces.timber('#85704f'), (0, 0, -.1))
    made = group(collect(build))
    made.location, made.rotation_euler.z = STORE, math.radians(TURN)
    return made


def farm(dense=1.0):
    """Everything on the land; the camera is there."""
    relief = ridges(FIELD)
    ground = land('red', 'green', .55, .5, flat=[(*STORE[:2], 9), (-8, 22, 34)], path=TRACK, width=2.3, road='red', seed=4,
                  relief=relief)
    store()
    tank = water_tank(.85, 1.8, 2.6)
    tank.location = (3.2, 16.4, 0)
    rows([kale(k) for k in range(5)], ground, FIELD, .46, scale=(.62, .95), seed=2)
    rows([maize(k) for k in range(4)], ground, MAIZE, .34, scale=(.85, 1.1), seed=3)
    field = (FIELD[0] - .4, FIELD[1] - .5, FIELD[2] + .3, MAIZE[3] + .5)
    scatter([grass('green', k) for k in range(3)], ground, 15 * dense, far=60, avoid=[field, (*STORE[:2], 4.6)], clumps=.3,
            seed=5)
    scatter([grass('mixed', k) for k in range(2)], ground, 7 * dense, far=60, avoid=[field, (*STORE[:2], 4.3)], clumps=.45,
            seed=6)
    scatter([weed(k, .2) for k in range(3)], ground, 1.6, far=25, avoid=[(*STORE[:2], 4.2)], seed=7, clumps=.3)
    scatter([stones(k, .025) for k in range(2)], ground, 6, far=16, seed=8, off_path=None, avoid=[field])
    trees(ground)
    return ground


def trees(ground):
    mango, fig = broadleaf('mango', 2, 9), broadleaf('fig', 3, 10)
    for tree, at, size in ((mango, (13.5, 22.5), 1), (fig, (8, 29), .95), (mango, (18, 27), .9), (mango, (-24, 40), .9),
                           (fig, (-29, 58), 1)):
        place(tree, at, ground, size, turn=at[0] * 40)
    for k, (x, y) in enumerate(((12.6, 11.6), (14.2, 13.0), (1.6, 20.8), (5.6, 23.5))):
        place(banana(k % 3), (x, y), ground, .85 + .1 * (k % 2))
    for k, (x, y) in enumerate(((11.6, 9.3), (2.2, 16.0), (5.2, 20.6), (-21.6, 12), (-22, 25))):
        place(shrub(('green', 'dark')[k % 2], k % 3), (x, y), ground, .9)
    for k in range(14):
        place(tree_line(k % 4), (-260 + 40 * k, 175 + 45 * (k % 3)), ground, .75 + .15 * (k % 3), turn=6 * (k % 5 - 2))
    fence([(6.2, -6), (6.4, 4), (7.8, 8.6), (12.5, 7.4), (20, 5.2)], ground=ground.height)
    hills(1900, 210, bearing=-18, spread=120, seed=3, colors=('#3c4d2a', '#6a7a3c', '#7a6244'), wooded=.7)
    hills(5200, 520, bearing=10, spread=130, seed=8, wooded=.8)


def sector():
    begin(6)
    photo(samples=20, exposure=.1, warmth=.05)
    camera((-1.75, .2, 1.05), (2.6, 12, 2.05), 42, 2.2, (6.8, 11.6, 3.2))
    sky('afternoon', sun=-84, elevation=12, layer='cirrus', turn=-100, sun_color='#ffc990', dust=2.0)
    farm()
    weathered(.6)
    veil(3800, mist=.0009, mist_top=9)


def dawn():
    begin(6)
    scene_settings()
    camera((-3.2, .9, 1.35), (2.7, 16, 2.45), 40, fstop=4, focus=(6, 14, 3))
    sky('dawn', sun=-17, elevation=4.5, exposure=-.05, strength=.34)
    farm()
    weathered(.6)
    veil(3600, mist=.0030, mist_top=5)


def greenhouse():
    """A tunnel of polythene over tomatoes beside drip-fed rows in the open; a dish on a pole at its corner."""
    begin(6)
    scene_settings()
    camera((-1.2, -3.6, 1.95), (2.5, 10, 1.75), 32)
    sky('noon', sun=-128, elevation=50, clouds=.5, turn=4)
    field, block = (-19.5, .6, .9, 40.0), (4.2, 4.6, 12.6, 24.6)
    ground = land('red', 'green', .5, .5, flat=[(6, 12, 20), (-8, 20, 34)], path=[(2.4, -9), (2.5, 4), (2.6, 30)], width=1.9,
                  road='red', seed=4,
                  relief=ridges(field))
    rows([kale(k) for k in range(5)], ground, field, .46, scale=(.55, .9), seed=2)
    drip_lines(ground, field, offset=.17)
    tunnel(7.6, 19.0).location = (8.4, 14.6, 0)
    rows([tomato(k) for k in range(4)], ground, (5.4, 5.6, 11.8, 23.8), .5, scale=(.95, 1.15), lean=1, seed=4)
    pole = on_pole(2.7, turn=28, tilt=50, run=[(.25, .1, .02), (.8, .9, .012), (1.0, 2.0, .012), (1.1, 4, .012)])
    pole.location = (3.75, 4.4, 0)
    beds = [(field[0] - .4, field[1] - .6, field[2] + .3, field[3]), block]
    scatter([grass('green', k) for k in range(3)], ground, 14, far=60, avoid=beds, clumps=.35, seed=5)
    scatter([grass('mixed', k) for k in range(2)], ground, 6, far=60, avoid=beds, clumps=.5, seed=6)
    scatter([weed(k, .2) for k in range(3)], ground, 1.4, far=25, avoid=beds, seed=7, clumps=.3)
    scatter([stones(k, .025) for k in range(2)], ground, 6, far=16, seed=8, off_path=None, avoid=beds)
    tank = water_tank(.85, 1.8, 2.6)
    tank.location = (3.6, 30.5, 0)
    trees(ground)
    veil(7500)


PICTURES = {'sector-agriculture': sector, 'farm-dawn': dawn, 'farm-greenhouse': greenhouse}
