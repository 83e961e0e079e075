"""A short way to write shader nodes."""
import bpy


def srgb(code, alpha=1.0):
    """'#rrggbb' as linear red, green, blue and alpha."""
    values = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values] + [alpha])


class Nodes:
    """
    Writes into a node tree: `n = Nodes(tree); noise = n('ShaderNodeTexNoise', Scale=4)`. An input's spaces are written
    as underscores; a value is a number, a tuple or another node's output.
    """

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, props=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(node.inputs[key.replace('_', ' ')], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def math(self, operation, a, b=None, c=None, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        for index, value in enumerate((a, b, c)):
            self.put(node.inputs[index], value)
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """stops: (position, grey or rgba), ascending."""
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (color, color, color, 1) if isinstance(color, (int, float)) else color
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for index, value in enumerate((factor, a, b)):
            self.put(node.inputs[index], value)
        return node.outputs[0]

    def noise(self, scale, detail=4.0, roughness=.5, coordinates='Object', stretch=None, distortion=0.0):
        """Noise, 0 to 1, in the object's coordinates, stretched by (x, y, z)."""
        vector = self('ShaderNodeTexCoord').outputs[coordinates]
        if stretch:
            mapping = self('ShaderNodeMapping', Vector=vector)
            mapping.inputs['Scale'].default_value = stretch
            vector = mapping.outputs[0]
        return self('ShaderNodeTexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness,
                    Distortion=distortion).outputs['Fac']
