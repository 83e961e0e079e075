"""The rails for a vehicle's roof: alone, with the Mini dish from the side, and on a painted roof."""
import math

from parts.mounts import mini_on_rails, vehicle_rails
from studio.materials import material
from studio.render import begin, product_settings
from studio.shapes import from_data
from studio.stage import product_camera, product_light

#: Where the dish's cable runs on the roof, out of the picture.
CABLE = ((0, -1.75), (.12, -2.3), (.6, -2.9), (1.6, -3.2), (3, -3.1), (5.5, -2.7), (9, -2.8))


def alone():
    begin()
    product_settings()
    product_light(target=(0, 0, .4), scale=.55)
    vehicle_rails().rotation_euler.z = .5
    product_camera((0, 0, .42), 10.8, azimuth=0, elevation=20, fstop=1.6, focus=(0, -.8, .4))


def with_dish():
    begin()
    product_settings()
    product_light(target=(0, 0, .5), scale=.55)
    mini_on_rails(CABLE).rotation_euler.z = .12
    product_camera((0, 0, .58), 12.4, azimuth=36, elevation=6, fstop=1.6, focus=(.6, -1, .6))


def on_roof():
    """On the corner of a vehicle's roof."""
    begin()
    product_settings()
    product_light(target=(0, 0, .5), scale=.62)
    roof = _roof()
    roof.location = (-3.9, 1, 0)
    rails = mini_on_rails(((0, -1.75), (-.1, -2.3), (-.7, -2.8), (-2, -3), (-5, -2.6)))
    rails.location.z = .62
    product_camera((-.1, 0, .95), 12.6, azimuth=38, elevation=17, fstop=1.8, focus=(.4, -1, 1.2))


def _roof(width=12, length=17, height=.62):
    """Painted steel with pressed ribs along Y, its edges rolled down to z = 0."""
    def lift(x, y):
        edge = min(width / 2 - abs(x), length / 2 - abs(y), .6) / .6
        rolled = math.sqrt(max(0, 1 - (1 - edge) ** 2))
        from_end = length / 2 - 1.1 - abs(y)
        across = max(0, min(1, .5 + (.16 - abs((x + .75) % 1.5 - .75)) / .14)) * (abs(x) < width / 2 - 1)
        rib = across * max(0, min(1, from_end / .3))
        return height * rolled - .06 * rib * rib * (3 - 2 * rib)
    side = 240
    xs = [(i / side - .5) * width for i in range(side + 1)]
    ys = [(i / side - .5) * length for i in range(side + 1)]
    vertices = [(x, y, lift(x, y)) for y in ys for x in xs]
    faces = [(j * (side + 1) + i, j * (side + 1) + i + 1, (j + 1) * (side + 1) + i + 1, (j + 1) * (side + 1) + i)
             for j in range(side) for i in range(side)]
    return from_data('roof', vertices, faces, material('vehicle paint', '#5f7268', .3, coat=1.0, coat_rough=.08), angle=180)


PICTURES = {'vehicle-mount': alone, 'vehicle-mount-with-dish': with_dish, 'mini-dish-on-rails': on_roof}
