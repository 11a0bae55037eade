import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** At most 256 colours: one palette index a pixel, row by row; colours as 0xRRGGBB. */
export type IndexedPicture = {
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
