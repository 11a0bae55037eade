import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowdWorld, reference } from './world.ts';
import type { CrowdWorld } from './world.ts';

type Told = {
  readonly successful: boolean;
  readonly result: { readonly testers: readonly { readonly email: string }[] } | null;
  readonly errors: readonly object[];
};

const mutation = `mutation ($input: SaveTestersInput!) {
  saveTesters(input: $input) { successful result { testers { id email } } errors { code message path } } }`;

const names = `
  insert into language (id, code, name) values (900001, 'zy', 'Testish'), (900002, 'zx', 'Other') on conflict do nothing;
  insert into operating_system_device_type (id, name, application_types) values (900001, 'Test phones', '{}');
  insert into operating_system (id, name) values (900001, 'TestOS'), (900002, 'OtherOS');
  insert into operating_system_version (id, operating_system_id, name, application_types) values (900001, 900001, '16', '{}'), (900002, 900002, '7', '{}');
  insert into manufacturer (id, name) values (900001, 'Maker');
  insert into mobile_device (id, manufacturer_id, operating_system_device_type_id, name, application_types) values (900001, 900001, 900001, 'Phone 25', '{}');`;

const phone = { deviceType: 'test phones', operatingSystem: 'TestOS', version: '16', manufacturer: 'MAKER', model: 'Phone 25' };
const ada = {
  email: 'Ada@crowd.example',
  fullName: ' Ada Lind ',
  countryCode: 'ZZ',
  languageCodes: ['zy'],
  rankPercentile: 90,
  devices: [phone],
};

let world: CrowdWorld;
beforeAll(async () => {
  world = await crowdWorld();
  await world.db.owner.query(reference);
  await world.db.owner.query(names);
});
afterAll(() => world.close());

const save = async (testers: readonly object[]): Promise<Told> =>
  (await world.ask<{ saveTesters: Told }>(mutation, { input: { testers } })).data.saveTesters;
const kept = async () =>
  (
    await world.db.owner.query(
      `select t.email::text as email, t.full_name, t.rank_percentile as rank, t.active, s.country_id as country, s.language_ids as languages, s.operating_system_version_ids as versions,
         s.mobile_device_ids as models, (select count(*)::int from tester_device d where d.tester_id = t.id) as devices
       from tester t left join tester_search s on s.tester_id = t.id where t.email like '%@crowd.example' order by t.email`,
    )
  ).rows;
const asKept = {
  email: 'Ada@crowd.example',
  full_name: 'Ada Lind',
  rank: 90,
  active: true,
  country: 900001,
  languages: [900001],
  versions: [900001],
  models: [900001],
  devices: 1,
};

