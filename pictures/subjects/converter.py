"""The DC converter with its two leads."""
import math

from parts.power import CONVERTER, GLAND_Z, converter, two_core
from studio.render import begin, product_settings
from studio.shapes import collect, group
from studio.stage import product_camera, product_light


def whole():
    begin()
    product_settings()
    product_light(target=(0, 0, .3), scale=.34)

    def build():
        converter()
        y = CONVERTER[1] / 2 + .2
        two_core([(0, -y, GLAND_Z), (0, -y - .2, GLAND_Z - .03), (.02, -y - .48, .09), (.2, -y - .72, .054),
                  (.55, -y - .72, .054),
                  (.8, -y - .52, .054)],
                 [[(.93, -y - .34, .027), (1.06, -y - .2, .027), (1.2, -y - .12, .027)],
                  [(1.0, -y - .42, .027), (1.18, -y - .34, .027), (1.34, -y - .32, .027)]])
        two_core([(0, y, GLAND_Z), (0, y + .25, GLAND_Z - .05), (.2, y + .58, .06), (.7, y + .62, .054), (1.12, y + .25, .054),
                  (1.22, y - .25, .054)],
                 [[(1.16, y - .45, .027), (1.13, y - .62, .027), (1.16, y - .80, .027)],
                  [(1.30, y - .45, .027), (1.36, y - .62, .027), (1.36, y - .80, .027)]])
    carrier = group(collect(build))
    carrier.rotation_euler.z = math.radians(-38)
    product_camera((.14, -.1, .16), 7.2, azimuth=6, elevation=20, fstop=2.2, focus=(0, -.8, .3))


PICTURES = {'converter': whole}
