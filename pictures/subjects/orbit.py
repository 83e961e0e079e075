"""Pictures from orbit: the Earth with East Africa in view, a satellite above it."""
import math

import bpy
from mathutils import Matrix, Vector

from parts.satellite import satellite
from space.earth import Earth
from space.view import View, zenith_in_camera
from studio import stage
from studio.nodes import Nodes, srgb
from studio.render import begin, settings
from studio.shapes import link

#: Looking north-west over the Indian Ocean in the morning: the Horn of Africa, Kenya, the lakes, night over the Congo.
MORNING = View(lat=-16, lon=44, altitude=1800, azimuth=-12, down=40, sun_lat=6, sun_lon=116, roll=-9, seed=11)
#: Looking north-east over Lake Victoria and Kenya.
LAKES = View(lat=-13, lon=27, altitude=1300, azimuth=36, down=37, sun_lat=-4, sun_lon=103, roll=-6, seed=23)
#: Looking east from over the Congo as the sun rises behind the Indian Ocean.
DAWN = View(lat=-3, lon=27, altitude=650, azimuth=80, down=25, sun_lat=2, sun_lon=140.3, lens=34, roll=-7,
            moon=(30, -40, .02), seed=19)
#: Looking north over Tanzania and Kenya in the light of the moon.
NIGHT = View(lat=-9, lon=34, altitude=620, azimuth=20, down=28, sun_lat=-10, sun_lon=-150, roll=-6, stars=1.4, towns=1.4,
             moon=(-28, -2, .06), seed=11)

#: Of the wing that the first picture shows: see `place`.
GLINT = (13, 5.5, 2, 6)
#: Where the light on satellites comes from, in the camera's axes (right, up, backward): near the sun, but so that they
#: show their shape.
FROM_RIGHT, FROM_LEFT, BEHIND = (.80, .52, .30), (-.75, .4, .4), (-.35, .45, .8)


def orbit(view, width, height, exposure=.8, bloom=.06, light=FROM_RIGHT, sun=5.0, shine=.42):
    """
    A scene in the camera's own axes, the Earth behind it. `sun` and `shine` are how much light satellites get from the
    sun and from the Earth.
    """
    begin()
    settings(width, height, 28, look='High Contrast', exposure=exposure, bounces=4, bloom=bloom)
    bpy.context.scene.render.film_transparent = True
    _camera(view.lens)
    _sun(Vector(light), sun)
    _earthshine(Vector(zenith_in_camera(view)), shine)
    stage.behind = lambda rows, columns: Earth(view.seed).render(view, columns, rows, 2)[::-1]


def _camera(lens):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 2000
    bpy.context.scene.camera = link(bpy.data.objects.new('camera', data))


def _sun(towards, strength):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(.53), srgb('#fff4e6')[:3]
    link(bpy.data.objects.new('sun', lamp)).rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()


def _earthshine(zenith, strength):
    """The Earth as satellites see it: a bluish disc below, black above."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    n, background = Nodes(world.node_tree), world.node_tree.nodes['Background']
    # `Incoming` points back to the viewer.
    height = n('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'})
    n.link(n('ShaderNodeNewGeometry').outputs['Incoming'], height.inputs[0])
    height.inputs[1].default_value = zenith
    below = n.ramp(n.math('MULTIPLY_ADD', height.outputs['Value'], .5, .5),
                   [(.70, (0, 0, 0, 1)), (.735, srgb('#5f93e0')), (.78, srgb('#8fa6c4')), (1, srgb('#7d8fa8'))])
    n.link(below, background.inputs[0])
    background.inputs[1].default_value = strength


def place(column, row, distance, turn, wing, glint=None):
    """
    A satellite where the picture's column and row (0 to 1) are, turned by degrees around right, up and backward, its wing
    turned as well. `glint` is (strength, degrees across, degrees off along x and y) of the sun's glow in the wing's glass.
    """
    scene = bpy.context.scene
    width = 36 / scene.camera.data.lens
    height = width * scene.render.resolution_y / scene.render.resolution_x
    made = satellite(wing)
    made.location = Vector(((column - .5) * width, (.5 - row) * height, -1)) * distance
    x, y, z = (Matrix.Rotation(math.radians(angle), 3, axis) for angle, axis in zip(turn, 'XYZ'))
    made.rotation_euler = (z @ y @ x).to_euler()
    if glint:
        cells = z @ y @ x @ Matrix.Rotation(math.radians(wing), 3, 'X') @ Vector((0, 0, 1))
        _glow(*glint, made.location.normalized().reflect(cells))
    return made


def _glow(strength, width, off_x, off_y, towards):
    """Light around a direction of the world, fading outward: what the wing mirrors on its way from one end to the other."""
    tree = bpy.context.scene.world.node_tree
    n, background = Nodes(tree), tree.nodes['Background']
    turned = (Matrix.Rotation(math.radians(off_y), 3, 'Y') @ Matrix.Rotation(math.radians(off_x), 3, 'X')) @ towards
    near = n('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'})
    n.link(n('ShaderNodeNewGeometry').outputs['Incoming'], near.inputs[0])
    near.inputs[1].default_value = -turned
    off = n.math('DIVIDE', n.math('ARCCOSINE', n.math('MINIMUM', near.outputs['Value'], 1.0)), math.radians(width))
    glow = n.math('MULTIPLY', n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', off, 2.0), -1.0)), strength)
    warm = n.mix(1.0, n('ShaderNodeCombineRGB', R=glow, G=glow, B=glow).outputs[0], (1, .93, .84, 1), 'MULTIPLY')
    before = background.inputs[0].links[0].from_socket
    n.link(n.mix(1.0, before, warm, 'ADD'), background.inputs[0])


def hero():
    """The page shows the left 91 % of it on wide screens, 10 to 87 % on tablets, 28 to 95 % on phones."""
    orbit(MORNING, 1920, 1080)
    place(.572, .342, 20.5, (-122, 24, 15), 168, GLINT)


def preview():
    """Left half calm for the shop's name."""
    orbit(MORNING, 1200, 630)
    place(.60, .40, 17.5, (-122, 24, 15), 168, GLINT)


def banner():
    orbit(DAWN, 1600, 900, exposure=1.5, bloom=.1, light=FROM_LEFT, sun=4.5, shine=.16)
    place(.70, .47, 21, (-136, 36, 20), 150)


def day():
    orbit(LAKES, 1280, 853, exposure=.7)
    place(.78, .315, 20, (-60, -24, 170), 20, (14, 6, 4, -5))


def night():
    orbit(NIGHT, 1280, 853, exposure=1.7, light=BEHIND, sun=1.8, shine=.08)
    place(.56, .25, 22, (-122, 26, 18), 160)


PICTURES = {'hero-earth': hero, 'og-earth': preview, 'collection-banner': banner, 'orbit-day': day, 'orbit-night': night}
