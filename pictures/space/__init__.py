"""The Earth as it is seen from orbit, computed ray by ray; no Blender in here."""
