import { expand } from './expand.ts';
import { phoneLines, tabletLines } from './phones.ts';
import { deviceType } from './systems.ts';

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
