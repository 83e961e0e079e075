"""What sun, rain and dust do to things that stand outside. Called when the scene is built, before `veil`."""
import bpy

from studio.materials import principled
from studio.nodes import srgb

#: Of a dish's front and its shell, by what their names begin with: paint, dust on it, how much a clear coat shines.
_PLASTICS = {'face plastic': ('#d2d2cd', '#a08f7a', .55), 'white plastic': ('#cfcfca', '#97866f', .35),
             'pale plastic': ('#aeb0b1', '#8d7c66', .2)}


def weathered(dust=.5, soil='#8a6b4c'):
    """
    Dishes of the scene as they are after a season: a little grey and sheer, so that sky and horizon lie in them, with
    dust that rain has drawn down in streaks and left along the lower rim. `dust` from 0 (wiped) to 1.
    """
    for mat in bpy.data.materials:
        kind = next((name for name in _PLASTICS if mat.name.startswith(name)), None)
        if kind:
            _weather(mat, *_PLASTICS[kind], dust, soil)


def _weather(mat, paint, grime, shine, dust, soil):
    shader, n = principled(mat)
    where = n('ShaderNodeTexCoord').outputs['Object']
    x, y, z = n('ShaderNodeSeparateXYZ', Vector=where).outputs
    broad, fine = n.noise(.55, 6, .6), n.noise(7, 7, .7)
    streaks = n.noise(1.0, 5, .62, stretch=(3.2, .22, 1))
    low = n.ramp(n.math('MULTIPLY_ADD', y, -.17, .5), [(.30, .10), (.82, .55), (1, 1)])
    run = n.math('MULTIPLY', n.ramp(streaks, [(.44, 0), (.72, 1)]), low)
    spots = n.math('MULTIPLY', n.ramp(fine, [(.56, 0), (.70, .5)]), low)
    film = n.math('MULTIPLY_ADD', n.ramp(broad, [(.3, 0), (.75, 1)]), .22, .06)
    share = n.math('MULTIPLY', n.math('ADD', n.math('ADD', film, n.math('MULTIPLY', run, .42)), spots), dust, clamp=True)
    tint = n.mix(n.ramp(low, [(.5, 0), (1, .7)]), srgb(grime), srgb(soil))
    n.link(n.mix(share, srgb(paint), tint), shader.inputs['Base Color'])
    dull = n.math('MULTIPLY_ADD', share, .55, .30)
    n.link(dull, shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    n.link(n.math('SUBTRACT', shine, n.math('MULTIPLY', share, shine * 1.6), clamp=True), shader.inputs['Clearcoat'])
    n.link(n.math('MULTIPLY_ADD', broad, .10, .05), shader.inputs['Clearcoat Roughness'])
    # Moulded, not ground: a sheet that size is never quite flat.
    wave = n('ShaderNodeBump', Strength=.35, Distance=.02, Height=n.noise(.8, 2, .5))
    n.link(n('ShaderNodeBump', Strength=.05, Distance=.01, Height=fine, Normal=wave.outputs[0]).outputs[0],
           shader.inputs['Normal'])
    n.link(wave.outputs[0], shader.inputs['Clearcoat Normal'])
