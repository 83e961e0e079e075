"""A solar panel of 36 cells, 1150 x 550 mm, and its folding legs. Units of 10 cm."""
import math

from mathutils import Matrix, Vector

from studio.materials import aluminium, material, principled, rubber, steel
from studio.nodes import srgb
from studio.shapes import bevel, box, boxes, collect, cylinder, frame, from_data, group, inset_rings, loft

#: Cells in a row and rows, a cell's side, and the bright line between cells.
COLUMNS, ROWS, CELL, GAP = 9, 4, 1.22, .045
#: Width of the frame's face, of the pale border inside, and the frame's depth.
FACE, BORDER, DEPTH = .11, .14, .36
#: Thin wires across a cell.
BUSBARS = 5


def size(columns=COLUMNS, rows=ROWS):
    """Width and height over the frame."""
    return tuple(n * (CELL + GAP) - GAP + 2 * (BORDER + FACE) for n in (columns, rows))


def _glass(name, color, rough=.5, metal=0.0):
    """Something under the panel's glass: its own colour, the glass's shine."""
    return material(name, color, rough, metal=metal, coat=1.0, coat_rough=.2)


def _cell_material():
    """Nearly black blue with hair-fine printed lines."""
    made = _glass('cell', '#0b1526', .34)
    shader, n = principled(made)
    place = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object'])
    fine = n.math('PINGPONG', place.outputs['X'], .011)
    line = n.math('LESS_THAN', fine, .0016)
    tone = n.mix(n.noise(.9, 2), srgb('#091222'), srgb('#10203a'))
    n.link(n.mix(n.math('MULTIPLY', line, .28), tone, srgb('#6e7d90')), shader.inputs['Base Color'])
    return made


def panel(columns=COLUMNS, rows=ROWS):
    """The panel alone: the middle of its glass is the origin, it faces +Z, its upper edge is towards +Y."""
    return group(collect(lambda: _panel(columns, rows)))


def _panel(columns, rows):
    w, h = size(columns, rows)
    alu = aluminium()
    profile = [(FACE, -.02), (FACE, .012), (FACE - .012, .02), (.008, .02), (0, .012), (0, -DEPTH), (.3, -DEPTH),
               (.3, -DEPTH + .02),
               (.02, -DEPTH + .02), (.02, -.02)]
    bevel(loft('frame', inset_rings(w, h, .014, profile, 2), alu, closed=True), .004, 2)
    corners = [((.0035, .16, .0015), (x * (w / 2 - FACE / 2), y * (h / 2 - FACE / 2), .0205)) for x in (-1, 1) for y in (-1, 1)]
    for (dims, at), turn in zip(corners, (1, -1, -1, 1)):
        box('mitre', dims, at, 0, material('mitre', '#4a4d50', .6), (0, 0, -turn * math.pi / 4))
    x, y = w / 2 - FACE + .01, h / 2 - FACE + .01
    from_data('sheet', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], _glass('sheet', '#c9ced3'), smooth=False)
    from_data('back', [(-x, -y, -.05), (x, -y, -.05), (x, y, -.05), (-x, y, -.05)], [(3, 2, 1, 0)],
              material('back', '#e4e6e8', .6),
              smooth=False)
    _cells(columns, rows)
    box('junction box', (1.1, .9, .2), (0, h / 2 - .9, -.15), .04, material('junction', '#191a1c', .5))


def _cells(columns, rows):
    """All cells as one mesh, their corners cut off, and the thin wires on them as another."""
    step, half, cut_off = CELL + GAP, CELL / 2, .11
    outline = [(half - cut_off, -half), (half, -half + cut_off), (half, half - cut_off), (half - cut_off, half),
               (cut_off - half, half), (-half, half - cut_off), (-half, cut_off - half), (cut_off - half, -half)]
    vertices, faces, wires = [], [], []
    left, low = -(columns - 1) / 2 * step, -(rows - 1) / 2 * step
    for i in range(columns):
        for j in range(rows):
            faces.append(tuple(range(len(vertices), len(vertices) + 8)))
            vertices += [(left + i * step + x, low + j * step + y, .003) for x, y in outline]
    for j in range(rows):
        for k in range(BUSBARS):
            y = low + j * step + (k - (BUSBARS - 1) / 2) * CELL / BUSBARS
            wires.append(((columns * step - GAP + .04, .011, .002), (0, y, .0045)))
    from_data('cells', vertices, faces, _cell_material(), smooth=False)
    boxes('wires', wires, _glass('wire', '#b4bcc6', .35, .8))


class Lean:
    """A panel on its legs, its lower edge at y = 0 above the origin, leaning back by `tilt` degrees from the ground."""

    def __init__(self, tilt=52, columns=COLUMNS, rows=ROWS):
        self.width, self.height = size(columns, rows)
        a = math.radians(tilt)
        self.up, self.out = Vector((0, math.cos(a), math.sin(a))), Vector((0, -math.sin(a), math.cos(a)))
        self.foot = Vector((0, 0, .12 + DEPTH * math.cos(a)))
        self.middle = self.foot + self.up * self.height / 2
        self.matrix = Matrix.Translation(self.middle) @ Matrix.Rotation(a, 4, 'X')

    def at(self, x, along, behind=0.0):
        """A point of the panel: across, up from its lower edge, behind its glass."""
        return self.foot + Vector((x, 0, 0)) + self.up * along - self.out * behind


def standing_panel(tilt=52, columns=COLUMNS, rows=ROWS):
    """The panel on its folding legs on z = 0, facing -Y, its lower edge above y = 0."""
    return group(collect(lambda: _standing(Lean(tilt, columns, rows), columns, rows)))


def _standing(lean, columns, rows):
    panel(columns, rows).matrix_world = lean.matrix
    alu, zinc, black = aluminium(), steel(), rubber()
    feet = []
    for side in (-1, 1):
        x = side * (lean.width / 2 - .42)
        hinge = lean.at(x, lean.height * .78, DEPTH + .1)
        foot = Vector((x, hinge.y + .42 * hinge.z, .1))
        feet.append(foot)
        _bar(hinge, foot, .17, alu)
        _bar(lean.at(x, .1, DEPTH + .06), lean.at(x, lean.height - .1, DEPTH + .06), .13, alu)
        brace = lean.at(x - side * .14, lean.height * .16, DEPTH + .1)
        _bar(brace, hinge.lerp(foot, .72) - Vector((side * .14, 0, 0)), .07, zinc)
        for at in (hinge, brace, hinge.lerp(foot, .72)):
            cylinder('bolt', .075, .34, at, zinc, .015, 6, (0, math.pi / 2, 0))
        box('foot', (.26, .34, .12), (foot.x, foot.y, .06), .03, black)
        lower = lean.at(x, 0, DEPTH / 2)
        box('front foot', (.34, .42, .12), (lower.x, lower.y, .06), .03, black)
        box('front bracket', (.24, .06, .3), (lower.x, lower.y + .08, .2), .01, alu)
    _bar(feet[0] + Vector((0, 0, .5)), feet[1] + Vector((0, 0, .5)), .09, alu)


def _bar(start, end, thick, mat):
    """A square bar between two points."""
    along = Vector(end) - Vector(start)
    bar = box('bar', (thick, along.length, thick), bevel_width=.012, mat=mat, segments=2)
    side = along.cross((0, 0, 1)).normalized() if abs(along.x) > .1 else Vector((1, 0, 0))
    return frame(bar, (Vector(start) + Vector(end)) / 2, side, along)
