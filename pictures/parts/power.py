"""Power: battery box, DC converter, backup supply and desktop supply. Units of 10 cm, on z = 0, fronts towards -Y."""
import math

from mathutils import Vector

from studio.materials import aluminium, dark_plastic, lamp, material, pale_plastic, rubber, steel, white_plastic
from studio.shapes import (bevel, box, boxes, collect, cut, cylinder, extruded, frame, group, inset_rings, instance, loft,
                           quarter,
                           revolved, rounded_rectangle, slab, through)

from .cable import black_jacket, lead


def on_front(obj, x, y, z):
    """Turns what was made in XY so that it stands upright and looks towards -Y."""
    return frame(obj, (x, y, z), (1, 0, 0), (0, 0, 1))


def screws(places, radius=.05, y=None, mat=None):
    """Screw heads with a socket drive, on top (x, y, z) or, with `y`, on a front (x, z)."""
    mat = mat or steel()
    head = cylinder('screw', radius, radius * .7, mat=mat, bevel_width=radius * .3, segments=20)
    drive = cylinder('screw drive', radius * .48, radius * .1, mat=material('screw drive', '#15161a', .6), bevel_width=0,
                     segments=6)
    for k, place in enumerate(places):
        for obj, lift in ((head, 0), (drive, radius * .34)):
            made = obj if k == 0 else instance(obj)
            if y is None:
                made.location = (place[0], place[1], place[2] + lift)
            else:
                on_front(made, place[0], y - lift, place[1])


# Battery box

BODY = (3.4, 2.0)
#: Heights of the edge between tub and lid and of the lid's top.
SEAM, LID_TOP = 1.54, 2.08
#: Middle of the panel with display and sockets.
PANEL_Z = .86
#: Where along it the two 12 V sockets are, the second one capped.
SOCKETS = (.14, .64)


def battery_box(lit=4):
    """12 V battery in a box, 340 x 200 mm: dark tub, pale lid, handle, display with `lit` of five bars, sockets, terminals."""
    return group(collect(lambda: _battery_box(lit)))


def _battery_box(lit):
    w, d = BODY
    graphite = material('graphite', '#2c2f34', .5, bump=.06, bump_scale=160)
    tub = loft('tub', inset_rings(w, d, .36, [(.24, .07), *quarter((.14, .21), .14, 270, 180, 6), (.0, SEAM - .03), (.02, SEAM),
                                              (.08, SEAM)], 9),
               graphite)
    _lid(w, d)
    _vents(tub, w)
    cut(tub, on_front(slab('pocket', 2.94, 1.02, .3, .15, 0), 0, -d / 2 + .05, PANEL_Z))
    _panel(tub, -d / 2 + .05, lit)
    bevel(tub, .014, 3, 40)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder('foot', .2, .1, (x * (w / 2 - .42), y * (d / 2 - .4), .05), rubber(), .03, 32)
    _bail(w)


def _lid(w, d):
    pale = material('lid', '#d4d6d8', .42, bump=.05, bump_scale=200)
    loft('gasket', inset_rings(w, d, .36, [(.06, SEAM - .02), (.05, SEAM - .01), (.05, SEAM + .07), (.06, SEAM + .08)], 9),
         rubber())
    low, top = SEAM + .045, LID_TOP
    profile = [(.08, low), (0, low), (-.025, low + .025), (-.025, low + .14), (.0, low + .165), (.02, top - .15),
               *quarter((.16, top - .14), .14, 180, 90, 7), (.34, top), (.355, top - .03), (.385, top - .03),
               (.40, top - .005), (.5, top - .005)]
    loft('lid', inset_rings(w, d, .36, profile, 9), pale)


def _vents(tub, w):
    """Louvres in both sides."""
    for side in (-1, 1):
        pocket = slab('vent', 1.14, .74, .12, .08, 0)
        frame(pocket, (side * (w / 2 - .06), 0, PANEL_Z), (0, side, 0), (0, 0, 1))
        cut(tub, pocket)
        boxes('louvres', [((.05, .075, .70), (side * (w / 2 - .038), .125 * k - .5, PANEL_Z)) for k in range(9)], dark_plastic(),
              .015)


