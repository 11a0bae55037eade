import { glyphPixels, glyphWidth } from './font.ts';
import { encodePng } from './png.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Canvas = {
  readonly width: number;
  readonly height: number;
  fill: (box: Box, colour: number) => void;
  /** Fills a box with corners cut round. */
  round: (box: Box, radius: number, colour: number) => void;
  /** Writes one line in the bitmap font and says how wide it came out; it is cut at the given width. */
  text: (
    words: string,
    at: { readonly x: number; readonly y: number; readonly scale: number; readonly width?: number },
    colour: number,
  ) => number;
  toPng: () => Buffer;
};

const inCorner = (box: Box, radius: number, x: number, y: number): boolean => {
  const dx = Math.max(radius - x - 0.5, x + 0.5 - (box.width - radius), 0);
  const dy = Math.max(radius - y - 0.5, y + 0.5 - (box.height - radius), 0);
  return dx * dx + dy * dy > radius * radius;
};

/** How wide a line of text is in pixels. */
export const textWidth = (words: string, scale: number): number => [...words].length * (glyphWidth + 1) * scale;

/** A picture of flat colours to draw boxes and bitmap text on. */
export const canvas = (width: number, height: number, background: number): Canvas => {
  const palette = [background];
  const pixels = new Uint8Array(width * height);
  const indexOf = (colour: number): number => {
    const known = palette.indexOf(colour);
    return known === -1 ? palette.push(colour) - 1 : known;
  };
  const fill = (box: Box, colour: number): void => {
    const index = indexOf(colour);
    const from = Math.max(0, box.x);
    const to = Math.min(width, box.x + box.width);
    if (to <= from) return;
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) pixels.fill(index, y * width + from, y * width + to);
  };
  const round = (box: Box, radius: number, colour: number): void => {
    for (let y = 0; y < box.height; y += 1) {
      let left = 0;
      while (left < radius && inCorner(box, radius, left, y)) left += 1;
      fill({ x: box.x + left, y: box.y + y, width: box.width - 2 * left, height: 1 }, colour);
    }
  };
  const text: Canvas['text'] = (words, at, colour) => {
    const step = (glyphWidth + 1) * at.scale;
    const room = Math.floor((at.width ?? width - at.x) / step);
    const shown = [...words].slice(0, Math.max(0, room));
    for (const [place, character] of shown.entries()) {
      for (const [x, y] of glyphPixels(character)) {
        fill({ x: at.x + place * step + x * at.scale, y: at.y + y * at.scale, width: at.scale, height: at.scale }, colour);
      }
    }
    return shown.length * step;
  };
  return { width, height, fill, round, text, toPng: () => encodePng({ width, height, pixels, palette }) };
};
