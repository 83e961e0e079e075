"""Noise at many points at once (numpy); the same seed gives the same values."""
import numpy as np


def _hash(i, j, seed):
    """A number of 0 to 1 for each pair of integers."""
    h = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + int(seed * 974711) * 1274126177) & 0xffffffff
    h = ((h ^ (h >> 13)) * 1274126177) & 0xffffffff
    h = ((h ^ (h >> 16)) * 2246822519) & 0xffffffff
    return ((h ^ (h >> 15)) & 0xffffff) / 0x1000000


def gradient(x, y, seed=0.0):
    """Smooth noise of scale 1, about -1 to 1, at arrays of one shape."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    i, j = np.floor(x), np.floor(y)
    u, v = x - i, y - j

    def corner(a, b):
        turn = _hash(i + a, j + b, seed) * 2 * np.pi
        return np.cos(turn) * (u - a) + np.sin(turn) * (v - b)
    su, sv = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    low = corner(0, 0) * (1 - su) + corner(1, 0) * su
    high = corner(0, 1) * (1 - su) + corner(1, 1) * su
    return (low * (1 - sv) + high * sv) * 1.5


def fractal(x, y, octaves=5, seed=0.0, gain=.5, lacunarity=2.03):
    """Sum of ever finer noise, about -1 to 1."""
    total, weight, sum_of_weights = 0, 1.0, 0.0
    for k in range(octaves):
        total = total + gradient(np.asarray(x) * lacunarity ** k, np.asarray(y) * lacunarity ** k, seed + k * 7.13) * weight
        sum_of_weights += weight
        weight *= gain
    return total / sum_of_weights * 1.4


def ridged(x, y, octaves=6, seed=0.0, gain=.5, lacunarity=2.05):
    """Sharp crests and smooth hollows, 0 to 1: each octave is strong only where those before are high."""
    total, weight, carried, sum_of_weights = 0, 1.0, 1.0, 0.0
    for k in range(octaves):
        crest = (1 - np.abs(gradient(np.asarray(x) * lacunarity ** k, np.asarray(y) * lacunarity ** k, seed + k * 3.7))) ** 2
        total = total + crest * carried * weight
        carried = np.clip(crest * 1.6, 0, 1)
        sum_of_weights += weight
        weight *= gain
    return total / sum_of_weights
