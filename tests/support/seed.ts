import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;
/** One of two equal organizations. */
export type Side = 'a' | 'b';

/** The same name gives the same id in every run. */
export const idOf = (side: Side, name: string): string => {
  const hex = createHash('md5').update(`${side}:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const file = (name: unknown): Row => ({ name, content_type: 'text/csv', size_bytes: 1, sha256: name, storage_key: name });

/** What a row must have and a test seldom cares for, by table: from what it does say, and from how many there were before. */
const needed: Readonly<Record<string, (row: Row, number: number) => Row>> = {
  organization: ({ short_code: code }) => ({ public_id: code, name: code }),
  organization_user: ({ id }) => ({ role: 'customer', email: `${String(id)}@x.test` }),
  integration: () => ({ code: 'testrail', state: 'active' }),
  upload: ({ name = 'x.csv' }) => file(name),
  attachment: ({ name = 'x.csv' }) => ({ kind: 'case_result_attachment', media_kind: 'csv', ...file(name) }),
  test: (_, number) => ({ kind: 'supervised', number, code: `T-${number}`, name: `Test ${number}` }),
  test_case: (_, number) => ({ position: number, code: `TC-${number}`, name: `Case ${number}` }),
  issue: (_, number) => ({ number, code: `I-${number}`, title: `Issue ${number}`, severity: 'low' }),
  tester: (_, number) => ({ email: `tester${number}@x.test`, full_name: `Tester ${number}`, country_id: 1 }),
  participant: ({ email }) => ({ full_name: email, country_code: 'DE', country_name: 'Germany', status: 'joined' }),
  selection_requirements_group: () => ({ position: 1, number_of_results_needed: 1 }),
};

const counted = new WeakMap<Pool, Map<string, number>>();

function nextOf(pool: Pool, table: string): number {
  const numbers = counted.get(pool) ?? new Map<string, number>();
  counted.set(pool, numbers);
  const next = (numbers.get(table) ?? 0) + 1;
  numbers.set(table, next);
  return next;
}

/** Inserts rows by the names of their columns, with what they must have beside them. The one way in which tests write what they begin with. */
export async function seed(pool: Pool, table: string, ...rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const whole = { ...needed[table]?.(row, nextOf(pool, table)), ...row };
    const columns = Object.keys(whole).join(', ');
    await pool.query(`insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)`, [
      JSON.stringify(whole),
    ]);
  }
}

type Maker<Needs = unknown> = (name: string, columns: Row & Needs) => Promise<string>;

/** Makes rows of one organization, `put` with an id that follows from the name; every column that is not given has its default. */
export type Things = {
  readonly id: (name: string) => string;
  readonly row: (table: string, columns: Row) => Promise<void>;
  readonly put: (table: string, name: string, columns?: Row) => Promise<string>;
  readonly supervised: (name: string, columns?: Row, own?: Row) => Promise<string>;
  readonly advanced: (name: string, columns?: Row, own?: Row) => Promise<string>;
  readonly requested: Maker<{ readonly test_id: string }>;
  readonly group: Maker<{ readonly test_id: string }>;
  readonly participant: Maker<{ readonly test_id: string; readonly group_id: string }>;
  readonly testCase: Maker<{ readonly test_id: string }>;
  readonly result: Maker<{ readonly test_id: string; readonly participant_id: string; readonly test_case_id: string }>;
  readonly related: Maker<{ readonly test_id: string; readonly participant_id: string }>;
  readonly issue: Maker<{ readonly test_id: string }>;
  readonly tag: (name: string, tagName: string, issues?: readonly string[]) => Promise<string>;
  readonly attachment: Maker<{ readonly test_id: string }>;
};

/** The moment at which the things of the twin world came to be. */
export const planted = '2026-11-20T09:00:00Z';

const supervisedColumns: Row = { application_url: 'https://app.example.com', environments: ['web'] };
const requestedColumns: Row = {
  activity: 'test_case_run',
  application_type: 'web',
  access_to_application_url: 'https://app.example.com',
};

/** Builders over the owner's pool for one side of the twin world. */
export const thingsOf = (pool: Pool, side: Side = 'a'): Things => {
  const organization_id = idOf(side, 'organization');
  const id = (name: string): string => idOf(side, name);
  const place = new Map<string, number>();
  const placeIn = (counter: string, from = 100): number => {
    const next = (place.get(counter) ?? from) + 1;
    place.set(counter, next);
    return next;
  };
  const row: Things['row'] = (table, columns) => seed(pool, table, { organization_id, ...columns });
  const put: Things['put'] = async (table, name, columns = {}) => {
    const made = { id: id(name), ...columns };
    await row(table, made);
    return made.id;
  };
  const named =
    (table: string, defaults: (name: string, columns: Row) => Row): Maker =>
    (name, columns) =>
      put(table, name, { ...defaults(name, columns), ...columns });
  const test = async (kind: 'supervised' | 'advanced', name: string, columns: Row): Promise<string> => {
    const number = placeIn('test');
    await row('test', {
      id: id(name),
      kind,
      number,
      code: `${side.toUpperCase()}-${number}`,
      name,
      window_status: 'open',
      opened_at: planted,
      created_at: planted,
      ...columns,
    });
    return id(name);
  };
  const positioned = (counter: string) => (name: string, columns: Row) => ({
    name,
    position: placeIn(`${counter}:${String(columns['test_id'])}`),
  });
  const participantRow = named('participant', (name) => ({
    email: `${name}@crowd.example`,
    full_name: name,
    country_code: 'DE',
    country_name: 'Germany',
    status: 'joined',
  }));
  return {
    id,
    row,
    put,
    supervised: async (name, columns = {}, own = {}) => {
      const test_id = await test('supervised', name, columns);
      await row('supervised_test', { test_id, ...supervisedColumns, ...own });
      return test_id;
    },
    advanced: async (name, columns = {}, own = {}) => {
      const test_id = await test('advanced', name, columns);
      await row('advanced_test', { test_id, ...own });
      return test_id;
    },
    requested: named('requested_test', (name, columns) => ({
      ...positioned('requested')(name, columns),
      test_cycle_code: `TC-${name}`,
      ...requestedColumns,
    })),
    group: named('selection_requirements_group', (name, columns) => ({
      ...positioned('group')(name, columns),
      number_of_results_needed: 1,
    })),
    participant: async (name, columns) => {
      const tester_id = id(`tester of ${name}`);
      await seed(pool, 'tester', { id: tester_id, email: `${side}-${name}@testers.example`, full_name: name, country_id: 1 });
      return participantRow(name, { tester_id, ...columns });
    },
    testCase: named('test_case', (name, columns) => ({ ...positioned('case')(name, columns), code: `C-${name}`, case_results_limit: 1 })),
    result: named('case_result', () => ({ status: 'pass', completed_at: planted, created_at: planted })),
    related: named('related_issue', (name) => ({ code: `R-${name}`, title: name, severity: 'high', created_at: planted })),
    issue: named('issue', (name, columns) => {
      const number = placeIn(`issue:${String(columns['test_id'])}`);
      return { number, code: `I-${number}`, title: name, severity: 'low', published_at: planted, created_at: planted };
    }),
    tag: async (name, tagName, issues = []) => {
      await row('issue_tag', { id: id(name), name: tagName });
      for (const issue_id of issues) await row('issue_tagging', { issue_id, issue_tag_id: id(name) });
      return id(name);
    },
    attachment: named('attachment', (name) => ({
      kind: 'case_result_attachment',
      media_kind: 'image',
      name,
      content_type: 'image/png',
      size_bytes: 3,
      sha256: name,
      storage_key: name,
      created_at: planted,
    })),
  };
};
