"""
Houses and what they are made of. 1 unit = 1 m, angles in degrees. A thing is built at the origin and returned as an
object (mostly an empty that carries it), to be placed by its location and rotation.

    roof = GableRoof(width=9, depth=6, height=2.8)           # where things are on it: roof.at(...)
    house(9, 6, 2.8, roof='red', openings={'front': [Door(1), Window(2.6)]})
"""
import math
import random
from dataclasses import dataclass

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from outdoors import surfaces
from outdoors.surfaces import DEPTH, FIRST_PURLIN, PITCH, PURLIN
from studio.materials import galvanised
from studio.shapes import box, collect, cylinder, from_data, group, tube

# ---------------------------------------------------------------- meshes


def sticks(name, bars, mat=None):
    """Square bars in one mesh: each (start, end, thickness) or (start, end, width, height), height upwards."""
    vertices, faces = [], []
    for start, end, *section in bars:
        a, b = Vector(start), Vector(end)
        along = (b - a).normalized()
        side = along.cross((0, 0, 1)) if abs(along.z) < .99 else Vector((1, 0, 0))
        side.normalize()
        up = side.cross(along)
        w, h = section[0] / 2, section[-1] / 2
        k = len(vertices)
        vertices += [p + side * s * w + up * t * h for p in (a, b) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [(k, k + 1, k + 2, k + 3), (k + 7, k + 6, k + 5, k + 4)]
        faces += [(k + i, k + 4 + i, k + 4 + (i + 1) % 4, k + (i + 1) % 4) for i in range(4)]
    made = from_data(name, vertices, faces, mat, smooth=False)
    _outward(made)
    return made


def _outward(obj):
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(obj.data)
    bm.free()


def spread(name, source, places, mat, smooth=False):
    """Copies of a small mesh (vertices, faces) in one object, one for each 4 x 4 matrix of places."""
    points, polygons = np.array(source[0], float), source[1]
    vertices, faces = [], []
    for k, place in enumerate(places):
        m, first = np.array(place), k * len(points)
        vertices.append(points @ m[:3, :3].T + m[:3, 3])
        faces += [tuple(first + i for i in polygon) for polygon in polygons]
    return from_data(name, np.concatenate(vertices).tolist(), faces, mat, smooth)


def clip(obj, planes):
    """Cuts away what lies on the side that a plane's normal points to; planes: (point, normal) in the object's own space."""
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    for point, normal in planes:
        bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], plane_co=point, plane_no=normal, clear_outer=True)
    bm.to_mesh(obj.data)
    bm.free()
    return obj


def turned_prism(radii, sides):
    """Vertices and faces of a stack of rings: radii are (radius, z)."""
    vertices = [(r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), z)
                for r, z in radii for i in range(sides)]
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
             for k in range(len(radii) - 1) for i in range(sides)]
    return vertices, [*faces, tuple((len(radii) - 1) * sides + i for i in range(sides))]


# ---------------------------------------------------------------- roofing


def _wave(profile, detail):
    """One wave of a sheet: its width and (x, z) points, the valley at z = 0."""
    if profile == 'corrugated':
        return PITCH, [(PITCH * i / detail, DEPTH / 2 * (1 - math.cos(2 * math.pi * i / detail))) for i in range(detail)]
    rib = ((0, 0), (.14, 0), (.155, .0025), (.175, .0025), (.19, 0), (.335, 0), (.42, .027), (.58, .027), (.665, 0), (.81, 0),
           (.825, .0025), (.845, .0025), (.86, 0))
    return .20, [(.20 * x, z) for x, z in rib]


