import fc from 'fast-check';
import { demoId } from '#server/world/random.ts';
import { countryId, languageId } from '#server/world/reference/countries.ts';

type Device = {
  readonly type: number;
  readonly system: number;
  readonly version: number;
  readonly manufacturer: number | null;
  readonly mobile: number | null;
};
export type Person = {
  readonly country: number;
  readonly rank: number;
  readonly active: boolean;
  readonly backupOnly: boolean;
  readonly languages: readonly number[];
  readonly devices: readonly Device[];
};
export type Wishes = Readonly<
  Record<
    | 'countryIds'
    | 'languageIds'
    | 'deviceTypeIds'
    | 'operatingSystemIds'
    | 'operatingSystemVersionIds'
    | 'manufacturerIds'
    | 'mobileDeviceIds',
    readonly number[]
  >
>;

export const germany = countryId('DE');
export const german = languageId('de');

export const pool = {
  country: [germany, countryId('BR'), countryId('GB')],
  language: [german, languageId('pt'), languageId('en')],
  device: [
    { type: 1, system: 1, version: 107, manufacturer: 2, mobile: 2001 },
    { type: 1, system: 1, version: 108, manufacturer: 2, mobile: 2002 },
    { type: 1, system: 1, version: 108, manufacturer: 3, mobile: 3001 },
    { type: 3, system: 2, version: 205, manufacturer: 1, mobile: 1001 },
    { type: 5, system: 4, version: 402, manufacturer: null, mobile: null },
  ] satisfies readonly Device[],
};

const some = <T>(from: readonly T[], most = from.length) => fc.subarray([...from], { maxLength: most });
export const known = <K extends keyof Device>(key: K) =>
  [...new Set(pool.device.map((device) => device[key]))].filter((value) => value !== null) as number[];

export const people = fc.array(
  fc.record({
    country: fc.constantFrom(...pool.country),
    rank: fc.integer({ min: 0, max: 8 }),
    active: fc.constantFrom(true, true, true, false),
    backupOnly: fc.constantFrom(false, false, true),
    languages: some(pool.language),
    devices: fc.array(fc.constantFrom(...pool.device), { maxLength: 3 }),
  }),
  { maxLength: 30 },
);
export const wishes = fc.record({
  countryIds: some(pool.country),
  languageIds: some(pool.language),
  deviceTypeIds: some(known('type'), 2),
  operatingSystemIds: some(known('system'), 2),
  operatingSystemVersionIds: some(known('version'), 2),
  manufacturerIds: some(known('manufacturer'), 2),
  mobileDeviceIds: some(known('mobile'), 3),
});

export const idOf = (index: number): string => demoId('matching', index);
const within = (wanted: readonly number[], value: number | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

const fits = (wish: Wishes, person: Person): boolean =>
  person.active &&
  within(wish.countryIds, person.country) &&
  (wish.languageIds.length === 0 || person.languages.some((language) => wish.languageIds.includes(language))) &&
  ([wish.deviceTypeIds, wish.operatingSystemIds, wish.operatingSystemVersionIds, wish.manufacturerIds, wish.mobileDeviceIds].every(
    (wanted) => wanted.length === 0,
  ) ||
    person.devices.some(
      (device) =>
        within(wish.deviceTypeIds, device.type) &&
        within(wish.operatingSystemIds, device.system) &&
        within(wish.operatingSystemVersionIds, device.version) &&
        within(wish.manufacturerIds, device.manufacturer) &&
        within(wish.mobileDeviceIds, device.mobile),
    ));

/** Whom a search finds, one tester after the other: what the statement has to agree with. */
export const naive = (crowd: readonly Person[], wish: Wishes, excluded: readonly number[]): readonly string[] =>
  crowd
    .map((person, index) => ({ person, index, id: idOf(index) }))
    .filter(({ person, index }) => fits(wish, person) && !excluded.includes(index))
    .toSorted((a, b) => b.person.rank - a.person.rank || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
