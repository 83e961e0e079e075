"""
What a camera does to light: the tones of AgX (bright colours pale before they clip, as on film), light that spills
around bright edges, corners a little darker, a lens that is not sharp to the pixel, and grain. For places; the stage of
products is too clean for it.
"""
import cv2
import numpy as np

_REC2020 = np.array([[.6274, .3293, .0433], [.0691, .9195, .0113], [.0164, .0880, .8956]])
_INSET = np.array([[.856627153315983, .0951212405381588, .0482516061458583],
                   [.137318972929847, .761241990602591, .101439036467562],
                   [.11189821299995, .0767994186031903, .811302368396859]])
_OUTSET = np.array([[1.1271005818144368, -.11060664309660323, -.016493938717834573],
                    [-.1413297634984383, 1.157823702216272, -.016493938717834257],
                    [-.14132976349843826, -.11060664309660294, 1.2519364065950405]])
#: The curve's stops below and above 1.
_LOW, _HIGH = -12.47393, 4.026069
#: Of the curve between them, from the sixth power down.
_CURVE = (15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232)
_LUMA = np.array([.2126, .7152, .0722])

#: Stops by which a scene that suits Filmic is brighter here.
SPEED = .55
#: Grain in the middle tones, in steps of 1; how far it is blurred, and the lens, in pixels of a picture 1280 wide.
GRAIN, GRAIN_SIZE, LENS = .0085, .55, .42


def develop(color, exposure=0.0, contrast=1.32, saturation=1.16, warmth=0.0, seed=1):
    """
    Linear light (height, width, 3) to what a screen shows, 0 to 1. `warmth` above 0 turns bright parts to amber and
    dark ones to blue.
    """
    scale = color.shape[1] / 1280
    light = cv2.GaussianBlur(_lens(color.astype(np.float64) * 2.0 ** (exposure + SPEED), scale), (0, 0), max(LENS * scale, .2))
    shown = _tones(light, contrast, saturation)
    if warmth:
        level = (shown @ _LUMA)[..., None]
        shown = shown + warmth * ((level - .35) * np.array([1, .28, -.85]))
    return np.clip(shown + _grain(shown, scale, seed), 0, 1)


def _lens(light, scale):
    """Halo of bright places and the fall of light towards the corners."""
    bright = np.clip(light - 1.2, 0, 6)
    halo = sum(cv2.GaussianBlur(bright, (0, 0), width * scale) * tint
               for width, tint in ((2.5, (.05, .03, .02)), (14, (.028, .018, .012)), (60, (.012, .010, .008))))
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    away = ((x / width - .5) ** 2 + (y / height - .5) ** 2 * (height / width) ** 2) / .36
    return (light + halo) * (1 - .26 * away ** 1.2)[..., None]


def _tones(light, contrast, saturation):
    wide = np.clip(light @ _REC2020.T @ _INSET.T, 1e-10, None)
    x = np.clip((np.log2(wide) - _LOW) / (_HIGH - _LOW), 0, 1)
    curved = np.clip(np.polyval(_CURVE, x), 0, 1) ** contrast
    grey = (curved @ _LUMA)[..., None]
    curved = grey + (curved - grey) * saturation
    back = np.clip(curved @ _OUTSET.T, 0, None) ** 2.2 @ np.linalg.inv(_REC2020).T
    back = np.clip(back, 0, 1)
    return np.where(back <= .0031308, back * 12.92, 1.055 * back ** (1 / 2.4) - .055)


def _grain(shown, scale, seed):
    """Silver rather than dye: mostly one tone, strongest in the middle of the scale."""
    draw = np.random.default_rng(seed)
    noise = draw.normal(0, 1, (*shown.shape[:2], 3)) * .35 + draw.normal(0, 1, (*shown.shape[:2], 1))
    noise = cv2.GaussianBlur(noise, (0, 0), max(GRAIN_SIZE * scale, .3))
    noise /= noise.std()
    level = (shown @ _LUMA)[..., None]
    return noise * GRAIN * (.35 + 2.6 * level * (1 - level))
