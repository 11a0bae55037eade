import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Viewer } from '#server/workflow/transaction.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { sampled } from '../../../scripts/mutants/sample.ts';
import { acts, BareTables } from './bare-tables.ts';
import type { Facts, Reach } from './bare-tables.ts';

const here = idOf('a', 'organization');
const there = idOf('b', 'organization');
const [ours, other] = [idOf('a', 'accepted test'), idOf('a', 'other test')];
const moment = '2026-11-21T09:00:00Z';

const viewerOf = (name: string, role: ActorRole): Viewer => ({
  organizationId: here,
  userId: role === 'system' ? null : idOf('a', name),
  role,
});
/** The visitor is a test manager of another organization who works in this one. */
const viewers = {
  customer: viewerOf('customer', 'customer'),
  manager: viewerOf('manager', 'test_manager'),
  visitor: viewerOf('visitor', 'test_manager'),
  accepted: viewerOf('accepted', 'community_test_manager'),
  assigned: viewerOf('assigned', 'community_test_manager'),
  system: viewerOf('system', 'system'),
  operator: viewerOf('operator', 'operator'),
} as const;
const everyone = Object.values(viewers);
const persons = [...['customer', 'manager', 'accepted', 'operator'].map((name) => idOf('a', name)), null];
const authors = persons.slice(0, 3);
const roles = ['customer', 'test_manager', 'community_test_manager', 'system', 'operator'];

/** What rows differ in, where their table has the column. */
const everywhere: Readonly<Record<string, Facts[string][]>> = {
  organization_id: [here, there],
  test_id: [ours, other],
  published_at: [moment, null],
  published: [true, false],
  user_id: persons,
};

const parent = (table: string, number: number): string => idOf('a', `${table} ${number}`);

/** What rows of some tables differ in beside that. */
const more: Readonly<Record<string, Readonly<Record<string, readonly Facts[string][]>>>> = {
  audit: { role: roles, entity: ['issue', 'participant', 'job'] },
  customer_request: { created_by: persons, state: ['draft', 'submitted'], shared_access: ['edit', null] },
  requested_test: { launched_test_id: [ours, other, null] },
  mail: { kind: ['invitation', 'digest'] },
  notification: {
    user_id: [...persons, idOf('a', 'assigned')],
    roles: [null, ...roles.map((role) => [role])],
    test_id: [ours, other, null],
    kind: ['assignment_offered', 'results_published'],
  },
  organization_archive: { asked_by: persons, scope: ['seen', 'whole'] },
  saved_sentence: { is_shared: [true, false] },
  saved_view: { is_shared: [true, false] },
  upload: { created_by: persons },
  moderator_assignment: { status: ['rejected'] },
  chat_channel: { chat_type: ['public', 'private', 'community'] },
  chat_file: {
    channel_id: [0, 1, 2, 3, 6].map((one) => parent('chat_channel', one)),
    created_by: authors,
    message_id: [idOf('a', 'any'), null],
  },
  chat_message: {
    channel_id: [0, 1, 2, 3, 6].map((one) => parent('chat_channel', one)),
    author_user_id: authors,
    author_tester_id: [null, idOf('a', 'tester')],
  },
  chat_read: { channel_id: [0, 1, 2, 3, 6].map((one) => parent('chat_channel', one)) },
  chat_thread_read: { channel_id: [0, 1, 2, 3, 6].map((one) => parent('chat_channel', one)) },
  chat_reaction: { message_id: [0, 6, 12, 18, 24].map((one) => parent('chat_message', one)) },
  case_result_response: { case_result_id: [0, 1, 4].map((one) => parent('case_result', one)) },
  related_issue: { case_result_id: [0, 1, 4].map((one) => parent('case_result', one)) },
  issue_note: { issue_id: [0, 1, 4].map((one) => parent('issue', one)) },
  reproducibility_test: { issue_id: [0, 1, 4].map((one) => parent('issue', one)) },
  test: { id: [ours, other] },
  last_seen: { user_id: ['customer', 'visitor'].map((name) => idOf('a', name)) },
};

