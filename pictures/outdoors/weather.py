"""What sun, rain and dust do to things that stand outside. Called when the scene is built, before `veil`."""
import bpy

from studio.materials import principled
from studio.nodes import srgb

#: Of a dish's front and its shell, by what their names begin with: paint, dust on it, how rough it is where it is clean.
_PLASTICS = {'face plastic': ('#cbccc8', '#98866f', .13), 'white plastic': ('#c9cac6', '#8f7d66', .18),
             'pale plastic': ('#aeb0b1', '#8d7c66', .3)}


def weathered(dust=.5, soil='#8a6b4c'):
    """
    Dishes of the scene as they are after a season: a little grey and sheer, so that sky and horizon lie in them, with
    dust that rain has drawn down in streaks and left along the lower rim. `dust` from 0 (wiped) to 1.
    """
    for mat in bpy.data.materials:
        kind = next((name for name in _PLASTICS if mat.name.startswith(name)), None)
        if kind:
            _weather(mat, *_PLASTICS[kind], dust, soil)


def _weather(mat, paint, grime, rough, dust, soil):
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
    # The sheen itself lies in the paint: the shader's clear coat is a quarter of a real one, and mirrors next to nothing.
    n.link(n.math('MULTIPLY_ADD', n.math('POWER', share, .6), .75, rough), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .8
    # Moulded, not ground: a sheet that size is never quite flat.
    wave = n('ShaderNodeBump', Strength=.35, Distance=.02, Height=n.noise(.8, 2, .5))
    n.link(n('ShaderNodeBump', Strength=.04, Distance=.01, Height=fine, Normal=wave.outputs[0]).outputs[0],
           shader.inputs['Normal'])
