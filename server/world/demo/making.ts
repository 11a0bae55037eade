import { severities } from '#schema/vocabulary/issue.ts';
import type { Finding } from '../content/parse.ts';
import type { Random } from '../random.ts';
import type { Tester, Device } from './crowd.ts';
import type { Platform } from './plan.types.ts';
import { deviceType } from '../reference/systems.ts';
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
type WorldTable = (typeof order)[number];

type RowsOfWorld = {
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

export type Making = {
  readonly now: Date;
  readonly random: Random;
  readonly rows: RowsOfWorld;
  readonly people: readonly Tester[];
  readonly tell: (findings: readonly Finding[]) => Finding;
  readonly count: (about: string) => number;
};

const typesOf: Readonly<Record<Platform, readonly number[]>> = {
  web: [deviceType.windows, deviceType.mac, deviceType.linux],
  android: [deviceType.androidPhone, deviceType.androidTablet],
  ios: [deviceType.iphone, deviceType.ipad],
};

export const deviceTypesOf = (platform: Platform): readonly number[] => typesOf[platform];

export const deviceFor = (tester: Tester, platform: Platform): Device | undefined =>
  tester.devices.find(({ type }) => typesOf[platform].includes(type));

/** Each finding once before any is repeated, the gravest first. */
export const teller = (): Making['tell'] => {
  const told = new Map<string, number>();
  const rank = ({ title, severity }: Finding): number => (told.get(title) ?? 0) * 10 + severities.findIndex((one) => one === severity);
  return (findings) => {
    const [next] = findings.toSorted((a, b) => rank(a) - rank(b));
    if (next === undefined) throw new RangeError('No finding to tell.');
    told.set(next.title, (told.get(next.title) ?? 0) + 1);
    return next;
  };
};

export const counter = (): Making['count'] => {
  const counts = new Map<string, number>();
  return (about) => {
    const before = counts.get(about) ?? 0;
    counts.set(about, before + 1);
    return before;
  };
};
