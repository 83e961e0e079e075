"""
What carries a dish: roof pivot, wall arm, ground pole, pipe adapter, vehicle rails. Units of 10 cm, as products are.

Every mount is an empty at the origin. `top_of(mount)` is the end of its pipe, in the mount's own coordinates: there
`mounted_dish()` goes, turned about Z.
"""
import math

from mathutils import Matrix, Vector

from studio.materials import cable_white, galvanised, material, pale_plastic, rubber, steel, white_plastic
from studio.shapes import (box, collect, cut, cylinder, extruded, fillet, frame, group, loft, quarter, revolved,
                           rounded_rectangle, slab, through, tube)

from .dish import MINI, STANDARD, cable_start, dish, hub_depth, run_cable

#: Outer radius of every mast and pole: a pipe of 48 mm.
PIPE = .24
#: How far a dish's front is tilted from lying flat, in degrees.
TILT = 28


def top_of(mount):
    """Where a mount's pipe ends, in the mount's own coordinates."""
    return Vector(mount['top'])


def _mount(build, top):
    carrier = group(collect(build))
    carrier['top'] = tuple(top)
    return carrier


def put_on(mount, thing, turn=0.0):
    """Sets a thing (a mounted dish, an adapter) on a mount's pipe, turned about the pipe by degrees."""
    thing.parent = mount
    thing.location, thing.rotation_euler = top_of(mount), (0, 0, math.radians(turn))
    return thing


def hexagon(radius):
    return [(radius * math.cos(math.radians(60 * i)), radius * math.sin(math.radians(60 * i))) for i in range(6)]


def along(obj, at, axis):
    """Places an object so that its own Z lies along `axis`."""
    axis = Vector(axis).normalized()
    side = axis.orthogonal().normalized()
    return frame(obj, at, side, axis.cross(side))


def bolt(at, axis=(0, 0, 1), size=.1, stem=0.0, mat=None, seal=False):
    """
    A hexagonal head on a washer that lies at `at`; `size` is the head's radius, `stem` the thread that shows above a
    nut, `seal` puts rubber under the washer.
    """
    mat = mat or steel()
    at, axis = Vector(at), Vector(axis).normalized()
    low = size * .3 if seal else 0.0
    if seal:
        soft = cylinder('seal', size * 1.72, size * .34, mat=rubber(), bevel_width=size * .14, segments=32)
        along(soft, at + axis * size * .17, axis)
    ring = cylinder('washer', size * 1.62, size * .2, mat=mat, bevel_width=size * .06, segments=32)
    along(ring, at + axis * (low + size * .1), axis)
    along(extruded('head', hexagon(size), size * .78, mat, size * .1, 2), at + axis * (low + size * .18), axis)
    if stem:
        thread = cylinder('thread', size * .52, stem, mat=mat, bevel_width=size * .1, segments=20)
        along(thread, at + axis * (low + size * .9 + stem / 2), axis)


def cap(at, mat=None):
    """The plastic stopper of an open pipe."""
    r = PIPE + .012
    profile = [(.0, .075), (r - .07, .075), (r - .02, .06), (r, .03), (r, -.015), (PIPE - .01, -.015)]
    return revolved('cap', profile, mat or rubber(), 48, at)


def mast(points, bend=.45, mat=None):
    """A galvanised pipe through points, bent at the inner ones."""
    path = fillet(points, bend, 14) if len(points) > 2 else points
    return tube('mast', path, PIPE, mat or galvanised(), smooth=False, sides=12)


# ---- roof ----

#: Half the distance between a roof plate's screws: one wave of the sheet, so that every screw is on a crest.
WAVE = .76
#: Height of the roof mount's pin above its plate.
_PIN = .50