const listed: Readonly<Record<string, readonly Facts[]>> = {
  organization: [{ id: here }, { id: there }],
  organization_user: [
    ...['customer', 'manager', 'accepted', 'assigned', 'operator'].map((name) => ({ id: idOf('a', name), organization_id: here })),
    ...['visitor', 'stranger'].map((name) => ({ id: idOf('a', name), organization_id: there })),
  ],
};

const parents = ['chat_channel', 'chat_message', 'case_result', 'issue'];

const crossed = (columns: Readonly<Record<string, readonly Facts[string][]>>): readonly Facts[] =>
  Object.entries(columns).reduce<readonly Facts[]>(
    (rows, [column, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [column]: value }))),
    [{ touched: false }],
  );

const specimensOf = (table: string, columns: readonly string[]): readonly Facts[] => {
  if (listed[table] !== undefined) return listed[table];
  const own = more[table] ?? {};
  const common = Object.fromEntries(Object.entries(everywhere).filter(([column]) => columns.includes(column) && own[column] === undefined));
  const rows = crossed({ ...common, ...own });
  return parents.includes(table) ? rows.map((row, number) => ({ ...row, id: parent(table, number) })) : rows;
};

type Line = { readonly table: string; readonly acts: readonly string[]; readonly cells: readonly string[] };
const [head = [], ...body] = readFileSync(new URL('row-access.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const lines = body.map(([table = '', may = '', ...cells]): Line => ({ table, acts: may.split(' '), cells }));
const lineOf = (table: string, act: string): Line | undefined => lines.find((line) => line.table === table && line.acts.includes(act));

const rowsOf = new Map<string, readonly Facts[]>();
const owners = ['user_id', 'created_by', 'author_user_id', 'asked_by'];
const mine = (row: Facts, { userId }: Viewer): boolean => userId !== null && owners.some((column) => row[column] === userId);

/** The words of the table of who may: each is a fact of the row, asked of whoever comes. */
const words: Readonly<Record<string, (row: Facts, viewer: Viewer) => boolean>> = {
  all: () => true,
  '-': () => false,
  org: (row) => row['organization_id'] === here,
  itself: (row) => row['id'] === here,
  orgOrSelf: (row, { userId }) => row['organization_id'] === here || row['id'] === userId,
  accepted: (row, viewer) => viewer === viewers.accepted && (row['test_id'] ?? row['id']) === ours,
  acceptedEither: (row, viewer) => viewer === viewers.accepted && (row['test_id'] === ours || row['launched_test_id'] === ours),
  published: (row) => (row['published_at'] ?? row['published'] ?? false) !== false,
  own: mine,
  ownOrAccepted: (row, viewer) => mine(row, viewer) || (viewer === viewers.accepted && row['test_id'] === ours),
  ownOrSent: (row, viewer) => mine(row, viewer) || row['message_id'] !== null,
  ownOrShared: (row, viewer) => mine(row, viewer) || row['state'] !== 'draft' || row['shared_access'] !== null,
  ownOrForAll: (row, viewer) => mine(row, viewer) || row['is_shared'] === true,
  notForAll: (row) => row['is_shared'] !== true,
  ownOrForRole: (row, viewer) => mine(row, viewer) || (Array.isArray(row['roles']) && row['roles'].includes(viewer.role)),
  ofModerated: (row, viewer) =>
    row['test_id'] === null ||
    (row['test_id'] === ours && (viewer === viewers.accepted || (viewer === viewers.assigned && row['kind'] === 'assignment_offered'))),
  inOwnName: (row, { role, userId }) => row['role'] === role && row['user_id'] === userId,
  ofCustomers: (row) => row['scope'] === 'seen',
  linesOfCustomers: (row) => row['role'] === 'customer' || row['entity'] === 'issue',
  notOfInstallation: (row, viewer) => row['entity'] !== 'job' || mine(row, viewer),
  notOfTester: (row) => row['author_tester_id'] === null,
  publicChat: (row) => row['chat_type'] === 'public',
  notCommunity: (row) => rowsOf.get('chat_channel')?.find(({ id }) => id === row['channel_id'])?.['chat_type'] !== 'community',
  invitation: (row) => row['kind'] === 'invitation',
  ofColleague: (row) =>
    listed['organization_user']?.some(({ id, organization_id }) => id === row['user_id'] && organization_id === here) === true,
};

const holds = (cell: string, row: Facts, viewer: Viewer): boolean =>
  cell.split(' ').every((word) => {
    const [, of] = word.split('of:');
    if (of === undefined) return words[word]?.(row, viewer) ?? expect.unreachable(`no word ${word}`);
    const above = rowsOf.get(of)?.find(({ id }) => id === row[`${of.replace('chat_', '')}_id`]);
    return above !== undefined && allowed(of, 'see', viewer, above);
  });

const allowed = (table: string, act: string, viewer: Viewer, row: Facts): boolean => {
  const cell = lineOf(table, act)?.cells[head.indexOf(viewer.role) - 2];
  return cell !== undefined && holds(cell, row, viewer);
};

const expectedOf = (table: string, viewer: Viewer): Reach => {
  const rows = rowsOf.get(table) ?? [];
  const those = (act: string): readonly number[] => rows.flatMap((row, number) => (allowed(table, act, viewer, row) ? [number] : []));
  const change = those('change');
  const become = change.length === 0 ? [] : those(lineOf(table, 'become') === undefined ? 'add' : 'become');
  return { see: those('see'), add: those('add'), change, become, remove: those('remove') };
};

let database: TestDatabase;
let tables: BareTables;
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await BareTables.of(database);
  await tables.place('moderator_assignment', { organization_id: here, user_id: idOf('a', 'accepted'), test_id: ours, status: 'accepted' });
  await tables.place('moderator_assignment', { organization_id: here, user_id: idOf('a', 'assigned'), test_id: ours, status: 'assigned' });
  for (const table of tables.grants.keys()) {
    const rows = specimensOf(table, await tables.columnsOf(table));
    rowsOf.set(table, rows);
    await tables.plant(table, rows);
  }
});
afterAll(async () => {
  await tables.close();
  await database.drop();
});

