"""The mini dish on its folding stand: front, back, edge, and beside the standard dish."""
import math

from parts.dish import MINI, STANDARD, standing
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

CABLE = ((.3, .3), (1.0, .3), (1.8, .7), (2.5, .7), (3.4, .2), (4.6, .5), (7, .6))
BEHIND = ((-.2, .3), (-.9, .25), (-1.7, .6), (-2.6, .8), (-3.8, .5), (-6.5, .9))


def stage(cable=CABLE, azimuth=38):
    begin()
    product_settings(1600)
    product_light(target=(0, .4, 1.3), scale=.58, turn=azimuth - 38)
    return standing(MINI, cable=cable)


def front():
    stage()
    product_camera((.12, .28, 1.3), 11.6, azimuth=36, elevation=9, fstop=1, focus=(.3, -.5, 1.2))


def back():
    stage(BEHIND, 158)
    product_camera((0, .35, 1.24), 11.6, azimuth=158, elevation=13, fstop=1.2, focus=(0, .6, 1.2))


def edge():
    stage()
    product_camera((.62, -.35, .5), 5.9, azimuth=52, elevation=10, fstop=1.1, focus=(1.15, -.75, .4))


def both_sizes():
    begin()
    product_settings(1600)
    product_light(target=(0, .8, 2.2))
    large, small = standing(STANDARD), standing(MINI)
    large.location, large.rotation_euler[2] = (-1.75, .7, 0), math.radians(-8)
    small.location, small.rotation_euler[2] = (2.2, -.75, 0), math.radians(-14)
    product_camera((.1, .3, 2.25), 21, azimuth=16, elevation=9, fstop=2, focus=(0, -.5, 2))


PICTURES = {'mini-dish-front': front, 'mini-dish-back': back, 'mini-dish-edge': edge, 'mini-and-standard': both_sizes}
