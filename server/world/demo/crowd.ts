import { countryId, languageId, nameOfCode } from '../reference/countries.ts';
import { deviceType, operatingSystem, versionsOf, type OperatingSystemKey } from '../reference/systems.ts';
import { demoId, randomFrom, type Random } from '../random.ts';
import { type OwnerClient, type WorldRow, insertRows, withSearchRebuilt } from '../rows.ts';
import { namePools, spaced } from './names.ts';
import { regions } from './regions.ts';
import { mobileDevices, type MobileDevice } from '../reference/mobile-devices.ts';

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
const devicesOf = (random: Random, testerId: string, wanted?: number): readonly Device[] =>
  Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, (_, index) => {
    const first = index === 0 ? kinds.find(({ type }) => type === wanted) : undefined;
    return deviceOf(random, testerId, index, first ?? kindOf(random));
  });

export type Tester = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly rankPercentile: number;
  readonly devices: readonly Device[];
};

type Place = { readonly code: string; readonly count: number; readonly region: (typeof regions)[number] };

const wanted = 3000;

const places = (): readonly Place[] => {
  const weights = regions.flatMap((region) => region.countries.map(([code, weight]) => ({ code, weight, region })));
  const total = weights.reduce((sum, place) => sum + place.weight, 0);
  return weights.map(({ code, weight, region }) => ({ code, region, count: Math.max(2, Math.round((weight / total) * wanted)) }));
};

const plainLetters = (text: string): string =>
  text
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

const emailOf = (taken: Set<string>, given: string, family: string): string => {
  const stem = `${plainLetters(given)}.${plainLetters(family)}`;
  for (let turn = 1; ; turn += 1) {
    const email = `${stem}${turn === 1 ? '' : turn}@mail.example`;
    if (!taken.has(email)) {
      taken.add(email);
      return email;
    }
  }
};

const { windows, mac, androidPhone, iphone } = deviceType;
const named: readonly (readonly [given: string, family: string, code: string, device: number])[] = [
  ['Lena', 'Hartmann', 'DE', windows],
  ['Jonas', 'Wieland', 'DE', mac],
  ['Marta', 'Kowalska', 'AT', windows],
  ['Stefan', 'Brunner', 'AT', mac],
  ['Rafael', 'Teixeira', 'BR', androidPhone],
  ['Camila', 'Duarte', 'BR', androidPhone],
  ['Diego', 'Marín', 'CO', androidPhone],
  ['Beatriz', 'Nunes', 'BR', androidPhone],
  ['Grace', 'Whitfield', 'GB', iphone],
  ['Callum', 'Marsh', 'GB', iphone],
];

type Crowd = {
  readonly people: readonly Tester[];
  readonly testers: readonly WorldRow[];
  readonly spoken: readonly WorldRow[];
  readonly devices: readonly WorldRow[];
};

type Growing = { people: Tester[]; testers: WorldRow[]; spoken: WorldRow[]; devices: WorldRow[] };

const addTester = (
  crowd: Growing,
  random: Random,
  taken: Set<string>,
  person: { given: string; family: string; code: string; languages: readonly string[]; device?: number },
): void => {
  const email = emailOf(taken, person.given, person.family);
  const id = demoId('tester', email);
  const fullName = `${person.given} ${spaced(person.family)}`;
  const rankPercentile = random.between(3, 99);
  const devices = devicesOf(random, id, person.device);
  crowd.people.push({
    id,
    email,
    fullName,
    countryCode: person.code,
    countryName: nameOfCode('region', person.code),
    rankPercentile,
    devices,
  });
  crowd.testers.push({
    id,
    email,
    full_name: fullName,
    country_id: countryId(person.code),
    rank_percentile: rankPercentile,
    availability: random.pick(['available', 'available', 'available', 'available', 'busy', 'away']),
    backup_only: random.chance(0.05),
    active: true,
  });
  const languages = new Set([
    ...person.languages,
    ...(random.chance(0.62) ? ['en'] : []),
    ...(random.chance(0.08) ? [random.pick(['es', 'fr', 'de', 'pt', 'ru'])] : []),
  ]);
  crowd.spoken.push(...[...languages].map((code) => ({ tester_id: id, language_id: languageId(code) })));
  crowd.devices.push(...devices.map(({ row }) => row));
};

const regionOf = (code: string) => regions.find((region) => region.countries.some(([country]) => country === code));

/** The same at every start. */
const crowdOfDemo = (): Crowd => {
  const random = randomFrom('crowd');
  const taken = new Set<string>();
  const crowd: Growing = { people: [], testers: [], spoken: [], devices: [] };
  for (const [given, family, code, device] of named)
    addTester(crowd, random, taken, { given, family, code, device, languages: regionOf(code)?.languages ?? ['en'] });
  for (const { code, count, region } of places()) {
    const pool = namePools[region.pool];
    for (let index = 0; index < count; index += 1) {
      addTester(crowd, random, taken, {
        given: random.pick(pool.given),
        family: random.pick(pool.family),
        code,
        languages: region.languages,
      });
    }
  }
  return crowd;
};

export const seedCrowd = async (client: OwnerClient): Promise<readonly Tester[]> => {
  const crowd = crowdOfDemo();
  await withSearchRebuilt(client, async () => {
    await insertRows(client, 'tester', crowd.testers);
    await insertRows(client, 'tester_language', crowd.spoken);
    await insertRows(client, 'tester_device', crowd.devices);
  });
  return crowd.people;
};