describe('the rows of each table', () => {
  it('are decided for every act that is granted, and for no other', () => {
    const decided = new Map<string, string[]>();
    for (const { table, acts: may } of lines) decided.set(table, [...(decided.get(table) ?? []), ...may]);
    expect([...decided].map(([table, may]) => [table, acts.filter((act) => may.includes(act))])).toEqual([...tables.grants]);
  });

  it.each([...new Set(lines.map(({ table }) => table))])(
    'of %s are seen, made, changed and removed by whom the table says',
    async (table) => {
      expect(await tables.reach(table, everyone)).toEqual(everyone.map((viewer) => expectedOf(table, viewer)));
    },
  );
});

/** Conditions that never decide alone: who may not change a row by its role has changed none, and the system alone writes reproductions. */
const guardedTwice: Readonly<Record<string, number>> = {
  'country.operator with check': 1,
  'issue_note.changed_by_role with check': 1,
  'reproducibility_test.changed_by_role with check': 1,
  'reproducibility_test.tenant with check': 12,
};

describe('a policy that lets through more or less', () => {
  /** All of them in `npm run mutants -- policies`, else the same few each time. */
  const isWhole = process.env['POLICY_MUTANTS'] === 'all';

  it(
    'is noticed',
    async () => {
      const all = await tables.mutants();
      expect(all.length).toBeGreaterThan(1000);
      const chosen = isWhole ? all : sampled(all, 30, 11);
      const before = new Map<string, string>();
      for (const table of new Set(chosen.map((mutant) => mutant.table)))
        before.set(table, JSON.stringify(await tables.reach(table, everyone)));
      const equal: Record<string, number> = {};
      const survivors: string[] = [];
      for (const mutant of chosen) {
        if (JSON.stringify(await tables.reach(mutant.table, everyone, mutant)) !== before.get(mutant.table)) continue;
        const place = `${mutant.table}.${mutant.policy} ${mutant.part}`;
        if (place in guardedTwice) equal[place] = (equal[place] ?? 0) + 1;
        else survivors.push(`survived ${place} ${mutant.was}  ->  ${mutant.now}`);
      }
      if (isWhole) console.log(`${all.length - survivors.length} of ${all.length} mutants of policies killed or equal`);
      expect(survivors).toEqual([]);
      if (isWhole) expect(equal).toEqual(guardedTwice);
    },
    isWhole ? 900_000 : undefined,
  );
});
