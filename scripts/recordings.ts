import { writeFileSync } from 'node:fs';
import { launchChromium } from '#tests/support/chromium.ts';

type Film = { readonly name: string; readonly width: number; readonly height: number };
type Frame = { readonly at: number; readonly isKey: boolean; readonly data: readonly number[] };

const films: readonly Film[] = [
  { name: 'browser', width: 400, height: 250 },
  { name: 'phone', width: 200, height: 360 },
];
const perSecond = 10;
const frames = 50;

const film = async ({ width, height, perSecond: rate, frames: count }: Film & { perSecond: number; frames: number }): Promise<Frame[]> => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  const box = (x: number, y: number, across: number, down: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, across, down, 4);
    pen.fill();
  };
  const columns = width > height ? 4 : 2;
  const across = (width - 12) / columns - 12;
  const button = { x: 12, y: height - 46, width: width > height ? 150 : width - 24, height: 34 };
  const draw = (part: number): void => {
    box(0, 0, width, height, '#dfe3e8');
    box(0, 0, width, 36, '#0f766e');
    box(12, 13, 64, 10, '#ffffff');
    const shift = part < 0.62 ? 0 : 46;
    for (let y = 48; y < height - 60; y += 92) {
      for (let column = 0; column < columns; column += 1) {
        const x = 12 + column * (across + 12);
        box(x, y + shift, across, 82, '#ffffff');
        box(x + 8, y + 8 + shift, across - 16, 40, '#d1d5db');
        box(x + 8, y + 56 + shift, (across - 16) * (0.5 + 0.12 * column), 6, '#374151');
        box(x + 8, y + 68 + shift, 32, 6, '#0f766e');
      }
    }
    box(0, height - 58, width, 58, '#ffffff');
    const isPressed = part > 0.36 && part < 0.44;
    box(button.x, button.y, button.width, button.height, isPressed ? '#134e4a' : '#0f766e');
    box(button.x + 34, button.y + 13, button.width - 68, 8, '#ffffff');
    if (part > 0.44 && part < 0.64) {
      pen.strokeStyle = '#0f766e';
      pen.lineWidth = 5;
      pen.beginPath();
      pen.arc(width / 2, height / 2, 20, part * 60, part * 60 + 4.4);
      pen.stroke();
    }
    if (shift > 0) {
      box(12, 46, width - 24, 36, '#fee2e2');
      box(12, 46, 6, 36, '#b91c1c');
      box(28, 54, (width - 60) * 0.7, 7, '#7f1d1d');
      box(28, 68, (width - 60) * 0.4, 7, '#7f1d1d');
    }
    const way = 1 - (1 - Math.min(1, part / 0.34)) ** 3;
    pen.fillStyle = 'rgba(17, 24, 39, 0.75)';
    pen.beginPath();
    pen.arc(width * 0.8 + (button.x + 60 - width * 0.8) * way, 70 + (button.y + 20 - 70) * way, isPressed ? 6 : 9, 0, 7);
    pen.fill();
  };
  const encoded: Frame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      encoded.push({ at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: [...data] });
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrateMode: 'quantizer', framerate: rate });
  for (let number = 0; number < count; number += 1) {
    draw(number / (count - 1));
    const frame = new VideoFrame(canvas, { timestamp: (number * 1_000_000) / rate });
    const options = { keyFrame: number === 0, vp9: { quantizer: 40 } };
    encoder.encode(frame, options);
    frame.close();
  }
  await encoder.flush();
  return encoded;
};

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};
const float = (value: number): Buffer => {
  const written = Buffer.alloc(8);
  written.writeDoubleBE(value);
  return written;
};
const sized = (length: number): Buffer => number(0x10_00_00_00 + length, 4);
const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), sized(body.length), body]);
};
const told = (id: string, words: string): Buffer => element(id, Buffer.from(words));

/** One track and one cluster, with duration and cues, so that players can seek. */
const webm = ({ width, height }: Film, encoded: readonly Frame[]): Buffer => {
  const head = element('1a45dfa3', told('4282', 'webm'), element('4287', number(2, 1)), element('4285', number(2, 1)));
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000, 4)),
    element('4489', float((frames * 1000) / perSecond)),
    told('4d80', 'Muster'),
    told('5741', 'Muster'),
  );
  const picture = element('e0', element('b0', number(width, 2)), element('ba', number(height, 2)));
  const track = element(
    'ae',
    element('d7', number(1, 1)),
    element('73c5', number(1, 1)),
    element('83', number(1, 1)),
    told('86', 'V_VP9'),
    picture,
  );
  const tracks = element('1654ae6b', track);
  const cuesAt = (place: number): Buffer =>
    element(
      '1c53bb6b',
      element('bb', element('b3', number(0, 1)), element('b7', element('f7', number(1, 1)), element('f1', number(place, 4)))),
    );
  const before = info.length + tracks.length + cuesAt(0).length;
  const blocks = encoded.map(({ at, isKey, data }) =>
    element('a3', number(0x81, 1), number(at, 2), number(isKey ? 0x80 : 0, 1), Buffer.from(data)),
  );
  const cluster = element('1f43b675', element('e7', number(0, 1)), ...blocks);
  return Buffer.concat([head, element('18538067', info, tracks, cuesAt(before), cluster)]);
};

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await page.route('https://recordings.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('https://recordings.test/');
  for (const one of films) {
    const file = webm(one, await page.evaluate(film, { ...one, perSecond, frames }));
    writeFileSync(new URL(`../crowd/recordings/${one.name}.webm`, import.meta.url), file);
    process.stdout.write(`crowd/recordings/${one.name}.webm: ${file.length} bytes\n`);
  }
} finally {
  await browser.close();
}
