"""Rain: what is wet, and drops that fall. 1 unit = 1 m."""
import bpy
import numpy as np

from outdoors.land import mesh_of, view
from studio.materials import principled
from studio.nodes import Nodes
from studio.shapes import link


def wet(mat, amount=1.0):
    """Darkens a material and makes it shine, more in some places than in others; call it once, before `veil`."""
    shader, n = principled(mat)
    puddles = n.ramp(n.noise(.9, 6, .6), [(.30, .45), (.62, 1)])
    share = n.math('MULTIPLY', puddles, amount)
    for name, end in (('Base Color', .55), ('Roughness', .16)):
        socket = shader.inputs[name]
        source = socket.links[0].from_socket if socket.is_linked else None
        if name == 'Base Color':
            before = source or tuple(socket.default_value)
            n.link(n.mix(n.math('MULTIPLY', share, 1 - end), before, (0, 0, 0, 1)), socket)
        else:
            before = source or socket.default_value
            n.link(n.math('MULTIPLY', n.math('MULTIPLY_ADD', share, end - 1, 1.0), before), socket)
    shader.inputs['Specular'].default_value = .5
    return mat


def falling(count=2600, near=1.2, far=16.0, slant=(.10, .0), length=.20, width=.0022, seed=1, light=.55):
    """Streaks of drops before the camera, blurred by their fall as a photograph shows them."""
    draw = np.random.default_rng(seed)
    camera = bpy.context.scene.camera
    eye, _, _ = view()
    turn = np.array(camera.rotation_euler.to_matrix())
    distance = (near ** 2 + (far ** 2 - near ** 2) * draw.random(count)) ** .5
    wide = 18.5 / camera.data.lens
    across, up = (draw.random(count) * 2 - 1) * wide, (draw.random(count) * 2 - 1) * wide * .72
    at = np.array(eye) + (np.stack([across, up, -np.ones(count)], 1) * distance[:, None]) @ turn.T
    side = turn[:, 0]
    half = width * draw.uniform(.5, 1.2, count)[:, None] * side / 2
    fall = np.array([slant[0], slant[1], -1.0]) * (length * draw.uniform(.6, 1.3, count))[:, None]
    points = np.stack([at - half, at + half, at + half + fall, at - half + fall], 1).reshape(-1, 3)
    mesh = mesh_of('rain', points, np.arange(4 * count).reshape(-1, 4), [_drop(light)], smooth=False)
    obj = link(bpy.data.objects.new('rain', mesh))
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False
    return obj


def _drop(light):
    made = bpy.data.materials.new('rain')
    made.use_nodes = True
    made['clear'] = True
    n = Nodes(made.node_tree)
    mixed = n('ShaderNodeMixShader')
    mixed.inputs[0].default_value = .30
    n.link(n('ShaderNodeBsdfTransparent').outputs[0], mixed.inputs[1])
    n.link(n('ShaderNodeEmission', Color=(light, light * 1.03, light * 1.06, 1)).outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs[0])
    return made
