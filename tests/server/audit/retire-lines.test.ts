import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldest, portion, retireLines } from '#server/areas/audit/retire-lines.ts';
import { readConfig } from '#server/lib/config.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const now = new Date('2030-06-30T12:00:00Z');
const owner = () => world.portal.database.owner;
const write = (at: string, count: number, organization: string | null = idOf('a', 'organization')) =>
  world.sql(
    `insert into audit (organization_id, at, role, operation, entity, outcome) select $1, $2, 'system', 'x', 'old', 'done' from generate_series(1, $3::int)`,
    [organization, at, count],
  );
const left = async () =>
  (
    await world.sql<{ at: string; count: number }>(
      `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as at, count(*)::int as count from audit where entity = 'old' group by 1 order by 1`,
    )
  ).map(({ at, count }) => `${at} ${count}`);

describe('lines of the trail past their time', () => {
  it('go in portions once an hour, those of nobody too, and one line says so', async () => {
    await world.sql(`delete from audit where entity = 'old'`);
    await write('2027-06-30T11:59:59Z', portion + 5);
    await write('2027-06-30T11:59:59Z', 1, null);
    await write('2027-06-30T12:00:01Z', 3);
    const chore = retireLines(36);
    await chore({ owner: owner(), clock: { now: () => now } });
    expect(await left()).toEqual(['2027-06-30 3']);
    expect(await world.sql(`select role, operation, organization_id as of, after from audit where event = 'audit.retire'`)).toEqual([
      { role: 'system', operation: 'retention', of: null, after: { lines: portion + 6, olderThanMonths: 36 } },
    ]);
    await chore({ owner: owner(), clock: { now: () => new Date(now.getTime() + 3_599_000) } });
    expect(await left()).toEqual(['2027-06-30 3']);
    await chore({ owner: owner(), clock: { now: () => new Date(now.getTime() + 3_600_000) } });
    expect(await left()).toEqual([]);
  });

  it('stay while a legal hold keeps their organization, and all of them where the setting is 0', async () => {
    await write('2020-01-01T00:00:00Z', 2);
    await write('2020-01-02T00:00:00Z', 2, idOf('b', 'organization'));
    await world.sql(`delete from legal_hold`);
    await world.seed('legal_hold', { organization_id: idOf('a', 'organization'), reason: 'a claim', placed_at: now });
    await retireLines(0)({ owner: owner(), clock: { now: () => now } });
    expect(await left()).toEqual(['2020-01-01 2', '2020-01-02 2']);
    await retireLines(18)({ owner: owner(), clock: { now: () => now } });
    expect(await left()).toEqual(['2020-01-01 2']);
  });

  it('go beside lines that are held, of which a run looks at each once', async () => {
    await world.sql(`delete from legal_hold`);
    await world.seed('legal_hold', { organization_id: idOf('a', 'organization'), reason: 'a claim', placed_at: now });
    await write('2020-03-01T00:00:00.000001Z', 3 * portion);
    await write('2020-03-01T00:00:00.000002Z', 2 * portion + 1, idOf('b', 'organization'));
    const asked: (readonly unknown[])[] = [];
    const pool = owner();
    const watched = {
      query: pool.query.bind(pool),
      connect: async () => {
        const client = await pool.connect();
        const query = client.query.bind(client);
        return Object.assign(Object.create(client), {
          query: (statement: { text?: string; values?: readonly unknown[] } & string) => {
            if (statement.text === oldest) asked.push(statement.values ?? []);
            return query(statement);
          },
          release: client.release.bind(client),
        });
      },
    } as unknown as typeof pool;
    await retireLines(18)({ owner: watched, clock: { now: () => now } });
    expect(await left()).toEqual(['2020-01-01 2', `2020-03-01 ${3 * portion}`]);
    expect(asked.map(([, , at]) => at)).toEqual(['-infinity', ...Array.from({ length: 2 }, () => '2020-03-01 00:00:00.000002+00')]);
    await world.sql('vacuum analyze audit');
    type Plan = {
      readonly 'Relation Name'?: string;
      readonly 'Actual Rows': number;
      readonly 'Rows Removed by Filter'?: number;
      readonly Plans?: readonly Plan[];
    };
    const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
    const [answer] = await world.sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(`explain (analyze, format json) ${oldest}`, [
      now,
      18,
      ...(asked.at(-1) ?? []).slice(2),
    ]);
    const read = nodes(answer?.['QUERY PLAN'][0]?.Plan ?? { 'Actual Rows': Number.NaN }).filter(
      (node) => node['Relation Name'] === 'audit',
    );
    expect(Math.max(...read.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)))).toBe(0);
  });

  it('are kept for as long as AUDIT_MONTHS says, and never shorter than tests are', () => {
    expect(readConfig({}).auditMonths).toBe(36);
    expect(readConfig({ AUDIT_MONTHS: '0' }).auditMonths).toBe(0);
    expect(() => readConfig({ AUDIT_MONTHS: '17' })).toThrow('AUDIT_MONTHS must be 0, or at least 18');
  });
});
