"""The roof mount on a piece of sheet: whole, near, with a dish."""
import math

from mathutils import Vector

from parts.dish import STANDARD
from parts.mounts import mast_cable, mounted_dish, put_on, roof_mount, top_of
from parts.sheet import PITCH, RISE, sheet
from studio.materials import mottled
from studio.render import begin, product_settings
from studio.shapes import box
from studio.stage import product_camera, product_light

SLOPE = 15.0


def timber():
    return mottled('timber', [(.3, '#8a5f38'), (.55, '#a87a4c'), (.75, '#bd925f')], 2.2, .7, 6, (.25, 6, 6), .25, .03)


def stage(waves=6, length=5.4, centre=2.5, scale=1.0):
    """A piece of red sheet on two purlins, the mount in its middle; returns the mount."""
    begin()
    product_settings()
    product_light(target=(0, 0, centre), scale=scale)
    a, width = math.radians(SLOPE), waves * PITCH
    along, normal = Vector((0, math.cos(a), math.sin(a))), Vector((0, -math.sin(a), math.cos(a)))
    wood = timber()
    middle = Vector((0, 0, RISE + .36 + length / 2 * math.sin(a)))
    piece = sheet(waves, length)
    piece.location, piece.rotation_euler.x = middle, a
    for y in (-length * .36, length * .36):
        under = middle + along * y - normal * (RISE + .03)
        high = .5
        box('purlin', (width - .5, .5, high), under - normal * high / 2, .02, wood, (a, 0, 0))
        foot = (under - normal * high).z
        if foot > .12:
            box('block', (width - .9, .55, foot + .12), (0, under.y + .1, (foot + .12) / 2), .02, wood)
    mount = roof_mount(SLOPE)
    mount.location = middle
    return mount


def whole():
    stage()
    product_camera((.05, -.3, 2.3), 18.8, azimuth=32, elevation=15, fstop=2.2)


def near():
    mount = stage()
    at = mount.location + Vector((0, -.15, .45))
    product_camera(at, 9.5, azimuth=38, elevation=24, fstop=1.8, focus=at + Vector((.3, -.4, 0)))


def with_dish():
    mount = stage(8, 5.4, 3.2)
    head = put_on(mount, mounted_dish(STANDARD, 38, _cable(top_of(mount))))
    product_camera((-.1, -.4, 3.75), 32, azimuth=30, elevation=13, fstop=2.2, focus=head.location)


def _cable(top):
    """Down the mast, across a crest and along a trough (x = 1.14) past the eaves to the floor; from the mast's top."""
    def on_sheet(x, y, above):
        return Vector((x, y, y * math.tan(math.radians(SLOPE)) + above + STANDARD.cable)) - top
    floor = -RISE - .36 - 2.7 * math.sin(math.radians(SLOPE)) + STANDARD.cable
    ground = ((1.3, -3.2), (1.9, -3.7), (3.4, -3.6), (6, -3.0), (12, -3.4))
    return [*mast_cable(2.5), Vector((.35, -1.05, 1.0)) - top, on_sheet(.95, -1.35, .02), on_sheet(1.14, -1.8, -RISE),
            on_sheet(1.14, -2.6, -RISE), Vector((1.16, -2.95, -.9)) - top, *[Vector((x, y, floor)) - top for x, y in ground]]


PICTURES = {'roof-mount': whole, 'roof-mount-near': near, 'roof-mount-with-dish': with_dish}
