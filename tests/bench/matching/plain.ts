import type { BenchWorld } from '../world.ts';

/** What testers of a question must have; an empty list is no wish. Devices are wished one by one: all of it on the same one. */
export type Question = {
  readonly countryIds: readonly number[];
  readonly languageIds: readonly number[];
  readonly operatingSystemVersionIds: readonly number[];
  readonly mobileDeviceIds: readonly number[];
};

export type Answer = { readonly totalNumber: number; readonly testers: readonly string[] };

type Bits = Uint32Array;

const held = (words: number): ((value: number) => Bits) => {
  const known = new Map<number, Bits>();
  return (value) => {
    const found = known.get(value) ?? new Uint32Array(words);
    known.set(value, found);
    return found;
  };
};
const put = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
};
const join = (into: Bits, of: (value: number) => Bits, values: readonly number[]): void => {
  into.fill(0);
  for (const value of values) {
    const bits = of(value);
    for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (bits[word] ?? 0);
  }
};
const meet = (into: Bits, other: Bits): void => {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
};
const sizeOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
const eachBit = (word: number, base: number, tell: (at: number) => void): void => {
  for (let left = word; left !== 0; left &= left - 1) tell(base + 31 - Math.clz32(left & -left));
};

/** Bitmaps in memory over the whole crowd, in the order of the answer: the least that a program could do for a question. */
export async function plainProgram(run: BenchWorld['run']): Promise<(asked: Question, limit: number) => Answer> {
  const testers = await run<{ readonly id: string; readonly country: number }>(
    'select id, country_id as country from tester where active order by rank_percentile desc, id',
  );
  const place = new Map(testers.map(({ id }, at) => [id, at]));
  const words = (testers.length + 31) >>> 5;
  const [country, language] = [held(words), held(words)];
  testers.forEach((tester, at) => put(country(tester.country), at));
  for (const { id, value } of await run<{ readonly id: string; readonly value: number }>(
    'select tester_id as id, language_id as value from tester_language',
  )) {
    const at = place.get(id);
    if (at !== undefined) put(language(value), at);
  }
  const devices = (
    await run<{ readonly id: string; readonly version: number; readonly model: number | null }>(
      'select tester_id as id, operating_system_version_id as version, mobile_device_id as model from tester_device',
    )
  )
    .flatMap(({ id, ...device }) => {
      const owner = place.get(id);
      return owner === undefined ? [] : [{ owner, ...device }];
    })
    .toSorted((one, other) => one.owner - other.owner);
  const owners = Int32Array.from(devices, ({ owner }) => owner);
  const deviceWords = (devices.length + 31) >>> 5;
  const [version, model] = [held(deviceWords), held(deviceWords)];
  devices.forEach((device, at) => {
    put(version(device.version), at);
    if (device.model !== null) put(model(device.model), at);
  });
  const [fits, other] = [new Uint32Array(words), new Uint32Array(words)];
  const [owned, wanted] = [new Uint32Array(deviceWords), new Uint32Array(deviceWords)];

  return (asked, limit) => {
    fits.fill(0xffffffff);
    if (testers.length % 32 !== 0) fits[words - 1] = 2 ** (testers.length % 32) - 1;
    for (const [of, values] of [
      [country, asked.countryIds],
      [language, asked.languageIds],
    ] as const) {
      if (values.length === 0) continue;
      join(other, of, values);
      meet(fits, other);
    }
    const onDevice = (
      [
        [version, asked.operatingSystemVersionIds],
        [model, asked.mobileDeviceIds],
      ] as const
    ).filter(([, values]) => values.length > 0);
    if (onDevice.length > 0) {
      onDevice.forEach(([of, values], at) => {
        join(at === 0 ? owned : wanted, of, values);
        if (at > 0) meet(owned, wanted);
      });
      other.fill(0);
      owned.forEach((word, at) => eachBit(word, at << 5, (device) => put(other, owners[device] ?? 0)));
      meet(fits, other);
    }
    let totalNumber = 0;
    const best: string[] = [];
    fits.forEach((word, at) => {
      if (word === 0) return;
      totalNumber += sizeOf(word);
      if (best.length < limit) eachBit(word, at << 5, (tester) => best.length < limit && best.push(testers[tester]?.id ?? ''));
    });
    return { totalNumber, testers: best };
  };
}
