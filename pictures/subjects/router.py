"""The router: front, back, top."""
import math

from parts.router import router
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def _stage(turn):
    begin()
    product_settings(1600)
    router().rotation_euler = (0, 0, math.radians(turn))
    product_light(target=(0, 0, 1.1), scale=.55)


def front():
    _stage(0)
    product_camera((0, 0, 1.2), 9.7, azimuth=-27, elevation=13, fstop=1.4, focus=(0, -.5, 1.2))


def back():
    _stage(180)
    product_camera((0, 0, 1.2), 9.7, azimuth=20, elevation=15, fstop=1.4, focus=(0, -.5, .6))


def top():
    _stage(0)
    product_camera((-.05, 0, 2.12), 5.6, azimuth=-34, elevation=33, fstop=1.2, focus=(-.1, -.3, 2.4))


PICTURES = {'router': front, 'router-back': back, 'router-top': top}
