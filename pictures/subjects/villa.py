"""A family house with a tile roof in a green suburb, a dish on its roof: by day, at dusk, at night."""
import math
import random

import bpy

from outdoors import surfaces
from outdoors.buildings import Door, GableRoof, HipRoof, Window, gable_roof, hip_roof, plinth, wall
from outdoors.crops import banana
from outdoors.haze import veil
from outdoors.installed import on_roof
from outdoors.land import hills, land, place, scatter
from outdoors.plants import bougainvillea, grass, hedge, shrub
from outdoors.sky import sky
from outdoors.trees import broadleaf, tree_line
from outdoors.weather import weathered
from studio.materials import lamp
from studio.render import begin, photo, scene_settings
from studio.shapes import box, cylinder
from studio.stage import area, camera

WIDTH, DEPTH, HEIGHT, BASE, PITCH = 14.0, 8.6, 2.9, .35, 27
#: The wing to the front left: its middle, its width, how far it projects.
WING, WING_WIDTH, WING_OUT = -3.9, 5.2, 2.8
CREAM, FRAME = '#e9dfc6', '#e8e6e0'


def villa(lit=0.0, dish=28):
    """The house around the origin, front towards -Y: hipped main roof, gabled wing, porch beside it, dish turned by degrees."""
    plain, stone = surfaces.plaster(CREAM, age=.14, height=HEIGHT), surfaces.dressed_stone('#a8977f', age=.3)

    def pane(x, w=1.8, level=1.0, z=.85, h=1.45):
        return Window(x, z, w, h, lit=lit * level, frame=FRAME, panes=(3, 1), bars=False, curtain='#d8cdb8')
    wing_left, wing_right = WING - WING_WIDTH / 2, WING + WING_WIDTH / 2
    rest = WIDTH / 2 - wing_right
    sides = [
        # outer corner (x, y), turn, length, openings, gable, material
        ((wing_right, -DEPTH / 2), 0, rest, [Door(1.0, 1.1, 2.2, kind='timber', color='#5b2f18'), pane(2.9, 2.2),
                                             pane(6.0, 1.5, .0)], 0, plain),
        ((WIDTH / 2, -DEPTH / 2), 90, DEPTH, [pane(1.6, 1.5, .8), pane(5.2, 1.2, .5)], 0, plain),
        ((WIDTH / 2, DEPTH / 2), 180, WIDTH, [], 0, plain),
        ((-WIDTH / 2, DEPTH / 2), 270, DEPTH, [pane(1.6, 1.5)], 0, plain),
        ((wing_left, -DEPTH / 2 - WING_OUT), 0, WING_WIDTH, [pane(1.35, 2.5, .9)], math.tan(math.radians(PITCH)) * WING_WIDTH / 2,
         stone),
        ((wing_right, -DEPTH / 2 - WING_OUT), 90, WING_OUT, [], 0, plain),
        ((wing_left, -DEPTH / 2), 270, WING_OUT, [], 0, plain),
    ]
    for (x, y), turn, length, openings, gable, mat in sides:
        made = wall(length, HEIGHT, openings, mat, gable=gable, ends=False)
        made.location, made.rotation_euler.z = (x, y, BASE), math.radians(turn)
    roof = HipRoof(WIDTH, DEPTH, HEIGHT + BASE, PITCH, .65)
    hip_roof(roof, 'tiles', .45, '#efece4')
    over = WING_OUT + DEPTH / 2 - .5
    wing = gable_roof(GableRoof(over, WING_WIDTH, HEIGHT + BASE, PITCH, .65, .35), 'tiles', .45, fascia='#efece4')
    wing.location, wing.rotation_euler.z = (WING, -DEPTH / 2 - WING_OUT + over / 2, 0), math.pi / 2
    plinth(WIDTH, DEPTH, BASE)
    plinth(WING_WIDTH, WING_OUT, BASE).location.xy = (WING, -DEPTH / 2 - WING_OUT / 2)
    porch(wing_right, lit)
    on_roof(roof, 2.6, roof.length - 2.0, turn=dish, tilt=54, height=7.5, crest=.08)


def porch(left, lit, width=3.0, depth=1.7):
    """A slab with a step before the door, a lamp beside it."""
    x, y, stone = left + width / 2, -DEPTH / 2 - depth / 2, surfaces.concrete('#a08a78', .3)
    box('porch', (width, depth, BASE), (x, y, BASE / 2), .02, stone, segments=2)
    box('step', (width * .7, .4, BASE / 2), (x, y - depth / 2 - .2, BASE / 4), .02, stone, segments=2)
    if lit:
        cylinder('lamp', .07, .16, (x - .85, -DEPTH / 2 - .12, BASE + 2.15), lamp('#ffcf94', 12 * lit), .02, 20)
        area('glow', (x - .85, -DEPTH / 2 - .3, BASE + 2.05), (x - .6, y - 1, 0), .14, 26 * lit, '#ffbf7c')


