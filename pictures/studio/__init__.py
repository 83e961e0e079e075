"""What every picture is made with: materials, shapes, the stage for products, and the renderer."""
