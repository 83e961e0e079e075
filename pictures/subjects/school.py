"""A school: a block of three classrooms with a red roof and a dish on it."""
import math
import random

from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import Door, Veranda, Window, house
from outdoors.furniture import bench, flagpole, goal, stones, water_tank
from outdoors.haze import veil
from outdoors.installed import on_roof
from outdoors.land import hills, land, place, scatter
from outdoors.plants import bougainvillea, grass, shrub, weed
from outdoors.sky import sky
from outdoors.trees import broadleaf, tree_line
from outdoors.weather import weathered
from studio.materials import lamp
from studio.render import begin, photo, scene_settings
from studio.shapes import cylinder
from studio.stage import area, camera

#: The block's size, and one classroom's along it.
WIDTH, DEPTH, ROOM = 24.0, 7.6, 8.0
CREAM, MAROON = '#dccfae', '#6d2a22'
COVER = Veranda(1.9, color='#cfc8b8', spacing=2.65, pitch=11)


def classrooms(lit=0.0, turn=24):
    """The block around the origin, front towards -Y, with tank, bench and dish, which is turned by degrees."""
    front = []
    for room in range(3):
        left = ROOM * room
        glow = lit * (1, .0, .8)[room]
        front += [Door(left + .9, 1.05, 2.15, color='#2f4d63')]
        front += [Window(left + x, 1.0, 1.45, 1.25, lit=glow, curtain='#8fa3b0') for x in (2.5, 4.35, 6.2)]
    walls = surfaces.plaster(CREAM, dado=MAROON, age=.55, height=3.0, dado_height=.95)
    side = [Window(2.2, 1.6, 1.2, .7), Window(4.4, 1.6, 1.2, .7)]
    block, roof = house(WIDTH, DEPTH, 3.0, 'red', {'front': front, 'right': side, 'left': side}, walls, age=.5, pitch=21,
                        base=.35, fascia='#c9c0ae',
                        veranda=COVER, profile='corrugated')
    dish = on_roof(roof, 9.4, roof.length - 1.5, turn=turn, tilt=52, height=8,
                   beyond=[COVER.on(roof, 9.45, out) + Vector((0, 0, .006)) for out in (.75, 1.2, 1.7, 2.2)])
    tank = water_tank(.85, 1.9, 1.1, 'stone')
    tank.location = (WIDTH / 2 + 1.6, 1.6, 0)
    seat = bench()
    seat.location = (1.9, -DEPTH / 2 - .55, .35)
    for x in (-8, 0, 8) if lit else ():
        cylinder('lamp', .07, .05, (x, -DEPTH / 2 - .9, 2.83), lamp('#ffca85', 25), .015, 20)
        area('glow', (x, -DEPTH / 2 - .9, 2.78), (x, -DEPTH / 2 - .7, 0), .14, 34 * lit, '#ffbb74')
    return dish


def yard():
    """What stands around the block: swept earth, flagpole, whitewashed stones, trees; the camera is there."""
    ground = land('red', 'mixed', .62, .5, flat=[(0, -4, 24)], path=[(-26, -10.5), (16, -10.5)], width=12, road='red', seed=5)
    flagpole(7.0).location = (3.6, -7.9, ground.height(3.6, -7.9))
    goal().location = (-30, -22, 0)
    beds(ground)
    block = (-12.3, -6.0, 14.5, 4.2)
    scatter([grass('mixed', k) for k in range(4)], ground, 16, far=70, avoid=[block], clumps=.25, seed=3)
    scatter([grass('green', k) for k in range(3)], ground, 10, far=45, avoid=[block], clumps=.55, seed=4)
    scatter([weed(k) for k in range(2)], ground, 1.2, far=25, avoid=[block], clumps=.5, seed=6)
    mango, fig, jacaranda = broadleaf('mango', 2, 8), broadleaf('fig', 3, 8), broadleaf('jacaranda', 1, 8, leaves=16000)
    for tree, at, size in ((jacaranda, (-9, 12), 1.15), (mango, (-.5, 13.5), 1.25), (mango, (5.5, 17), 1.35),
                           (fig, (15, 17), 1.3), (mango, (-17, 9), 1),
                           (jacaranda, (-7.5, -13.2), 1.05), (mango, (-.5, -20.5), 1.05), (fig, (-26, 14), 1.15)):
        place(tree, at, ground, size, turn=at[0] * 40)
    for k, (x, y) in enumerate(((16.5, 5), (18.4, 7), (15.5, 8.5), (-13.6, -3.4), (-14, 1))):
        place(shrub('green', k % 3), (x, y), ground, 1.1)
    for k, (x, y) in enumerate(((-70, 60), (-10, 75), (50, 60), (-120, 40), (-60, 110))):
        place(tree_line(k % 3), (x - 30, y), ground, 1, turn=8 * (k - 2))
    hills(2600, 210, bearing=-35, spread=120)


def beds(ground):
    """Plants behind whitewashed stones along the veranda, gaps before the doors, and a path to the flagpole."""
    draw = random.Random(8)
    for left, right in ((-9.6, -3.7), (-1.4, 4.3), (6.6, 11.9)):
        stones([(left, -6.85), (right, -6.85)], .42, .12, ground=ground.height, seed=int(left))
        for k in range(int((right - left) / .55)):
            x = left + .3 + k * .55 + draw.uniform(-.15, .15)
            plant = draw.choice((shrub('green', 1), weed(0, .45), bougainvillea(1), grass('green', 1)))
            place(plant, (x, -6.35 + draw.uniform(-.12, .15)), ground,
                  draw.uniform(.26, .46) if plant.name.startswith(('shrub', 'boug')) else 1.1)


def view(at, towards, lens, kind, sun, lit=0.0, visibility=7000, film=None, sharp=None, dish=-18,
         **changes):
    """`film` are options of `photo`; `sharp`: only what is there is; `dish`: how it is turned."""
    begin(3)
    if film is None:
        scene_settings()
    else:
        photo(**film)
    camera(at, towards, lens, 1.6 if sharp else None, sharp)
    sky(kind, sun=sun, **changes)
    classrooms(lit, dish)
    yard()
    if film is not None:
        weathered(.7)
    veil(visibility)


def sector():
    view((14.2, -12.6, 1.7), (6.6, -3.5, 3.2), 48, 'afternoon', -128, visibility=4500, film={'exposure': .25, 'warmth': .05},
         sharp=(9.4, -1.5, 5.2), dish=-8, elevation=15, layer='cirrus', turn=110, sun_color='#ffcb90', dust=2.0)


def noon():
    """Along the veranda's roof to the dish."""
    view((14.0, -10.0, 2.7), (7.75, -3.2, 4.05), 56, 'afternoon', -140, visibility=4000,
         film={'samples': 12, 'exposure': .3, 'warmth': .05}, sharp=(9.4, -1.5, 5.2), dish=10, elevation=15,
         layer='cirrus', turn=-30, sun_color='#ffc586', dust=2.2)


def dusk():
    view((15.6, -12.6, 1.75), (4.6, -3.0, 2.9), 32, 'dusk', -62, lit=2.2, visibility=4000, dish=24, exposure=.3)


PICTURES = {'sector-education': sector, 'school-noon': noon, 'school-dusk': dusk}
