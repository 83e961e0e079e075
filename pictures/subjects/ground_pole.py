"""The ground pole: its base, and whole with a dish."""
from parts.dish import STANDARD
from parts.mounts import ground_pole, mast_cable, mounted_dish, put_on
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def base():
    begin()
    product_settings()
    product_light(target=(0, 0, 1.6), scale=.62)
    ground_pole(30).rotation_euler.z = .42
    product_camera((0, 0, 1.5), 14, azimuth=16, elevation=15, fstop=1.5, focus=(0, -.6, .6))


def with_dish():
    """A short pole: one of 3 m would leave a card nothing to see."""
    begin()
    product_settings()
    product_light(target=(0, 0, 5), scale=1.4)
    pole = ground_pole(8.4, joint=False)
    pole.rotation_euler.z = .42
    put_on(pole, mounted_dish(STANDARD, 38, mast_cable(7.6)), -20)
    product_camera((-.1, 0, 5.75), 40, azimuth=34, elevation=9, fstop=2.4, focus=(0, -1, 8))


PICTURES = {'ground-pole': base, 'ground-pole-with-dish': with_dish}
