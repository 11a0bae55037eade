import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const declaration = new RegExp(String.raw`--([\w-]+): light-dark\(${colour}, ${colour}\);`, 'g');

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const light = new Map<string, number>();
const dark = new Map<string, number>();
for (const [, name = '', ...parts] of css.matchAll(declaration)) {
  const [l = 0, c = 0, h = 0, darkL = 0, darkC = 0, darkH = 0] = parts.map(Number);
  light.set(name, luminance(linearRgb(l, c, h)));
  dark.set(name, luminance(linearRgb(darkL, darkC, darkH)));
}

function ratio(theme: ReadonlyMap<string, number>, one: string, other: string): number {
  const first = theme.get(one);
  const second = theme.get(other);
  if (first === undefined || second === undefined) throw new Error(`No such token: ${first === undefined ? one : other}`);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const over = (inks: readonly string[], grounds: readonly string[], least: number) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground, least] as const));

const plain = ['ground', 'sheet', 'raised', 'sunken', 'hover', 'accent-wash'];
const meanings = ['success', 'warning', 'danger', 'info', 'plum'];
const severities = ['critical', 'high', 'medium', 'low', 'unknown'].map((name) => `sev-${name}`);
const results = ['pass', 'fail', 'blocked', 'live', 'rejected', 'skipped', 'not_tested', 'missing'].map((name) => `res-${name}`);

const pairs = [
  ...over(['ink', 'ink-2', 'ink-3', 'accent'], plain, 4.5),
  ...over(['ink', 'ink-2'], ['pressed'], 4.5),
  ...meanings.flatMap((meaning) => [
    ...over([meaning], ['sheet', 'ground', 'hover', 'raised', `${meaning}-wash`], 4.5),
    ...over(['ink', 'ink-2'], [`${meaning}-wash`], 4.5),
  ]),
  ...over(['danger', 'warning', 'success'], ['accent-wash'], 4.5),
  ...over(['on-accent'], ['accent-solid', 'accent-hover', 'accent-press'], 4.5),
  ...over(['on-danger'], ['danger-solid'], 4.5),
  ...over(['control'], ['sheet', 'ground', 'raised'], 3),
  ...over(['focus'], ['sheet', 'ground', 'raised', 'accent-wash'], 3),
  ...over(['accent-solid'], ['sheet', 'sunken'], 3),
  ...over([...severities, ...results], ['sheet', 'accent-wash'], 3),
];

describe('the tokens', () => {
  it('hold both themes', () => {
    expect(light.size).toBe(58);
  });

  it.each(pairs)('%s on %s is at least %d', (ink, ground, least) => {
    expect(ratio(light, ink, ground)).toBeGreaterThanOrEqual(least);
    expect(ratio(dark, ink, ground)).toBeGreaterThanOrEqual(least);
  });
});
