import type { Finding } from '../content/parse.ts';
import type { Random } from '../random.ts';
import type { Tester } from './crowd.ts';
import type { Platform } from './plan.types.ts';
import type { Device } from './devices.ts';
import type { RowsOfWorld } from './rows-of-world.ts';
import { deviceType } from '../reference/systems.ts';

/** What the makers of the demo's rows share. */
export type Making = {
  readonly now: Date;
  readonly random: Random;
  readonly rows: RowsOfWorld;
  readonly people: readonly Tester[];
  /** The next finding that was told least often so far. */
  readonly tell: (findings: readonly Finding[]) => Finding;
};

const typesOf: Readonly<Record<Platform, readonly number[]>> = {
  web: [deviceType.windows, deviceType.mac, deviceType.linux],
  android: [deviceType.androidPhone, deviceType.androidTablet],
  ios: [deviceType.iphone, deviceType.ipad],
};

export const deviceTypesOf = (platform: Platform): readonly number[] => typesOf[platform];

export const deviceFor = (tester: Tester, platform: Platform): Device | undefined => tester.devices.find(({ type }) => typesOf[platform].includes(type));

/** Hands out findings evenly, so that each is told once before any is told again. */
export const teller = (): Making['tell'] => {
  const told = new Map<string, number>();
  return (findings) => {
    const next = findings.reduce<Finding | undefined>((least, finding) => (least === undefined || (told.get(finding.title) ?? 0) < (told.get(least.title) ?? 0) ? finding : least), undefined);
    if (next === undefined) throw new RangeError('No finding to tell.');
    told.set(next.title, (told.get(next.title) ?? 0) + 1);
    return next;
  };
};