def roof_mount(slope=15.0, height=3.9, reach=.85):
    """
    The pivot mount: origin in the middle of its plate on a roof that rises by `slope` degrees towards +Y. The mast leaves
    the pivot towards the eaves (-Y), bends and stands upright to `height` above the plate.
    """
    a = math.radians(slope)
    pin = Matrix.Rotation(a, 3, 'X') @ Vector((0, 0, _PIN))
    top = Vector((0, pin.y - reach, height))
    knee = Vector((0, pin.y - reach, pin.z + reach * 1.05))
    leave = (knee - pin).normalized()

    def build():
        zinc = galvanised()
        plate = group(collect(lambda: _pivot_plate(zinc)))
        plate.rotation_euler.x = a
        mast([pin - leave * .22, knee, top], .62, zinc)
        for at in (pin, pin + leave * .40):
            for side in (-1, 1):
                bolt(at + Vector((side * .315, 0, 0)), (side, 0, 0), .115 if at is pin else .09, .05 if side < 0 else 0)
        cap(top)
    return _mount(build, top)


def _pivot_plate(zinc):
    """Plate on its butyl, cheeks with a slot, four sealed screws; the roof's surface is z = 0."""
    butyl = slab('butyl', 2.06, 2.06, .05, .16, .02, material('butyl', '#2b2c2e', .75, bump=.3, bump_scale=9), 3, 6)
    butyl.location.z = -.012
    slab('plate', 1.98, 1.98, .06, .14, .014, zinc, 2, 10, (0, 0, .03))
    outline = [(-.72, 0), (.72, 0), (.72, .10), *quarter((0, .62), .46, -8, 188, 14), (-.72, .10)]
    slot = _arc_slot(.40, .062, -62, 88)
    for x in (-.31, .25):
        cheek = extruded('cheek', outline, .06, zinc, .012, 2)
        frame(cheek, (x, 0, .09), (0, 1, 0), (0, 0, 1))
        cutter = extruded('slot', slot, .3, None)
        frame(cutter, (x - .12, 0, _PIN), (0, 1, 0), (0, 0, 1))
        cut(cheek, cutter)
    _weld([(-.34, y) for y in (-.7, .7)], zinc)
    _weld([(.34, y) for y in (-.7, .7)], zinc)
    for x in (-WAVE, WAVE):
        for y in (-WAVE, WAVE):
            bolt((x, y, .09), size=.105, seal=True)


def _weld(ends, mat):
    """A bead along a cheek's foot."""
    (x, y0), (_, y1) = ends
    count = 26
    points = [(x, y0 + (y1 - y0) * i / count, .09 + .006 * (i % 2)) for i in range(count + 1)]
    tube('weld', points, .034, mat, smooth=False, sides=3)


def _arc_slot(radius, half, start, end):
    """A slot's outline around the pin, degrees from the upright towards +Y and back."""
    def arc(r, angles):
        return [(r * math.sin(math.radians(t)), r * math.cos(math.radians(t))) for t in angles]
    steps = [start + (end - start) * i / 16 for i in range(17)]
    return arc(radius - half, steps) + arc(radius + half, reversed(steps))


# ---- wall ----

def wall_arm(reach=4.5, rise=3.0, bend=1.1):
    """
    The long arm: origin in the middle of its plate on a wall whose face is y = 0 (the wall is behind, +Y). The pipe goes
    `reach` away from the wall (-Y), bends upwards and ends `rise` above the plate's middle.
    """
    top = Vector((0, -reach, rise))

    def build():
        zinc = galvanised()
        frame(slab('plate', 1.2, 2.6, .07, .14, .015, zinc, 2, 10), (0, 0, 0), (1, 0, 0), (0, 0, 1))
        low = -.55
        mast([(0, -.05, low), (0, -reach, low), top], bend, zinc)
        weld = revolved('weld', [(PIPE - .01, .0), (PIPE + .07, .0), (PIPE + .055, .03), (PIPE + .01, .075)], zinc, 48)
        along(weld, (0, -.07, low), (0, -1, 0))
        tube('brace', [(0, -.05, .82), (0, -1.9, low + .16)], .1, zinc, smooth=False)
        for x in (-.42, .42):
            for z in (-1.08, 1.08):
                bolt((x, -.07, z), (0, -1, 0), .1, .13)
        cap(top)
    return _mount(build, top)


# ---- ground ----

