"""A building site with a cabin, a dish on the cabin's roof: by day, and at dusk from the other side."""
import math

from outdoors.buildings import mabati
from outdoors.haze import veil
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import grass, shrub, weed
from outdoors.sky import sky
from outdoors.surfaces import sheet
from outdoors.trees import broadleaf, tree_line
from outdoors.weather import weathered
from parts.construction import (HIGH, WIDE, block_stack, cabin, concrete_frame, drum, heap, plank_stack, rebar_bundle,
                                tower_crane)
from parts.mounts import ground_pole, mast_cable, mounted_dish, put_on
from studio.materials import cable_white, rubber
from studio.render import begin, photo
from studio.shapes import boxes, group, through, tube
from studio.stage import camera

#: Where the cabin stands, turned by degrees; where the dish is on its roof, in the cabin's coordinates.
CABIN, TURN, DISH = (4.6, 1.5), 14.0, (-2.5, -.98)


def stage(eye, target, lens, focus, light, sun, turn, clouds=0.0, lit=0.0, crane=33, **changes):
    """`turn`: of the dish about its pole; `clouds`: how far the sky's are turned; `crane`: its height."""
    begin(9)
    photo(samples=20, exposure=.1, saturation=.98, warmth=.04)
    sky(light, sun, clouds, **changes)
    camera(eye, target, lens, 2.8, focus)
    ground = land('brown', 'mixed', .12, .35, flat=[(6, 10, 40)], width=3.4, road='brown', seed=3.0,
                  path=[(-3, -16), (-2.5, -5), (-4.5, 6), (-7, 16), (-12, 30)])
    level = ground.height(6, 20)
    frame = concrete_frame((4, 2), (5.0, 5.4), 3)
    frame.location, frame.rotation_euler.z = (-18.5, 25, level), math.radians(6)
    tower_crane(crane, 34, 24).location = (-17, 43, level)
    _cabin(ground, turn, lit)
    _stacks(ground)
    _around(ground)
    weathered(.8)
    veil(1500)


def _cabin(ground, turn, lit):
    office = cabin(lit=lit)
    pole = ground_pole(12, joint=False)
    put_on(pole, mounted_dish(tilt=58, cable=mast_cable(11.5)), turn)
    pole.scale, pole.location = (.1,) * 3, (*DISH, HIGH + .16)
    x, y = DISH
    top = HIGH + .19
    down, wall = -2.40, -WIDE / 2
    path = [(x, y - .03, top + .06), (x + .01, y - .10, top), (x + .05, y - .3, top), (down, wall + .1, top + .01),
            (down, wall - .035, top - .03), (down + .015, wall - .014, top - .16),
            *((down + .012 * (-1) ** k, wall - .014, top - .4 - .32 * k) for k in range(4)), (down + .03, wall + .06, 1.26)]
    cable = tube('cable', through(path, 8), .006, cable_white(), smooth=False, sides=3)
    clips = boxes('clips', [((.03, .022, .014), (down + .012 * (-1) ** k, wall - .014, top - .4 - .32 * k)) for k in range(4)],
                  rubber(), .003)
    group([office, pole, cable, clips], (*CABIN, ground.height(*CABIN)), (0, 0, math.radians(TURN)))


def _stacks(ground):
    """What a site is full of, in front of the cabin and behind it."""
    def stand(thing, x, y, turn=0.0):
        thing.location, thing.rotation_euler.z = (x, y, ground.height(x, y)), math.radians(turn)
        return thing
    stand(block_stack(8, 3, 5, 1), -1.9, 2.2, 30)
    stand(block_stack(5, 3, 3, 2, 5), -4.0, 4.2, -8)
    stand(plank_stack(), .7, 7.2, 24)
    stand(rebar_bundle(), -5.5, 16.5, 12)
    stand(drum(), 7.9, -.1)
    stand(drum('#6b3a2a'), 8.5, .4, 70)
    sand = heap(-4.6, 10.2, 2.6, 1.3, 'sand', 2.0, 1.2)
    ballast = heap(-11.0, 13.5, 3.0, 1.5, 'ballast', 5.0, 1.25)
    for one in (sand, ballast):
        dense = 30 if one is ballast else 2
        scatter([stones(k, .035, '#77716a') for k in range(2)], one, dense, far=40, full=16, within=one.within, seed=8)


def _around(ground):
    hoarding = mabati(44, 2.2, sheet('blue', .6), screws=False, detail=6)
    hoarding.location, hoarding.rotation_euler.x = (-24, 41, ground.height(0, 41)), math.pi / 2
    clear = [(CABIN[0], CABIN[1], 3.2), (-21, 23, 4, 40), (-4.6, 10.2, 3), (-11, 13.5, 3.4), (-1.9, 2.2, 1.8), (-4, 4.2, 1.3)]
    scatter([stones(k, .045) for k in range(3)], ground, 7, far=30, seed=2, off_path=None, avoid=clear)
    herbs = [weed(k) for k in range(3)] + [grass('mixed', k) for k in range(2)]
    scatter(herbs, ground, 1.1, far=45, seed=5, clumps=.7, scale=(.5, .9), avoid=clear)
    scatter([shrub('green', k) for k in range(2)], ground, .02, near=38, far=110, full=70, seed=6)
    for k, (x, y, tall) in enumerate(((-26, 50, 9), (26, 46, 8), (34, 60, 10), (-40, 66, 10), (12, 58, 8))):
        place(broadleaf(('fig', 'mango', 'jacaranda')[k % 3], k % 2, height=tall), (x, y), ground)
    for k, y in enumerate((170, 240)):
        for x in range(-180, 260, 60):
            place(tree_line(k, 60, 9, 4500), (x, y + 7 * (x % 37) / 37), ground, turn=0)
    hills(2400, 150, 0, 90, 3.0, wooded=.7)


def sector():
    stage((4.9, -4.6, 2.2), (2.42, 1.6, 3.85), 45, (2.35, .1, 4.1), 'afternoon', -74, -50, 100, crane=25, elevation=17,
          layer='cirrus', dust=3.0, sun_color='#ffcf9a')


def dusk():
    stage((7.6, -4.2, 1.7), (2.55, 1.6, 3.75), 47, (2.35, .1, 4.1), 'dusk', -52, 20, 30, lit=2.6, crane=24, elevation=1.5, exposure=.4, layer='ripples')


PICTURES = {'sector-construction': sector, 'site-dusk': dusk}
