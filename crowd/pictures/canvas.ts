import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** At most 256 colours: one palette index a pixel, row by row; colours as 0xRRGGBB. */
type IndexedPicture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly palette: readonly number[];
};

const chunk = (type: string, body: Uint8Array): Buffer => {
  const framed = Buffer.alloc(12 + body.length);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(body, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
};

const header = ({ width, height }: IndexedPicture): Buffer => {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([8, 3, 0, 0, 0], 8);
  return chunk('IHDR', body);
};

const paletteOf = ({ palette }: IndexedPicture): Buffer =>
  chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255])));

const scanlines = ({ width, height, pixels }: IndexedPicture): Buffer => {
  const raw = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) raw.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return raw;
};

/** Equal pictures give equal bytes. */
export const encodePng = (picture: IndexedPicture): Buffer =>
  Buffer.concat([
    pngSignature,
    header(picture),
    paletteOf(picture),
    chunk('IDAT', deflateSync(scanlines(picture), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);

const columns =
  '0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0005030000 001c224100 0041221c00 082a1c2a08 08083e0808 0050300000 0808080808 0060600000 2010080402 ' +
  '3e5149453e 00427f4000 4261514946 2141454b31 1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0008142241 1414141414 4122140800 0201510906 ' +
  '324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090101 3e41415132 7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f0204027f 7f0408107f 3e4141413e ' +
  '7f09090906 3e4151215e 7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 7f2018207f 6314081463 0304780403 6151494543 00007f4141 0204081020 41417f0000 0402010204 4040404040 ' +
  '0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418 087e090102 081454543c 7f08040478 00447d4000 2040443d00 007f102844 00417f4000 7c04180478 7c08040478 3844444438 ' +
  '7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 0c5050503c 4464544c44 0008364100 00007f0000 0041360800 08082a1c08';

const glyphs = columns.split(' ').map((word) => [...Buffer.from(word, 'hex')]);
const unknownGlyph = [0x7f, 0x41, 0x41, 0x41, 0x7f];

const glyphWidth = 5;
const glyphHeight = 7;

/** Lit pixels [x, y] on a 5 by 7 grid; an empty box for a character that the font lacks. */
const glyphPixels = (character: string): readonly (readonly [number, number])[] => {
  const glyph = glyphs[(character.codePointAt(0) ?? 0) - 32] ?? unknownGlyph;
  return glyph.flatMap((bits, x) =>
    Array.from({ length: glyphHeight }, (_, y) => y)
      .filter((y) => (bits >> y) & 1)
      .map((y) => [x, y] as const),
  );
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Canvas = {
  readonly width: number;
  readonly height: number;
  fill: (box: Box, colour: number) => void;
  round: (box: Box, radius: number, colour: number) => void;
  /** Returns the width in pixels; the text is truncated at the given width. */
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

export const textWidth = (words: string, scale: number): number => [...words].length * (glyphWidth + 1) * scale;

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
