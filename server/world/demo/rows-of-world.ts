import { insertRows, type OwnerClient, type WorldRow } from '../rows.ts';

/** In the order of their foreign keys. */
const order = [
  'customer_request',
  'test',
  'advanced_test',
  'requested_test',
  'targeting_group',
  'supervised_test',
  'selection_requirements_group',
  'test_case',
  'test_case_field',
  'participant',
  'assigned_case',
  'case_result',
  'case_result_response',
  'related_issue',
  'edit_request',
  'issue',
  'issue_test_case',
  'issue_tag',
  'issue_tagging',
  'issue_note',
  'reproducibility_test',
  'case_result_edit_log',
  'case_result_moderation_log',
  'blocker',
  'tester_session',
  'moderator_assignment',
  'schedule',
  'attachment',
  'credit_account',
  'credit_transaction',
  'notification',
] as const;
export type WorldTable = (typeof order)[number];

export type RowsOfWorld = {
  readonly add: (table: WorldTable, ...rows: readonly WorldRow[]) => void;
  readonly of: (table: WorldTable) => readonly WorldRow[];
  readonly write: (client: OwnerClient) => Promise<void>;
};

export const rowsOfWorld = (): RowsOfWorld => {
  const tables = new Map<WorldTable, WorldRow[]>(order.map((table) => [table, []]));
  const of = (table: WorldTable): WorldRow[] => tables.get(table) ?? [];
  const tests = (kind: string): WorldRow[] => of('test').filter((row) => row['kind'] === kind);
  return {
    add: (table, ...rows) => void of(table).push(...rows),
    of,
    write: async (client) => {
      for (const table of order) {
        if (table === 'test') await insertRows(client, 'test', tests('advanced'));
        else if (table === 'supervised_test') {
          await insertRows(client, 'test', tests('supervised'));
          await insertRows(client, table, of(table));
        } else await insertRows(client, table, of(table));
      }
    },
  };
};
