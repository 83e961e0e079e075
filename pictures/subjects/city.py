"""A flat roof in a town with a dish, the city behind it at dusk."""
import math
import random

from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import Door, sticks, wall
from outdoors.furniture import water_tank
from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, place
from outdoors.sky import sky
from outdoors.town import facade, tower
from outdoors.trees import tree_line
from outdoors.weather import weathered
from studio.materials import galvanised, lamp, mottled
from studio.render import begin, photo
from studio.shapes import box, cylinder, from_data, tube
from studio.stage import area, camera

#: The roof lies at z = 0; the streets so far below.
BELOW = -24.0
#: The sky after sunset, by degrees above the horizon: the one that is worked out from air and sun turns olive there.
AFTERGLOW = ((0, (.80, .42, .24)), (2.5, (.66, .46, .36)), (7, (.36, .40, .49)), (16, (.15, .25, .42)), (60, (.07, .13, .28)))
#: The foot of the dish's pole.
DISH = (.95, 2.6, 0)


def terrace(lit=1.0):
    """The roof around the origin, its parapet towards the city (+Y): screed, coping, stair head, tank, pipes and cables."""
    width, depth = 15.0, 11.0
    screed = surfaces.concrete('#8f8a80', .7)
    box('roof', (width, depth, .3), (0, 0, -.15), .02, screed, segments=1)
    plain = surfaces.plaster('#c9bfae', age=.8, height=1.05, soil='#5a5048')
    for length, (x, y), turn in ((width, (-width / 2, depth / 2), 0), (depth, (width / 2, depth / 2), -90),
                                 (depth, (-width / 2, -depth / 2), 90)):
        inner = wall(length, 1.0, (), plain, thickness=.18, foot=-.1)
        inner.location, inner.rotation_euler.z = (x, y, 0), math.radians(turn)
        a = Vector((x, y, 1.03))
        along = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        out = Vector((-along.y, along.x, 0))
        coping = sticks('coping', [(a + out * .09 - along * .1, a + along * (length + .1) + out * .09, .30, .07)],
                        surfaces.concrete('#a39c90', .6))
        coping.modifiers.new('edge', 'BEVEL').width = .012
    box('building', (width, depth, -BELOW - .3), (0, 0, BELOW / 2 - .15), 0, facade('#a89a84', .3))
    stair_head(lit)
    tank = water_tank(.62, 1.35, .45, 'steel')
    tank.location = (-5.6, 3.9, 0)
    pipes()
    ladder()


def stair_head(lit):
    """The house over the stairs at the right, a lamp over its door."""
    plain = surfaces.plaster('#cdc3b2', age=.8, height=2.5, soil='#5a5048')
    for length, (x, y), turn, openings in ((3.2, (4.1, 1.4), 0, ()),
                                           (3.0, (4.1, 4.4), -90, [Door(1.0, .95, 2.05, color='#5a6a70')])):
        made = wall(length, 2.5, openings, plain, foot=-.1, ends=False)
        made.location, made.rotation_euler.z = (x, y, 0), math.radians(turn)
    box('cover', (3.6, 3.4, .14), (5.7, 2.9, 2.57), .02, surfaces.concrete('#8f887c', .7), segments=2)
    if lit:
        cylinder('lamp', .075, .06, (4.05, 2.92, 2.26), lamp('#ffc37a', 22 * lit), .02, 20, (0, math.pi / 2, 0))
        light = area('glow', (3.95, 2.92, 2.2), (2.2, 2.6, .2), .15, 26 * lit, '#ffb469')
        light.data.shape = 'DISK'


def pipes():
    """Water pipes along the parapet, a vent, a cable on clips."""
    zinc, pale = galvanised(20), surfaces.painted_steel('#b9b4a8', .6)
    tube('pipe', [(-5.6, 4.6, .12), (-5.2, 5.18, .12), (2.4, 5.2, .12), (2.4, 5.2, -.1)], .017, zinc, smooth=False, sides=3)
    tube('pipe', [(-5.0, 5.32, .22), (3.6, 5.34, .2), (3.6, 5.34, -.1)], .024, pale, smooth=False, sides=3)
    for x in (-1.9, 1.7):
        tube('vent', [(x, 4.7, 0), (x, 4.7, .62), (x + .07, 4.7, .7), (x + .16, 4.7, .66)], .045, pale, smooth=False, sides=4)
        cylinder('flashing', .10, .03, (x, 4.7, .01), pale, .01, 24)


