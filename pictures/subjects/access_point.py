"""The outdoor access point on a piece of steel pole."""
import math

from parts.cable import lead
from parts.dish import mark
from parts.plugs import rj45
from studio.materials import aluminium, dark_plastic, galvanised, lamp, material, pale_plastic, rubber, steel, white_plastic
from studio.render import begin, product_settings
from studio.shapes import box, cylinder, frame, loft, revolved, rounded_rectangle, slab
from studio.stage import product_camera, product_light

WIDTH, HEIGHT, BASE = 1.7, 2.3, .72
MIDDLE = BASE + HEIGHT / 2
POLE = .24
BEHIND = .44


def _ring(inset, y):
    return [(x, y, z + MIDDLE) for x, z in rounded_rectangle(WIDTH - 2 * inset, HEIGHT - 2 * inset, .24 - inset * .5, 12)]


def _body():
    chassis = [(.10, .30), (.06, .29), (.05, .26), (.05, .10), (.09, .09)]
    loft('chassis', [_ring(inset, y) for inset, y in chassis], pale_plastic())
    bend = [(.13 * (1 - math.cos(math.radians(a))), -.16 - .13 * math.sin(math.radians(a))) for a in range(6, 91, 7)]
    cover = [(.07, .085), (.01, .08), (0, .06), *bend, (.30, -.298), (.9, -.305)]
    loft('cover', [_ring(inset, y) for inset, y in cover[:-1]], white_plastic())
    loft('seal', [_ring(.075, y) for y in (.12, .07)], rubber())
    # A shallow field in the front and the lamps in its lower edge.
    field = slab('field', WIDTH - .78, .14, .014, .0699, .006, dark_plastic())
    frame(field, (0, -.294, BASE + .36), (1, 0, 0), (0, 0, 1))
    mark((0, -.3, BASE + HEIGHT * .76), 1.0, material('mark', '#c6c9cd', .4)).rotation_euler.x = math.pi / 2
    for index, color in enumerate(('#9fe6b0', '#bfe6ff', '#bfe6ff')):
        light = cylinder('lamp', .022, .008, (-.2 + .2 * index, -.31, BASE + .36), lamp(color, 5), .003, 24, (math.pi / 2, 0, 0))
        light.name = f'lamp {index}'
    for x in (-1, 1):
        for z in (-1, 1):
            _screw(x * (WIDTH / 2 - .17), -.293, MIDDLE + z * (HEIGHT / 2 - .17))


def _screw(x, y, z):
    head = revolved('screw', [(.0, .012), (.018, .012), (.02, .004), (.036, .006), (.043, 0), (.045, -.01)], steel(), 28)
    frame(head, (x, y, z), (1, 0, 0), (0, 0, 1))
    ring = revolved('seat', [(.045, .004), (.06, .006), (.064, -.004)], pale_plastic(), 28)
    frame(ring, (x, y, z), (1, 0, 0), (0, 0, 1))


def _aerial(x):
    top = BASE + HEIGHT
    metal, white = aluminium(), material('aerial', '#e9eaea', .42)
    cylinder('nut', .105, .07, (x, .1, top + .03), metal, .012, 6)
    revolved('thread', [(.075, .05), (.075, .11), (.082, .115), (.082, .13), (.09, .14), (.098, .15), (.098, .26), (.09, .275),
                        (.07, .28)], metal, 40, (x, .1, top))
    revolved('foot', [(.07, .28), (.1, .285), (.104, .30), (.104, .46), (.09, .50), (.078, .52)], dark_plastic(), 40,
             (x, .1, top))
    revolved('rod', [(.076, .5), (.076, .53), (.07, 1.52), (.066, 1.56), (.05, 1.585), (.02, 1.595), (0, 1.596)], white, 48,
             (x, .1, top))


def _gland(x):
    cylinder('nut', .115, .06, (x, .06, BASE - .01), dark_plastic(), .012, 6)
    profile = [(.085, 0), (.085, -.05)]
    for i in range(4):
        profile += [(.1, -.06 - .035 * i), (.1, -.08 - .035 * i), (.092, -.083 - .035 * i)]
    revolved('gland', [*profile, (.075, -.22), (.05, -.235)], dark_plastic(), 36, (x, .06, BASE - .03))


def _pole():
    y, zinc = BEHIND + POLE - .02, galvanised(9)
    cylinder('plate', .78, .06, (0, y, .03), zinc, .02, 72)
    cylinder('pole', POLE, BASE + HEIGHT - .1, (0, y, (BASE + HEIGHT) / 2), zinc, .008, 64)
    revolved('weld', [(POLE + .05, .06), (POLE + .03, .085), (POLE, .11)], zinc, 64, (0, y, 0))
    revolved('cap', [(POLE + .012, -.06), (POLE + .012, .02), (POLE - .01, .045), (0, .06)], dark_plastic(), 64,
             (0, y, BASE + HEIGHT - .04))
    for i in range(4):
        a = math.radians(45 + 90 * i)
        cylinder('bolt', .06, .07, (.6 * math.cos(a), y + .6 * math.sin(a), .085), steel(), .01, 6)
        cylinder('washer', .085, .015, (.6 * math.cos(a), y + .6 * math.sin(a), .066), steel(), .004, 32)
    bracket = steel()
    box('bracket', (.8, .05, 1.3), (0, .33, MIDDLE), .015, bracket)
    for z in (MIDDLE - .42, MIDDLE + .42):
        box('jaw', (.5, .18, .12), (0, .41, z), .02, bracket)
        revolved('band', [(POLE + .003, -.045), (POLE + .012, -.045), (POLE + .012, .045), (POLE + .003, .045)], bracket, 64,
                 (0, y, z))
        box('clamp', (.12, .16, .1), (POLE + .05, y + .02, z), .015, bracket)
        cylinder('bolt', .03, .2, (POLE + .06, y + .02, z), bracket, .004, 6, (math.pi / 2, 0, 0))


def _scene():
    begin()
    product_settings()
    _body()
    for x in (-.55, .55):
        _aerial(x)
    for x in (-.35, .35):
        _gland(x)
    _pole()
    lead([(-.35, .06, BASE - .2), (-.35, .06, .40), (-.40, -.06, .2), (-.62, -.42, .05), (-.72, -.85, .037), (-.4, -1.22, .037),
          (.2, -1.25, .04), (.7, -1.08, .07), (1.0, -1.0, .076)], .036, plugs=(None, rj45))
    product_light(target=(0, 0, 2.4), scale=.85)


def whole():
    _scene()
    product_camera((.05, -.1, 2.18), 15.8, azimuth=28, elevation=8, fstop=1.8, focus=(0, -.3, 2.4))


def near():
    _scene()
    product_camera((.0, 0, 1.82), 6.6, azimuth=-38, elevation=5, fstop=1.4, focus=(-.2, -.3, 1.5))


PICTURES = {'access-point': whole, 'access-point-near': near}
