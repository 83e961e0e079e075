"""The wall arm on a piece of plastered wall: whole and near."""
from parts.mounts import wall_arm
from studio.materials import material, mottled, principled
from studio.nodes import srgb
from studio.render import begin, product_settings
from studio.shapes import box
from studio.stage import product_camera, product_light

#: Height of the plate's middle above the floor.
PLATE = 2.9


def plaster():
    """Painted plaster: smooth with the trowel's waves and a fine grain."""
    made = material('plaster', '#e6dfd0', .85, spec=.2)
    shader, n = principled(made)
    waves, grain = n.noise(.9, 3, .5), n.noise(26, 3, .6)
    n.link(n.ramp(waves, [(.3, srgb('#ddd5c4')), (.7, srgb('#ebe5d8'))]), shader.inputs['Base Color'])
    height = n.math('MULTIPLY_ADD', waves, 4.0, grain)
    n.link(n('ShaderNodeBump', Strength=.35, Distance=.03, Height=height).outputs[0], shader.inputs['Normal'])
    return made


def wall(width=5.6, height=5.4):
    """Blocks in mortar with a coat of plaster in front, its face at y = 0; the blocks show at the cut sides."""
    box('plaster', (width, .22, height), (0, .11, height / 2), .05, plaster(), segments=2)
    block = mottled('block', [(.3, '#8a8883'), (.5, '#a09d97'), (.7, '#b4b1aa')], 5, .95, 5, bump=.5, bump_distance=.03)
    mortar = mottled('mortar', [(.3, '#b0aca4'), (.7, '#c6c2b8')], 14, .95, 4, bump=.4, bump_distance=.02)
    rows, deep = 3, 1.2
    high = height / rows
    box('mortar', (width - .08, deep - .06, height - .03), (0, .2 + deep / 2, height / 2), .02, mortar)
    for k in range(rows):
        split = 0 if k % 2 else width * .22
        for left, right in ((-width / 2, split - .06), (split + .06, width / 2)):
            middle = ((left + right) / 2, .22 + deep / 2, (k + .5) * high)
            box('block', (right - left, deep, high - .13), middle, .05, block, segments=2)


def stage():
    begin()
    product_settings()
    product_light(target=(0, -1, 2.8))
    wall()
    mount = wall_arm()
    mount.location = (0, 0, PLATE)


def whole():
    stage()
    product_camera((-.2, -1.6, 2.85), 22.5, azimuth=48, elevation=9, fstop=2.2, focus=(0, -2.4, 2.6))


def near():
    stage()
    product_camera((0, -.9, PLATE - .05), 12, azimuth=40, elevation=12, fstop=1.8, focus=(.2, -.3, PLATE))


PICTURES = {'wall-mount': whole, 'wall-mount-near': near}
