"""A safari camp: tents lit from within at dusk and at night, the deck of the lodge at dawn, and its dish."""
import math
import random

import bpy
import numpy as np

from outdoors.buildings import sticks
from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, land, place, scatter
from outdoors.lodge import breakfast_table, railing
from outdoors.noise import fractal
from outdoors.plants import grass, seed_grass, shrub
from outdoors.sky import sky
from outdoors.surfaces import timber
from outdoors.tents import chair, deck, fire, lantern, table, tent
from outdoors.trees import acacia
from outdoors.weather import weathered
from parts.dish import STANDARD, standing
from studio.materials import material
from studio.render import begin, photo, scene_settings
from studio.shapes import box, collect, from_data, group
from studio.stage import camera

#: Where the tents stand: x, y, turn in degrees.
TENTS = ((4.7, .9, -30), (-8.6, 8.5, 24))
POST = (-.95, -8.1)
FIRE = (-3.45, -6.3)
PATH = ((1.7, -15), (1.5, -8), (3.1, -3.6), (3.3, -2.9))


def put(thing, x, y, ground, turn=0.0, lift=0.0):
    thing.location, thing.rotation_euler.z = (x, y, ground.height(x, y) + lift), math.radians(turn)
    return thing


def tents(ground, glow, power, porch):
    for k, (x, y, turn) in enumerate(TENTS):
        put(tent(glow, power, porch, seed=k + 1), x, y, ground, turn)


def by_the_fire(ground, power):
    put(fire(power), *FIRE, ground)
    for degrees in (40, 96):
        a = math.radians(degrees)
        put(chair(), FIRE[0] + 1.7 * math.cos(a), FIRE[1] + 1.7 * math.sin(a), ground, degrees - 90)


def bush(ground):
    """Acacias and thorn bushes behind the camp, dry grass all round it."""
    for k, x, y, tall in ((1, .2, 21, 8.5), (2, 14.5, 13, 7.5), (3, -19, 24, 7.5), (1, 30, 60, 7), (2, -9, 70, 7.5),
                          (3, 8, 95, 8), (1, -42, 80, 7),
                          (2, 52, 110, 8)):
        place(acacia(k, tall), (x, y), ground)
    for k, x, y, tall in ((1, 9.6, 2.5, 1.0), (2, 10.6, -1.5, .8), (3, -3.6, 9.5, 1.1), (1, -13.4, 6.0, 1.2), (2, -4.4, 12, .9),
                          (3, 1.2, 7.5, 1.2), (1, .2, 13, 1.5)):
        place(shrub('olive', k), (x, y), ground, tall)
    clear = [(*FIRE, 2.5), *((x, y + 1.4, 4.3) for x, y, _ in TENTS), (*POST, .3)]
    scatter([grass('dry', k) for k in range(3)], ground, 9, 1.2, 70, avoid=clear, clumps=.62, full=12, seed=2)
    scatter([seed_grass(k) for k in range(2)], ground, .8, 3, 60, avoid=clear, clumps=.7, full=14, seed=3)
    scatter([shrub('olive', k) for k in range(3)], ground, .012, 26, 160, (.6, 1.4), full=60, seed=4)


def dusk():
    begin(4)
    scene_settings(exposure=-.35)
    camera((0, -13.2, 1.7), (-.05, 0, 2.2), 29.5, fstop=4, focus=(-.6, -7, 2))
    sky('dusk', sun=-42, elevation=.4)
    ground = land('brown', 'dry', .55, roll=.8, flat=[(0, 0, 14)], path=PATH, width=1.3, road='sand', seed=5)
    tents(ground, 2.3, 50, 16)
    by_the_fire(ground, 70)
    run = ((.05, .12, .03), (.35, .9, .02), (1.35, 1.7, .015), (1.6, 3.3, .02), (2.5, 4.4, .015), (3.0, 5.6, .02))
    put(on_pole(2.3, turn=-14, tilt=48, run=run), *POST, ground)
    for x, y in ((.55, -9.6), (2.55, -7.4), (1.75, -5.2)):
        put(lantern(6), x, y, ground)
    bush(ground)
    hills(2600, 170, -20, 110, seed=3)
    veil(7000)


