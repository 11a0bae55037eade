import { mobileDevices, type MobileDevice } from '../reference/mobile-devices.ts';
import { deviceType, operatingSystem, versionsOf, type OperatingSystemKey } from '../reference/systems.ts';
import { demoId, type Random } from '../random.ts';
import type { WorldRow } from '../rows.ts';

export type Device = {
  readonly row: WorldRow;
  readonly type: number;
  readonly version: number;
  readonly system: string;
  readonly model: string | null;
};

type Kind = {
  readonly system: OperatingSystemKey;
  readonly type: number;
  readonly share: number;
  readonly models: readonly MobileDevice[];
};

const mobilesOf = (type: number): readonly MobileDevice[] =>
  mobileDevices.filter((device) => device.operating_system_device_type_id === type);

const kinds: readonly Kind[] = [
  { system: 'android', type: deviceType.androidPhone, share: 40, models: mobilesOf(deviceType.androidPhone) },
  { system: 'ios', type: deviceType.iphone, share: 18, models: mobilesOf(deviceType.iphone) },
  { system: 'windows', type: deviceType.windows, share: 22, models: [] },
  { system: 'macos', type: deviceType.mac, share: 9, models: [] },
  { system: 'android', type: deviceType.androidTablet, share: 4, models: mobilesOf(deviceType.androidTablet) },
  { system: 'ipados', type: deviceType.ipad, share: 3, models: mobilesOf(deviceType.ipad) },
  { system: 'linux', type: deviceType.linux, share: 3, models: [] },
  { system: 'chromeos', type: deviceType.chromebook, share: 1, models: [] },
];
const shares = kinds.reduce((sum, kind) => sum + kind.share, 0);

const kindOf = (random: Random): Kind => {
  let left = random.below(shares);
  const found = kinds.find((kind) => (left -= kind.share) < 0);
  if (found === undefined) throw new RangeError('No kind of device.');
  return found;
};

const versionsAtMost: readonly (readonly [RegExp, number])[] = [
  [/^iPhone (6s|7|SE \(1)|^iPad (Air 2|mini 4|\(5|Pro 9)/, 1],
  [/^iPhone (8|X$)|^iPad \(6/, 2],
  [/^iPhone X|^iPad (\(7|Pro 10)/, 4],
];

const deviceOf = (random: Random, testerId: string, index: number, kind: Kind): Device => {
  const model = kind.models.length === 0 ? null : random.pick(kind.models);
  const most = versionsAtMost.find(([names]) => names.test(model?.name ?? ''))?.[1];
  const versions = versionsOf(kind.system).slice(0, most);
  const version = versions[Math.floor(versions.length * Math.sqrt(random.next()))];
  if (version === undefined) throw new RangeError(`No version of ${kind.system}.`);
  const row = {
    id: demoId('tester-device', `${testerId}:${index}`),
    tester_id: testerId,
    operating_system_device_type_id: kind.type,
    operating_system_id: operatingSystem[kind.system],
    operating_system_version_id: version.id,
    manufacturer_id: model?.manufacturer_id ?? null,
    mobile_device_id: model?.id ?? null,
  };
  return { row, type: kind.type, version: version.id, system: version.name, model: model?.name ?? null };
};

/** Newer versions more often; the first is of the wanted type, if any. */
export const devicesOf = (random: Random, testerId: string, wanted?: number): readonly Device[] =>
  Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, (_, index) => {
    const first = index === 0 ? kinds.find(({ type }) => type === wanted) : undefined;
    return deviceOf(random, testerId, index, first ?? kindOf(random));
  });
