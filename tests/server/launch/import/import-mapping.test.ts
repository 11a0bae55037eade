import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields = 'kind columns { header target }';
const saveDocument = `mutation ($input: SaveImportMappingInput!) { answer: saveImportMapping(input: $input) { successful errors { code message path } result { ${fields} } } }`;
const readDocument = `query ($kind: ImportKind!) { importMapping(kind: $kind) { ${fields} } }`;

type Column = { readonly header: string; readonly target: string };

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const save = async (kind: string, columns: readonly Column[], person: Person = 'customer') =>
  (await world.ask(person, saveDocument, { input: { kind, columns } })).answer;
const read = async (kind: string, person: Person = 'customer'): Promise<readonly Column[]> =>
  (await world.ask(person, readDocument, { kind })).importMapping.columns;

describe('the columns of imports', () => {
  it('are remembered for everyone in the organization, of each kind apart, the last choice of a header last', async () => {
    const first = [
      { header: 'Summary', target: 'name' },
      { header: 'Do', target: 'instruction' },
    ];
    expect(await save('test_cases', first)).toMatchObject({ successful: true, errors: [], result: { kind: 'test_cases' } });
    await save('test_cases', [{ header: 'Summary', target: 'additional' }], 'manager');
    await save('test_data', [{ header: 'Summary', target: 'keep' }]);
    const sorted = (columns: readonly Column[]) => columns.toSorted((one, other) => one.header.localeCompare(other.header));
    expect(sorted(await read('test_cases', 'manager'))).toEqual([
      { header: 'Do', target: 'instruction' },
      { header: 'Summary', target: 'additional' },
    ]);
    expect([await read('test_data'), await read('known_issues')]).toEqual([[{ header: 'Summary', target: 'keep' }], []]);
  });

  it('are those of one organization', async () => {
    await save('known_issues', [{ header: 'Bug', target: 'title' }]);
    expect(await world.sql(`select count(distinct organization_id)::int as n from import_mapping`)).toEqual([{ n: 1 }]);
    await world.sql(
      `insert into import_mapping select id, 'known_issues', 'Foreign', 'title', now() from organization where id <> (select organization_id from import_mapping limit 1) limit 1`,
    );
    expect(await read('known_issues')).toEqual([{ header: 'Bug', target: 'title' }]);
  });

  it.each([
    ['without a column', [], 'columns'],
    ['with an empty header', [{ header: '', target: 'name' }], 'columns.0.header'],
    ['with an endless header', [{ header: 'x'.repeat(256), target: 'name' }], 'columns.0.header'],
    ['with a field of another kind', [{ header: 'A', target: 'title' }], 'columns'],
    [
      'with a header twice',
      [
        { header: 'A', target: 'name' },
        { header: 'A', target: 'code' },
      ],
      'columns',
    ],
    ['with 201 columns', Array.from({ length: 201 }, (_, index) => ({ header: `h${index}`, target: 'additional' })), 'columns'],
  ])('are not remembered %s', async (_, columns, path) => {
    const before = await read('test_cases');
    expect(await save('test_cases', columns)).toMatchObject({ successful: false, errors: [{ code: 'invalid', path }] });
    expect(await read('test_cases')).toEqual(before);
  });

  it('are forgotten when others have pushed them out', async () => {
    for (const batch of [0, 1, 2])
      await save(
        'test_data',
        Array.from({ length: 200 }, (_, index) => ({ header: `c${batch}-${index}`, target: 'keep' })),
      );
    expect((await read('test_data')).length).toBe(500);
  });
});
