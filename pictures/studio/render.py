"""Begins a scene and renders it: path tracing on the processor, denoised, with Filmic tones."""
import os
import random
import shutil
import tempfile
import time

import bpy
import cv2
import numpy as np

from . import stage
from .denoise import denoise
from .film import develop

#: Noise of the finished picture, relative: hides the steps of a gradient in 8 bits.
GRAIN = .006
#: How the picture is developed (`develop`), where it is by `film`.
_film = {}
#: Above 1 deepens the contact shadow that the floor catches.
SHADOW_GAMMA = 1.7


def begin(seed=1):
    """An empty scene; the same seed gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    stage.behind = None
    scene = bpy.context.scene
    scene['bloom_strength'] = 0.0
    _film.clear()
    return scene


def settings(width, height, samples, look='Medium High Contrast', exposure=0.0, bounces=6, transparent=12, bloom=0.0):
    """What `render` uses; `bloom` is the share of light that spills from bright spots."""
    scene = bpy.context.scene
    cycles, out = scene.cycles, scene.render
    out.engine = 'CYCLES'
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .015, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, transparent
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6.0, .5
    out.resolution_x, out.resolution_y, out.resolution_percentage = width, height, 100
    out.filter_size = 1.2
    scene.display_settings.display_device = 'sRGB'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    scene['bloom_strength'] = bloom


def product_settings(width=1200):
    """4:3, the look of all product pictures; 1600 wide where the shop's most looked at products are enlarged."""
    settings(width, width * 3 // 4, 10, look='High Contrast', exposure=.25)


def scene_settings(width=1280, height=853, samples=8, exposure=0.0, bloom=.03):
    """3:2, the look of all places."""
    settings(width, height, samples, exposure=exposure, bounces=5, bloom=bloom)


def photo(width=1280, height=853, samples=16, exposure=0.0, **film):
    """3:2, as a camera sees a place: tones, halo and grain of `develop`, whose options may follow."""
    scene_settings(width, height, samples, exposure, 0)
    _film.update(film, developed=True)


def render(path, scale=1.0, samples=None, threads=2):
    """Writes the scene as PNG; prints how long it took."""
    scene, began = bpy.context.scene, time.time()
    scene.render.resolution_percentage = round(scale * 100)
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    if samples:
        scene.cycles.samples = samples
    color, albedo, normal = _passes(scene)
    rendered = time.time()
    if stage.behind:
        clean = denoise(color[..., :3], albedo, normal) + (1 - np.clip(color[..., 3:], 0, 1)) * stage.behind(*color.shape[:2])
    else:
        clean = denoise(_before_backdrop(color) if scene.render.film_transparent else color[..., :3], albedo, normal)
    if scene['bloom_strength']:
        clean = _bloom(clean, scene['bloom_strength'])
    _save(scene, clean, os.path.abspath(path))
    print(f'rendered {rendered - began:.0f} s, denoised {time.time() - rendered:.0f} s', flush=True)


def _passes(scene):
    """Colour and opacity (4), albedo and normal (3 each), linear, bottom row first."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    folder = tempfile.mkdtemp()
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, output in (('color', 'Image'), ('normal', 'Normal'), ('albedo', 'DiffCol')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    try:
        bpy.ops.render.render(write_still=False)
        color, albedo, normal = (_read(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
                                 for name in ('color', 'albedo', 'normal'))
    finally:
        shutil.rmtree(folder)
    return color, albedo[..., :3], normal[..., :3]


def _before_backdrop(color):
    """Only pure shadow is deepened: the edges of the product would get a dark halo."""
    pure = np.clip(1 - color[..., :3].max(2, keepdims=True) / .02, 0, 1)
    through = (1 - np.clip(color[..., 3:], 0, 1)) ** (1 + (SHADOW_GAMMA - 1) * pure)
    return color[..., :3] + through * stage.backdrop(*color.shape[:2])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _bloom(color, strength, threshold=1.6):
    bright = np.clip(color - threshold, 0, 12)
    size = color.shape[1]
    spread = sum(cv2.GaussianBlur(bright, (0, 0), size * width) for width in (.004, .012, .035)) / 3
    return color + strength * spread


def _save(scene, color, path):
    height, width = color.shape[:2]
    if _film:
        options = {key: value for key, value in _film.items() if key != 'developed'}
        shown = develop(color[::-1], scene.view_settings.exposure, **options)
        cv2.imwrite(path, np.round(shown[..., ::-1] * 255).astype(np.uint8))
        return
    image = bpy.data.images.new('finished', width, height, float_buffer=True, is_data=False)
    image.colorspace_settings.name = 'Linear'
    # Blender does not dither here.
    grain = np.random.default_rng(1).normal(0, GRAIN, (height, width, 1)).astype(np.float32)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = color * (1 + grain)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    image.save_render(path, scene=scene)