def _panel(tub, y, lit):
    """Display, button, sockets and terminals on a plate whose front is at `y`."""
    dark = material('panel', '#1b1d21', .38, bump=.03, bump_scale=220)
    plate = bevel(on_front(slab('panel', 2.9, .98, .025, .13, 0), 0, y, PANEL_Z), .01, 2)
    plate.data.materials.append(dark)
    face = y - .025
    for x in SOCKETS:
        hole = cylinder('hole', .152, 1.0, (x, y, PANEL_Z), rotation=(math.pi / 2, 0, 0), bevel_width=0, segments=48)
        cut(plate, hole)
        cut(tub, hole)
    usb = on_front(slab('usb hole', .2, .082, 1, .04, 0, corner=8), -.30, y + .5, PANEL_Z - .17)
    cut(plate, usb)
    cut(tub, usb)
    _display(-.91, face, PANEL_Z, lit)
    _button(-.30, face, PANEL_Z + .17)
    _usb(-.30, face, PANEL_Z - .17)
    for x, capped in zip(SOCKETS, (False, True)):
        _socket(x, face, PANEL_Z, capped)
    _terminal(1.01, face, PANEL_Z - .04, '#b3201c')
    _terminal(1.27, face, PANEL_Z - .04, '#18191c')
    _prints(face)
    screws([(x * 1.38, PANEL_Z + z * .42) for x in (-1, 1) for z in (-1, 1)], .032, face)


def _display(x, y, z, lit):
    """A dark glass with five bars of charge and a row of dots for the load."""
    glass = material('glass', '#050608', .08, coat=1, coat_rough=.03)
    on_front(slab('display rim', 1.0, .70, .03, .1, .012, dark_plastic(), 2), x, y, z)
    on_front(slab('display', .92, .62, .012, .07, .004, glass, 2), x, y - .03, z)
    bright, dim = lamp('#1fd486', 1.1), material('bar', '#1d2422', .4)
    for k in range(5):
        mat = bright if k < lit else dim
        on_front(slab('bar', .11, .27, .004, .025, 0, mat, corner=4), x - .30 + .15 * k, y - .043, z + .08)
    for k in range(10):
        mat = lamp('#d8f2ff', 2) if k < 4 else dim
        on_front(slab('dot', .045, .045, .004, .02, 0, mat, corner=4), x - .335 + .0745 * k, y - .043, z - .19)


def _button(x, y, z):
    on_front(revolved('button ring', [(.0, .0), (.125, .0), (.125, .02), (.115, .03), (.1, .03), (.098, .012), (0, .012)],
                      pale_plastic(), 40),
             x, y, z)
    on_front(cylinder('button', .088, .05, mat=rubber(), bevel_width=.014, segments=40), x, y - .02, z)
    on_front(revolved('button lamp', [(.03, .0), (.04, .0), (.04, .004), (.03, .004), (.03, 0)], lamp('#d8f2ff', 3), 32), x,
             y - .045, z)


def _usb(x, y, z):
    """A USB-C socket: steel sleeve, dark inside, tongue."""
    rim = [(-.018, .0), (-.018, .012), (-.010, .02), (.0, .02), (.006, .012), (.006, -.16), (-.01, -.16)]
    on_front(loft('usb', inset_rings(.2, .082, .041, rim, 8), steel(), caps=False), x, y, z)
    on_front(slab('usb inside', .2, .082, .01, .04, 0, material('inside', '#050506', .6), corner=8), x, y + .15, z)
    on_front(slab('usb tongue', .12, .022, .12, .01, .003, dark_plastic(), 2, 4), x, y + .14, z)


def _socket(x, y, z, capped):
    """A 12 V car socket; with a rubber cap or open, its sleeve and the contact at its end visible."""
    flange = [(.15, -.02), (.218, -.02), (.222, .0), (.222, .022), (.212, .036), (.17, .044), (.152, .036), (.148, .02),
              (.148, -.42)]
    on_front(revolved('socket', flange, dark_plastic(), 56), x, y, z)
    if capped:
        cap = [(0, .07), (.12, .068), (.165, .058), (.178, .04), (.178, .02)]
        on_front(revolved('cap', cap, rubber(), 48), x, y, z)
        on_front(slab('cap tab', .12, .17, .03, .05, .01, rubber(), 3), x, y - .015, z - .22)
        return
    on_front(revolved('sleeve', [(.146, .0), (.138, .0), (.136, -.01), (.136, -.36), (0, -.36)], steel(), 48), x, y, z)
    on_front(cylinder('contact', .045, .08, mat=material('brass', '#c09a4a', .3, metal=1), bevel_width=.02, segments=24), x,
             y + .32, z)


