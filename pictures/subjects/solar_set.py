"""The solar panel on its legs, alone and beside a battery box."""
import math

from parts.cable import lead
from parts.panel import Lean, standing_panel
from parts.power import battery_box
from studio.materials import material
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

CORD = .045


def stage(scale=1.25):
    begin()
    product_settings()
    product_light(target=(0, 1, 2.2), scale=scale)
    return standing_panel()


def whole():
    stage()
    product_camera((.35, .9, 2.1), 28.5, azimuth=30, elevation=9, fstop=2, focus=(2, 0, 2))


def near():
    stage()
    product_camera(Lean().at(3.6, 1.5), 11, azimuth=36, elevation=22, fstop=1.6)


def with_battery():
    stage()
    box = battery_box()
    box.location, box.rotation_euler.z = (6.3, -2.6, 0), math.radians(-8)
    for (x, z), color, aside in (((7.18, 1.02), '#a3211c', 0), ((7.44, 1.02), '#1a1b1d', .16)):
        lead([(4.9, 1.2, 1.2), (5.4, 2.2, .4), (6.6, 2.4 + aside, CORD), (8.3 + aside, 1.2, CORD), (9.0 + aside, -1.2, CORD),
              (8.6 + aside, -3.6 - aside, CORD), (x + .55, -4.25 - aside, .3), (x, -4.05, .86), (x - .03, -3.8, z - .17)], CORD,
             material('core', color, .45))
    product_camera((1.75, -.2, 1.85), 31.5, azimuth=22, elevation=11, fstop=2, focus=(3.5, -3, 1.6))


PICTURES = {'solar-panel': whole, 'solar-panel-near': near, 'solar-set': with_battery}
