import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

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