def car_plug(mat=None):
    """A 12 V plug for a car socket, in place: its rim's middle is the origin, its cable leaves towards -Y."""
    def build():
        dark = mat or material('car plug', '#1b1c1f', .45, bump=.05, bump_scale=180)
        grip = [(.125, -.2), (.13, .02), (.15, .03), (.158, .05), (.15, .12), (.135, .30), (.142, .36), (.13, .42), (.09, .46),
                (0, .465)]
        on_front(revolved('car plug', grip, dark, 48), 0, 0, 0)
        boxes('grooves', [((.20, .03, .012), (0, -.20 - .045 * k, .139 - .005 * k)) for k in range(4)], rubber())
        relief(Vector((0, -.44, 0)), Vector((0, -1, 0)), .065, .26, dark)
    return group(collect(build))


def _terminal(x, y, z, color):
    """A binding post with a knurled cap."""
    plastic = material('terminal', color, .4)
    on_front(revolved('terminal base', [(0, .03), (.1, .03), (.112, .02), (.112, 0)], dark_plastic(), 40), x, y, z)
    outline = [((.086 + (.008 if k % 2 else 0)) * math.cos(k * math.pi / 18),
                (.086 + (.008 if k % 2 else 0)) * math.sin(k * math.pi / 18))
               for k in range(36)]
    on_front(extruded('terminal', outline, .17, plastic, .006, 2), x, y - .05, z)
    on_front(cylinder('terminal collar', .06, .04, mat=steel(), bevel_width=0, segments=32), x, y - .04, z)
    on_front(cylinder('terminal hole', .035, .02, mat=material('inside', '#050506', .6), bevel_width=0, segments=24), x, y - .215,
             z)


def _prints(y):
    """Signs for direct current above the sockets, plus and minus above the terminals."""
    pale = material('print', '#aeb4ba', .5)
    strokes = [((.13, .004, .014), (x, PANEL_Z + .33)) for x in SOCKETS]
    strokes += [((.034, .004, .014), (x + dx, PANEL_Z + .295)) for x in SOCKETS for dx in (-.048, 0, .048)]
    strokes += [((.075, .004, .014), (1.01, PANEL_Z + .18)), ((.014, .004, .075), (1.01, PANEL_Z + .18)),
                ((.075, .004, .014), (1.27, PANEL_Z + .18))]
    boxes('prints', [(size, (x, y - .002, z)) for size, (x, z) in strokes], pale)


def arch(half, low, high, radius, bar, steps=8):
    """The outline of a handle: an arch of bars of width `bar`, outside `half` to each side of the middle, with feet at `low`."""
    outer = [(half, low), *quarter((half - radius, high - radius), radius, 0, 90, steps)]
    inner = [(half - bar, low), *quarter((half - radius, high - radius), radius - bar, 0, 90, steps)]
    return [*outer, *[(-x, z) for x, z in reversed(outer)], *[(-x, z) for x, z in inner], *reversed(inner)]


def _bail(w):
    """The handle, upright, on pivots at the lid's sides."""
    half, high, depth = w / 2 + .20, 2.80, .34
    handle = extruded('handle', arch(half, 1.72, high, .46, .16), depth,
                      material('handle', '#26292d', .45, bump=.05, bump_scale=160), .05, 4)
    on_front(handle, 0, depth / 2, 0)
    for side in (-1, 1):
        cylinder('pivot', .24, .2, (side * (w / 2 + .10), 0, 1.76), material('handle', '#26292d', .45), .04, 40,
                 (0, math.pi / 2, 0))
        cylinder('pivot bolt', .1, .03, (side * (w / 2 + .205), 0, 1.76), steel(), .012, 24, (0, math.pi / 2, 0))
    grip = [((-.62 + .062 * k), (1 if k % 2 else .93)) for k in range(21)]
    rings = [[(x, y * s, z * s + high - .08) for y, z in rounded_rectangle(.44, .25, .1, 6)] for x, s in grip]
    loft('grip', [[(-.66, y * .8, z * .8 + high - .08) for y, z in rounded_rectangle(.44, .25, .1, 6)], *rings,
                  [(.66, y * .8, z * .8 + high - .08) for y, z in rounded_rectangle(.44, .25, .1, 6)]], rubber())


