import type { Pool } from 'pg';
import { seed } from '../seed.ts';
import type { Row } from '../seed.ts';
import { idOf } from '../twin-world.ts';
import type { Side } from '../twin-world.ts';

type Columns = Row;
type Maker<Needs = unknown> = (name: string, columns: Columns & Needs) => Promise<string>;

/** Makes rows of one organization: every id follows from the name, every column not given has its default. */
export type Things = {
  readonly id: (name: string) => string;
  readonly row: (table: string, columns: Columns) => Promise<void>;
  readonly supervised: (name: string, columns?: Columns, own?: Columns) => Promise<string>;
  readonly advanced: (name: string, columns?: Columns, own?: Columns) => Promise<string>;
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

const supervisedColumns: Columns = { application_url: 'https://app.example.com', environments: ['web'] };
const requestedColumns: Columns = {
  activity: 'test_case_run',
  application_type: 'web',
  access_to_application_url: 'https://app.example.com',
};

/** Builders over the owner's pool for one side of the twin world. */
export const thingsOf = (pool: Pool, side: Side = 'a'): Things => {
  const organization_id = idOf(side, 'organization');
  const id = (name: string): string => idOf(side, name);
  const place = new Map<string, number>();
  const nextOf = (counter: string, from = 100): number => {
    const next = (place.get(counter) ?? from) + 1;
    place.set(counter, next);
    return next;
  };
  const row: Things['row'] = (table, columns) => seed(pool, table, { organization_id, ...columns });
  const named =
    (table: string, defaults: (name: string, columns: Columns) => Columns): Maker =>
    async (name, columns) => {
      const made = { id: id(name), ...defaults(name, columns), ...columns };
      await row(table, made);
      return made.id;
    };
  const test = async (kind: 'supervised' | 'advanced', name: string, columns: Columns): Promise<string> => {
    const number = nextOf('test');
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
  const positioned = (counter: string) => (name: string, columns: Columns) => ({
    name,
    position: nextOf(`${counter}:${String(columns['test_id'])}`),
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
      const number = nextOf(`issue:${String(columns['test_id'])}`);
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
