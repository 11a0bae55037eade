import type { Random } from '../random.ts';
import { canvas, textWidth } from './canvas.ts';
import type { Box, Canvas } from './canvas.ts';

export type ScreenshotOf = {
  readonly shape: 'phone' | 'browser';
  readonly appName: string;
  readonly caseCode: string;
  readonly heading: string;
  readonly error: string | null;
  readonly button: string;
};

type Theme = { readonly accent: number; readonly page: number; readonly card: number; readonly ink: number; readonly faint: number };

const accents = [0x1f6feb, 0x0f766e, 0x7c3aed, 0xc2410c, 0xbe185d, 0x15803d, 0x334155, 0x0369a1];
const tints = [0xfde68a, 0xbfdbfe, 0xbbf7d0, 0xfecaca, 0xddd6fe, 0xfed7aa, 0xa5f3fc, 0xe5e7eb];
const white = 0xffffff;
const red = 0xb91c1c;

const themeOf = (random: Random): Theme =>
  random.chance(0.2)
    ? { accent: random.pick(accents), page: 0x111827, card: 0x1f2937, ink: 0xf3f4f6, faint: 0x6b7280 }
    : { accent: random.pick(accents), page: 0xf3f4f6, card: white, ink: 0x111827, faint: 0xd1d5db };

const wrapped = (words: string, perLine: number, lines: number): readonly string[] => {
  const rows: string[] = [''];
  for (const word of words.split(/\s+/u)) {
    const last = rows.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length <= perLine || last === '') rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.slice(0, lines);
};

const paragraph = (on: Canvas, words: string, box: Box, scale: number, colour: number, lines: number): number => {
  const rows = wrapped(words, Math.max(1, Math.floor(box.width / (6 * scale))), lines);
  for (const [index, row] of rows.entries()) on.text(row, { x: box.x, y: box.y + index * 10 * scale, scale, width: box.width }, colour);
  return rows.length * 10 * scale;
};

const cards = (on: Canvas, box: Box, columns: number, theme: Theme, random: Random): void => {
  const gap = 12;
  const width = Math.floor((box.width - gap * (columns - 1)) / columns);
  const height = 118;
  for (let y = box.y; y + height <= box.y + box.height; y += height + gap) {
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + column * (width + gap);
      on.round({ x, y, width, height }, 8, theme.card);
      on.round({ x: x + 10, y: y + 10, width: width - 20, height: 48 }, 6, random.pick(tints));
      on.fill({ x: x + 10, y: y + 68, width: Math.floor((width - 20) * (0.5 + random.fraction() / 2)), height: 8 }, theme.faint);
      on.fill({ x: x + 10, y: y + 82, width: Math.floor((width - 20) * (0.3 + random.fraction() / 3)), height: 8 }, theme.faint);
      on.round({ x: x + 10, y: y + 98, width: 44, height: 10 }, 4, theme.accent);
    }
  }
};

const button = (on: Canvas, box: Box, label: string, theme: Theme): void => {
  on.round(box, Math.floor(box.height / 4), theme.accent);
  on.text(
    label,
    {
      x: box.x + Math.max(8, Math.floor((box.width - textWidth(label, 2)) / 2)),
      y: box.y + Math.floor(box.height / 2) - 7,
      scale: 2,
      width: box.width - 16,
    },
    white,
  );
};

const banner = (on: Canvas, box: Box, error: string): number => {
  on.round({ ...box, height: 62 }, 8, red);
  on.round({ x: box.x + 12, y: box.y + 17, width: 28, height: 28 }, 14, white);
  on.text('!', { x: box.x + 21, y: box.y + 20, scale: 3 }, red);
  paragraph(on, error, { x: box.x + 52, y: box.y + 14, width: box.width - 64, height: 40 }, 2, white, 2);
  return 76;
};

const page = (on: Canvas, box: Box, of: ScreenshotOf, theme: Theme, random: Random): void => {
  let y = box.y + 18;
  y += paragraph(on, of.heading, { x: box.x + 16, y, width: box.width - 32, height: 60 }, 3, theme.ink, 2) + 8;
  if (of.error !== null) y += banner(on, { x: box.x + 16, y, width: box.width - 32, height: 62 }, of.error);
  const footer = box.y + box.height - 96;
  cards(on, { x: box.x + 16, y, width: box.width - 32, height: footer - y - 8 }, of.shape === 'phone' ? 2 : 4, theme, random);
  button(on, { x: box.x + 16, y: footer, width: of.shape === 'phone' ? box.width - 32 : 280, height: 48 }, of.button, theme);
  on.text(
    of.caseCode,
    { x: box.x + 16, y: footer + 64, scale: 2, width: box.width - 32 },
    theme.faint === 0xd1d5db ? 0x6b7280 : theme.faint,
  );
};

const phone = (of: ScreenshotOf, random: Random): Canvas => {
  const theme = themeOf(random);
  const on = canvas(390, 780, theme.page);
  const clock = `${random.whole(7, 22)}:${String(random.whole(0, 59)).padStart(2, '0')}`;
  on.fill({ x: 0, y: 0, width: 390, height: 112 }, theme.accent);
  on.text(clock, { x: 20, y: 12, scale: 2 }, white);
  on.round({ x: 338, y: 11, width: 34, height: 16 }, 4, white);
  on.round({ x: 341, y: 14, width: random.whole(6, 28), height: 10 }, 2, theme.accent);
  for (const line of [0, 1, 2]) on.fill({ x: 20, y: 62 + line * 9, width: 26, height: 4 }, white);
  on.text(of.appName, { x: 64, y: 62, scale: 3, width: 300 }, white);
  page(on, { x: 0, y: 112, width: 390, height: 640 }, of, theme, random);
  on.round({ x: 125, y: 764, width: 140, height: 6 }, 3, theme.faint);
  return on;
};

const browser = (of: ScreenshotOf, random: Random): Canvas => {
  const theme = themeOf(random);
  const on = canvas(1024, 680, theme.page);
  on.fill({ x: 0, y: 0, width: 1024, height: 56 }, 0xe5e7eb);
  for (const [index, colour] of [0xef4444, 0xf59e0b, 0x22c55e].entries())
    on.round({ x: 18 + index * 24, y: 21, width: 14, height: 14 }, 7, colour);
  on.round({ x: 112, y: 12, width: 880, height: 32 }, 12, white);
  on.text(`https://${of.appName.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.example`, { x: 130, y: 21, scale: 2, width: 840 }, 0x4b5563);
  on.fill({ x: 0, y: 56, width: 1024, height: 60 }, theme.accent);
  on.text(of.appName, { x: 16, y: 75, scale: 3, width: 600 }, white);
  for (let item = 0; item < 4; item += 1) on.fill({ x: 700 + item * 78, y: 82, width: 54, height: 8 }, white);
  page(on, { x: 0, y: 116, width: 1024, height: 564 }, of, theme, random);
  return on;
};

export const drawScreenshot = (of: ScreenshotOf, random: Random): Buffer =>
  (of.shape === 'phone' ? phone(of, random) : browser(of, random)).toPng();
