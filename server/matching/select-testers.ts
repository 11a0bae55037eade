import { compile, sql, type Sql } from '#server/database/sql.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { deviceMatches } from './bitmaps.ts';
import { matchingParts, testersShown } from './statement.ts';
import type { LeftOut } from './statement.ts';
import { knownIds, type TesterWishes } from './wishes.ts';

/** Without testers of other groups, removed ones, and those of earlier tests. */
export type GroupToFill = TesterWishes &
  LeftOut & {
    readonly numberOfResultsNeeded: number;
    readonly testId?: string | null;
  };

export type ChosenTester = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly backupOnly: boolean;
  readonly rankPercentile: number;
  readonly operatingSystemAndVersion: string | null;
  readonly browserOrDevice: string | null;
};

export type Selection = {
  readonly totalNumber: number;
  readonly selected: readonly ChosenTester[];
  readonly backups: readonly ChosenTester[];
};

type Row = ChosenTester & { readonly totalNumber: number };

const chosen = (wishes: TesterWishes, leftOut: LeftOut, limit: number): Sql => sql`
  with ${matchingParts(wishes, leftOut, limit)}
  select t.id, t.email::text as email, t.full_name as "fullName", c.code as "countryCode", c.name as "countryName", t.backup_only as "backupOnly", t.rank_percentile as "rankPercentile",
    d.version as "operatingSystemAndVersion", d.device as "browserOrDevice", (select total from counted)::int as "totalNumber"
  from best join tester t on t.id = best.tester_id join country c on c.id = t.country_id
  left join lateral (
    select v.name as version, coalesce(m.name, k.name) as device
    from tester_device d
    join operating_system_version v on v.id = d.operating_system_version_id
    join operating_system_device_type k on k.id = d.operating_system_device_type_id
    left join mobile_device m on m.id = d.mobile_device_id
    where d.tester_id = t.id and ${deviceMatches(wishes)}
    order by d.id limit 1
  ) d on true
  order by best.rank_percentile desc, best.tester_id`;

const takingPart = async (tx: Pick<Tx, 'query'>, testId: string | null | undefined): Promise<readonly string[]> =>
  testId === null || testId === undefined
    ? []
    : (await tx.query<{ tester_id: string }>('select tester_id from participant where test_id = $1', [testId])).map((row) => row.tester_id);

const split = (rows: readonly Row[], needed: number): Selection => {
  const selected = rows.filter((row) => !row.backupOnly).slice(0, needed);
  const taken = new Set(selected.map((row) => row.id));
  const backups = rows.filter((row) => !taken.has(row.id)).slice(0, testersShown(needed) - needed);
  return { totalNumber: rows[0]?.totalNumber ?? 0, selected, backups };
};

/** As many as results are needed, and half as many again as backups; a backup-only tester is never selected. */
export const selectTesters = async (tx: Pick<Tx, 'query'>, group: GroupToFill): Promise<Selection> => {
  const needed = group.numberOfResultsNeeded;
  const leftOut = {
    excludedTesterIds: [...knownIds(group.excludedTesterIds), ...(await takingPart(tx, group.testId))],
    excludedTestIds: group.excludedTestIds ?? [],
  };
  for (let limit = testersShown(needed) + Math.ceil(needed / 4) + 4; ; limit *= 2) {
    const { text, values } = compile(chosen(group, leftOut, limit));
    const rows = await tx.query<Row>(text, values);
    const selection = split(rows, needed);
    const isFull = selection.selected.length === needed && selection.backups.length === testersShown(needed) - needed;
    if (isFull || rows.length < limit) return selection;
  }
};
