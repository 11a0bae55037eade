import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vocabularyKindNames } from '#schema/vocabulary/crowd-words.ts';
import type { Loose } from '#tests/support/portal.ts';
import { absentId, idOf } from '#tests/support/twin-world.ts';
import { codesOf, openDesk } from './desk.ts';
import type { Desk } from './desk.ts';

let world: Desk;
beforeAll(async () => {
  world = await openDesk();
  await world.sql(
    `insert into operating_system_device_type (id, name, application_types) values (2, 'Android smartphone', '{android,web}')`,
  );
  await world.sql(`insert into manufacturer (id, name) values (1, 'Samsung'), (2, 'Xiaomi')`);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(`update vocabulary_entry set state = 'offered', retired_at = null, version = 1`);
  await world.sql(`delete from mobile_device`);
  await world.sql(`delete from internet_browser`);
  await world.sql(`update country set name = 'Germany' where code = 'DE'`);
});

const shown = `id kind name code parent deviceType state retiredAt version testersCount testsCount`;
const ask = async (query: string, person: 'operator' | 'customer' | 'manager' = 'operator'): Promise<Loose> =>
  (await world.send(person, query)).data;
const entries = async (kind: string, query = ''): Promise<Loose[]> =>
  (await ask(`{ operatorVocabulary(kind: ${kind}, query: ${JSON.stringify(query)}) { totalCount retiredCount entries { ${shown} } } }`))[
    'operatorVocabulary'
  ].entries;
const namesOf = async (list: string, person: 'customer' | 'manager' = 'customer'): Promise<string[]> =>
  (await ask(`{ ${list} { name } }`, person))[list.split('(')[0] ?? ''].map(({ name }: Loose) => name);
const add = (input: object) => world.write('operatorVocabularyEntryAdd', input);
const idOfName = async (kind: string, name: string): Promise<Loose> => (await entries(kind)).find((entry) => entry.name === name);
const phone = { kind: 'mobile_device', name: 'Galaxy S26', parentId: '1', deviceTypeId: '2' };

