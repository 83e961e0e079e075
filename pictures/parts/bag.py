"""A padded carrying bag, 480 x 380 mm. Units of 10 cm; it stands on z = 0, its front towards -Y."""
import math

from mathutils import Vector, noise

from studio.materials import dark_plastic, material, principled, steel
from studio.nodes import srgb
from studio.shapes import bevel, box, boxes, collect, group, loft, rounded_rectangle, swept, through, tube

WIDTH, HEIGHT, DEPTH, CORNER = 4.8, 3.8, 1.15, .75
POCKET_WIDTH, POCKET_HEIGHT, POCKET_CORNER = 3.5, 1.95, .34
#: Webbing: width and thickness.
WEB, THICK = .34, .035


def cloth(name='cloth', dark='#505254', light='#75777a'):
    """Heathered woven cloth."""
    made = material(name, light, .92, spec=.18)
    shader, n = principled(made)
    fleck = n.noise(42, 3, .6, stretch=(1, 1, 2.2))
    n.link(n.ramp(fleck, [(.34, srgb(dark)), (.66, srgb(light))]), shader.inputs['Base Color'])
    shader.inputs['Sheen'].default_value = .4
    weave = n.noise(95, 2, .5)
    n.link(n('ShaderNodeBump', Strength=.35, Distance=.012, Height=weave).outputs[0], shader.inputs['Normal'])
    return made


def webbing():
    made = material('webbing', '#2a2b2d', .85, spec=.2)
    shader, n = principled(made)
    n.link(n('ShaderNodeBump', Strength=.4, Distance=.01, Height=n.noise(60, 1, stretch=(1, 1, 3))).outputs[0],
           shader.inputs['Normal'])
    return made


def outline(width, height, corner, count=220):
    """Evenly spaced points (x, z) of a rounded rectangle that stands on z = 0."""
    raw = [Vector((x, z + height / 2)) for x, z in rounded_rectangle(width, height, corner, 14)]
    lengths = [0.0]
    for a, b in zip(raw, [*raw[1:], raw[0]]):
        lengths.append(lengths[-1] + (b - a).length)
    found, k = [], 0
    for i in range(count):
        at = lengths[-1] * i / count
        while lengths[k + 1] < at:
            k += 1
        t = (at - lengths[k]) / (lengths[k + 1] - lengths[k])
        found.append(raw[k].lerp(raw[(k + 1) % len(raw)], t))
    return found


def slack(x, y, z):
    """How soft cloth moves a point: it sags outwards low down and wrinkles a little."""
    low = math.exp(-((z - 1.0) / 1.3) ** 2)
    wave = noise.noise(Vector((x * .75, y * .6 + 7, z * .75)))
    crease = noise.noise(Vector((x * 1.5 + 3, y * 1.2, z * 2.6)))
    side = math.copysign(1, y)
    away = min(1.0, abs(y) / .5)
    return Vector((x * (1 + .012 * low) + .03 * wave, y + side * away * (.10 * low + .06 * wave + .022 * crease),
                   max(z + .03 * wave * min(1, z), .012)))


def face_of(width, height, corner, y, puff, sign, steps=9):
    """Rings of a padded face: from its seam at depth `y` to its middle, pushed out by `puff` along sign * Y."""
    seam, rings = outline(width, height, corner), []
    for k in range(steps + 1):
        share = k / steps
        scale, out = 1 - .998 * share ** 1.35, puff * (1 - (1 - share) ** 2.6)
        rings.append([(x * scale, y + sign * out, (z - height / 2) * scale + height / 2) for x, z in seam])
    return rings


def carry_bag():
    """The bag with its front pocket, two handles and a shoulder strap that lies beside it."""
    return group(collect(_carry_bag))


def _carry_bag():
    grey, dark, edge = cloth(), webbing(), cloth('gusset', '#38383a', '#4e4e50')
    half = DEPTH / 2
    for sign in (-1, 1):
        rings = face_of(WIDTH, HEIGHT, CORNER, sign * half, .26, sign)
        loft('panel', [[slack(*p) for p in ring] for ring in rings], grey, caps=False, angle=80)
        seam = [slack(*p) for p in rings[0]]
        tube('piping', seam, .042, dark, smooth=False, closed=True, sides=4)
    _gusset(half, edge)
    _zip([(x, 0, z) for x, z in _upper(outline(WIDTH + .05, HEIGHT + .03, CORNER), .95)], (0, 1, 0), DEPTH * .16, dark)
    _pocket(grey, edge, dark)
    for sign in (-1, 1):
        _carrying(sign, dark)
    _shoulder(dark)


