import { mobileDevices, type MobileDevice } from '../reference/mobile-devices.ts';
import { deviceType, operatingSystem, versionsOf, type OperatingSystemKey } from '../reference/systems.ts';
import { demoId, type Random } from '../random.ts';
import type { WorldRow } from '../rows.ts';

const mobilesOf = (type: number): readonly MobileDevice[] => mobileDevices.filter((device) => device.operating_system_device_type_id === type);

const kinds: readonly { readonly system: OperatingSystemKey; readonly type: number; readonly share: number; readonly models: readonly MobileDevice[] }[] = [
  { system: 'android', type: deviceType.androidPhone, share: 40, models: mobilesOf(deviceType.androidPhone) },
  { system: 'ios', type: deviceType.iphone, share: 18, models: mobilesOf(deviceType.iphone) },
  { system: 'windows', type: deviceType.windows, share: 22, models: [] },
  { system: 'macos', type: deviceType.mac, share: 9, models: [] },
  { system: 'android', type: deviceType.androidTablet, share: 4, models: mobilesOf(deviceType.androidTablet) },
  { system: 'ipados', type: deviceType.ipad, share: 3, models: mobilesOf(deviceType.ipad) },
  { system: 'linux', type: deviceType.linux, share: 3, models: [] },
  { system: 'chromeos', type: deviceType.chromebook, share: 1, models: [] },
];

const kindOf = (random: Random) => {
  let left = random.below(kinds.reduce((sum, kind) => sum + kind.share, 0));
  return kinds.find((kind) => (left -= kind.share) < 0) ?? kinds[0];
};

/** The devices of one tester: newer versions more often than older ones. */
export const devicesOf = (random: Random, testerId: string): readonly WorldRow[] =>
  Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, (_, index) => {
    const kind = kindOf(random);
    if (kind === undefined) throw new RangeError('No kind of device.');
    const versions = versionsOf(kind.system);
    const version = versions[Math.floor(versions.length * Math.sqrt(random.next()))];
    const model = kind.models.length === 0 ? null : random.pick(kind.models);
    return {
      id: demoId('tester-device', `${testerId}:${index}`),
      tester_id: testerId,
      operating_system_device_type_id: kind.type,
      operating_system_id: operatingSystem[kind.system],
      operating_system_version_id: version?.id ?? 0,
      manufacturer_id: model?.manufacturer_id ?? null,
      mobile_device_id: model?.id ?? null,
    };
  });
