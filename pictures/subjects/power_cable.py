"""The thin power cable of the mini dish."""
from parts.cable import coil
from parts.plugs import barrel, usb_c
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def _scene():
    begin()
    product_settings()
    coil(12, .022, .52, straps=(90, 235), flatness=1.2,
         first=[(.7, -.55, .022), (.5, -.86, .024), (.2, -1.0, .036), (.0, -1.02, .04)],
         last=[(.84, .48, .022), (1.06, .38, .022), (1.22, -.1, .022), (1.14, -.62, .024), (.9, -.98, .045),
               (.76, -1.12, .053)], plugs=(usb_c, barrel))
    product_light(target=(.2, -.2, .05), scale=.34)


def whole():
    _scene()
    product_camera((.22, -.2, .05), 5.0, azimuth=4, elevation=27, fstop=2.0, focus=(.1, -.6, .1))


def near():
    _scene()
    product_camera((.2, -1.02, .05), 2.6, azimuth=-16, elevation=24, fstop=1.4, focus=(.4, -1.0, .05))


PICTURES = {'mini-power-cable': whole, 'mini-power-cable-near': near}
