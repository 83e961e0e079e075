"""A row of shops in a small town in the evening, a dish on its roof."""
import math

from outdoors.buildings import Door, Window, house
from outdoors.crops import banana
from outdoors.furniture import bench, insulators, power_pole, wires
from outdoors.haze import veil
from outdoors.installed import on_pole
from outdoors.land import hills, land, place, scatter, stones
from outdoors.market import (FLOOR, REACH, ROOF, Shop, basins, bulb, crate, handcart, jerrycan, plastic_chair, plastic_table, row,
                             sack)
from outdoors.plants import grass
from outdoors.sky import sky
from outdoors.trees import broadleaf, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo
from studio.stage import camera

SHOPS = (Shop('#c9b78e', '#6b3a2a', '#d5cdb8', 'goods', words='DUKA LA JUMLA', ink='#1f3f6b'),
         Shop('#3f827c', '#24433f', '#cdb877', 'cafe', 4.4, power=60, words='CHAI  CHAPATI  SAMOSA', ink='#7a2016'),
         Shop('#b9622f', '#5a2c22', '#d9cfba', 'goods', light='#fff0d6', power=60, words='MATUNDA', ink='#1f5a33'),
         Shop('#8fa3ab', '#3d4c58', '#9c2f26', 'hardware', light='#e9f1ff', power=70, words='HARDWARE', ink='#efe6d2'),
         Shop('#d2c08f', '#2f5a45', '#2f5a45', 'closed', 3.2, words='CEREALS', ink='#e8dcae'),
         Shop('#a8473a', '#4b231d', '#d9cfb8', 'goods', words='VIATU', ink='#222831'))
#: Where the row begins.
LEFT = -7.2
#: The foot of the dish's pole on the roof.
DISH = (-3.9, .42)


def _put(thing, x, y, z=0.0, turn=0.0):
    thing.location, thing.rotation_euler.z = (x, y, z), math.radians(turn)
    return thing


def _wares():
    """On the veranda and its step: the cafe's tables, crates, sacks, cans."""
    for x, color, seats in ((-2.75, '#e4e0d6', ((-60, '#2f5f9a'), (150, '#2f5f9a'))),
                            (-.75, '#e4e0d6', ((30, '#2f5f9a'), (205, '#b23a2c')))):
        _put(plastic_table(color, .75), x, -1.1, FLOOR, 8)
        for turn, paint in seats:
            a = math.radians(turn)
            _put(plastic_chair(paint), x + .66 * math.sin(a), -1.1 - .66 * math.cos(a), FLOOR, turn + 180)
    y = -REACH + .5
    for k, (x, fruit, size) in enumerate(((1.0, '#b3261e', .034), (1.68, '#d98324', .04), (2.36, '#4f7d2c', .048),
                                          (1.33, '#c9a227', .042))):
        _put(crate(fruit, size, k), x, y + .10 * (k % 2) - .02 * k, FLOOR + (.27 if k == 3 else 0), 4 * k - 5)
    for k, (x, dy, inside) in enumerate(((3.25, .12, '#d8b96a'), (3.85, -.02, '#7c3a2a'), (-5.4, .0, '#e2d8c0'),
                                         (-6.0, .16, '#b98f4a'))):
        _put(sack(inside=inside, seed=k), x, y + dy, FLOOR, 40 * k)
    for k, (x, dy, turn) in enumerate(((5.2, .0, 12), (5.6, .22, -20), (5.95, -.02, 70), (-4.6, -.05, 25))):
        _put(jerrycan('#d9a514' if k != 2 else '#2c5fa0'), x, y + dy, FLOOR, turn)
    _put(basins(6, 4), 6.75, y + .1, FLOOR)
    _put(bench(1.7), -6.1, -.42, FLOOR, 0)
    for x in (-5.4, -2.4, -.1, 2.9, 6.3):
        bulb((x, -1.0, 2.42), 24)


