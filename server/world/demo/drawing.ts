import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from '../random.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const palette = [
  [243, 244, 246],
  [255, 255, 255],
  [209, 213, 219],
  [55, 65, 81],
  [185, 28, 28],
  [254, 226, 226],
  [15, 118, 110],
  [31, 111, 235],
  [124, 58, 237],
] as const;
const [page, card, faint, ink, red, blush] = [0, 1, 2, 3, 4, 5];

const fill = ({ width, pixels }: Picture, [x, y, across, down]: Box, colour: number): void => {
  for (let row = y; row < y + down; row += 1) pixels.fill(colour, row * width + x, row * width + x + across);
};

const chunk = (type: string, body: Uint8Array): Buffer => {
  const framed = Buffer.alloc(12 + body.length);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(body, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
};

const png = ({ width, height, pixels }: Picture): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Blocks of colour; another seed gives another page. */
export const drawPage = (shape: 'browser' | 'phone', seed: string): Buffer => {
  const random = randomFrom(seed);
  const [width, height] = shape === 'browser' ? [640, 400] : [240, 480];
  const picture: Picture = { width, height, pixels: new Uint8Array(width * height).fill(page) };
  const accent = random.between(6, 8);
  fill(picture, [0, 0, width, 40], accent);
  fill(picture, [14, 14, 70, 12], card);
  fill(picture, [12, 54, width - 24, 44], blush);
  fill(picture, [12, 54, 6, 44], red);
  fill(picture, [30, 64, Math.round((width - 70) * (0.5 + random.next() / 2)), 8], ink);
  fill(picture, [30, 80, Math.round((width - 70) * (0.2 + random.next() / 2)), 8], ink);
  const columns = shape === 'browser' ? 4 : 2;
  const across = Math.floor((width - 12) / columns) - 12;
  for (let y = 112; y + 100 < height - 60; y += 112) {
    for (let column = 0; column < columns; column += 1) {
      const x = 12 + column * (across + 12);
      fill(picture, [x, y, across, 100], card);
      fill(picture, [x + 8, y + 8, across - 16, 46], faint);
      fill(picture, [x + 8, y + 64, Math.round((across - 16) * (0.4 + random.next() / 2)), 8], ink);
      fill(picture, [x + 8, y + 80, 36, 8], accent);
    }
  }
  fill(picture, [12, height - 48, shape === 'browser' ? 180 : width - 24, 36], accent);
  return png(picture);
};