def ladder():
    """Of timber, leaning on the stair head."""
    foot, top = Vector((3.0, 3.9, 0)), Vector((4.06, 3.9, 2.75))
    side = Vector((0, .21, 0))
    bars = [(foot + s * side, top + s * side * .8, .035, .07) for s in (-1, 1)]
    bars += [(foot.lerp(top, t) - side, foot.lerp(top, t) + side, .03) for t in (k / 10 + .06 for k in range(10))]
    sticks('ladder', bars, surfaces.timber('#8a7358'))


def city(seed=4, lit=.36):
    """Towers out to 1.6 km in +Y: low and dense near the roof, a centre of high-rises to the left."""
    draw = random.Random(seed)
    kinds = [facade('#b3a288', lit), facade('#868d94', lit, ribbon=True, warm=.35), facade('#8f5a44', lit, glass=.4),
             facade('#b9b4a8', lit, bay=3.4, glass=.8),
             facade('#6f7a80', lit * 1.2, ribbon=True, warm=.3, bay=2.0), facade('#c4b193', lit, glass=.35),
             facade('#9a9184', lit, bay=4.2, glass=.7)]
    y = 62.0
    while y < 1500:
        x = -y * .8
        while x < y * 1.15:
            width, depth = draw.uniform(13, 26), draw.uniform(12, 22)
            centre = math.exp(-((x + .10 * y) / 150) ** 2 - ((y - 560) / 300) ** 2)
            floors = draw.choice((3, 4, 5, 5, 6, 7)) + (y > 230) * draw.random() ** 3 * 44 * centre
            if draw.random() < .86:
                made = tower(width, depth, 3.1 * round(floors), draw.choice(kinds), draw.random(),
                             draw.choice((0, 0, .25, .4)) if floors > 12 else 0)
                made.location = (x + draw.uniform(-3, 3), y + draw.uniform(-6, 6), BELOW)
                made.rotation_euler.z = draw.choice((-.14, .05, .05, .22)) + draw.uniform(-.03, .03)
            x += width + draw.uniform(5, 16) * (1 + y / 700)
        y += draw.uniform(26, 34) * (1 + y / 600)


def view(at, towards, lens, fstop, focus, turn, tilt, **changes):
    """Terrace and city at dusk, the sun just set ahead at the left; the dish at the parapet, the city out of focus."""
    begin(7)
    photo(samples=28, exposure=.35, warmth=.04)
    camera(at, towards, lens, fstop, focus)
    sky('dusk', sun=-38, **{'turn': 2, 'clouds': .5, 'exposure': .35, 'gradient': AFTERGLOW, 'sunward': (.78, .44, .27),
                            'away': (.10, .115, .16), **changes})
    terrace()
    city()
    ground = mottled('streets', [(.3, '#1b1d1a'), (.7, '#2f2f2a')], .02)
    from_data('streets', [(-3000, -300, BELOW), (3000, -300, BELOW), (3000, 6000, BELOW), (-3000, 6000, BELOW)], [(0, 1, 2, 3)],
              ground, smooth=False)
    for k, x in enumerate((-70, -20, 25, 75, 120)):
        place(tree_line(k % 3, height=13), (x - 30, 46 + 9 * (k % 2), BELOW), scale=1, turn=5 * k)
    hills(5200, 420, bearing=10, spread=130, seed=2, base=BELOW)
    cable = [(.02, -.1, .012), (.3, -.12, .006), (.9, .3, .006), (1.6, 1.0, .006), (3.1, 1.2, .006)]
    on_pole(1.62, turn, tilt, joint=False, run=cable).location = DISH
    weathered(.6, '#5d564c')
    veil(2400)


def behind_roof():
    view((-.15, .45, 1.72), (.42, 2.6, 1.80), 55, 1.6, (.95, 2.4, 1.9), -22, 44)


def another():
    view((.1, .50, 1.42), (.66, 2.6, 1.76), 46, 1.6, (.95, 2.5, 1.8), 128, 38, layer='ripples')


PICTURES = {'sector-finance': behind_roof, 'city-dusk': another}