def _gusset(half, mat):
    """The band between front and back, hollowed a little between its seams."""
    rings = []
    for k in range(9):
        t = k / 8
        hollow = .035 * math.sin(math.pi * t)
        ring = outline(WIDTH - 2 * hollow, HEIGHT - 2 * hollow, CORNER - hollow)
        rings.append([slack(x, (t * 2 - 1) * half, z + hollow) for x, z in ring])
    loft('gusset', rings, mat, caps=False, angle=80)


def _upper(points, low):
    """The part of an outline above a height, from the right over the top to the left."""
    return sorted((p for p in points if p.y > low), key=lambda p: math.atan2(p.y - HEIGHT * .3, p.x))


def _zip(path, side, width, mat):
    """A zip along a path: tape, a row of teeth, slider and puller. `side` is the direction across it."""
    across = Vector(side)
    line = [Vector(p) for p in path]
    normals = []
    for k in range(len(line)):
        along = line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]
        normals.append(across.cross(along).normalized() * -1)
    if sum(n.z for n in normals) < 0 and abs(across.y) > .5:
        normals = [-n for n in normals]
    swept('zip tape', line, [(-width, -.02), (-width, .012), (width, .012), (width, -.02)], material('tape', '#1d2024', .8),
          normals)
    swept('zip coil', line, [(.034 * math.cos(a), .018 + .022 * math.sin(a)) for a in (0, .8, 1.57, 2.3, 3.14, 4.7)],
          material('teeth', '#34383d', .4), normals)
    swept('zip lips', line, [(-width * 1.02, .0), (-width * .95, .05), (-.06, .045), (-.05, .012), (-width * .9, .0)], mat,
          normals)
    swept('zip lips', line, [(width * 1.02, .0), (width * .9, .0), (.05, .012), (.06, .045), (width * .95, .05)], mat, normals)
    k = int(len(line) * .3)
    _slider(line[k] + normals[k] * .05, (line[k + 1] - line[k - 1]).normalized(), normals[k])


def _slider(at, along, normal):
    side = along.cross(normal).normalized()
    metal = steel()
    body = [at + along * a for a in (-.09, -.04, .04, .09)]
    swept('slider', body, [(-.06, -.01), (-.05, .04), (.05, .04), (.06, -.01)], metal, normal)
    hang = [at + normal * .05 + along * .05, at + normal * .08 + side * .16, at + normal * .05 + side * .42]
    swept('puller', hang, [(-.05, -.014), (-.05, .014), (.05, .014), (.05, -.014)], dark_plastic(), normal)


def _front(x, z):
    """The depth (y) of the front panel's cloth at a point, near enough for what is sewn on it."""
    scale = max(abs(x) / (WIDTH / 2), abs(z - HEIGHT / 2) / (HEIGHT / 2))
    s = (max(1 - scale, 0) / .998) ** (1 / 1.35)
    return slack(x, -DEPTH / 2 - .26 * (1 - (1 - min(s, 1)) ** 2.6), z)


def _pocket(mat, edge, dark):
    """A puffed pocket low on the front with a zip along its top."""
    base, low = .30, .34
    rings = [[Vector((x, 0, z + low)) for x, z in outline(POCKET_WIDTH - 2 * i, POCKET_HEIGHT - 2 * i, POCKET_CORNER,
                                                          180)] for i in (0, .01)]
    for k, ring in enumerate(rings):
        for p in ring:
            p.y = _front(p.x, p.z).y + (.06 if k == 0 else -base)
    sewn = [_front(p.x, p.z) + Vector((0, -.01, 0)) for p in rings[0]]
    walls = loft('pocket side', rings, edge, caps=False, angle=80)
    inner = []
    for ring in face_of(POCKET_WIDTH - .02, POCKET_HEIGHT - .02, POCKET_CORNER, 0, .16, -1, 7):
        inner.append([Vector((x, _front(x, z + low).y - base + y + .03 * noise.noise(Vector((x * 1.3, 5, z * 1.6))),
                              z + low)) for x, y, z in ring])
    loft('pocket', inner, mat, caps=False, angle=80)
    tube('pocket piping', inner[0], .032, dark, smooth=False, closed=True, sides=4)
    tube('pocket seam', sewn, .022, dark, smooth=False, closed=True, sides=3)
    top = [Vector((x, _front(x, low + POCKET_HEIGHT).y - base * .5, low + POCKET_HEIGHT + .012))
           for x in (POCKET_WIDTH / 2 - .35 - k * (POCKET_WIDTH - .7) / 24 for k in range(25))]
    _zip(top, (0, 1, 0), .10, dark)
    return walls


