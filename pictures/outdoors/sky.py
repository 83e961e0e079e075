"""
Skies and their sun. 1 unit = 1 m. Directions on the ground are degrees clockwise from +Y, where most cameras look:
0 is ahead (against the light), 90 at the right, 180 behind the camera, -90 at the left.

    sky('afternoon', sun=130)          # world, sun lamp, exposure; begin() and scene_settings() come before
    ...
    veil()                             # outdoors.haze, last
"""
import math
import os
from dataclasses import dataclass, replace

import bpy
from mathutils import Vector

from outdoors import haze
from studio.nodes import Nodes, srgb
from studio.shapes import link


DATA = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'data')
#: Of the pictures of clouds, as in data/skies.py.
TOP, BEND = 70.0, 1.6


@dataclass(frozen=True)
class Sky:
    """Of a time of day. Light is linear; angles are in degrees."""
    elevation: float
    sun: float
    sun_color: str
    #: Width of the sun's disc as its shadows show it.
    soft: float
    #: Of the sky's own light.
    strength: float
    #: The horizon's light, towards the sun and away from it, for the air before far things.
    sunward: tuple
    away: tuple
    air: float = 1.0
    dust: float = 1.2
    ozone: float = 1.0
    exposure: float = 0.0
    #: How much clouds show (0 to 1), which they are ('cumulus', 'evening', 'storm'), the sun's light on them and the sky's.
    clouds: float = 1.0
    layer: str = 'cumulus'
    cloud_light: tuple = (1.0, .97, .92)
    cloud_shade: tuple = (.42, .46, .54)
    #: A plain sky instead of one that is worked out from air and sun: (elevation, linear colour), ascending.
    gradient: tuple = ()
    stars: float = 0.0
    #: Light of the Milky Way, and the pole (azimuth, elevation) around which it lies.
    galaxy: float = 0.0
    galaxy_pole: tuple = (70, 30)


SKIES = {
    'dawn': Sky(6, 2.6, '#ffb066', 1.2, .42, (1.45, .95, .55), (.46, .45, .48), dust=3.0, ozone=1.6, exposure=.25,
                layer='evening', clouds=.85,
                cloud_light=(1.10, .66, .38), cloud_shade=(.42, .38, .42)),
    'noon': Sky(58, 4.6, '#fff4e4', .55, .26, (.92, .98, 1.02), (.66, .78, .94), dust=.8, cloud_light=(1.55, 1.48, 1.38),
                cloud_shade=(.44, .51, .62)),
    'afternoon': Sky(26, 4.2, '#ffe0b0', .7, .30, (1.25, 1.08, .85), (.60, .71, .86), dust=1.6,
                     cloud_light=(1.45, 1.30, 1.08), cloud_shade=(.44, .50, .61)),
    'dusk': Sky(1.2, .55, '#ff9a5c', 3.0, .75, (1.0, .50, .27), (.17, .19, .27), dust=4.0, ozone=3.0, exposure=.55,
                layer='evening', clouds=.9,
                cloud_light=(.62, .27, .15), cloud_shade=(.17, .17, .24)),
    'night': Sky(32, .16, '#a9c2ff', .6, 1.3, (.010, .013, .022), (.007, .010, .019), exposure=1.6, clouds=0,
                 gradient=((0, (.011, .014, .023)), (12, (.006, .0085, .017)), (60, (.002, .0032, .008))), stars=1.0),
    'rain': Sky(50, .45, '#dfe8f2', 50, 1.0, (.36, .40, .44), (.30, .34, .38), exposure=.35, layer='storm',
                cloud_light=(.34, .37, .41),
                cloud_shade=(.26, .29, .33), gradient=((0, (.46, .50, .54)), (8, (.40, .44, .48)), (60, (.34, .37, .41)))),
}


