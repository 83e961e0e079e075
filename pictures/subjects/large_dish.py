"""The large dish on its steel wedge: front, back, edge."""
from parts.wedge import on_wedge
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

CABLE = ((.4, 1.2), (2.0, 2.9), (3.6, 3.4), (4.8, 2.6), (6.2, 1.9), (8.5, 2.4), (13, 2.0))
BEHIND = ((-.2, .9), (-.8, 3.0), (-2.2, 4.0), (-4.2, 3.2), (-6.5, 2.6), (-11, 3.6))


def stage(cable=CABLE, azimuth=38, fill=240):
    begin()
    product_settings(1600)
    product_light(target=(0, .3, 1.6), turn=azimuth - 38, fill=fill)
    return on_wedge(cable=cable)


def front():
    stage(azimuth=34)
    product_camera((.35, .4, 1.95), 22, azimuth=34, elevation=15, fstop=2, focus=(.6, -1.5, 1.8))


def back():
    stage(BEHIND, 150, 520)
    product_camera((0, .4, 1.85), 22, azimuth=150, elevation=10, fstop=2.4, focus=(0, 1.5, 1.8))


def edge():
    stage(azimuth=54)
    product_camera((1.6, -1.5, .8), 10, azimuth=58, elevation=9, fstop=2, focus=(2.3, -1.8, .8))


PICTURES = {'large-dish-front': front, 'large-dish-back': back, 'large-dish-edge': edge}
