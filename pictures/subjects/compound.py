"""Dishes at a family's house: on an arm on its plastered gable, and on a pole in the swept compound."""
import math

from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import Door, Veranda, Window, house
from outdoors.crops import banana
from outdoors.furniture import bench, fence, water_tank
from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import bougainvillea, grass, shrub, weed
from outdoors.sky import sky
from outdoors.trees import acacia, broadleaf, tree_line
from outdoors.weather import weathered
from parts.dish import STANDARD
from parts.mounts import mast_cable, mounted_dish, put_on, top_of, wall_arm
from studio.materials import white_plastic
from studio.render import begin, photo, scene_settings
from studio.shapes import frame, slab
from studio.stage import camera

#: Where the arm's plate is on the gable, which is at y = 0 and faces -Y.
PLATE = (.35, 0, 2.55)


def wall_plaster():
    begin(5)
    scene_settings(exposure=-.1)
    sky('noon', -146, turn=3.0, elevation=52, clouds=.35)
    camera((-2.15, -3.55, 1.75), (.24, -.25, 2.66), 42, 2.0, (.35, -.45, 3.0))
    ground = land('red', 'mixed', .35, .2, flat=[(0, 0, 14)], seed=2.0)
    _gable_house()
    _arm()
    _bushes(ground)
    place(broadleaf('mango', 1, height=7), (-5.5, 16), ground)
    place(broadleaf('jacaranda', 0, height=9), (9, 19), ground)
    place(tree_line(2, 60, 9), (-40, 62), ground, turn=0)
    weathered(.5)
    veil(9000)


def _gable_house():
    side = [Window(.95, 1.0, 1.35, 1.2, curtain='#c7b18a', frame='#5a3b28', panes=(2, 2))]
    walls = surfaces.plaster('#e0cfa6', dado='#7d4a34', age=.42, height=3.0, dado_height=.85)
    made, _ = house(9.0, 7.0, 3.0, 'brown', {'right': side}, walls, age=.45, pitch=22, base=.3)
    made.rotation_euler.z, made.location = -math.pi / 2, (0, 4.5, 0)


def _arm():
    arm = wall_arm(4.5, 4.2)
    top = top_of(arm)
    along = ((.14, -4.45, -.72), (.13, -3.4, -.84), (.12, -1.6, -.84), (.14, -.25, -.9), (.16, -.06, -1.3), (.17, -.055, -3.2),
             (.17, -.055, -4.4), (.17, -.08, -4.9))
    cable = [*mast_cable(3.6, STANDARD), *[Vector(p) - top for p in along]]
    put_on(arm, mounted_dish(STANDARD, 44, cable))
    # Below it the cable goes in through the wall.
    cover = frame(slab('cover', .62, .86, .24, .16, .06, white_plastic(), 4, 8), (.17, 0, -4.95), (1, 0, 0), (0, 0, 1))
    cover.parent = arm
    arm.location, arm.scale = PLATE, (.1,) * 3


def _bushes(ground):
    """Against the wall, several that grow through each other."""
    for k, (x, y, tall) in enumerate(((1.9, -.62, 1.75), (2.2, -.75, 2.1), (2.05, -.5, 2.3), (2.7, -.7, 2.3), (2.5, -.9, 2.0))):
        place(bougainvillea(k % 4, tall, 'magenta'), (x, y), ground, turn=70 * k + 140)


def pole_compound():
    begin(6)
    photo(samples=20, exposure=.1, warmth=.04)
    sky('afternoon', -106, turn=150, elevation=12, layer='cirrus', sun_color='#ffc586', dust=2.2)
    camera((.35, -3.4, 1.6), (-.46, 3, 2.25), 39, 1.8, (-.9, -.6, 2.7))
    ground = land('brown', 'mixed', .18, .5, scale=40, flat=[(1, 5, 15)], width=1.5,
                  path=[(2.8, -12), (2.0, -5), (1.7, -1), (2.6, 3.5), (4.2, 7)], road='brown', seed=5.0)
    pole = on_pole(2.25, turn=-18, tilt=52)
    pole.location = (-.95, -.4, ground.height(-.95, -.4))
    _home(ground)
    _garden(ground)
    # Beyond the picture at the left: its shade lies on the ground.
    place(acacia(1, height=6.0), (-11.4, -5.6), ground)
    hills(1600, 140, 0, 90, 6.0, wooded=.75)
    weathered(.6)
    veil(4500, mist=.0007, mist_top=10)


def _home(ground):
    front = [Door(3.1, 1.0, 2.1, color='#2f5a6b'), Window(1.0, .95, 1.3, 1.15, curtain='#b98f74'),
             Window(5.2, .95, 1.3, 1.15, curtain='#9db0a6'), Window(7.4, .95, 1.2, 1.15)]
    holes = {'front': front, 'left': [Window(2.3, 1.0, 1.2, 1.1)]}
    walls = surfaces.plaster('#e2d3b0', dado='#4d6b63', age=.5, height=2.8)
    home, _ = house(9.4, 6.2, 2.8, 'green', holes, walls, age=.5, pitch=20, base=.3, veranda=Veranda(1.7, spacing=2.4))
    home.location, home.rotation_euler.z = (5.6, 10.6, ground.height(5, 10)), math.radians(-16)
    seat = bench()
    seat.location, seat.rotation_euler.z = (2.5, 7.0, ground.height(2.5, 7) + .02), math.radians(-16)
    tank = water_tank(.75, 1.7, 1.7)
    tank.location = (-6.8, 10.4, ground.height(-6.8, 10.4))
    fence([(-17, 6.2), (-10, 7.6), (-5.2, 8.4), (-.2, 9.6)], 1.25, 2.1, 'wire', ground=ground.height)


def _garden(ground):
    clear = [(0, -1.1, 12, 16), (-.95, -.4, .5), (-4.6, -8, 7.5, 8.5)]
    for k, (x, y) in enumerate(((-3.4, 15.5), (-5.2, 16.8), (-9.6, 14.0), (-1.6, 17.5))):
        place(banana(k, 3.8), (x, y), ground)
    trees = (('mango', -9.5, 24, 8.5), ('fig', 2, 30, 10), ('mango', 17, 27, 8), ('jacaranda', -19, 33, 10), ('mango', 27, 33, 9))
    for k, (kind, x, y, tall) in enumerate(trees):
        place(broadleaf(kind, k % 2, height=tall), (x, y), ground)
    place(bougainvillea(1, 2.3, 'magenta'), (9.6, 5.6), ground)
    place(bougainvillea(2, 1.7, 'orange'), (-5.6, 4.2), ground)
    scatter([grass('mixed', k) for k in range(4)] + [weed(0), weed(1)], ground, 14, far=60, avoid=clear, clumps=.3, seed=2)
    scatter([stones(k, .022) for k in range(3)], ground, 6, far=14, seed=3)
    scatter([weed(k, .16) for k in range(3)], ground, .5, far=14, seed=9, scale=(.5, 1))
    scatter([shrub('green', k) for k in range(3)], ground, .05, near=24, far=90, full=60, seed=4)
    for x in range(-150, 200, 60):
        place(tree_line(x % 2, 60, 9), (x, 150), ground, turn=0)


PICTURES = {'wall-plaster': wall_plaster, 'pole-compound': pole_compound}