def direction(azimuth, elevation=0.0):
    """A unit vector; degrees, clockwise from +Y and up."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(kind='afternoon', sun=130.0, turn=0.0, **changes):
    """
    World, sun and exposure of a time of day: 'dawn', 'noon', 'afternoon', 'dusk', 'night' (moonlight), 'rain'. `sun` is
    where it stands (see above), `turn` moves the clouds round, `changes` replace fields of Sky (elevation=40, clouds=.1,
    strength=...). Returns the Sky.
    """
    chosen = replace(SKIES[kind], **changes)
    scene = bpy.context.scene
    towards = direction(sun, chosen.elevation)
    scene[haze.SUN], scene[haze.SUNWARD], scene[haze.AWAY] = tuple(towards), chosen.sunward, chosen.away
    scene.view_settings.exposure += chosen.exposure
    _world(chosen, sun, turn)
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = chosen.sun, srgb(chosen.sun_color)[:3], math.radians(chosen.soft)
    link(bpy.data.objects.new('sun', lamp)).rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    return chosen


def _world(s, sun, turn):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    n = Nodes(world.node_tree)
    view = n('ShaderNodeTexCoord').outputs['Generated']
    x, y, z = n('ShaderNodeSeparateXYZ', Vector=view).outputs
    clear = _gradient(n, z, s) if s.gradient else _clear(n, z, s, sun)
    color = _clouds(n, s, view, (x, y, z), clear, sun, turn) if s.clouds else clear
    if s.stars:
        color = n.mix(1.0, color, _stars(n, view, z, s.stars, not s.galaxy), 'ADD')
    if s.galaxy:
        color = n.mix(1.0, color, _galaxy(n, view, z, s), 'ADD')
    background = world.node_tree.nodes['Background']
    n.link(color, background.inputs[0])


def _clear(n, z, s, sun):
    made = n('ShaderNodeTexSky', {'sky_type': 'NISHITA', 'sun_disc': False, 'sun_elevation': math.radians(s.elevation),
                                  'sun_rotation': math.radians(sun), 'altitude': 1700, 'air_density': s.air,
                                  'dust_density': s.dust,
                                  'ozone_density': s.ozone}).outputs[0]
    # Close to the horizon it comes out whiter than any photograph has it.
    less = n.math('MULTIPLY', n.ramp(n.math('MAXIMUM', z, 0.0), [(0, .62), (.28, 1)], 'EASE'), s.strength)
    return n.mix(1.0, made, n('ShaderNodeCombineXYZ', X=less, Y=less, Z=less).outputs[0], 'MULTIPLY')


def _gradient(n, z, s):
    stops = [(max(0, math.sin(math.radians(e))), (*c, 1)) for e, c in s.gradient]
    return n.mix(1.0, n.ramp(n.math('MAXIMUM', z, 0.0), stops), (s.strength,) * 3 + (1,), 'MULTIPLY')


def _clouds(n, s, view, axes, clear, sun, turn):
    """Clouds of data/skies.py, which were lit from the middle of their picture: it goes where the sun is."""
    x, y, z = axes
    around = n.math('DIVIDE', n.math('ARCTAN2', x, y), 2 * math.pi)
    u = n.math('FRACT', n.math('ADD', around, .5 - (sun + turn) / 360))
    elevation = n.math('DIVIDE', n.math('ARCSINE', n.math('MINIMUM', n.math('MAXIMUM', z, 0.0), 1.0)), math.radians(TOP))
    v = n.math('MINIMUM', n.math('MAXIMUM', n.math('POWER', elevation, 1 / BEND), .003), .997)
    picture = bpy.data.images.load(os.path.join(DATA, f'{s.layer}.jpg'), check_existing=True)
    picture.colorspace_settings.name = 'Non-Color'

    def part(index):
        at = n('ShaderNodeCombineXYZ', X=u, Y=n.math('MULTIPLY_ADD', v, 1 / 3, (2 - index) / 3))
        return n('ShaderNodeTexImage', {'image': picture}, Vector=at.outputs[0]).outputs[0]
    near = n.math('MULTIPLY', n.ramp(z, [(.012, 0), (.16, 1)], 'EASE'), s.clouds)
    lit = n.mix(1.0, n.mix(1.0, part(1), tuple(1.6 * c for c in s.cloud_light) + (1,), 'MULTIPLY'),
                n.mix(1.0, part(2), (*s.cloud_shade, 1), 'MULTIPLY'), 'ADD')
    covered = n.mix(1.0, n.mix(part(0), clear, (0, 0, 0, 1)), lit, 'ADD')
    return n.mix(near, clear, covered)


def _stars(n, view, z, strength, galaxy=True):
    """
    Points of several brightnesses and (unless it is drawn apart) the Milky Way, fewer near the horizon; only what the
    camera sees, so that they cost no noise.
    """
    way = n('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'}, Vector=view)
    way.inputs[1].default_value = Vector((.80, -.42, .43)).normalized()
    off = n.math('ABSOLUTE', way.outputs['Value'])
    cloudy = n('ShaderNodeTexNoise', Vector=view, Scale=5.5, Detail=10.0, Roughness=.68).outputs['Fac']
    band = n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', off, .15), 2.0), -1.0))
    lane = n.math('MULTIPLY', n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', off, .055), 2.0), -1.0)),
                  n.ramp(cloudy, [(.40, 0), (.56, 1)]))
    glow = n.math('MULTIPLY', n.math('MULTIPLY', band, n.ramp(cloudy, [(.32, .25), (.68, 1)])),
                  n.math('MULTIPLY_ADD', lane, -.8, 1.0))
    glow = n.math('MULTIPLY', glow, float(galaxy))
    found = None
    for scale, size, rare, share in ((60, .075, .84, 1.0), (140, .12, .90, .5), (300, .20, .955, .3)):
        cells = n('ShaderNodeTexVoronoi', Vector=view, Scale=float(scale))
        picked = n('ShaderNodeSeparateRGB', Image=cells.outputs['Color']).outputs[0]
        rank = n.math('DIVIDE', n.math('SUBTRACT', n.math('MULTIPLY_ADD', glow, .10, picked), rare), 1 - rare, clamp=True)
        bright = n.math('POWER', rank, 4.0)
        point = n.ramp(n.math('DIVIDE', cells.outputs['Distance'], n.math('MULTIPLY_ADD', bright, size * .6, size * .55)),
                       [(.35, 1), (1, 0)])
        point = n.math('MULTIPLY', n.math('MULTIPLY', point, n.math('GREATER_THAN', rank, 0.0)),
                       n.math('MULTIPLY_ADD', bright, 1.3 * share, .16 * share))
        found = point if found is None else n.math('ADD', found, point)
    seen = n.math('MULTIPLY', n('ShaderNodeLightPath').outputs['Is Camera Ray'], n.ramp(z, [(.02, 0), (.30, 1)]))
    light = n.math('MULTIPLY', n.math('MULTIPLY', found, seen), strength * .5)
    haze_of = n.math('MULTIPLY', n.math('MULTIPLY', glow, seen), strength * .026)
    points = n('ShaderNodeCombineRGB', R=light, G=light, B=n.math('MULTIPLY', light, 1.12)).outputs[0]
    return n.mix(1.0, points, n.mix(1.0, n('ShaderNodeCombineRGB', R=haze_of, G=haze_of, B=haze_of).outputs[0],
                                    (1.0, .92, .90, 1), 'MULTIPLY'), 'ADD')


def _galaxy(n, view, z, s):
    """A ragged band of faint light with dark lanes in its middle; for camera rays only."""
    across = n('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'}, Vector=view)
    across.inputs[1].default_value = direction(*s.galaxy_pole)
    cloud = n('ShaderNodeTexNoise', Vector=view, Scale=4.5, Detail=9.0, Roughness=.68, Distortion=.3).outputs['Fac']
    lanes = n('ShaderNodeTexNoise', Vector=view, Scale=8.0, Detail=9.0, Roughness=.68, Distortion=.8).outputs['Fac']
    bent = n.math('ABSOLUTE', n.math('ADD', across.outputs['Value'], n.math('MULTIPLY', n.math('SUBTRACT', cloud, .5), .22)))
    band = n.ramp(bent, [(.0, 1), (.06, .55), (.13, .14), (.24, 0)], 'EASE')
    dark = n.math('MULTIPLY', n.ramp(bent, [(.0, 1), (.11, 0)]), n.ramp(lanes, [(.44, 0), (.60, .8)]))
    grain = n.ramp(cloud, [(.3, .35), (.7, 1)])
    seen = n.math('MULTIPLY', n('ShaderNodeLightPath').outputs['Is Camera Ray'], n.ramp(z, [(.02, 0), (.3, 1)]))
    clear = n.math('MULTIPLY', n.math('MULTIPLY', band, grain), n.math('SUBTRACT', 1.0, dark))
    cells = n('ShaderNodeTexVoronoi', Vector=view, Scale=210.0)
    bright = n.math('POWER', n('ShaderNodeSeparateRGB', Image=cells.outputs['Color']).outputs[1], 3.0)
    suns = n.math('MULTIPLY', n.math('LESS_THAN', cells.outputs['Distance'], n.math('MULTIPLY_ADD', bright, .10, .05)), bright)
    light = n.math('MULTIPLY', n.math('MULTIPLY', clear, n.math('MULTIPLY_ADD', suns, 22.0, 1.0)),
                   n.math('MULTIPLY', seen, s.galaxy))
    return n('ShaderNodeCombineRGB', R=n.math('MULTIPLY', light, .92), G=n.math('MULTIPLY', light, .90), B=light).outputs[0]