def _cart(ground, x, y, turn):
    """A loaded handcart in the street."""
    cart = handcart()
    load = [(sack(inside='#e2d8c0', height=.5, seed=7), .45, .18, 10), (sack(inside='#d8b96a', height=.5, seed=8), .42, -.25, 60),
            (jerrycan(), -.25, .2, 20), (jerrycan(), -.3, -.15, 84)]
    for thing, a, b, about in load:
        _put(thing, a, b, .64, about).parent = cart
    _put(cart, x, y, ground.height(x, y), turn)


def _town(ground):
    """Behind and beside: more roofs, trees, the line of poles."""
    for x, y, turn, roof in ((24, 4.5, -4, 'zinc'), (38, 5.5, 3, 'brown'), (-17, 4.2, 3, 'zinc'), (-30, 6, -5, 'red')):
        made, _ = house(9, 6, 3.0, roof, {'front': [Door(1.2), Window(3.4, lit=1.6), Window(6.2)],
                                          'right': [Window(2.0, lit=1.2)]}, None, age=.7, base=.3)
        _put(made, x, y, 0, turn)
    for kind, seed, x, y, scale in (('fig', 3, 8.5, 17, 1.5), ('mango', 1, 17, 17, 1.6), ('mango', 1, 31, 16, 1.5),
                                    ('fig', 2, 48, 10, 1.3),
                                    ('mango', 1, -24, 14, 1.2), ('fig', 2, -13, 15, .95), ('mango', 1, -42, 16, 1.5)):
        place(broadleaf(kind, seed), (x, y), ground, scale)
    for x, y in ((18.2, 2.2), (-11.6, 5.0)):
        place(banana(1), (x, y), ground)
    place(tree_line(2, 70), (10, 80), ground)
    place(tree_line(3, 90), (-120, 60), ground)
    places = [(-11, -3.1), (16.5, -3.1), (44, -3.0), (72, -2.8)]
    for x, y in places:
        _put(power_pole(8.0), x, y, ground.height(x, y), 90)
    tops = [insulators((x, y, ground.height(x, y)), 8.0, turn=math.pi / 2) for x, y in places]
    for a, b in zip(tops, tops[1:]):
        wires(a, b, .7)


def _street(view, cart, sun, clouds, turn, **light):
    """`view`: eye, target, lens, what is sharp; `turn`: of the dish."""
    begin(12)
    photo(samples=14, exposure=.05, warmth=.05)
    camera(*view[:3], fstop=1.4, focus=view[3])
    sky('dusk', sun=sun, turn=clouds, **light)
    ground = land('red', 'mixed', .35, roll=.5, flat=[(0, 0, 30)], path=[(-80, -6.6), (90, -6.6)], width=7.4, road='murram',
                  seed=3)
    shops, edges = row(SHOPS, 2)
    shops.location.x = LEFT
    _wares()
    _town(ground)
    _cart(ground, *cart)
    pole = on_pole(1.35, turn=turn, tilt=46, joint=False, run=((.06, .1, .012), (.5, .8, .006), (1.4, 1.4, .006),
                                                               (2.2, 3.6, .006)))
    _put(pole, *DISH, ROOF)
    clear = [(LEFT - .6, -2.7, LEFT + edges[-1] + .6, 6)]
    scatter([grass('mixed', k, .22) for k in range(3)], ground, 5, 1, 40, avoid=clear, clumps=.7, full=9, off_path=.3, seed=2)
    scatter([stones(k, .03, '#8d6248') for k in range(3)], ground, 16, .8, 16, (.4, 1.4), avoid=clear, full=6, off_path=None,
            seed=4)
    hills(2400, 150, 0, 200, seed=3)
    weathered(.8)
    veil(2600)


def evening():
    _street(((-7.6, -8.0, 1.65), (-4.25, .26, 4.22), 57, (-4.2, 0, 4.4)), (1.5, -5.0, 24), 62, 3, -30)


def dusk():
    _street(((.4, -8.4, 1.7), (-3.53, -.1, 4.34), 55, (-3.9, .2, 4.4)), (-6.0, -4.8, 160), -62, 20, 30, layer='ripples')


PICTURES = {'sector-retail': evening, 'shops-dusk': dusk}
