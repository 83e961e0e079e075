"""Denoises a render with the network of Intel Open Image Denoise.

Debian's Blender is built without Open Image Denoise. Its network is a small U-Net whose published weights
(weights/rt_hdr_alb_nrm.tza, Apache 2.0, see weights/LICENSE.txt) run in PyTorch (Debian's python3-torch) as well.
Layers, transfer function and exposure follow the library's own sources (core/unet_filter, core/color).
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')

# Transfer function of the library for high dynamic range (perceptually uniform).
_A, _B, _C, _D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_LARGEST = 65504.0


def _encode(y):
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(y, _C) + _D, _E * np.log(y + _F) + _G))


def _decode(x):
    middle = np.power(np.maximum(x - _D, 0) / _B, 1 / _C)
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, middle, np.exp((x - _G) / _E) - _F))


_SCALE = 1 / float(_encode(np.float64(_LARGEST)))


def read_weights(path=WEIGHTS):
    """Tensors of a .tza file by name, as float32."""
    raw = open(path, 'rb').read()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', raw, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a tensor archive')
    (count,) = struct.unpack_from('<I', raw, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', raw, at)
        name = raw[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = raw[at]
        shape = struct.unpack_from(f'<{rank}I', raw, at + 1)
        at += 1 + 4 * rank + rank  # the layout's letters are not needed: always oihw
        kind = {ord('f'): '<f4', ord('h'): '<f2'}[raw[at]]
        (offset,) = struct.unpack_from('<Q', raw, at + 1)
        at += 9
        values = np.frombuffer(raw, kind, int(np.prod(shape)), offset).astype(np.float32).reshape(shape)
        tensors[name] = torch.from_numpy(values.copy())
    return tensors


def _network(weights, x):
    def conv(name, value):
        return F.relu_(F.conv2d(value, weights[name + '.weight'], weights[name + '.bias'], padding=1))

    def up(value, skipped):
        return torch.cat([F.interpolate(value, scale_factor=2, mode='nearest'), skipped], 1)

    def pool(value):
        return F.max_pool2d(value, 2)

    pool1 = pool(conv('enc_conv1', conv('enc_conv0', x)))
    pool2 = pool(conv('enc_conv2', pool1))
    pool3 = pool(conv('enc_conv3', pool2))
    pool4 = pool(conv('enc_conv4', pool3))
    deepest = conv('enc_conv5b', conv('enc_conv5a', pool4))
    value = conv('dec_conv4b', conv('dec_conv4a', up(deepest, pool3)))
    value = conv('dec_conv3b', conv('dec_conv3a', up(value, pool2)))
    value = conv('dec_conv2b', conv('dec_conv2a', up(value, pool1)))
    value = conv('dec_conv1b', conv('dec_conv1a', up(value, x)))
    return conv('dec_conv0', value)


def exposure_of(color):
    """Factor that brings the picture's mean luminance (geometric, over blocks of 16 x 16) to 0.18."""
    luminance = color @ np.array([.212671, .715160, .072169], np.float32)
    height, width = (side // 16 * 16 for side in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp(np.log(lit).mean())) if lit.size else 1.0


def denoise(color, albedo, normal):
    """
    color: linear, at least 0; albedo: 0 to 1; normal: -1 to 1; each float32 of shape (height, width, 3).
    Returns the denoised colour, of the same shape.
    """
    height, width = color.shape[:2]
    exposure = exposure_of(color)
    encoded = _encode(np.clip(color.astype(np.float64) * exposure, 0, _LARGEST)) * _SCALE
    planes = np.concatenate([encoded, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2).astype(np.float32)
    x = torch.from_numpy(np.ascontiguousarray(planes.transpose(2, 0, 1)))[None]
    # Mirrored: a repeated edge would look like streaks, which are kept.
    x = F.pad(x, (0, -width % 16, 0, -height % 16), mode='reflect')
    with torch.no_grad():
        y = _network(read_weights(), x)[0, :, :height, :width].numpy().transpose(1, 2, 0)
    return (_decode(np.clip(y, 0, None).astype(np.float64) / _SCALE) / exposure).astype(np.float32)
