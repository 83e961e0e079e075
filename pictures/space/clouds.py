"""Clouds as seen from orbit: thickness of their layers on a map in kilometres (Mercator)."""
import cv2
import numpy as np

from .atmosphere import smooth
from .lookup import sample

#: Kilometres after which the large pattern repeats, and its size in pixels.
_SPAN, _SIZE = 12288.0, 2048
_TILE = 1024


def field(size, slope, shortest, longest, seed):
    """A periodic random field of mean 0 and deviation 1: waves of `shortest` to `longest` pixels, power falling by `slope`."""
    across, down = np.fft.rfftfreq(size), np.fft.fftfreq(size)
    frequency = np.hypot(across[None, :], down[:, None])
    frequency[0, 0] = 1
    band = smooth(.6 / longest, 1 / longest, frequency) * (1 - smooth(1 / shortest, 1.6 / shortest, frequency))
    noise = np.fft.rfft2(np.random.default_rng(seed).normal(size=(size, size)))
    made = np.fft.irfft2(noise * band * frequency ** (-slope / 2), s=(size, size))
    return ((made - made.mean()) / made.std()).astype(np.float32)


def look_up(image, x, y, scale, turn=0.0):
    """A periodic image at points (kilometres); one repetition is `scale` kilometres wide, turned by radians."""
    size = image.shape[0]
    c, s = np.cos(turn) * size / scale, np.sin(turn) * size / scale
    u, v = np.mod(x * c - y * s, size), np.mod(x * s + y * c, size)
    return sample(image, u, v, cv2.BORDER_WRAP)


class Clouds:
    """
    Weather of one moment. `wanted(x, y)` says where more (above 0) or fewer clouds (below 0) shall be; points are in
    kilometres east and north of longitude and latitude 0. `footprint` is the width of what is seen as one point: finer
    detail is left out.
    """

    def __init__(self, seed=7, wanted=None):
        self._wanted = wanted or np.zeros_like
        self._stirred = self._stir(seed)
        self._lumps = [(weight, span, shortest, self._billows(seed + 20 + k))
                       for k, (weight, span, shortest) in enumerate(((.50, 2600, 22), (.30, 800, 6.5), (.15, 260, 2.0)))]
        self._cells = self._puffs(seed + 30)
        self._streaks = field(_TILE, 2.6, 3, 300, seed + 40)
        self._patches = field(_TILE, 2.8, 6, 500, seed + 50)

    @staticmethod
    def _stir(seed):
        """Large systems: a field drawn out by a turbulent flow, as weather does."""
        flow = field(_SIZE, 4.4, 40, 520, seed)
        along, across = np.gradient(flow, axis=0), -np.gradient(flow, axis=1)
        speed = np.sqrt((along ** 2 + across ** 2).mean())
        y, x = np.mgrid[0:_SIZE, 0:_SIZE].astype(np.float32)
        for _ in range(9):
            u, v = (sample(part, np.mod(x, _SIZE), np.mod(y, _SIZE), cv2.BORDER_WRAP) for part in (along, across))
            x, y = x - u / speed * 5.5, y - v / speed * 5.5
        source = field(_SIZE, 2.7, 2.5, 320, seed + 1)
        stirred = sample(source, np.mod(x, _SIZE), np.mod(y, _SIZE), cv2.BORDER_WRAP)
        return stirred + .35 * field(_SIZE, 2.4, 2.5, 90, seed + 2)

    @staticmethod
    def _billows(seed):
        """Rounded lumps upon lumps, mean 0 and deviation 1."""
        total = sum(weight * -np.abs(field(_TILE, 0, wave, wave * 1.7, seed * 10 + k))
                    for k, (weight, wave) in enumerate(((1, 36), (.7, 18), (.5, 9))))
        return ((total - total.mean()) / total.std()).astype(np.float32)

    @staticmethod
    def _puffs(seed):
        """Fair-weather clouds: many small blots of differing size, deviation 1."""
        small = field(_TILE, .8, 4.5, 18, seed) + .4 * field(_TILE, 0, 3, 6, seed + 1)
        return (small + .55 * field(_TILE, 1.5, 20, 90, seed + 2)) / 1.22

    def thickness(self, x, y, footprint):
        """Of low and of high clouds, 0 to about 1 each."""
        wanted = self._wanted(x, y)
        lumps = sum(weight * seen(footprint, shortest) * look_up(image, x, y, span, .4 + span)
                    for weight, span, shortest, image in self._lumps)
        large = look_up(self._stirred, x, y, _SPAN) + wanted
        systems = smooth(.1, 3.3, large + lumps * (.75 + .35 * np.clip(large, 0, 1.5))) * (1 + .38 * np.clip(lumps, -1.5, 1.5))
        fair = look_up(self._patches, x, y, 3100, .7) * .8 + wanted * .6 + .25 * large
        puffs = look_up(self._cells, x, y, 1500, .2) * (.35 + .65 * seen(footprint, 7))
        small = smooth(.7, 2.7, puffs + .3 * lumps) * smooth(.3, 1.7, fair)
        veil = look_up(self._streaks, x * .55 + .25 * y, y * 1.5, 1500, .5)
        high = smooth(.9, 3.2, veil + .55 * large) * .5
        return np.maximum(systems, small), high


def seen(footprint, shortest):
    """How much of detail from `shortest` kilometres on is still seen."""
    return 1 - smooth(.3, .9, footprint / shortest)
