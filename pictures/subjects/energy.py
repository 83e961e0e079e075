"""Energy: solar rows, a substation's hut with a dish, pylons across the plain; late, at noon, at sunset."""
import math

from outdoors import surfaces
from outdoors.buildings import Door, Window, house
from outdoors.energy import gantry, line_of_pylons, solar_row, transformer
from outdoors.furniture import fence, wires
from outdoors.haze import veil
from outdoors.installed import on_pole, on_roof
from outdoors.land import hills, land, place, scatter, stones
from outdoors.plants import grass, seed_grass, shrub
from outdoors.sky import sky
from outdoors.trees import acacia, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo, scene_settings
from studio.shapes import again, collect, group
from studio.stage import camera


def hut(at, turn, dish_turn=20):
    """The control room: dressed stone, green sheets, a steel door; a dish on its roof."""
    def build():
        openings = {'front': [Door(.7, 1.0, 2.15, color='#4c5a5e'), Window(2.6, 1.35, 1.5, .7)],
                    'left': [Window(1.2, 1.5, .9, .6)],
                    'right': [Window(1.2, 1.5, .9, .6)]}
        _, roof = house(5.2, 3.8, 2.75, 'grey', openings, surfaces.dressed_stone(age=.45), age=.4, pitch=14, base=.3)
        on_roof(roof, 1.1, roof.length - .7, turn=dish_turn, tilt=50, height=7.0)
    made = group(collect(build))
    made.location, made.rotation_euler.z = at, math.radians(turn)
    return made


def solar_field(x, y, rows, panels=18, pitch=6.6, ground=None):
    """Rows along X, one behind the other."""
    first = solar_row(panels)
    for k in range(rows):
        made = first if k == 0 else again(first)
        made.location = (x, y + pitch * k, ground.height(x + panels / 2, y + pitch * k + 2) if ground else 0)


def plain(ground, avoid=(), trees=(), dense=1.0):
    """Dry grass, thorn bushes and acacias as far as one sees."""
    scatter([grass('dry', k) for k in range(4)], ground, 14 * dense, far=75, avoid=avoid, clumps=.25, seed=3)
    scatter([seed_grass(k) for k in range(3)], ground, 2.0 * dense, far=45, avoid=avoid, clumps=.5, seed=4)
    scatter([grass('mixed', k) for k in range(2)], ground, 4 * dense, far=40, avoid=avoid, clumps=.6, seed=5)
    scatter([stones(k, .016) for k in range(5)], ground, 3, far=18, seed=6, clumps=.6, scale=(.3, 1.6), off_path=None)
    scatter([shrub('olive', k) for k in range(3)], ground, .012, near=14, far=220, avoid=avoid, full=60, seed=7)
    for k, (x, y, size) in enumerate(trees):
        place(acacia(k % 3, 7), (x, y), ground, size, turn=70 * k)
    for k in range(10):
        place(tree_line(k % 3, height=5), (-260 + 62 * k, 260 + 50 * (k % 3)), ground, .8, turn=9 * (k % 4 - 1))


def pylons(ground, start, step, count, turn):
    """A line of pylons from (x, y), `step` metres (x, y) apart."""
    places = [(start[0] + step[0] * k, start[1] + step[1] * k) for k in range(count)]
    return line_of_pylons([(x, y, ground.height(x, y) - .1) for x, y in places], turn, thick=.03)


def sector():
    """Into the low sun: the hut's roof and its dish near, panels and pylons behind in the haze."""
    begin(9)
    photo(samples=20, exposure=.1, warmth=.06)
    camera((2.2, 3.6, 2.3), (3.25, 16, 3.55), 40, 2.8, (5.9, 13.0, 4.1))
    sky('dawn', sun=-38, elevation=7, clouds=.8, turn=30, layer='cirrus', exposure=.05, strength=.34)
    ground = land('red', 'dry', .62, .6, flat=[(5, 15, 14)], path=[(1.0, -8), (.6, 4), (1.2, 8), (2.8, 11.6)], width=2.2,
                  road='murram', seed=7)
    hut((5.3, 13.2, 0), -28)
    yard = [(5.3, 13.2, 3.9), (-17, 15.5, 2.6, 48)]
    solar_field(-17.5, 16, 5, 18, ground=ground)
    pylons(ground, (90, -67), (-66, 175), 8, 20)
    plain(ground, yard, ((13.5, 34, .9), (24, 60, 1.1), (-44, 92, 1), (-70, 120, 1.1), (30, 110, 1)))
    hills(5200, 330, bearing=5, spread=130, seed=4, wooded=.6)
    weathered(.6)
    veil(3000, mist=.0016, mist_top=10)


def noon():
    """Along the first row, its near edge sharp, the hut soft at the end of the path."""
    begin(9)
    photo(samples=20, exposure=.05)
    camera((-2.3, -.5, 1.5), (-2.2, 10, 1.95), 35, 2.2, (-1.5, 1.6, 1.05))
    sky('afternoon', sun=-64, elevation=17, clouds=.9, turn=40, layer='cirrus', dust=2.0)
    ground = land('red', 'dry', .5, .5, flat=[(6, 12, 26)], path=[(-3.9, -12), (-3.9, 4), (-3.6, 30)], width=2.0, seed=7)
    solar_field(-1.6, .6, 3, 20, 6.8, ground)
    hut((-6.8, 14.2, 0), 28, -34)
    plain(ground, [(-2, .2, 21, 19.5), (-6.8, 14.2, 3.9)], ((-27, 44, .9), (16, 46, 1), (-40, 80, 1.1), (34, 80, 1)), .9)
    hills(4200, 360, bearing=10, spread=130, seed=4, wooded=.6)
    weathered(.6)
    veil(4200, mist=.0006, mist_top=12)


def sunset():
    begin(9)
    scene_settings()
    camera((0, 0, 1.8), (3, 40, 8.5), 38)
    sky('dusk', sun=-10, elevation=1.8, air=1.4, dust=5.0, clouds=.5, turn=2, exposure=.15, strength=.62,
        sunward=(.95, .44, .20))
    ground = land('red', 'dry', .7, .9, flat=[(8, 20, 10)], path=[(1.5, -8), (1.2, 8), (6, 40), (4, 120)], width=2.4, seed=12)
    station(ground)
    pylons(ground, (-48, -92), (26, 170), 8, -9)
    plain(ground, [(11, 24, 9)], ((26, 52, 1.1), (-34, 64, 1), (46, 110, 1), (-60, 150, 1)))
    hills(6500, 420, bearing=0, spread=130, seed=4, wooded=.6)
    veil(5200, mist=.0006, mist_top=12)


def station(ground):
    """A small substation behind a fence, a dish on a pole before it."""
    x = 10.4
    transformer().location = (x, 25, 0)
    gantry().location = (x, 28.5, 0)
    strings = [(x + dx, 28.5, 5.85) for dx in (-2.2, 0, 2.2)]
    wires(strings, [(x + dx, 24.65, 3.1) for dx in (-.6, 0, .6)], .35, .012)
    wires(strings, [(9, 248, z) for z in (21, 25, 29)], 4.5, .022)
    fence([(4.5, 20), (16.5, 20), (16.5, 32), (4.5, 32), (4.5, 20)], 2.1, 3.0, 'mesh', ground=ground.height)
    pole = on_pole(3.2, turn=15, tilt=48, run=[(.2, .3, .01), (.6, 2.0, .01), (1.2, 6.4, .01), (3, 9, .01)])
    pole.location = (2.9, 14.6, ground.height(2.9, 14.6))


PICTURES = {'sector-energy': sector, 'solar-noon': noon, 'pylons-sunset': sunset}