# Converter

def converter():
    """12 V to 48 V, 110 x 160 mm, lying along Y: a finned aluminium extrusion between two end plates with cable glands."""
    return group(collect(_converter))


CONVERTER = (1.15, 1.7, .52)
GLAND_Z = .24


def _converter():
    w, length, h = CONVERTER
    anodised = material('anodised', '#3a3e44', .36, metal=.6, bump=.04, bump_scale=120)
    body = extruded('fins', _comb(w, h), length, anodised, .010, 2)
    frame(body, (0, length / 2, 0), (1, 0, 0), (0, 0, 1))
    plate = slab('end plate', w - .02, h - .06, .05, .05, .012, material('end plate', '#25282c', .42, bump=.05, bump_scale=150),
                 3)
    for side in (-1, 1):
        end = plate if side == -1 else instance(plate)
        frame(end, (0, side * length / 2, h / 2 - .03), (-side, 0, 0), (0, 0, 1))
        _gland(side, side * (length / 2 + .05))
    ends = [(x * (w / 2 - .09), z) for x in (-1, 1) for z in (.085, h - .13)]
    screws(ends, .036, -length / 2 - .05)
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * (w / 2 + .13), y * (length / 2 - .2), .03)
            cut(body, cylinder('flange hole', .055, .2, at, bevel_width=0, segments=24))
    cylinder('lamp', .03, .02, (-.3, -length / 2 - .06, .26), lamp('#8dffb8', 4), .006, 20, (math.pi / 2, 0, 0))


def _comb(w, h):
    """Section of the extrusion: flange at the bottom, ridged sides, fins on top."""
    half, base, fins = w / 2, h - .20, 11
    pitch = w / fins
    right = [(half + .24, 0), (half + .24, .05), (half, .05)]
    for k in range(3):
        z = .11 + .06 * k
        right += [(half, z), (half - .025, z + .012), (half - .025, z + .036), (half, z + .048)]
    top = []
    for k in range(fins):
        x = half - pitch * k
        top += [(x, h), (x - pitch * .45, h)]
        if k < fins - 1:
            top += [(x - pitch * .55, base), (x - pitch * .92, base)]
    shift = (half + top[-1][0]) / 2
    left = [(-x, z) for x, z in reversed(right)]
    return [*right, *[(x - shift if 0 < k < len(top) - 1 else math.copysign(half, x), z) for k, (x, z) in enumerate(top)], *left]


def _gland(side, y):
    """A cable gland with its hexagonal nut on an end plate."""
    black = rubber()
    cylinder('gland nut', .15, .07, (0, y + side * .035, GLAND_Z), dark_plastic(), .012, 6, (math.pi / 2, 0, 0))
    dome = revolved('gland', [(.125, 0), (.125, .05), (.118, .1), (.095, .15), (.07, .17), (.05, .172)], black, 40)
    frame(dome, (0, y + side * .07, GLAND_Z), (-side, 0, 0), (0, 0, 1))


def two_core(points, ends, radius=.054, core=.027):
    """
    A round two-core cable through `points`; at its end a sleeve lets out a red and a black core, which run through
    `ends` (two lists of points) and carry a ferrule each.
    """
    lead(points, radius, black_jacket())
    *_, before, last = through(points, 14)
    along = (last - before).normalized()
    rings = [(radius + .003, -.13), (radius + .007, -.12), (radius + .007, -.02), (radius + .002, .01), (radius * .8, .03)]
    sleeve = revolved('sleeve', [(r, z) for r, z in rings] + [(0, .032)], material('shrink', '#101113', .35), 24)
    sleeve.rotation_mode, sleeve.rotation_quaternion = 'QUATERNION', along.to_track_quat('Z', 'Y')
    sleeve.location = last
    across = along.cross((0, 0, 1)).normalized()
    for path, color, side in zip(ends, ('#b3231d', '#17181a'), (-1, 1)):
        start = last + across * core * .8 * side
        wire = [start - along * .05, start + along * .08, *[Vector(p) for p in path]]
        lead(wire, core, material('core', color, .42))
        _ferrule(wire[-1], (wire[-1] - wire[-2]).normalized(), core, color)


