import type { Tx } from '#server/workflow/transaction.ts';

const camel = (name: string): string => name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

type Row = { readonly row: Readonly<Record<string, unknown>>; readonly groups: readonly Readonly<Record<string, unknown>>[] };

const camelKeys = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));

const groupIds = (group: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(camelKeys(group)).map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : value]));

export const requestedTestWire = async (tx: Tx, testId: string): Promise<readonly { readonly id: string; readonly wire: unknown }[]> => {
  const rows = await tx.query<Row>(
    `select row_to_json(q) as row, coalesce((select json_agg(row_to_json(g) order by g.position) from targeting_group g where g.requested_test_id = q.id), '[]') as groups
     from requested_test q where q.test_id = $1 order by q.position`,
    [testId],
  );
  return rows.map(({ row, groups }) => ({ id: String(row['id']), wire: { ...camelKeys(row), targetingGroups: groups.map(groupIds) } }));
};
