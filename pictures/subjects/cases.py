"""Hard cases: for the mini dish and, long, for the standard dish; closed and open."""
import math

from parts.cable import coil
from parts.cases import LONG, TRAVEL, closed_case, foam_block, open_case, standing_case
from parts.dish import MINI, STANDARD, dish
from parts.power import power_brick
from studio.materials import dark_plastic, lamp
from studio.render import begin, product_settings
from studio.shapes import slab
from studio.stage import product_camera, product_light


def stage(target, scale, key=1500):
    begin()
    product_settings()
    product_light(target=target, scale=scale, key=key)


def travel():
    stage((0, 0, 2), .95)
    standing_case(TRAVEL)
    product_camera((0, 0, 2.12), 17.4, azimuth=33, elevation=15, fstop=2.4, focus=(0, -.8, 2))


def _mini_fill(top, bottom):
    foam_block(TRAVEL, top, bottom, [(-.80, 0, MINI.width + .06, MINI.height + .06, .30, .34),
                                     (-.80, 0, MINI.width + .6, .7, .35, .30),
                                     (1.58, .86, 1.18, 1.34, .24, .42), (1.58, -.80, 1.06, 1.62, .16, .30)])
    dish(MINI).location = (-.80, 0, top + .06)
    wound = coil(18, .026, .40, (60, 240), flatness=1.1)
    wound.location = (1.58, .86, top - .40)
    slab('power bank', .94, 1.5, .26, .13, .06, dark_plastic(), 5, location=(1.58, -.80, top - .22))
    for k in range(4):
        slab('bank lamp', .045, .022, .004, .01, 0, lamp('#d8f2ff', 3), location=(1.28 + .08 * k, -1.40, top + .04))


def mini_open():
    stage((0, .4, 1.4), 1.0, 1150)
    open_case(TRAVEL, _mini_fill)
    product_camera((.05, .7, 1.95), 21, azimuth=24, elevation=25, fstop=2.6, focus=(0, -.5, 1))


def long_closed():
    stage((0, 0, .9), 1.25)
    closed_case(LONG)
    product_camera((0, -.1, .85), 26, azimuth=33, elevation=19, fstop=2.6, focus=(0, -2, 1))


def _long_fill(top, bottom):
    foam_block(LONG, top, bottom, [(-.86, 0, STANDARD.height + .08, STANDARD.width + .08, .38, .36),
                                   (-.86, 0, 1.3, STANDARD.width + .9, .4, .32),
                                   (3.16, 1.36, 1.42, 1.5, .3, .5), (3.16, -.86, 1.10, 2.5, .16, .4)])
    made = dish(STANDARD)
    made.location, made.rotation_euler.z = (-.86, 0, top + .07), -math.pi / 2
    brick = power_brick()
    brick.location, brick.rotation_euler.z = (3.16, -.86, top - .36), math.pi / 2
    coil(16, .042, .46, (80, 260), flatness=1.05).location = (3.16, 1.36, top - .47)


def long_open():
    stage((0, .5, 1.6), 1.5, 1150)
    open_case(LONG, _long_fill)
    product_camera((.1, .8, 2.4), 31, azimuth=22, elevation=25, fstop=2.6, focus=(0, -.5, 1.2))


PICTURES = {'travel-case': travel, 'mini-dish-in-case': mini_open, 'hard-case': long_closed, 'hard-case-open': long_open}
