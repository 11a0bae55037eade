import { phoneLines, tabletLines } from './phones.ts';
import { deviceType } from './systems.ts';

const braces = /\{([^{}]*)\}/;

const choicesOf = (inside: string): readonly string[] => {
  const range = /^(\d+)\.\.(\d+)$/.exec(inside);
  if (range === null) return inside.split(',');
  const from = Number(range[1]);
  return Array.from({ length: Number(range[2]) - from + 1 }, (_, step) => String(from + step));
};

/** Expands names as a shell does: 'Pixel {6..7}{, Pro}' is four names. */
const expand = (pattern: string): readonly string[] => {
  const found = braces.exec(pattern);
  if (found === null) return [pattern.trim()];
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + found[0].length);
  return choicesOf(found[1] ?? '').flatMap((choice) => expand(`${before}${choice}${after}`));
};

const names = [...new Set([...Object.keys(phoneLines), ...Object.keys(tabletLines)])];

export const manufacturers = names.map((name, index) => ({ id: index + 1, name }));

export const manufacturerId = (name: string): number => names.indexOf(name) + 1;

export type MobileDevice = {
  readonly id: number;
  readonly manufacturer_id: number;
  readonly operating_system_device_type_id: number;
  readonly name: string;
  readonly application_types: readonly string[];
};

const typeOf = (manufacturer: string, kind: 'phone' | 'tablet'): number => {
  if (manufacturer === 'Apple') return kind === 'phone' ? deviceType.iphone : deviceType.ipad;
  return kind === 'phone' ? deviceType.androidPhone : deviceType.androidTablet;
};

const spelled = (manufacturer: string, name: string): string =>
  manufacturer === 'Apple' || name.startsWith(manufacturer) ? name : `${manufacturer} ${name}`;

const linesOf = (lines: Readonly<Record<string, readonly string[]>>, kind: 'phone' | 'tablet'): readonly MobileDevice[] =>
  Object.entries(lines).flatMap(([manufacturer, patterns]) =>
    patterns.flatMap(expand).map((name, index) => ({
      id: manufacturerId(manufacturer) * 1000 + (kind === 'phone' ? 0 : 500) + index + 1,
      manufacturer_id: manufacturerId(manufacturer),
      operating_system_device_type_id: typeOf(manufacturer, kind),
      name: spelled(manufacturer, name.replaceAll(/\s+/g, ' ')),
      application_types: [manufacturer === 'Apple' ? 'ios' : 'android', 'web'],
    })),
  );

export const mobileDevices: readonly MobileDevice[] = [...linesOf(phoneLines, 'phone'), ...linesOf(tabletLines, 'tablet')];
