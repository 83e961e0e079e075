"""The battery box: whole, its sockets, and with a router that runs on it."""
import math

from parts.cable import black_jacket, lead
from parts.plugs import barrel
from parts.power import BODY, PANEL_Z, SOCKETS, battery_box, car_plug
from parts.router import router
from studio.render import begin, product_settings
from studio.shapes import group
from studio.stage import product_camera, product_light

CORD = .03


def round_plug():
    return group([barrel(CORD / 1.4, '#1d1f22')], scale=1.4)


def stage(target=(0, 0, 1.2), scale=.62, fill=240):
    begin()
    product_settings()
    product_light(target=target, scale=scale, fill=fill)
    return battery_box()


def whole():
    stage()
    product_camera((.05, 0, 1.34), 10.7, azimuth=32, elevation=13, fstop=2.2, focus=(.2, -1, 1.2))


def near():
    stage(fill=620)
    product_camera((.04, -1, PANEL_Z + .05), 5.75, azimuth=24, elevation=11, fstop=2.0, focus=(.1, -1, PANEL_Z))


def in_use():
    stage((.8, 0, 1.2), .8)
    made = router()
    made.location, made.rotation_euler.z = (3.35, .9, 0), math.radians(10)
    x, y = SOCKETS[0], -BODY[1] / 2 + .02
    car_plug().location = (x, y, PANEL_Z)
    lead([(x, y - .66, PANEL_Z), (x + .01, y - .78, PANEL_Z - .03), (x + .12, y - 1.05, .32), (x + .45, y - 1.3, CORD),
          (x + 1.2, y - 1.15, CORD),
          (2.4, -1.05, CORD), (3.8, -.8, CORD), (4.65, .1, CORD), (4.55, 1.6, CORD), (3.8, 2.1, .25), (3.36, 1.85, .42)],
         CORD, black_jacket(), (None, round_plug))
    product_camera((1.25, 0, 1.2), 15.4, azimuth=16, elevation=12, fstop=1.8, focus=(.8, -.9, 1))


PICTURES = {'battery-box': whole, 'battery-box-near': near, 'battery-in-use': in_use}