def garden():
    """Lawn, paved drive, hedge, flowers and trees of a suburb; the camera is there."""
    draw = random.Random(4)
    ground = land('red', 'green', 1.0, .5, flat=[(0, -4, 22)], path=[(9.6, 4), (9.6, -7), (10.4, -14), (13, -24), (16, -40)],
                  width=3.6, road='grey', seed=12)
    home = ((-7.2, -4.5, 7.2, 4.6), (-6.7, -7.3, -1.1, -4), (-1.4, -6.6, 1.8, -4))
    scatter([grass('lawn', k) for k in range(4)], ground, 70, far=30, avoid=home, full=8, scale=(.7, 1.2), seed=2)
    for k in range(14):
        place(hedge(2.0, 1.5, .8, k % 3), (-16 + 2 * k, 9.5), ground, turn=0)
        place(hedge(2.0, 1.3, .8, k % 3), (-13.2, -20 + 2 * k), ground, turn=90)
    for x, y, size, color in ((-7.9, -5.2, .62, 'magenta'), (7.9, 3.4, .9, 'magenta'), (-12.3, -6.5, .9, 'orange'),
                              (-12.4, -1, 1.1, 'magenta')):
        place(bougainvillea(1, color=color), (x, y), ground, size)
    for left, right, y in ((1.9, 6.9, -4.95), (-6.4, -1.5, -7.75)):
        for k in range(int((right - left) / .6)):
            plant = draw.choice((shrub('green', 1), shrub('dark', 2), bougainvillea(2, color='white')))
            place(plant, (left + .3 + .6 * k, y + draw.uniform(-.1, .1)), ground, draw.uniform(.28, .46))
    mango, jacaranda, fig = broadleaf('mango', 2, 8.5), broadleaf('jacaranda', 1, 8.5, leaves=16000), broadleaf('fig', 3, 9)
    for tree, at, size in ((jacaranda, (-10.5, -9.6), .9), (mango, (-2.2, 12.5), 1.25), (jacaranda, (5.6, 13), 1.15),
                           (fig, (-9, 15), 1.25), (fig, (13.5, 19), 1.2),
                           (mango, (18.5, 15), 1), (jacaranda, (-22, 20), 1.1), (mango, (28, 32), 1.2), (fig, (3.5, -24), .9)):
        place(tree, at, ground, size, turn=at[0] * 50)
    for x, y in ((12.6, 6.5), (13.8, 5.4)):
        place(banana(int(x)), (x, y), ground)
    for k, (x, y) in enumerate(((-260, 135), (-90, 150), (80, 145), (-170, 230), (60, 240), (-400, 180))):
        place(tree_line(k % 3, height=13), (x, y), ground, 1, turn=6 * (k - 2))
    hills(3200, 220, bearing=-25, spread=120, seed=6)


def view(at, towards, lens, kind, sun, lit=0.0, visibility=7000, power=None, film=None, sharp=None, dish=28,
         **changes):
    """
    `power` is the sun's or moon's, if not the sky's own; `film` are options of `photo`; `sharp`: only what is there is; `dish`:
    how it is turned.
    """
    begin(6)
    if film is None:
        scene_settings()
    else:
        photo(**film)
    camera(at, towards, lens, 2.0 if sharp else None, sharp)
    sky(kind, sun, **changes)
    if power:
        bpy.data.lights['sun'].energy = power
    villa(lit, dish)
    garden()
    if film is not None:
        weathered(.5)
    veil(visibility)


def day():
    """From a ladder at the eaves: the dish in the last hour of sun, the tiles before it, the garden's trees behind."""
    view((5.6, -7.4, 4.4), (2.25, -1.4, 5.05), 78, 'afternoon', -112, visibility=4000, film={'exposure': .1, 'warmth': .05},
         sharp=(2.6, -1.5, 5.3), dish=-14, elevation=13, layer='cirrus', turn=70, sun_color='#ffc586', dust=2.2)


def dusk():
    view((5.6, -12.2, 1.6), (1.1, -3.0, 3.15), 38, 'dusk', -70, lit=2.4, visibility=3000, film={'exposure': .45}, layer='ripples',
         clouds=.8, turn=20)


def night():
    view((8.4, -13.4, 1.35), (1.7, -1.6, 3.7), 28, 'night', -150, lit=.8, stars=.9, elevation=40, power=.42)


PICTURES = {'villa-day': day, 'villa-dusk': dusk, 'villa-night': night}