def _ferrule(at, along, core, color):
    tin = material('tin', '#c6c9cc', .3, metal=1)
    collar = revolved('collar', [(core * .9, -.02), (core * 1.75, -.02), (core * 1.75, .05), (core * .85, .11)],
                      material('collar', color, .4), 24)
    pin = revolved('ferrule', [(core * .82, .08), (core * .82, .30), (core * .7, .32), (0, .32)], tin, 24)
    for obj in (collar, pin):
        obj.rotation_mode, obj.rotation_quaternion = 'QUATERNION', along.to_track_quat('Z', 'Y')
        obj.location = at


# Backup supply for a router

SUPPLY = (1.9, 1.2, .38)


def router_supply(lit=4):
    """Flat white supply, 190 x 120 mm: four lamps, `lit` of them on, a button, two sockets in its back."""
    return group(collect(lambda: _router_supply(lit)))


def _router_supply(lit):
    w, d, h = SUPPLY
    r, seam = .24, .15
    loft('foot', inset_rings(w, d, r, [(.10, 0), (.09, .01), (.09, .05)], 9), rubber())
    loft('lower', inset_rings(w, d, r, [(.12, .035), *quarter((.09, .125), .09, 270, 190, 5), (0, seam - .01), (.012, seam),
                                        (.05, seam)], 9),
         pale_plastic())
    loft('seam', inset_rings(w, d, r, [(.035, seam - .01), (.03, seam), (.03, seam + .02), (.035, seam + .03)], 9),
         dark_plastic())
    top = [(.05, seam + .016), (.012, seam + .016), (0, seam + .028), (0, h - .12), *quarter((.12, h - .12), .12, 180, 90, 8)]
    loft('upper', inset_rings(w, d, r, [*top, (.16, h), (.168, h - .01), (.184, h - .01), (.192, h), (.25, h)], 9),
         white_plastic())
    for k in range(4):
        mat = lamp('#25cf85', 1.4) if k < lit else material('lamp off', '#b5b9bd', .4)
        pill = slab('lamp', .075, .032, .012, .0155, .003, mat, 2, 6)
        on_front(pill, -.52 + .15 * k, -d / 2 + .004, .235)
    on_front(cylinder('button', .042, .03, mat=pale_plastic(), bevel_width=.01, segments=32), .55, -d / 2, .235)
    for x in (-.4, .1):
        box('socket', (.17, .03, .12), (x, d / 2 - .004, .17), .02, material('inside', '#0a0a0b', .5))
    vents = [((.02, .03, .012), (side * w / 2, -.25 + .06 * k, .1)) for side in (-1, 1) for k in range(9)]
    boxes('vents', vents, material('vent', '#5f6468', .6))


# Desktop supply

BRICK = (1.72, .8, .44)


def power_brick():
    """120 W desktop supply, 172 x 80 mm, along X: the mains socket in its left end, the cable out of its right one."""
    return group(collect(_power_brick))


