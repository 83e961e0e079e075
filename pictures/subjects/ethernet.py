"""The outdoor network cable, loose plugs, and the network adapter."""
import math
from functools import partial

from parts.cable import coil, lead
from parts.plugs import jack_panel, rj45, weatherproof
from studio.materials import lamp, pale_plastic, white_plastic
from studio.render import begin, product_settings
from studio.shapes import cut, cylinder, frame, loft, rounded_rectangle, slab
from studio.stage import product_camera, product_light


def _cable():
    begin()
    product_settings()
    plug = partial(rj45, wire=.034)
    coil(50, .034, 1.22, first=[(1.62, -1.15, .034), (1.3, -1.75, .04), (.7, -2.1, .072), (.3, -2.18, .076)],
         last=[(1.85, 1.4, .034), (2.35, 1.2, .034), (2.68, .1, .034), (2.62, -.75, .07), (2.55, -1.15, .076)],
         plugs=(plug, plug))
    product_light(target=(.3, -.2, .2), scale=.62)


def cable():
    _cable()
    product_camera((.44, -.25, .14), 10.8, azimuth=5, elevation=25, fstop=1.6, focus=(.2, -1.2, .3))


def cable_near():
    _cable()
    product_camera((.22, -2.02, .12), 2.5, azimuth=-52, elevation=24, lens=80, fstop=.8, focus=(.0, -2.2, .1))


def _loose(boot, top, x, y, turn):
    """A plug without a cable, which lies on its lower side."""
    plug = rj45(boot=boot, shielded=True, top=top, colors=(), open_end=True)
    tilt, lift = (-7.5, .077) if top == 'contacts' else (-1.5, .05)
    plug.rotation_euler, plug.location = (math.radians(tilt), 0, math.radians(turn)), (x, y, lift)


def _plugs():
    begin()
    product_settings()
    turns = (2, -3, 1, 3, -2)
    for i, turn in enumerate(turns):
        _loose('#c9ccd0', 'contacts', -.56 + .28 * i, -.1, 158 + turn)
        _loose('#26292d', 'latch' if i % 2 else 'contacts', -.44 + .28 * i, .68, 158 - turn)
    product_light(target=(.05, 0, .05), scale=.25)


def plugs():
    _plugs()
    product_camera((-.06, .16, .03), 3.9, azimuth=0, elevation=27, fstop=2.8, focus=(0, -.2, .05))


def plug_near():
    begin()
    product_settings()
    _loose('#c9ccd0', 'contacts', 0, 0, 150)
    for x, y, turn, boot, top in ((-.42, .62, 171, '#26292d', 'contacts'), (.1, .8, 158, '#c9ccd0', 'latch'),
                                  (.52, .55, 144, '#26292d', 'contacts')):
        _loose(boot, top, x, y, turn)
    product_light(target=(.05, 0, .05), scale=.25)
    product_camera((-.03, -.1, .05), 1.6, azimuth=8, elevation=22, fstop=1.6, focus=(.1, -.22, .07))


def _adapter():
    begin()
    product_settings()
    width, depth = 1.15, .5

    def ring(inset, z):
        return [(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, depth - 2 * inset, .11 - inset * .4, 12)]

    def arc(z, radius, start):
        angles = (math.radians(start + 15 * i) for i in range(7))
        return [(radius * (1 - math.cos(a)), z + radius * math.sin(a)) for a in angles]

    lower = loft('lower', [ring(*at) for at in ((.06, .012), *arc(.05, .035, -90), (0, .13), (.012, .135))], pale_plastic())
    upper = loft('upper', [ring(*at) for at in ((.012, .145), (0, .15), *arc(.25, .05, 0), (.14, .303))], white_plastic())
    seam = loft('seam', [ring(.02, z) for z in (.12, .16)], pale_plastic())
    for x in (-.4, .4):
        for y in (-.14, .14):
            cylinder('foot', .05, .02, (x, y, .01), pale_plastic(), .005, 32)
    for part in (lower, seam, upper):
        pocket = slab('pocket', .34, .21, .4, .03, 0)
        frame(pocket, (-width / 2 + .35, 0, .155), (0, -1, 0), (0, 0, 1))
        cut(part, pocket)
    panel = jack_panel(.335, .205, [(0, -.02)], pale_plastic(), scale=1.25)
    frame(panel, (-width / 2 + .014, 0, .155), (0, -1, 0), (0, 0, 1))
    light = slab('lamp', .075, .014, .006, .0069, 0, lamp('#dff3ff', 5))
    light.location = (-.25, 0, .3)
    cylinder('collar', .075, .06, (width / 2 + .01, 0, .15), white_plastic(), .012, 40, (0, math.pi / 2, 0))
    cylinder('collar', .058, .1, (width / 2 + .07, 0, .15), white_plastic(), .012, 40, (0, math.pi / 2, 0))
    lead([(width / 2, 0, .15), (width / 2 + .22, 0, .145), (1.1, -.02, .07), (1.45, -.2, .04), (1.5, -.6, .038),
          (1.1, -.88, .038),
          (.5, -.93, .06), (.25, -.92, .088)], .036, plugs=(None, partial(weatherproof, wire=.036)))
    product_light(target=(.2, -.2, .1), scale=.4)


def adapter():
    _adapter()
    product_camera((.3, -.25, .1), 5.7, azimuth=-42, elevation=19, fstop=2.0, focus=(-.1, -.4, .15))


def adapter_near():
    _adapter()
    product_camera((-.42, -.02, .14), 2.3, azimuth=-66, elevation=13, fstop=3.0, focus=(-.55, -.05, .15))


PICTURES = {'ethernet-cable': cable, 'ethernet-cable-near': cable_near, 'network-plugs': plugs, 'network-plug-near': plug_near,
            'ethernet-adapter': adapter, 'ethernet-adapter-near': adapter_near}