describe('the vocabulary of the crowd', () => {
  it('is listed in every kind, each entry with what it belongs to and how often it is used', async () => {
    for (const kind of vocabularyKindNames) expect(Array.isArray(await entries(kind))).toBe(true);
    const germany = await idOfName('country', 'Germany');
    expect(germany).toMatchObject({ code: 'DE', parent: null, deviceType: null, state: 'offered', retiredAt: null, version: 1 });
    const testers = await world.sql(`select count(*)::int as count from tester where country_id = 1`);
    expect(germany.testersCount).toBe(testers[0]?.['count']);
    const tests = await world.sql(
      `select count(distinct test)::int as count from (select test_id as test from selection_requirements_group where 1 = any (country_ids)
       union select coalesce(r.launched_test_id, r.id) from targeting_group g join requested_test r on r.id = g.requested_test_id where 1 = any (g.country_ids)) of`,
    );
    expect(germany.testsCount).toBe(tests[0]?.['count']);
    expect(germany.testsCount).toBeGreaterThan(0);
    expect((await entries('operating_system_version'))[0]).toMatchObject({ name: 'Windows 11', parent: 'Windows' });
    expect((await entries('country', 'brAZ')).map(({ name }) => name)).toEqual(['Brazil']);
  });

  it('takes a new phone, which is offered at once to whoever describes testers, and to those of its platform alone', async () => {
    const { successful, result } = await add(phone);
    expect([successful, result]).toMatchObject([
      true,
      { name: 'Galaxy S26', parent: 'Samsung', deviceType: 'Android smartphone', state: 'offered' },
    ]);
    expect(await namesOf('mobileDevices')).toEqual(['Galaxy S26']);
    expect([await namesOf('mobileDevices(applicationType: "android")'), await namesOf('mobileDevices(applicationType: "ios")')]).toEqual([
      ['Galaxy S26'],
      [],
    ]);
    expect(await world.sql(`select event, after from audit where entity = 'vocabulary-entry' and entity_id = $1`, [result.id])).toEqual([
      { event: 'entry.add', after: { name: 'Galaxy S26' } },
    ]);
  });

  it('puts a new version behind the others of its system, tested as they are', async () => {
    const { result } = await add({ kind: 'operating_system_version', name: 'Windows 12', parentId: '1' });
    expect(result).toMatchObject({ name: 'Windows 12', parent: 'Windows' });
    expect(await namesOf('operatingSystemVersions(applicationType: "web")')).toEqual(['Windows 11', 'Windows 12']);
    await world.sql(`delete from operating_system_version where name = 'Windows 12'`);
  });

  it.each([
    ['a blank name', { kind: 'internet_browser', name: ' \u200b ' }, 'blank', 'name'],
    ['a name of 101 characters', { kind: 'internet_browser', name: 'x'.repeat(101) }, 'too_long', 'name'],
    ['a line break', { kind: 'internet_browser', name: 'Lady\nbird' }, 'invalid', 'name'],
    ['a mark that turns the text', { kind: 'internet_browser', name: 'Lady\u202ebird' }, 'invalid', 'name'],
    ['a joiner that nobody sees', { kind: 'internet_browser', name: 'Lady\u200bbird' }, 'invalid', 'name'],
    ['a link', { kind: 'internet_browser', name: 'https://x.example' }, 'invalid', 'name'],
    ['a device without a maker', { ...phone, parentId: null }, 'blank', 'parentId'],
    ['a device of no maker', { ...phone, parentId: '99' }, 'blank', 'parentId'],
    ['a device of an id that is none', { ...phone, parentId: '1; drop table country' }, 'blank', 'parentId'],
    ['a device without a type', { ...phone, deviceTypeId: null }, 'blank', 'deviceTypeId'],
    ['a country without a code', { kind: 'country', name: 'Atlantis' }, 'invalid', 'code'],
    ['a country with a language code', { kind: 'country', name: 'Atlantis', code: 'atl' }, 'invalid', 'code'],
    ['a code that is taken', { kind: 'country', name: 'Atlantis', code: 'de' }, 'taken', 'code'],
    ['a name that is taken, whatever its case', { kind: 'country', name: 'gErmany', code: 'QQ' }, 'taken', 'name'],
  ])('refuses %s', async (_, input, code, path) => {
    expect(await add(input)).toMatchObject({ successful: false, errors: [{ code, path }] });
  });

  it('keeps a name once under what it belongs to, and takes it under another', async () => {
    expect((await add(phone)).successful).toBe(true);
    expect(await add({ ...phone, name: 'galaxy  s26' })).toMatchObject({
      errors: [{ code: 'taken', message: 'Galaxy S26 is in this list.', path: 'name' }],
    });
    expect((await add({ ...phone, parentId: '2' })).successful).toBe(true);
  });

  it('takes a name once where two operators add it at the same moment', async () => {
    const answers = await Promise.all([
      add({ kind: 'internet_browser', name: 'Ladybird' }),
      add({ kind: 'internet_browser', name: 'LADYBIRD' }),
    ]);
    expect(answers.map(({ successful }) => successful).toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
    expect(await entries('internet_browser')).toHaveLength(1);
  });

  it('renames an entry wherever it is shown, and not over what another operator has made of it', async () => {
    const germany = await idOfName('country', 'Germany');
    const rename = (name: string) => world.write('operatorVocabularyEntryRename', { entryId: germany.id, version: germany.version, name });
    expect((await rename('Deutschland')).result).toMatchObject({ name: 'Deutschland', version: 2 });
    expect(await namesOf('countries')).toContain('Deutschland');
    expect(await rename('Allemagne')).toMatchObject({ successful: false, errors: [{ code: 'stale_object' }] });
    expect(await namesOf('countries')).toContain('Deutschland');
    expect(await world.sql(`select before, after from audit where event = 'entry.rename' and entity_id = $1`, [germany.id])).toEqual([
      { before: { name: 'Germany' }, after: { name: 'Deutschland' } },
    ]);
  });

  it('offers what is retired nowhere new, leaves it where it was chosen, and brings it back', async () => {
    const germany = await idOfName('country', 'Germany');
    const retired = await world.write('operatorVocabularyEntryRetire', { entryId: germany.id });
    expect(retired.result).toMatchObject({ state: 'retired', version: 2, testsCount: germany.testsCount });
    expect(retired.result.retiredAt).toMatch(/^\d{4}-/u);
    expect(await namesOf('countries')).not.toContain('Germany');
    expect((await ask('{ operatorVocabulary(kind: country, query: "") { retiredCount } }'))['operatorVocabulary']).toEqual({
      retiredCount: 1,
    });
    const all = (await ask('{ countries(retired: true) { name isRetired } }', 'manager'))['countries'];
    expect(all).toContainEqual({ name: 'Germany', isRetired: true });
    expect(codesOf(await world.write('operatorVocabularyEntryRetire', { entryId: germany.id }))).toEqual(['invalid_state']);
    expect(await add({ kind: 'country', name: 'Germany', code: 'QQ' })).toMatchObject({
      errors: [{ code: 'taken', message: 'Germany is in this list, retired. Offer it again instead.' }],
    });
    const matching = `{ matchingTesters(input: { numberOfResultsNeeded: 1, countryIds: ["1"], advancedTestRequestId: "${idOf('a', 'advanced')}" }) { __typename } }`;
    expect((await world.send('manager', matching)).errors).toEqual([]);
    const offered = await world.write('operatorVocabularyEntryOffer', { entryId: germany.id });
    expect(offered.result).toMatchObject({ state: 'offered', retiredAt: null, version: 3 });
    expect(await namesOf('countries')).toContain('Germany');
    expect(codesOf(await world.write('operatorVocabularyEntryOffer', { entryId: germany.id }))).toEqual(['invalid_state']);
  });

  it.each([absentId, 'x', '1', ''])('finds no entry by %j', async (entryId) => {
    for (const field of ['operatorVocabularyEntryRetire', 'operatorVocabularyEntryOffer'])
      expect(codesOf(await world.write(field, { entryId }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await world.write('operatorVocabularyEntryRename', { entryId, version: 1, name: 'X' }))).toEqual(['NOT_FOUND']);
  });

  it('previews a file row by row, and imports what is new and what is named otherwise, nothing else', async () => {
    await add(phone);
    const rows = [
      { name: 'galaxy s26', parent: 'SAMSUNG', deviceType: 'Android smartphone' },
      { name: 'Galaxy S27', parent: 'Samsung', deviceType: 'android smartphone' },
      { name: 'Galaxy S27', parent: 'Samsung', deviceType: 'Android smartphone' },
      { name: 'Pixel 12', parent: 'Google', deviceType: 'Android smartphone' },
      { name: 'Galaxy S28', parent: 'Samsung', deviceType: 'Fridge' },
      { name: ' ', parent: 'Samsung', deviceType: 'Android smartphone' },
    ];
    const { data } = await world.send(
      'operator',
      `query ($rows: [VocabularyRowInput!]!) { operatorVocabularyPreview(kind: mobile_device, rows: $rows) { verdict name message } }`,
      { rows },
    );
    const told = data?.['operatorVocabularyPreview'] as Loose[];
    expect(told.map(({ verdict, message }) => [verdict, message])).toEqual([
      ['changed', 'Until now Galaxy S26'],
      ['new', null],
      ['same', 'It stands in the file twice.'],
      ['unknown', 'There is no maker named Google.'],
      ['unknown', 'There is no device type named Fridge.'],
      ['invalid', 'Name cannot be blank'],
    ]);
    expect((await world.write('operatorVocabularyImport', { kind: 'mobile_device', rows })).result).toMatchObject({
      addedCount: 1,
      renamedCount: 1,
    });
    expect((await entries('mobile_device')).map(({ name }) => name)).toEqual(['galaxy s26', 'Galaxy S27']);
    expect((await world.write('operatorVocabularyImport', { kind: 'mobile_device', rows })).result).toMatchObject({
      addedCount: 0,
      renamedCount: 0,
    });
  });

  it('knows a country of a file by its code, and refuses a file of too many rows', async () => {
    const rows = [
      { name: 'Federal Republic of Germany', code: 'de' },
      { name: 'Atlantis', code: 'QA1' },
      { name: 'Brazil', code: 'DE' },
    ];
    const { data } = await world.send(
      'operator',
      `query ($rows: [VocabularyRowInput!]!) { operatorVocabularyPreview(kind: country, rows: $rows) { verdict message } }`,
      { rows },
    );
    expect(data?.['operatorVocabularyPreview']).toEqual([
      { verdict: 'changed', message: 'Until now Germany' },
      { verdict: 'invalid', message: 'Two letters, such as DE' },
      { verdict: 'same', message: 'It stands in the file twice.' },
    ]);
    const many = Array.from({ length: 2001 }, (_, index) => ({ name: `Browser ${index}` }));
    expect(await world.write('operatorVocabularyImport', { kind: 'internet_browser', rows: many })).toMatchObject({
      successful: false,
      errors: [{ code: 'too_long', path: 'rows' }],
    });
    expect(await world.write('operatorVocabularyImport', { kind: 'internet_browser', rows: [] })).toMatchObject({ successful: false });
  });
});