def ground_pole(length=30.0, joint=True):
    """
    A pole on a ribbed plate with four anchors: origin on the ground. 30 units are the shop's pole of 3 m, which comes in
    two halves: `joint` shows the sleeve in its middle.
    """
    top = Vector((0, 0, length))

    def build():
        zinc = galvanised(9)
        slab('base plate', 2.8, 2.8, .10, .18, .02, zinc, 2, 10)
        mast([(0, 0, .08), top], mat=zinc)
        ring = [(PIPE - .02, .10), (PIPE + .09, .10), (PIPE + .08, .13), (PIPE + .01, .19)]
        revolved('weld', ring, zinc, 48)
        outline = [(.20, .0), (1.22, .0), (1.22, .12), (.30, 1.30), (.20, 1.30)]
        for k in range(4):
            rib = extruded('rib', outline, .07, zinc, .012, 2)
            a = math.radians(90 * k)
            out = Vector((math.cos(a), math.sin(a), 0))
            frame(rib, out.cross(Vector((0, 0, 1))) * -.035 + Vector((0, 0, .10)), out, (0, 0, 1))
        for x in (-1.05, 1.05):
            for y in (-1.05, 1.05):
                _anchor((x, y, .10))
        if joint:
            sleeve = [(-.01, -1.0), (.035, -1.0), (.05, -.98), (.05, .98), (.035, 1.0), (-.01, 1.0)]
            revolved('joint', [(PIPE + r, z) for r, z in sleeve], zinc, 48, (0, 0, length / 2))
            for z in (-.55, .55):
                bolt((PIPE + .04, 0, length / 2 + z), (1, 0, 0), .1)
                bolt((-PIPE - .04, 0, length / 2 + z), (-1, 0, 0), .1, .06)
        cap(top)
    return _mount(build, top)


def _anchor(at):
    """Washer, nut, lock nut and thread of an anchor in the footing."""
    zinc, at = steel(), Vector(at)
    bolt(at, size=.16, mat=zinc)
    extruded('lock nut', hexagon(.16), .11, zinc, .016, 2, at + Vector((0, 0, .16)))
    turns, profile = 7, [(.0, .0), (.082, .0)]
    for k in range(turns):
        z = .03 + k * .045
        profile += [(.082, z), (.094, z + .022)]
    profile += [(.082, .35), (.06, .37), (0, .37)]
    revolved('thread', profile, zinc, 24, at + Vector((0, 0, .20)), 20)


# ---- pipe adapter and what sits in it ----

#: Height of the adapter's socket above the pipe's end.
SOCKET = .78


def pipe_adapter():
    """
    The dark sleeve with two bolts and a white socket on top; origin at the end of the pipe, over which the sleeve
    reaches 1.15 units down. `SOCKET` above the origin its socket ends.
    """
    def build():
        dark = material('cast', '#25272a', .48, spec=.45, bump=.12, bump_scale=70)
        r = PIPE + .085
        sleeve = [(-.01, -1.15), (.02, -1.13), (.02, -1.03), (0, -1), (0, -.14), (.02, -.1), (.045, 0), (.045, .08), (.02, .11)]
        revolved('sleeve', [(PIPE + .02, -1.12), *[(r + out, z) for out, z in sleeve], (.1, .11)], dark, 72)
        liner = [(.002, -1.19), (.03, -1.2), (.045, -1.17), (.045, -1.1)]
        revolved('liner', [(PIPE + out, z) for out, z in liner], pale_plastic(), 56)
        for x in (-.105, .105):
            ear = slab('ear', .88, .42, .13, .13, .03, dark, 3, 8)
            frame(ear, (x - .065, -r - .02, -.57), (0, 0, 1), (0, -1, 0))
        box('slit', (.075, .06, .86), (0, -r - .003, -.6), 0, material('slit', '#070707', .8))
        for z in (-.32, -.82):
            y = -r - .12
            bolt((.17, y, z), (1, 0, 0), .1)
            bolt((-.17, y, z), (-1, 0, 0), .1, .07)
            along(cylinder('shank', .052, .3, mat=steel(), bevel_width=0, segments=20), (0, y, z), (1, 0, 0))
        white = white_plastic()
        outside = [(.2, .09), (.315, .11), (.325, .13), (.325, .19), (.315, .205), (.285, .215), (.28, .23)]
        mouth = [(.28, -.03), (.272, -.008), (.255, 0), (.215, 0), (.2, -.01), (.196, -.04), (.196, .3 - SOCKET)]
        revolved('socket', [*outside, *[(out, SOCKET + z) for out, z in mouth]], white, 72)
        revolved('well', [(.197, .32), (0, .32)], material('well', '#3c3f43', .6), 48)
        release = slab('release', .16, .22, .03, .06, .012, pale_plastic(), 3, 8)
        frame(release, (0, -.262, .5), (1, 0, 0), (0, 0, 1))
    return group(collect(build))