def night():
    begin(6)
    scene_settings()
    camera((.6, -9.6, 1.2), (-.5, 0, 3.15), 27, fstop=4, focus=(1.3, -5.4, 2))
    sky('night', sun=160, stars=4.0, exposure=1.6, galaxy=.022, galaxy_pole=(122, 35))
    bpy.data.lights['sun'].energy = .16  # a full moon: the dish must show
    ground = land('brown', 'dry', .6, roll=.8, flat=[(0, 0, 14)], path=((-.9, -12), (-.8, -6), (-2.6, -2.6)), width=1.2,
                  road='sand', seed=6)
    put(tent(.8, 18, 5, seed=2), -4.6, 1.6, ground, 26)
    put(tent(.7, 14, 0, seed=3), 8.8, 15.5, ground, -28)
    post = (1.35, -5.4)
    put(on_pole(2.3, turn=8, tilt=46, run=((-.05, .12, .03), (-.6, 1.4, .02), (-2.2, 4.2, .02), (-3.4, 5.6, .02))), *post, ground)
    put(table(.32, .5), 2.2, -5.7, ground)
    put(lantern(8, 9), 2.2, -5.7, ground, lift=.5)
    put(chair(), 2.35, -4.75, ground, -25)
    put(lantern(3, 8), -1.7, -3.3, ground)
    for k, x, y, tall in ((2, 3.6, 24, 8.5), (3, -17, 20, 8), (1, 17, 32, 7.5), (3, -4, 48, 8)):
        place(acacia(k, tall), (x, y), ground)
    for k, x, y, tall in ((1, 5.2, 1.0, 1.1), (2, 3.6, 5.0, 1.0), (3, .4, 9, 1.2), (1, 12.5, 8, 1.2)):
        place(shrub('olive', k), (x, y), ground, tall)
    clear = [(-4.4, 2.6, 4.3), (8.8, 17, 4.3), (*post, .25), (2.3, -5.2, .8)]
    scatter([grass('dry', k) for k in range(3)], ground, 9, 1.2, 60, avoid=clear, clumps=.62, full=12, seed=2)
    hills(2600, 200, 0, 110, seed=3)
    veil(9000)


def dawn():
    begin(8)
    photo(samples=24, exposure=.05, warmth=.06)
    camera((-.35, -.75, 1.42), (-.20, 4, .92), 38, fstop=1.8, focus=(-.95, 1.95, .75))
    sky('dawn', sun=48, clouds=.8, elevation=8, strength=.33, layer='cirrus', turn=60)
    bpy.data.lights['sun'].energy = 4  # against the sky's light, for shadows on the deck

    def escarpment(x, y):
        away = np.clip((y - 3 + .12 * x) / 420, 0, 1)
        return -150 * away * away * (3 - 2 * away) - 3.2 * np.clip((y - 4) / 9, 0, 1) ** .8
    ground = land('brown', 'mixed', .8, roll=.7, scale=60, seed=9, level=-1.6, relief=escarpment)
    group(collect(lambda: deck(10, 7.4, .55, (0, .3), random.Random(2), .15)), (0, 0, -.55))
    railing(10.4, bays=4).location = (1.1, 3.75, 0)
    breakfast_table().location = (1.22, 1.0, 0)
    for x, y, turn in ((1.75, 1.95, 172), (.15, 1.35, 62)):
        seat = chair()
        seat.location, seat.rotation_euler.z = (x, y, 0), math.radians(turn)
    put_chest(-1.05, 2.05, .12)
    dish = standing(STANDARD, cable=((.6, 1.1), (1.9, 1.5), (3.4, 1.3), (4.2, 1.6)))
    dish.location, dish.rotation_euler.z, dish.scale = (-1.05, 2.05, .44), math.radians(72), (.1,) * 3
    slopes(ground)
    lake(500, 2500, 1500, 620)
    hills(5200, 420, -12, 110, seed=4, base=-160)
    hills(11000, 900, 15, 110, seed=7, base=-160)
    weathered(.6)
    veil(9000, mist=.0003, mist_top=70, mist_base=-150)


def put_chest(x, y, turn):
    """A plank chest with a lid, .44 high, on the deck."""
    def build():
        planks = [timber(c) for c in ('#6b4d31', '#5f442b', '#75563a')]
        for k in range(3):
            box('chest', (.92, .46, .128), (0, 0, .075 + k * .132), .01, planks[k], segments=2)
        box('lid', (.98, .52, .035), (0, 0, .4225), .01, planks[1], segments=2)
        sticks('battens', [((sx, -.238, .02), (sx, -.238, .40), .06, .02) for sx in (-.36, .36)], planks[2])
    group(collect(build), (x, y, 0), (0, 0, turn))


def lake(x, y, wide, deep, level=-150.0):
    """Still water on the valley's floor."""
    turns = [2 * math.pi * k / 180 for k in range(180)]
    shore = 1 + .45 * fractal(np.cos(turns) * 1.6, np.sin(turns) * 1.6, 4, 3.0)
    outline = [(x + wide * r * math.cos(a), y + deep * r * math.sin(a), level) for a, r in zip(turns, shore)]
    from_data('lake', outline, [tuple(range(len(outline)))], material('water', '#31434b', .07, spec=.6), smooth=False)


def slopes(ground):
    """What grows below the deck."""
    for k, x, y, tall in ((1, -7, 17, 7.5), (2, 9.5, 21, 8), (3, 1.5, 34, 8), (1, -17, 38, 8), (2, 22, 46, 8)):
        place(acacia(k, tall), (x, y), ground)
    for k in range(3):
        place(shrub('green', k), (-3.4 + 3.3 * k, 5.6 + .5 * k), ground, 1.35)
    scatter([shrub('olive', k) for k in range(3)] + [shrub('green', 4)], ground, .10, 7, 240, (.8, 1.7), full=40, seed=4)
    scatter([acacia(k, 7.0) for k in (1, 2, 3)], ground, .004, 60, 900, (.7, 1.2), full=160, seed=5)


PICTURES = {'camp-dusk': dusk, 'camp-night': night, 'camp-dawn': dawn}
