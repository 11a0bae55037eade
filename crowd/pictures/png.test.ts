import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { canvas, encodePng, pngSignature } from './canvas.ts';
import { drawScreenshot } from './screenshot.ts';

type Chunk = { readonly type: string; readonly body: Buffer; readonly isWhole: boolean };

const chunksOf = (file: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = pngSignature.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const typed = file.subarray(at + 4, at + 8 + length);
    chunks.push({
      type: typed.subarray(0, 4).toString('latin1'),
      body: typed.subarray(4),
      isWhole: crc32(typed) === file.readUInt32BE(at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
};

const decoded = (file: Buffer): { width: number; height: number; colourAt: (x: number, y: number) => number } => {
  const chunks = chunksOf(file);
  const body = (type: string): Buffer => chunks.find((chunk) => chunk.type === type)?.body ?? Buffer.alloc(0);
  const [width, height] = [body('IHDR').readUInt32BE(0), body('IHDR').readUInt32BE(4)];
  const raw = inflateSync(body('IDAT'));
  expect(raw.length).toBe((width + 1) * height);
  return { width, height, colourAt: (x, y) => body('PLTE').readUIntBE((raw[y * (width + 1) + 1 + x] ?? 0) * 3, 3) };
};

describe('encodePng', () => {
  it('writes the signature, then chunks that are whole, in order', () => {
    const file = encodePng({ width: 2, height: 1, pixels: Uint8Array.of(0, 1), palette: [0x112233, 0xffffff] });
    expect([...file.subarray(0, 8)]).toEqual([...pngSignature]);
    expect(chunksOf(file).map(({ type, isWhole }) => [type, isWhole])).toEqual([
      ['IHDR', true],
      ['PLTE', true],
      ['IDAT', true],
      ['IEND', true],
    ]);
  });

  it('gives every pixel back', () => {
    const on = canvas(5, 4, 0xffffff);
    on.fill({ x: 1, y: 1, width: 2, height: 2 }, 0xff0000);
    on.fill({ x: -3, y: 3, width: 20, height: 9 }, 0x00ff00);
    const { width, height, colourAt } = decoded(on.toPng());
    const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => colourAt(x, y).toString(16)));
    expect(rows).toEqual([
      ['ffffff', 'ffffff', 'ffffff', 'ffffff', 'ffffff'],
      ['ffffff', 'ff0000', 'ff0000', 'ffffff', 'ffffff'],
      ['ffffff', 'ff0000', 'ff0000', 'ffffff', 'ffffff'],
      ['ff00', 'ff00', 'ff00', 'ff00', 'ff00'],
    ]);
  });

  it('writes letters in the bitmap font and cuts what does not fit', () => {
    const on = canvas(12, 7, 0);
    expect(on.text('IIII', { x: 0, y: 0, scale: 1 }, 1)).toBe(12);
    const { colourAt } = decoded(on.toPng());
    expect(Array.from({ length: 12 }, (_, x) => colourAt(x, 0))).toEqual([0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0]);
  });
});

describe('drawScreenshot', () => {
  const of = { appName: 'Northwind Shop', caseCode: 'NW-12 TC-3', heading: 'Checkout', error: 'Something went wrong.', button: 'Pay' };

  it('draws a phone and a browser, with the banner only when something failed', () => {
    const size = (shape: 'phone' | 'browser'): readonly number[] => {
      const { width, height } = decoded(drawScreenshot({ ...of, shape }, randomFrom('a')));
      return [width, height];
    };
    expect([size('phone'), size('browser')]).toEqual([
      [390, 780],
      [1024, 680],
    ]);
    const reds = (error: string | null): number => {
      const { width, height, colourAt } = decoded(drawScreenshot({ ...of, error, shape: 'phone' }, randomFrom('a')));
      return Array.from({ length: width * height }, (_, index) => colourAt(index % width, Math.floor(index / width))).filter(
        (colour) => colour === 0xb91c1c,
      ).length;
    };
    expect(reds(of.error)).toBeGreaterThan(10_000);
    expect(reds(null)).toBe(0);
  });

  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string): string => drawScreenshot({ ...of, shape: 'phone' }, randomFrom(seed)).toString('base64');
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});