def _power_brick():
    w, d, h = BRICK
    shell = material('brick', '#222427', .48, bump=.08, bump_scale=180)
    r, seam = .11, .20
    loft('lower', inset_rings(w, d, r, [(.09, .015), *quarter((.06, .075), .06, 270, 185, 5), (0, seam - .006), (.008, seam),
                                        (.04, seam)], 8), shell)
    loft('seam', inset_rings(w, d, r, [(.02, seam - .01), (.014, seam), (.014, seam + .012), (.02, seam + .02)], 8),
         material('gap', '#0b0c0d', .7))
    top = [(.04, seam + .010), (.008, seam + .010), (0, seam + .018), (.012, h - .09), *quarter((.102, h - .09), .09, 180, 90, 7)]
    loft('upper', inset_rings(w, d, r, [*top, (.14, h), (.15, h - .012), (.3, h - .012)], 8), shell)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder('foot', .06, .02, (x * (w / 2 - .2), y * (d / 2 - .16), .01), rubber(), .006, 24)
    grooves = [((.012, d - .5, .01), (-.5 + .05 * k, 0, h - .008)) for k in range(21)]
    boxes('ridges', grooves, shell, .004)
    cylinder('lamp', .022, .014, (w / 2 - .22, -.22, h - .006), lamp('#8dffb8', 5), .005, 20)
    inlet = slab('inlet', .54, .32, .03, .06, .012, dark_plastic(), 3)
    frame(inlet, (-w / 2 - .0, 0, .215), (0, -1, 0), (0, 0, 1))
    relief(Vector((w / 2 - .02, 0, .21)), Vector((1, 0, 0)), .075, .32)


def relief(at, along, radius, length, mat=None, ribs=5):
    """A ribbed sleeve that keeps a cable from kinking, from `at` onwards."""
    profile = [(radius * 1.25, 0), (radius * 1.25, .03)]
    step = (length - .03) / ribs
    for k in range(ribs):
        r, z = radius * (1.05 - .075 * k), .03 + step * k
        profile += [(r, z), (r, z + step * .62), (r * .82, z + step * .66), (r * .82, z + step)]
    made = revolved('relief', [*profile, (0, profile[-1][1])], mat or rubber(), 28)
    made.rotation_mode, made.rotation_quaternion = 'QUATERNION', along.to_track_quat('Z', 'Y')
    made.location = at
    return made


def appliance_plug(mat=None):
    """The mains plug for a brick's end, its front at the origin and its cable towards -X."""
    def build():
        dark = mat or material('mains plug', '#1a1b1e', .45, bump=.05, bump_scale=180)
        rings = [(0, .46, .26), (-.02, .48, .28), (-.26, .48, .28), (-.32, .40, .25), (-.44, .24, .2), (-.47, .2, .18)]
        loft('appliance plug', [[(x, y, z) for y, z in rounded_rectangle(a, b, .07, 6)] for x, a, b in rings], dark)
        relief(Vector((-.46, 0, 0)), Vector((-1, 0, 0)), .075, .3, dark)
    return group(collect(build))


def mains_plug(mat=None):
    """A plug of type G lying on its back: three pins upwards, its cable towards -Y at z = .12."""
    return group(collect(lambda: _mains_plug(mat or material('mains plug', '#1a1b1e', .45, bump=.05, bump_scale=180))))


def _mains_plug(dark):
    outline = _rounded([(-.20, .27), (.20, .27), (.26, .10), (.26, -.17), (.13, -.29), (-.13, -.29), (-.26, -.17),
                        (-.26, .10)][::-1], .06)
    layers = [(0, .70), (.02, .74), (.13, .84), (.165, .94), (.175, .98), (.185, 1), (.225, 1), (.235, .985)]
    loft('mains plug', [[(x * s, y * s, z) for x, y in outline] for z, s in layers], dark)
    brass, sleeve = material('brass', '#c9b37a', .28, metal=1), material('pin sleeve', '#121315', .4)
    box('earth pin', (.042, .082, .235), (0, .105, .235 + .117), .008, brass)
    for side in (-1, 1):
        box('pin', (.064, .042, .18), (side * .111, -.115, .235 + .09), .007, brass)
        box('pin sleeve', (.066, .044, .09), (side * .111, -.115, .235 + .045), .007, sleeve)
    box('fuse', (.085, .23, .012), (0, -.06, .236), .006, material('fuse', '#2c2e32', .5))
    screws([(0, .2, .236)], .022, mat=aluminium())
    relief(Vector((0, -.25, .11)), Vector((0, -1, 0)), .075, .34, dark)


def _rounded(points, radius, steps=5):
    """A closed polygon with rounded corners."""
    found, count = [], len(points)
    for k in range(count):
        a, b, c = (Vector(points[(k + i) % count]) for i in (-1, 0, 1))
        start, end = b + (a - b).normalized() * radius, b + (c - b).normalized() * radius
        for i in range(steps + 1):
            t = i / steps
            found.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end))
    return found