def mabati(width, length, mat=None, profile='corrugated', screws=True, detail=8, seed=1, planes=()):
    """
    A slope of roofing sheets from its own origin: X along the eave (0 to width), Y up the slope (0 to length), Z outward;
    the valleys are at z = 0, waves 18 mm high. Sheets of 3 m lap sidewards and upwards, each a little out of line, screwed
    to purlins at every third wave. `profile`: 'corrugated' or 'box'; `mat`: surfaces.sheet('red', age); `detail`: points
    of a wave (8 near, 6 far); `planes` as of `clip`. Returns an empty.
    """
    draw = random.Random(seed)
    pitch, wave = _wave(profile, detail)
    mat = mat or surfaces.sheet()
    waves = 10 if profile == 'corrugated' else 5
    cover, reach, lap = pitch * waves, 3.0, .16
    points, faces, uvs, tones = [], [], [], []
    for row in range(math.ceil(length / (reach - lap))):
        low = row * (reach - lap)
        for column in range(math.ceil(width / cover)):
            left = column * cover
            columns = [left + w * pitch + x
                       for w in range(waves)
                       for x, _ in wave] + [left + cover, *[left + cover + x for x, _ in wave[1:detail // 2 + 1]]]
            heights = [z for _ in range(waves) for _, z in wave] + [wave[0][1], *[z for _, z in wave[1:detail // 2 + 1]]]
            keep = [i for i, x in enumerate(columns) if x <= width + 1e-6]
            if len(keep) < 2:
                continue
            start, end = low - (draw.uniform(0, .012)), min(low + reach, length)
            tone, turn, first = draw.random(), draw.uniform(-.0012, .0012), len(points)
            for y in (start, (start + end) / 2, end):
                for i in keep:
                    along = (y - start) / (end - start)
                    lift = .0045 * (1 - along) * (row > 0) + .0018 * (columns[i] - left) / cover
                    points.append((columns[i], y + turn * (columns[i] - left) * 4, heights[i] + lift))
                    uvs.append((columns[i] - left, y - start + (.3 if row == 0 else 0)))
            n = len(keep)
            faces += [(first + r * n + i, first + r * n + i + 1, first + (r + 1) * n + i + 1, first + (r + 1) * n + i)
                      for r in range(2) for i in range(n - 1)]
            tones += [tone] * (2 * (n - 1))
    slope = from_data('mabati', points, faces, mat, angle=50)
    _write_sheet(slope.data, uvs, tones)
    parts = [clip(slope, planes) if planes else slope]
    if screws:
        parts.append(_screws(width, length, pitch, draw, planes))
    return group(parts)


def _write_sheet(mesh, uvs, tones):
    """The UV map and the tone of each sheet that surfaces.sheet reads."""
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', loops)
    mesh.uv_layers.new(name='sheet').data.foreach_set('uv', np.array(uvs, np.float32)[loops].ravel())
    mesh.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', np.array(tones, np.float32))


def _screws(width, length, pitch, draw, planes):
    """Hexagonal heads on washers, on the crests along each purlin."""
    screw = turned_prism([(.014, -.002), (.014, .002), (.011, .0035), (.0068, .0037), (.0068, .0095), (.0055, .011)], 8)
    crest, step = (DEPTH, 3) if pitch == PITCH else (.027, 1)
    rows = [FIRST_PURLIN + k * PURLIN for k in range(int((length - FIRST_PURLIN - .1) / PURLIN) + 1)] + [length - .12]
    places = []
    for y in rows:
        for k in range(0, int(width / pitch), step):
            at = Vector((pitch * (k + .5), y + draw.uniform(-.012, .012), crest + .003))
            if all((at - Vector(point)).dot(Vector(normal)) < -.05 for point, normal in planes):
                places.append(Matrix.Translation(at) @ Matrix.Rotation(draw.random(), 4, 'Z'))
    return spread('screws', screw, places, galvanised(40))


def tiles(width, length, mat=None, seed=1, planes=()):
    """
    A slope of interlocking concrete tiles, X along the eave, Y up the slope, Z outward, laid from y = -.05; `planes` as
    of `clip` (hips). Returns one object.
    """
    draw = random.Random(seed)
    cover, gauge, long = .30, .345, .42
    profile = [(0, .012), (.03, .016), (.055, .036), (.085, .044), (.115, .036), (.14, .016), (.17, .012), (.20, .018),
               (.225, .036),
               (.25, .042), (.275, .034), (.30, .014)]
    count = len(profile)
    vertices = [(x, y, z + lift - drop) for y, lift, drop in ((0, .030, .022), (0, .030, 0), (long, 0, 0)) for x, z in profile]
    faces = [(r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i)
             for r in range(2) for i in range(count - 1)]
    places, tones = [], []
    for row in range(math.ceil((length + .05) / gauge)):
        for column in range(math.ceil(width / cover)):
            at = Vector((column * cover, -.05 + row * gauge + draw.uniform(-.004, .004), draw.uniform(0, .003)))
            middle = at + Vector((cover / 2, long / 2, 0))
            if at.y + long > length + .12 or any((middle - Vector(p)).dot(Vector(n)) > .4 for p, n in planes):
                continue
            places.append(Matrix.Translation(at) @ Matrix.Rotation(draw.gauss(0, .004), 4,
                                                                   'Z') @ Matrix.Rotation(draw.gauss(0, .004), 4, 'X'))
            tones += [draw.random()] * len(faces)
    made = spread('tiles', (vertices, faces), places, mat or surfaces.roof_tile(), smooth=True)
    made.data.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', np.array(tones, np.float32))
    return clip(made, planes) if planes else made


def folded(name, start, end, section, mat, up=(0, 0, 1), thickness=.0):
    """A strip of folded sheet from start to end: section is (side, up) points, side = (end - start) x up."""
    a, b = Vector(start), Vector(end)
    side = (b - a).cross(Vector(up)).normalized()
    across = side.cross(b - a).normalized()
    rows = [[p + side * s + across * h for s, h in section] for p in (a, b)]
    n = len(section)
    made = from_data(name, [tuple(v) for row in rows for v in row], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat,
                     angle=40)
    mesh = made.data
    span = (b - a).length
    mesh.uv_layers.new(name='sheet').data.foreach_set('uv', [1.0, 1.0] * len(mesh.loops))
    mesh.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', [.3 + .1 * math.sin(span)] * len(mesh.polygons))
    return made


def ridge_cap(start, end, pitch, mat, wing=.17, seed=1):
    """Ridge pieces of 1.8 m, lapped, over two slopes that fall by `pitch` degrees."""
    a, b = Vector(start), Vector(end)
    fall, draw = math.tan(math.radians(pitch)), random.Random(seed)
    roll = [(.045 * math.cos(math.radians(t)), .022 + .03 * math.sin(math.radians(t))) for t in range(20, 161, 20)]
    section = [(wing, -wing * fall - .006), (wing - .004, -wing * fall + .008), (.06, -.06 * fall + .014), *roll,
               (-.06, -.06 * fall + .014),
               (-wing + .004, -wing * fall + .008), (-wing, -wing * fall - .006)]
    section = [(s, h + DEPTH) for s, h in section]
    length, count = (b - a).length, max(1, round((b - a).length / 1.8))
    pieces = []
    for k in range(count):
        lift = Vector((0, 0, .003 * (k % 2) + draw.uniform(0, .002)))
        pieces.append(folded('ridge', a.lerp(b, k / count) + lift,
                             a.lerp(b, (k + 1) / count + (.06 / length if k < count - 1 else 0)) + lift,
                             section, mat))
    return group(pieces)


def ridge_tiles(start, end, mat, radius=.12, long=.38):
    """Half-round tiles along a ridge or a hip, bedded in mortar."""
    a, b = Vector(start), Vector(end)
    along = (b - a).normalized()
    count = max(1, round((b - a).length / long))
    step = (b - a).length / count
    arc = range(-10, 191, 20)
    rings = [[(r * math.cos(math.radians(t)), r * math.sin(math.radians(t)) * .8, z) for t in arc]
             for r, z in ((radius - .018, 0), (radius, 0), (radius * .9, step + .05))]
    n = len(rings[0])
    source = ([p for ring in rings for p in ring], [(r * n + i, (r + 1) * n + i, (r + 1) * n + i + 1, r * n + i + 1)
                                                    for r in range(2) for i in range(n - 1)])
    side = along.cross(Vector((0, 0, 1))).normalized()
    turn = Matrix((side, side.cross(along), along)).transposed().to_4x4()
    draw = random.Random(count)
    places = [Matrix.Translation(a + along * step * k) @ turn @ Matrix.Rotation(draw.gauss(0, .012), 4, 'X')
              for k in range(count)]
    made = spread('ridge tiles', source, places, mat, smooth=True)
    tones = [draw.random() for _ in range(count) for _ in source[1]]
    made.data.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', np.array(tones, np.float32))
    mortar = sticks('mortar', [(a + Vector((0, 0, -.02)), b + Vector((0, 0, -.02)), radius * 1.7, .07)],
                    surfaces.concrete('#8f7a68'))
    return group([made, mortar])


@dataclass(frozen=True)
class GableRoof:
    """
    A roof over a house whose middle is the origin: width along X, depth along Y, its walls `height` high. `front` is the
    slope towards -Y. Where the slopes are: the undersides of the sheets' valleys.
    """
    width: float
    depth: float
    height: float
    pitch: float = 18
    #: How far it reaches over the walls at the eaves, and at the gables.
    eave: float = .55
    verge: float = .40

    @property
    def rise(self):
        """From the top of the walls to the ridge."""
        return math.tan(math.radians(self.pitch)) * self.depth / 2

    @property
    def length(self):
        """Of a slope, from eave to ridge."""
        return (self.depth / 2 + self.eave) / math.cos(math.radians(self.pitch))

    @property
    def ridge(self):
        return self.height + self.rise

    def at(self, x, up, side='front'):
        """(point, normal, upslope) on a slope: x from the middle, `up` metres from the eave."""
        a, s = math.radians(self.pitch), -1 if side == 'front' else 1
        upslope = Vector((0, -s * math.cos(a), math.sin(a)))
        normal = Vector((0, s * math.sin(a), math.cos(a)))
        eave = Vector((x, s * (self.depth / 2 + self.eave), self.height - self.eave * math.tan(a)))
        return eave + upslope * up, normal, upslope

    def place(self, slope, side='front'):
        """Puts what is built like `mabati` (X eave, Y upslope) on a slope of this roof."""
        point, normal, upslope = self.at(0, 0, side)
        x = upslope.cross(normal)
        turn = Matrix((x, upslope, normal)).transposed().to_4x4()
        slope.matrix_world = Matrix.Translation(point - x * (self.width / 2 + self.verge)) @ turn
        return slope


def gable_roof(roof, kind='red', age=.5, profile='corrugated', fascia='#e4ddd0', screws=True, detail=8, gutter=False):
    """
    Both slopes of a GableRoof with ridge, verge and fascia boards, and purlins below: `kind` is a paint of
    surfaces.SHEETS or 'tiles' (or surfaces' material for sheets). Returns an empty.
    """
    return group(collect(lambda: _gable_roof(roof, kind, age, profile, fascia, screws, detail, gutter)))


def _gable_roof(roof, kind, age, profile, fascia, screws, detail, gutter):
    tiled, span = kind == 'tiles', roof.width + 2 * roof.verge
    mat = surfaces.roof_tile(age=age) if tiled else surfaces.sheet(kind, age) if isinstance(kind, str) else kind
    board = surfaces.painted_steel(fascia, age * .5)
    half, top = span / 2, Vector((0, 0, roof.ridge))
    for index, side in enumerate(('front', 'back')):
        slope = tiles(span, roof.length, mat, index + 1) if tiled else mabati(span, roof.length, mat, profile, screws, detail,
                                                                              index + 1)
        roof.place(slope, side)
        _below(roof, side, span, board)
        if gutter and side == 'front':
            eave, _, upslope = roof.at(0, 0, side)
            gutter_at(eave + Vector((-half, -.05, -.035)), eave + Vector((half, -.05, -.075)))
    if tiled:
        ridge_tiles(top + Vector((-half, 0, .03)), top + Vector((half, 0, .03)), mat)
    else:
        ridge_cap(top + Vector((-half, 0, 0)), top + Vector((half, 0, 0)), roof.pitch, mat)
    for x in (-half, half):
        for side in ('front', 'back'):
            low, normal, upslope = roof.at(x, -.02, side)
            high = roof.at(x, roof.length, side)[0]
            sticks('barge board', [(low - normal * .10, high - normal * .10, .025, .20)], board)
            if not tiled:
                out = 1 if (x > 0) == (side == 'front') else -1
                folded('verge', low + normal * (DEPTH + .006), high + normal * (DEPTH + .006),
                       [(.03 * out, -.13), (.03 * out, 0), (-.13 * out, 0)], mat, normal)


def _below(roof, side, span, board):
    """What carries a slope: purlins and rafters of sawn timber, and the fascia board."""
    wood = surfaces.timber()
    _, normal, upslope = roof.at(0, 0, side)
    bars = []
    for y in [FIRST_PURLIN + k * PURLIN for k in range(int((roof.length - .3) / PURLIN) + 1)]:
        bars.append(tuple(roof.at(x, y, side)[0] - normal * .03 for x in (-span / 2 + .03, span / 2 - .03)) + (.05, .05))
    for k in range(int(span / 1.5) + 1):
        x = -span / 2 + .1 + (span - .2) * k / int(span / 1.5)
        bars.append((roof.at(x, .03, side)[0] - normal * .11, roof.at(x, roof.length - .05, side)[0] - normal * .11, .05, .11))
    sticks('rafters', bars, wood)
    a, b = (roof.at(x, .02, side)[0] - Vector((0, 0, .115)) for x in (-span / 2, span / 2))
    sticks('fascia', [(a, b, .025, .19)], board)

@dataclass(frozen=True)
class HipRoof:
    """As GableRoof, but with four slopes: 'front', 'back', 'left', 'right'; width >= depth."""
    width: float
    depth: float
    height: float
    pitch: float = 25
    eave: float = .6

    @property
    def length(self):
        """Of a slope, from eave to ridge."""
        return (self.depth / 2 + self.eave) / math.cos(math.radians(self.pitch))

    @property
    def ridge(self):
        return self.height + math.tan(math.radians(self.pitch)) * self.depth / 2

    def _turn(self, side):
        return Matrix.Rotation(math.radians({'front': 0, 'right': 90, 'back': 180, 'left': 270}[side]), 3, 'Z')

    def span(self, side):
        """Length of a slope's eave."""
        return (self.width if side in ('front', 'back') else self.depth) + 2 * self.eave

    def at(self, x, up, side='front'):
        """(point, normal, upslope): x along the eave from its middle (to the right as seen from outside), up from the eave."""
        a = math.radians(self.pitch)
        out = (self.depth if side in ('front', 'back') else self.width) / 2 + self.eave
        turn = self._turn(side)
        upslope, normal = turn @ Vector((0, math.cos(a), math.sin(a))), turn @ Vector((0, -math.sin(a), math.cos(a)))
        return turn @ Vector((x, -out, self.height - self.eave * math.tan(a))) + upslope * up, normal, upslope

    def place(self, slope, side='front'):
        """Puts what is built like `mabati` on a slope of this roof."""
        point, normal, upslope = self.at(-self.span(side) / 2, 0, side)
        slope.matrix_world = Matrix.Translation(point) @ Matrix((upslope.cross(normal), upslope, normal)).transposed().to_4x4()
        return slope

    def hips(self, side):
        """The planes for `clip` that cut a slope at its hips."""
        c = math.cos(math.radians(self.pitch))
        return [((0, 0, 0), (-1, c, 0)), ((self.span(side), 0, 0), (1, c, 0))]


def hip_roof(roof, kind='tiles', age=.5, fascia='#e4ddd0', gutter=True, soffit='#d8d2c6', profile='corrugated', detail=8):
    """The four slopes of a HipRoof, ridge and hips covered, with soffit, fascia and gutter. `kind` as of `gable_roof`."""
    return group(collect(lambda: _hip_roof(roof, kind, age, fascia, gutter, soffit, profile, detail)))


def _hip_roof(roof, kind, age, fascia, gutter, soffit, profile, detail):
    tiled = kind == 'tiles'
    mat = surfaces.roof_tile(age=age) if tiled else surfaces.sheet(kind, age) if isinstance(kind, str) else kind
    board, under = surfaces.painted_steel(fascia, age * .5), surfaces.painted_steel(soffit, .1)
    drop = math.tan(math.radians(roof.pitch)) * roof.eave
    for index, side in enumerate(('front', 'right', 'back', 'left')):
        span, hips = roof.span(side), roof.hips(side)
        slope = tiles(span, roof.length, mat, index, hips) if tiled else mabati(span, roof.length, mat, profile, True, detail,
                                                                                index, hips)
        roof.place(slope, side)
        a, b = (roof.at(x, 0, side)[0] - Vector((0, 0, .11)) for x in (-span / 2, span / 2))
        sticks('fascia', [(a, b, .025, .20)], board)
        if gutter:
            out = roof.at(0, 0, side)[1] * Vector((1, 1, 0))
            out.normalize()
            along = (b - a).normalized()
            gutter_at(a + out * .08 + along * .05 + Vector((0, 0, .06)), b + out * .08 - along * .05 + Vector((0, 0, .03)),
                      downpipe=False)
    w, d, z = roof.width / 2 + roof.eave, roof.depth / 2 + roof.eave, roof.height - drop - .19
    from_data('soffit', [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)], [(3, 2, 1, 0)], under, smooth=False)
    corner, apex = Vector((roof.width / 2 + roof.eave, roof.depth / 2 + roof.eave,
                           roof.height - drop)), (roof.width - roof.depth) / 2
    lift = Vector((0, 0, .035))
    covers = [(Vector((sx * corner.x, sy * corner.y, corner.z)), Vector((sx * apex, 0, roof.ridge)))
              for sx in (-1, 1) for sy in (-1, 1)]
    covers.append((Vector((-apex, 0, roof.ridge)), Vector((apex, 0, roof.ridge))))
    for start, end in covers:
        if tiled:
            ridge_tiles(start + lift, end + lift, mat)
        else:
            flat = math.degrees(math.atan(math.tan(math.radians(roof.pitch)) * (.7 if start.z != end.z else 1)))
            ridge_cap(start, end, flat, mat)


def gutter_at(start, end, color='#c6c2b7', downpipe=True, radius=.065):
    """A half-round gutter that falls from start to end, with brackets and (if along X) a downpipe at its end to z = 0."""
    a, b = Vector(start), Vector(end)
    mat = surfaces.painted_steel(color, .5)
    arc = [(radius * math.cos(math.radians(t)), radius * math.sin(math.radians(t))) for t in range(180, 361, 15)]
    shell = folded('gutter', a, b, [(arc[0][0] * 1.12, .006), *arc, (arc[-1][0] * 1.12, .006)], mat)
    solid = shell.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = .003
    side = (b - a).cross(Vector((0, 0, 1))).normalized()
    caps = [from_data('gutter end', [tuple(p + side * s + Vector((0, 0, h))) for s, h in arc], [tuple(range(len(arc)))], mat)
            for p in (a, b)]
    count = max(2, round((b - a).length / .9))
    reach = side * (radius + .005)
    parts = [shell, *caps, sticks('gutter brackets',
                                  [(p - reach + Vector((0, 0, .005)), p + reach + Vector((0, 0, .005)), .02, .004)
                                                      for p in (a.lerp(b, (k + .5) / count) for k in range(count))], mat)]
    if downpipe:
        low = b + Vector((-.12 if b.x > a.x else .12, 0, -radius))
        back = low + Vector((0, .42, -.34))
        parts.append(tube('downpipe', [low + Vector((0, 0, .03)), low + Vector((0, 0, -.08)), back, (back.x, back.y, .12),
                                       (back.x, back.y - .14, .05)],
                          .038, mat, smooth=False, sides=4))
    return group(parts)


# ---------------------------------------------------------------- walls and openings


@dataclass(frozen=True)
class Window:
    """In a wall: x of its left edge, z of its sill."""
    x: float
    z: float = 1.0
    w: float = 1.2
    h: float = 1.1
    bars: bool = True
    lit: float = 0.0
    frame: str = '#3b4348'
    #: Panes side by side, and rows of them.
    panes: tuple = (3, 2)
    curtain: str = '#c9b48f'


@dataclass(frozen=True)
class Door:
    """In a wall: x of its left edge; it stands on z. `kind`: 'steel' (two leaves with panels), 'timber' or 'glass'."""
    x: float
    w: float = 1.0
    h: float = 2.1
    z: float = 0.0
    kind: str = 'steel'
    color: str = '#35566b'
    lit: float = 0.0


def wall(length, height, openings=(), mat=None, thickness=.20, gable=0.0, foot=0.0, ends=True):
    """
    A wall from its own origin: X along, Z up (from `foot`), its outer face at y = 0 towards -Y, with windows and doors in
    their holes; `gable` is the height of a triangle on top; without `ends` its ends are open (another wall closes the
    corner). Returns an empty.
    """
    return group(collect(lambda: _wall(length, height, openings, mat or surfaces.plaster(height=height), thickness, gable, foot,
                                       ends)))


def _wall(length, height, openings, mat, thickness, gable, foot, ends):
    xs = sorted({0, length, *[o.x for o in openings], *[o.x + o.w for o in openings]})
    zs = sorted({foot, height, *[o.z for o in openings], *[o.z + o.h for o in openings]})
    vertices, faces = [], []

    def quad(*corners):
        faces.append(tuple(range(len(vertices), len(vertices) + len(corners))))
        vertices.extend(corners)
    for left, right in zip(xs, xs[1:]):
        for low, high in zip(zs, zs[1:]):
            x, z = (left + right) / 2, (low + high) / 2
            if not any(o.x < x < o.x + o.w and o.z < z < o.z + o.h for o in openings):
                quad((left, 0, low), (right, 0, low), (right, 0, high), (left, 0, high))
    if gable:
        quad((0, 0, height), (length, 0, height), (length / 2, 0, height + gable))
    deep = thickness * .75
    for o in openings:
        a, b, c, d = ((o.x, o.z), (o.x + o.w, o.z), (o.x + o.w, o.z + o.h), (o.x, o.z + o.h))
        for (x0, z0), (x1, z1) in ((a, b), (b, c), (c, d), (d, a)):
            quad((x0, 0, z0), (x0, deep, z0), (x1, deep, z1), (x1, 0, z1))
        _fill(o)
    if ends:
        quad((0, 0, foot), (0, thickness, foot), (0, thickness, height), (0, 0, height))
        quad((length, 0, foot), (length, 0, height), (length, thickness, height), (length, thickness, foot))
    quad((0, 0, height), (0, thickness, height), (length, thickness, height), (length, 0, height))
    from_data('wall', vertices, faces, mat, smooth=False)


def _fill(opening):
    made = window(opening) if isinstance(opening, Window) else door(opening)
    made.location = (opening.x, 0, opening.z)


def window(w, depth=.09):
    """A steel casement (of a Window) from its lower left corner, `depth` behind the wall's face."""
    return group(collect(lambda: _window(w, depth)))


def _window(w, depth):
    frame = surfaces.painted_steel(w.frame)
    bar, across, rows = .035, *w.panes
    bars = [((0, depth, bar / 2), (w.w, depth, bar / 2), .04, bar),
            ((0, depth, w.h - bar / 2), (w.w, depth, w.h - bar / 2), .04, bar)]
    for k in range(across + 1):
        x = min(max(w.w * k / across, bar / 2), w.w - bar / 2)
        bars.append(((x, depth, 0), (x, depth, w.h), bar, .04))
    levels = [w.h * .70] if rows == 2 else [w.h * k / rows for k in range(1, rows)]
    bars += [((0, depth, z), (w.w, depth, z), .035, .028) for z in levels]
    sticks('window frame', bars, frame)
    glass = from_data('glass', [(0, depth + .01, 0), (w.w, depth + .01, 0), (w.w, depth + .01, w.h), (0, depth + .01, w.h)],
                      [(0, 1, 2, 3)],
                      surfaces.pane(w.w, w.h, w.lit, w.curtain, seed=w.x * 1.37 + w.w), smooth=False)
    glass.data.update()
    box('sill', (w.w + .16, .16, .06), (w.w / 2, -.02, -.03), .012, surfaces.concrete('#a9a296'), segments=2)
    if w.bars:
        grid = [((w.w * k / 7, depth - .045, 0), (w.w * k / 7, depth - .045, w.h), .013) for k in range(1, 7)]
        grid += [((0, depth - .045, w.h * z), (w.w, depth - .045, w.h * z), .022, .006) for z in (.2, .5, .8)]
        sticks('window bars', grid, frame)


def door(d, depth=.07):
    """A door (of a Door) from its lower left corner, `depth` behind the wall's face."""
    return group(collect(lambda: _door(d, depth)))


def _door(d, depth):
    paint = surfaces.timber(d.color, .55) if d.kind == 'timber' else surfaces.painted_steel(d.color)
    dark = surfaces.painted_steel('#22282b', .3)
    sticks('door frame', [((.025, depth - .01, 0), (.025, depth - .01, d.h), .05, .09),
                          ((d.w - .025, depth - .01, 0), (d.w - .025, depth - .01, d.h), .05, .09),
                          ((0, depth - .01, d.h - .025), (d.w, depth - .01, d.h - .025), .09, .05)],
           dark if d.kind == 'glass' else paint)
    leaves = 2 if d.w > 1.15 or d.kind == 'glass' and d.w > 1 else 1
    wide = (d.w - .10) / leaves
    for k in range(leaves):
        left = .05 + k * wide
        if d.kind == 'glass':
            pane = from_data('door glass', [(0, 0, 0), (wide, 0, 0), (wide, 0, d.h - .05), (0, 0, d.h - .05)], [(0, 1, 2, 3)],
                             surfaces.pane(wide, d.h, d.lit, seed=d.x + k), smooth=False)
            pane.location = (left, depth + .02, 0)
            sticks('door rails', [((left, depth, z), (left + wide, depth, z), .04, .09) for z in (.05, d.h - .1)]
                   + [((x, depth, 0), (x, depth, d.h - .05), .05, .04) for x in (left + .025, left + wide - .025)], dark)
        else:
            box('leaf', (wide - .008, .03, d.h - .06), (left + wide / 2, depth + .015, (d.h - .06) / 2 + .008), .004, paint,
                segments=1)
            panels = 3 if d.kind == 'steel' else 2
            for p in range(panels):
                tall = (d.h - .2) / panels
                box('panel', (wide - .16, .022, tall - .09), (left + wide / 2, depth - .004, .1 + tall * (p + .5)), .009, paint,
                    segments=2)
        side = left + wide - .07 if k == 0 else left + .07
        cylinder('handle', .011, .13, (side, depth - .055, 1.02), galvanised(), .003, 12,
                 (0, math.pi / 2 if d.kind != 'glass' else 0, 0))
    box('threshold', (d.w, .16, .03), (d.w / 2, .02, 0), .008, surfaces.concrete('#8e867a'), segments=1)


def plinth(width, depth, height=.30, front=0.0, mat=None, below=.4):
    """
    The concrete slab of a house around the origin, up to z = height, `below` the ground too; `front` is how far it goes on
    as a veranda towards -Y.
    """
    return box('plinth', (width + .10, depth + .10 + front, height + below), (0, -front / 2, (height - below) / 2), .02,
               mat or surfaces.concrete(),
               segments=2)


def post(height, kind='steel', color='#e6e1d6'):
    """A post of a veranda from its own foot: 'steel' (square tube on a plate), 'pillar' (plastered) or 'timber' (round)."""
    if kind == 'pillar':
        made = group([box('pillar', (.26, .26, height), (0, 0, height / 2), .012, surfaces.plaster(color, height=height),
                          segments=2),
                      box('pillar foot', (.34, .34, .16), (0, 0, .08), .012, surfaces.concrete(), segments=2)])
    elif kind == 'timber':
        made = group([cylinder('post', .065, height, (0, 0, height / 2), surfaces.timber(), .01, 16)])
    else:
        paint = surfaces.painted_steel(color, .5)
        made = group([box('post', (.075, .075, height), (0, 0, height / 2), .006, paint, segments=2),
                      box('post plate', (.17, .17, .012), (0, 0, .006), .003, paint, segments=1)])
    return made


@dataclass(frozen=True)
class Veranda:
    """Along a house's front: its roof goes on at `pitch`, on posts."""
    depth: float = 1.8
    post: str = 'steel'
    color: str = '#e6e1d6'
    spacing: float = 2.7
    pitch: float = 8
    #: Width along the front; 0 is the whole.
    width: float = 0.0
    x: float = 0.0

    def top(self, roof):
        """Where its roof meets the front wall of a house with a GableRoof: so low that it passes below the eave."""
        fall = roof.eave * (math.tan(math.radians(roof.pitch)) - math.tan(math.radians(self.pitch)))
        return Vector((self.x, -roof.depth / 2 - .02, roof.height - fall - DEPTH - .05))

    def on(self, roof, x, out):
        """A point on its roof, `out` metres from the wall."""
        return self.top(roof) + Vector((x - self.x, -out, DEPTH - out * math.tan(math.radians(self.pitch))))


def house(width, depth, height=2.8, roof='red', openings=None, walls=None, age=.5, pitch=18, veranda=None, profile='corrugated',
          gutter=True, base=.3, detail=8, screws=True, fascia='#e4ddd0', eave=.55):
    """
    A block house around the origin, its front towards -Y, its floor at z = `base` above the ground at z = 0. `openings`
    has lists of Window and Door for 'front', 'back', 'left', 'right' (x from the left as seen from outside). `roof` as of
    `gable_roof`, `walls` a material of surfaces, `veranda` a Veranda. Returns (empty, GableRoof), the latter in the
    coordinates of the empty at the origin.
    """
    shape = GableRoof(width, depth, height + base, pitch, eave)
    carrier = group(collect(lambda: _house(shape, base, roof, openings or {}, walls, age, veranda, profile, gutter, detail,
                                           screws, fascia)))
    return carrier, shape


def _house(shape, base, roof, openings, walls, age, veranda, profile, gutter, detail, screws, fascia):
    w, d, h = shape.width, shape.depth, shape.height - base
    mat = walls or surfaces.plaster(height=h, age=age)
    sides = (('front', w, (-w / 2, -d / 2), 0, 0), ('back', w, (w / 2, d / 2), 180, 0),
             ('left', d, (-w / 2, d / 2), -90, shape.rise), ('right', d, (w / 2, -d / 2), 90, shape.rise))
    for name, length, (x, y), turn, gable in sides:
        made = wall(length, h, openings.get(name, ()), mat, gable=gable, ends=False)
        made.location, made.rotation_euler.z = (x, y, base), math.radians(turn)
    gable_roof(shape, roof, age, profile, fascia, screws, detail, gutter and not veranda)
    plinth(w, d, base, veranda.depth if veranda and not veranda.width else 0)
    if veranda:
        _veranda(shape, base, veranda, roof, age, profile, fascia, detail, screws, gutter)


def _veranda(shape, base, v, roof, age, profile, fascia, detail, screws, gutter):
    """A lean-to below the eave: sheets, rafters, beam, posts, and its own slab when it is narrower than the house."""
    wide = v.width or shape.width
    a = math.radians(v.pitch)
    top = v.top(shape)
    run = v.depth + .35
    upslope, normal = Vector((0, math.cos(a), math.sin(a))), Vector((0, -math.sin(a), math.cos(a)))
    low = top - upslope * (run / math.cos(a))
    half = wide / 2 + (.35 if v.width else shape.verge)
    mat = surfaces.sheet('brown' if roof == 'tiles' else roof, age) if isinstance(roof, str) else roof
    slope = mabati(2 * half, run / math.cos(a), mat, profile, screws, detail, 7)
    slope.matrix_world = Matrix.Translation(low - Vector((half, 0, 0))) @ Matrix(((1, 0, 0), upslope,
                                                                                  normal)).transposed().to_4x4()
    count = max(2, round(wide / v.spacing) + 1)
    xs = [v.x - wide / 2 + .12 + (wide - .24) * k / (count - 1) for k in range(count)]
    y = -shape.depth / 2 - v.depth + .12
    beam = top.z - math.tan(a) * (v.depth - .12) - .17
    wood, board = surfaces.timber(), surfaces.painted_steel(fascia, age * .5)
    rafters = [(top + Vector((x - v.x, 0, -.07)), Vector((x, low.y + .03, low.z - .06)), .05, .10)
               for x in np.linspace(v.x - half + .05, v.x + half - .05, max(3, round(wide / 1.2)))]
    sticks('veranda rafters', rafters + [((v.x - half, y, beam), (v.x + half, y, beam), .08, .15)], wood)
    sticks('veranda fascia', [((v.x - half, low.y + .03, low.z - .075), (v.x + half, low.y + .03, low.z - .075), .025, .13)],
           board)
    if gutter:
        gutter_at(low + Vector((-half, -.05, -.03)), low + Vector((half, -.05, -.07)))
    for x in xs:
        post(beam - base - .07, v.post, v.color).location = (x, y, base)
    if v.width:
        box('veranda slab', (wide + .1, v.depth + .1, base + .4), (v.x, -shape.depth / 2 - v.depth / 2, base / 2 - .2), .02,
            surfaces.concrete(), segments=2)
