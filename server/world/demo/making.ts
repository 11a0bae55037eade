import { severities } from '#schema/vocabulary/issue.ts';
import type { Finding } from '../content/parse.ts';
import type { Random } from '../random.ts';
import type { Tester } from './crowd.ts';
import type { Platform } from './plan.types.ts';
import type { Device } from './devices.ts';
import type { RowsOfWorld } from './rows-of-world.ts';
import { deviceType } from '../reference/systems.ts';

export type Making = {
  readonly now: Date;
  readonly random: Random;
  readonly rows: RowsOfWorld;
  readonly people: readonly Tester[];
  readonly tell: (findings: readonly Finding[]) => Finding;
  readonly count: (about: string) => number;
};

const typesOf: Readonly<Record<Platform, readonly number[]>> = {
  web: [deviceType.windows, deviceType.mac, deviceType.linux],
  android: [deviceType.androidPhone, deviceType.androidTablet],
  ios: [deviceType.iphone, deviceType.ipad],
};

export const deviceTypesOf = (platform: Platform): readonly number[] => typesOf[platform];

export const deviceFor = (tester: Tester, platform: Platform): Device | undefined =>
  tester.devices.find(({ type }) => typesOf[platform].includes(type));

/** Each finding once before any is repeated, the gravest first. */
export const teller = (): Making['tell'] => {
  const told = new Map<string, number>();
  const rank = ({ title, severity }: Finding): number => (told.get(title) ?? 0) * 10 + severities.findIndex((one) => one === severity);
  return (findings) => {
    const [next] = findings.toSorted((a, b) => rank(a) - rank(b));
    if (next === undefined) throw new RangeError('No finding to tell.');
    told.set(next.title, (told.get(next.title) ?? 0) + 1);
    return next;
  };
};

export const counter = (): Making['count'] => {
  const counts = new Map<string, number>();
  return (about) => {
    const before = counts.get(about) ?? 0;
    counts.set(about, before + 1);
    return before;
  };
};