describe('testers whom a crowd system hands over', () => {
  it('can be found by country, language and device from then on, once however often they are said', async () => {
    const answers = [await save([ada]), await save([ada])];
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(answers[0]?.result).toEqual(answers[1]?.result);
    expect(await kept()).toEqual([asKept]);
  });

  it('are changed by their address, whatever its case, and what was said before goes', async () => {
    await save([ada]);
    await save([{ email: 'ada@CROWD.example', fullName: 'Ada Berg', countryCode: 'zz', languageCodes: ['zx'] }]);
    expect(await kept()).toEqual([
      { ...asKept, full_name: 'Ada Berg', rank: 50, languages: [900002], versions: [], models: [], devices: 0 },
    ]);
    await save([{ ...ada, isActive: false }]);
    expect(await kept()).toEqual([{ ...asKept, active: false, country: null, languages: null, versions: null, models: null }]);
    await save([ada]);
    expect(await kept()).toEqual([asKept]);
  });

  it('are taken with every address that mail servers take, beside all others of the call', async () => {
    const emails = ['ada@mail.example', "kate.o'neil@mail.example", 'bo+crowd@mail.example', 'cy@xn--bcher-kva.example'];
    const { successful, errors, result } = await save(emails.map((email) => ({ ...ada, email })));
    expect([successful, errors, result?.testers.map(({ email }) => email).toSorted()]).toEqual([true, [], emails.toSorted()]);
  });

  it.each([
    [[{ ...ada, countryCode: 'XX' }], 'inclusion', 'testers[0].countryCode'],
    [[ada, { ...ada, email: 'b@crowd.example', languageCodes: ['zy', 'qq'] }], 'inclusion', 'testers[1].languageCodes[1]'],
    [[{ ...ada, devices: [{ ...phone, version: '7' }] }], 'inclusion', 'testers[0].devices[0].version'],
    [[{ ...ada, devices: [{ ...phone, model: 'Phone 26' }] }], 'inclusion', 'testers[0].devices[0].model'],
    [[{ ...ada, email: 'nobody' }], 'invalid', 'testers[0].email'],
    [[{ ...ada, fullName: ' ' }], 'blank', 'testers[0].fullName'],
    [[{ ...ada, rankPercentile: 101 }], 'invalid', 'testers[0].rankPercentile'],
    [[ada, { ...ada, email: 'ADA@crowd.example' }], 'invalid', 'testers'],
    [Array.from({ length: 201 }, (_, at) => ({ ...ada, email: `t${at}@crowd.example` })), 'too_many', 'testers'],
  ])('are refused together, at what is wrong (%#)', async (testers, code, path) => {
    const before = await kept();
    const answer = await save(testers);
    expect([answer.successful, answer.errors[0]]).toEqual([false, expect.objectContaining({ code, path })]);
    expect(await kept()).toEqual(before);
  });

  it.each([
    [{ countryCode: 'Germony' }, 'countryCode', '"Germony" is not known here. Did you mean "DE"?'],
    [
      { devices: [{ ...phone, deviceType: 'Test fone' }] },
      'devices[0].deviceType',
      '"Test fone" is not known here. Did you mean "Test phones"?',
    ],
    [
      { devices: [{ ...phone, operatingSystem: 'xyz' }] },
      'devices[0].operatingSystem',
      '"xyz" is not known here. Did you mean "OtherOS" or "TestOS"?',
    ],
    [{ devices: [{ ...phone, model: 'Phone 26' }] }, 'devices[0].model', '"Phone 26" is not known here. Did you mean "Phone 25"?'],
    [{ languageCodes: ['xqzw'] }, 'languageCodes[0]', '"xqzw" is not known here. Did you mean "zx" or "zy"?'],
  ])('are refused with the nearest words that are offered: %j', async (given, path, message) => {
    await world.db.owner.query(
      `insert into country (id, code, name) values (900050, 'DE', 'Germany'), (900051, 'PT', 'Portugal') on conflict do nothing`,
    );
    expect((await save([{ ...ada, ...given }])).errors).toEqual([{ code: 'inclusion', message, path: `testers[0].${path}` }]);
  });

  it('may own what is retired, which is told in the vocabulary and suggested to nobody', async () => {
    const owner = world.db.owner;
    const ask = async () =>
      (
        await world.ask<{ vocabulary: readonly object[] }>(
          '{ vocabulary(kinds: [mobile_device, operating_system_version]) { kind name code parent deviceType retiredAt } }',
          {},
        )
      ).data.vocabulary;
    const model = { kind: 'mobile_device', name: 'Phone 25', code: null, parent: 'Maker', deviceType: 'Test phones', retiredAt: null };
    expect(await ask()).toContainEqual(model);
    expect(await ask()).toContainEqual({ ...model, kind: 'operating_system_version', name: '16', parent: 'TestOS', deviceType: null });
    await owner.query(
      `update vocabulary_entry set state = 'retired', retired_at = '2026-11-30T09:00:00Z' where kind = 'mobile_device' and number = 900001`,
    );
    expect(await ask()).toContainEqual({ ...model, retiredAt: '2026-11-30T09:00:00.000Z' });
    expect((await save([ada])).successful).toBe(true);
    const { errors } = await save([{ ...ada, devices: [{ ...phone, model: 'Phone 26' }] }]);
    expect(errors).toEqual([
      {
        code: 'inclusion',
        message: '"Phone 26" is not known here. Ask vocabulary(kinds: [mobile_device]) for what is.',
        path: 'testers[0].devices[0].model',
      },
    ]);
    await owner.query(`update vocabulary_entry set state = 'offered', retired_at = null`);
    await owner.query(
      `insert into mobile_device (manufacturer_id, operating_system_device_type_id, name, application_types) values (900001, 900001, 'Phone 26', '{}')`,
    );
    expect((await save([{ ...ada, devices: [{ ...phone, model: 'phone 26' }] }])).successful).toBe(true);
    await save([ada]);
  });

  it('are taken two hundred at once, and from two callers at once', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...ada, email: `many${at}@crowd-many.example` }));
    const answers = await Promise.all([save(many), save(many.toReversed())]);
    expect(answers.map(({ result }) => result?.testers.length)).toEqual([200, 200]);
  });
});
