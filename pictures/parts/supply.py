"""Power supplies and surge protectors. Units of 10 cm."""
import math

from mathutils import Vector

from studio.materials import (aluminium, dark_plastic, gold, grey_plastic, lamp, material, pale_plastic, rubber, steel,
                              white_plastic)
from studio.shapes import box, collect, cylinder, group, inset_rings, loft, quarter, revolved, slab, tube


def _block(name, width, depth, height, radius, edge, mat, base=0.0):
    """A box with round corners seen from above and round edges, standing on z = base."""
    profile = [(edge + .02, base), *quarter((edge, base + edge), edge, 270, 180, 5),
               *quarter((edge, base + height - edge), edge, 180, 90, 5),
               (edge + .03, base + height)]
    return loft(name, inset_rings(width, depth, radius, profile, 9), mat)


def plug_supply():
    """A white supply that plugs into a wall: it lies on its front, its three flat pins (as in Kenya) upwards."""
    def build():
        white = white_plastic()
        _block('supply', .62, .98, .44, .13, .06, white)
        _block('supply seam', .60, .96, .012, .12, .004, grey_plastic(), .44)
        _block('pin plate', .62, .98, .13, .13, .035, white, .452)
        pin_metal = material('pin', '#c9b37a', .3, metal=1.0)
        for x, y, wide, deep, tall in ((0, .20, .04, .08, .225), (-.111, -.02, .063, .04, .177), (.111, -.02, .063, .04, .177)):
            box('pin', (wide, deep, tall), (x, y, .58 + tall / 2), .008, pin_metal)
            box('pin sleeve', (wide * 1.03, deep * 1.03, tall * .5), (x, y, .58 + tall * .25), .006, dark_plastic())
        box('usb', (.17, .02, .07), (0, -.482, .24), .025, material('usb', '#2a2c2f', .4))
    return group(collect(build))


def brick_supply():
    """
    A long white supply on rubber feet: an inlet at its left end, its cable leaves the right one at (1.2, 0, .24) towards
    +X.
    """
    def build():
        white = white_plastic()
        _block('brick', 2.05, 1.0, .19, .16, .05, pale_plastic(), .03)
        _block('brick seam', 2.02, .97, .014, .15, .004, grey_plastic(), .22)
        _block('brick lid', 2.05, 1.0, .26, .16, .08, white, .234)
        for x in (-.8, .8):
            for y in (-.33, .33):
                cylinder('foot', .09, .035, (x, y, .0175), rubber(), .01, 24)
        box('inlet', (.02, .36, .19), (-1.022, 0, .25), .05, dark_plastic())
        relief = revolved('relief', [(0, .22), (.055, .22), (.07, .2), (.11, 0), (.115, -.02), (0, -.02)], rubber(), 32,
                          (1.03, 0, .24))
        relief.rotation_euler[1] = math.pi / 2
        box('brick lamp', (.10, .012, .03), (.72, -.4985, .34), .005, lamp('#cfeeff', 5))
        for k in range(7):
            box('vent', (.30, .008, .018), (-.62, -.497, .28 + k * .026), 0, material('vent', '#777b80', .7))
    return group(collect(build))


def surge_protector():
    """A grey weatherproof box on two ears: a socket at each end and an earth screw with its wire."""
    def build():
        grey, dark, zinc = material('box', '#a7acb1', .5, bump=.06, bump_scale=140), rubber(), steel()
        for side in (-1, 1):
            slab('ear', .34, .40, .07, .14, .02, grey, 3, 10, (side * .72, 0, 0))
            cylinder('ear screw', .075, .05, (side * .76, 0, .085), zinc, .02, 24)
        _block('box', 1.30, .86, .30, .12, .03, grey)
        _block('box gasket', 1.27, .83, .02, .11, .004, dark, .30)
        _block('box lid', 1.30, .86, .16, .12, .06, grey, .32)
        for x in (-.52, .52):
            for y in (-.30, .30):
                cylinder('lid screw', .05, .03, (x, y, .478), zinc, .01, 20)
        slab('lid plate', .54, .26, .012, .04, .004, aluminium(), 2, 6, (0, 0, .478))
        for x in (-.30, .30):
            gland = revolved('gland', [(0, .20), (.075, .20), (.09, .18), (.125, .17), (.13, .08), (.16, .07), (.165, -.02),
                                       (0, -.02)], dark,
                             6, (x, -.43, .17), 25)
            gland.rotation_euler[0] = math.pi / 2
        cylinder('earth screw', .06, .09, (.0, -.455, .17), gold(), .015, 6, (math.pi / 2, 0, 0))
    return group(collect(build))


def earth_wire(points, radius=.028):
    """Green with a yellow stripe, through points."""
    wire = tube('earth', points, radius, material('earth', '#3f8f3a', .5))
    stripe = tube('earth stripe', [Vector(p) + Vector((0, 0, radius * .55)) for p in points], radius * .62,
                  material('stripe', '#dcc23a', .5))
    return [wire, stripe]
