"""The padded carrying bag."""
from parts.bag import carry_bag
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def stage():
    begin()
    product_settings()
    product_light(target=(0, 0, 2), scale=.95)
    carry_bag()


def front():
    stage()
    product_camera((.35, -.2, 2.3), 19.5, azimuth=26, elevation=10, fstop=2.4, focus=(0, -.9, 2))


def side():
    stage()
    product_camera((.3, .1, 2.3), 19, azimuth=64, elevation=11, fstop=2.4, focus=(2, -.4, 2))


PICTURES = {'carry-bag': front, 'carry-bag-side': side}