def _carrying(sign, mat):
    """A handle of webbing sewn down the front (-1) or back (1), looped above the bag."""
    points = []
    for side in (1, -1):
        strip = []
        for k in range(16):
            z = 2.2 + (HEIGHT - .14 - 2.2) * k / 15
            p = _front(side * 1.12, z)
            strip.append((Vector((p.x, (p.y - .02) * -sign, p.z)), Vector((0, sign, .05))))
        points.append(strip)
    top = sign * (DEPTH / 2 - .02)
    loop = []
    for k in range(13):
        a = math.pi * k / 12
        loop.append((Vector((1.10 * math.cos(a) * (1 + .05 * math.sin(a)), top - sign * .30 * math.sin(a),
                             HEIGHT + .1 + .92 * math.sin(a) ** .8)),
                     Vector((0, sign, .05)).lerp(Vector((math.cos(a), sign * .12, math.sin(a) + .05)),
                                                 min(1, 1.25 * math.sin(a)))))
    joined = [*points[0], *loop, *reversed(points[1])]
    line = through([p for p, _ in joined], 4)
    ups = _between([u for _, u in joined], 4, len(line))
    half = WEB / 2
    swept('handle', line, [(-half, -THICK / 2), (-half, THICK / 2), (half, THICK / 2), (half, -THICK / 2)], mat, ups, angle=50)
    thread = material('thread', '#8d949b', .8)
    for side in (1, -1):
        strokes = [_front(side * 1.12 + x, 2.36 + z) * 1.0 for x,
                   z in ((-.11, 0), (.11, 0), (.11, .26), (-.11, .26), (-.11, 0), (.11, .26))]
        strokes = [Vector((p.x, (p.y - .045) * -sign, p.z)) for p in strokes]
        tube('stitch', strokes, .008, thread, smooth=False, sides=2)
    if sign < 0:
        _wrap(mat)


def _between(directions, steps, count):
    """Directions at `count` places, `steps` of them from each given one to the next."""
    last = len(directions) - 1
    return [directions[min(k // steps, last)].lerp(directions[min(k // steps + 1, last)], k % steps / steps) for k in range(count)]


def _wrap(mat):
    """The padded piece that holds both handles together."""
    ring = [(y, z) for y, z in rounded_rectangle(.98, .15, .07, 5)]
    rows = [(x, .8 if abs(x) > .41 else 1 - .1 * abs(x)) for x in (-.44, -.42, -.3, -.1, .1, .3, .42, .44)]
    loft('wrap', [[(x, y * s, z * s + HEIGHT + 1.015 - .12 * x * x) for y, z in ring] for x, s in rows],
         cloth('wrap', '#2c2d2f', '#3b3c3e'), angle=60)


def _shoulder(mat):
    """A strap from a ring at the right side down to the floor, along the front and out of sight behind the bag."""
    metal = steel()
    for side in (1, -1):
        x = side * (WIDTH / 2 + .05)
        box('tab', (.06, .34, .5), (x - side * .02, 0, HEIGHT * .66), .02, mat)
        ring = [(x + side * (.05 + .02 * math.cos(a)), .21 * math.sin(a), HEIGHT * .66 - .22 - .15 * math.cos(a)) for a in
                (2 * math.pi * k / 24 for k in range(24))]
        tube('ring', ring, .028, metal, smooth=False, closed=True, sides=4)
    x, z = WIDTH / 2 + .12, HEIGHT * .66 - .34
    points = [(x, 0, z), (x + .04, 0, z - .5), (x + .10, -.04, 1.2), (x + .20, -.14, .5), (x + .42, -.42, .1),
              (x + .82, -.74, .03),
              (x + 1.25, -.55, .03), (x + 1.35, .2, .03), (x + .95, 1.0, .03), (x - .2, 1.5, .03), (x - 2, 1.6, .03)]
    flat = (0, 0, 1)
    ups = [(1, 0, 0), (1, 0, 0), (1, 0, .05), (.95, -.2, .3), (.5, -.3, .8), *[flat] * 6]
    half = WEB / 2 * .9
    line = through(points, 10)
    spread = _between([Vector(u) for u in ups], 10, len(line))
    swept('strap', line, [(-half, -.015), (-half, .02), (half, .02), (half, -.015)], mat, spread, angle=60)
    hook = [((.10, .30, .14), (x, 0, z + .05)), ((.06, .2, .2), (x + .02, 0, z - .1))]
    bevel(boxes('hook', hook, dark_plastic()), .03, 3)