#: The knuckle's axis above the socket, and its distance from the dish's hub.
_KNUCKLE, _GRIP = .44, .36


def _dish_centre(size, tilt):
    """The middle of a mounted dish's front, from the end of the pipe."""
    a = math.radians(tilt)
    front, up = Vector((0, -math.sin(a), math.cos(a))), Vector((0, math.cos(a), math.sin(a)))
    hub = -.06 * (size.height - 2 * size.rim - .1)
    return Vector((0, 0, SOCKET + _KNUCKLE)) + front * (_GRIP + hub_depth(size)) - up * hub


def mounted_dish(size=STANDARD, tilt=TILT, cable=None, adapter=True):
    """
    A dish as it sits on a pipe: adapter, neck with a knuckle, dish; origin at the pipe's end, front towards -Y, tilted
    by `tilt` degrees from lying flat. `cable`: points that its cable runs through below, from the same origin;
    `mast_cable(...)` gives those of a cable tied to the mast.
    """
    turn = Matrix.Rotation(math.radians(tilt), 4, 'X')
    centre = _dish_centre(size, tilt)

    def build():
        if adapter:
            pipe_adapter()
        panel = dish(size, plugged=cable is not None)
        panel.matrix_world = Matrix.Translation(centre) @ turn
        _neck(size, turn)
        if cable:
            start = centre + turn @ cable_start(size)
            path = _leaving(start, turn.to_3x3() @ Vector((0, -1, 0)), cable)
            tube('cable', path, size.cable, cable_white(), smooth=False, sides=5)
    return group(collect(build))


def _leaving(start, direction, points):
    first = Vector(points[0])
    out = start + direction * .32
    hang = out.lerp(first, .42) + direction * .12 + Vector((0, 0, -.28 * (out.z - first.z)))
    return through([start - direction * .1, start, out, hang, *[Vector(p) for p in points]], 10)


def mast_cable(down, size=STANDARD, side=.12, first=1.75):
    """Points of a cable tied to a mast's front, from `first` to `down` units below the pipe's end."""
    y, count = -PIPE - size.cable, max(2, round(down - first))
    return [(side + .012 * (-1) ** k, y + .01 * (-1) ** k, -(first + (down - first) * k / count)) for k in range(count + 1)]


def cable_tie(at, mat=None):
    """A tie around mast and cable; `at` is on the mast's axis."""
    turns = [i * math.pi / 24 for i in range(48)]
    oval = [((PIPE + .05) * math.cos(t), -.03 + (PIPE + .09) * math.sin(t), 0) for t in turns]
    ring = tube('tie', oval, .018, mat or rubber(), smooth=False, closed=True, sides=3)
    ring.location, ring.scale.z = at, 2.2
    box('tie head', (.09, .07, .09), (at[0] + .2, at[1] - .26, at[2]), .02, mat or rubber())
    return ring


