package io.queenhigh.lab.sheet;

import java.util.List;

/** Blocks one below the other. */
record Stack(float gap, List<Block> blocks) implements Block {

  Stack {
    blocks = List.copyOf(blocks);
  }

  @Override
  public float height(Pen pen, float width) {
    float height = 0;
    for (Block block : blocks) {
      height += (height == 0 ? 0 : gap) + block.height(pen, width);
    }
    return height;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float at = y;
    for (Block block : blocks) {
      block.draw(pen, x, at, width);
      at += block.height(pen, width) + gap;
    }
  }
}