def _neck(size, turn):
    """From the socket up to the dish's hub: a stub, a knuckle that tilts, a plate with two cheeks."""
    white, pale = white_plastic(), pale_plastic()
    axis = Vector((0, 0, SOCKET + _KNUCKLE))
    revolved('stub', [(.19, SOCKET - .2), (.19, SOCKET + .02), (.21, SOCKET + .05), (.27, SOCKET + .06), (.28, SOCKET + .08),
                      (.26, SOCKET + .2), (.2, SOCKET + .34), (.0, SOCKET + .36)], white, 56)
    along(cylinder('knuckle', .235, .44, mat=white, bevel_width=.04, segments=48), axis, (1, 0, 0))
    for side in (-1, 1):
        cheek = extruded('cheek', [*quarter((0, 0), .25, 180, 360, 15), (.34, _GRIP), (-.34, _GRIP)], .13, pale, .03, 3)
        frame(cheek, (side * .305 - .065, 0, 0), (0, 1, 0), (0, 0, 1))
        cheek.matrix_world = Matrix.Translation(axis) @ turn @ cheek.matrix_world
        bolt(axis + Vector((side * .37, 0, 0)), (side, 0, 0), .085)
    width, high = .40 * (size.width - 2 * size.rim - .1), .25 * (size.height - 2 * size.rim - .1)
    plate = slab('hub plate', max(width * .92, .9), high * .92, .07, .1, .03, pale, 3, 8)
    plate.matrix_world = Matrix.Translation(axis) @ turn @ Matrix.Translation((0, 0, _GRIP - .07))


# ---- vehicle ----

#: Height of the rails' upper side above the vehicle's roof.
RAILS = .62


def vehicle_rails(length=3.36, spread=1.78):
    """Two dark rails along Y on four rubber-coated magnets, joined by two flat bars; origin on the vehicle's roof."""
    def build():
        dark, black, zinc = material('rail', '#202225', .42, spec=.5, bump=.05, bump_scale=90), rubber(), steel()
        for x in (-spread / 2, spread / 2):
            _rail(x, length, dark)
            for y in (-length / 2 + .42, length / 2 - .42):
                _magnet((x, y, 0), black, zinc)
        for y in (-.62, .62):
            box('bar', (spread + .1, .24, .07), (0, y, RAILS - .235), .02, dark)
            for x in (-spread / 2 + .30, spread / 2 - .30):
                bolt((x, y, RAILS - .2), size=.07, mat=zinc)
    return group(collect(build))


def _rail(x, length, mat):
    """A hollow profile with a soft pad on top and a lip at each end that holds the dish's edge."""
    shape = [(px, pz) for px, pz in rounded_rectangle(.30, .2, .05, 5)]
    rings = [[(x + px * k, y, RAILS - .10 + pz * k) for px, pz in shape]
             for y, k in ((-length / 2, .9), (-length / 2 + .02, 1), (length / 2 - .02, 1), (length / 2, .9))]
    loft('rail', rings, mat)
    box('pad', (.16, length - .5, .03), (x, 0, RAILS + .008), .012, rubber())
    for side in (-1, 1):
        lip = [(0, 0), (.3, 0), (.3, .12), (.2, .18), (.16, .46), (.04, .5), (-.06, .47), (-.06, .41), (.03, .38), (.04, .16)]
        clip = extruded('clip', lip, .26, mat, .02, 3)
        frame(clip, (x + (-.13 if side > 0 else .13), side * (length / 2 - .28), RAILS - .02), (0, side, 0), (0, 0, 1))


def _magnet(at, black, zinc):
    profile = [(0, 0), (.4, 0), (.425, .02), (.43, .06), (.43, .17), (.41, .21), (.37, .225), (.3, .23), (.29, .245), (0, .245)]
    revolved('magnet', profile, black, 64, at)
    revolved('magnet ring', [(.26, .24), (.265, .262), (.20, .268), (.0, .268)], zinc, 48, at)
    revolved('stud', [(.12, .26), (.12, RAILS - .19), (0, RAILS - .19)], zinc, 24, at)


def mini_on_rails(cable=None):
    """The Mini dish lying in its rails, front up; `cable`: points (x, y) of the roof that its cable runs through."""
    def build():
        vehicle_rails()
        at = Vector((0, 0, RAILS + MINI.thickness + .06))
        dish(MINI, plugged=cable is not None).location = at
        if cable:
            run_cable(at + cable_start(MINI), (0, -1, 0), cable, MINI.cable)
    return group(collect(build))
