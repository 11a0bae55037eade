import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames } from '#server/database/migrate.ts';
import { asItWas } from '#tests/support/as-it-was.ts';
import { checkout, isInHistory } from '#tests/support/checkout.ts';
import { startCluster } from '#tests/support/cluster.ts';
import type { Cluster, Node } from '#tests/support/cluster.ts';
import { previousRelease } from '#tests/support/previous-release.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { dueSoon } from './kills.ts';
import { plantStock } from './stock.ts';
import { trafficUnder } from './traffic.ts';
import { drain, untruths } from './truth.ts';

let cluster: Cluster;
let before: string;
const isKnown = isInHistory(previousRelease.commit);
beforeAll(async () => {
  cluster = await startCluster();
  if (isKnown) before = checkout(previousRelease.commit, path.join(cluster.folder, 'before'));
});
afterAll(() => cluster.dispose());

/** What the lists and the page of an issue ask all day. */
const hot = [
  '{ getCurrentOrganizationUser { id } }',
  '{ flexibleTestingIssues { edges { node { id title triageStatus } } } }',
  '{ issueStats { newIssuesCount } }',
  '{ platformTests(status: in_progress) { edges { node { __typename } } } }',
];

const answersOf = async (node: Node): Promise<readonly unknown[]> => {
  const token = await cluster.tokenOf(idOf('a', 'manager'));
  return Promise.all(
    hot.map(async (query) => {
      const answer = await fetch(`${node.url}/api/customer_portal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-organization-public-id': publicId('a') },
        body: JSON.stringify({ query }),
      });
      return answer.json();
    }),
  );
};

/** More credits than the load takes, with the line that accounts for them. */
const rich = `with given as (
    insert into credit_transaction (organization_id, description, amount, balance_after_transaction) values ($1, 'More', 100000, 100100))
  update credit_account set balance = balance + 100000 where organization_id = $1`;

/** Two nodes of the version before, each replaced by this one, then one killed and one ended again. */
it.runIf(isKnown)(
  'nodes are replaced under load: nothing is lost, and no call fails that is not answered when it is asked again',
  async () => {
    const nodes = [await cluster.start({ root: before }), await cluster.start({ root: before })];
    const stock = await cluster.withOwner(async (pool) => plantStock(await asItWas(pool)));
    await cluster.sql(rich, [idOf('a', 'organization')]);
    expect(await cluster.sql('select max(name) as last from kysely_migration')).toEqual([{ last: previousRelease.migration }]);
    await cluster.settled();
    const codes: (number | null)[] = [];
    const beside: unknown[] = [];
    let turn = 0;
    const { outcomes, statuses } = await trafficUnder({
      machine: cluster,
      stock,
      seed: 23,
      points: 4,
      asksAgain: 'always',
      strike: async () => {
        const node = nodes[turn % 2] as Node;
        turn += 1;
        if (turn === 3) await node.kill();
        else codes.push(await node.end());
        nodes[(turn - 1) % 2] = await cluster.start();
        if (turn === 1) beside.push(await answersOf(nodes[0] as Node), await answersOf(nodes[1] as Node));
      },
      recover: () => cluster.settled(),
    });
    expect(await cluster.sql('select max(name) as last from kysely_migration')).toEqual([{ last: (await migrationNames()).at(-1) }]);
    await cluster.sql(dueSoon);
    await drain(cluster);
    expect(codes).toEqual([0, 0, 0]);
    expect(JSON.stringify(beside)).not.toContain('errors');
    expect(await untruths(cluster, outcomes)).toEqual([]);
    expect(outcomes.filter(({ answer }) => answer !== 'done')).toEqual([]);
    expect([...statuses].filter((status) => ![0, 200, 502, 503].includes(status))).toEqual([]);

    /** That release knows no name of a later migration, and refuses every schema that has one; later ones let it be. */
    const later = await cluster.sql<{ name: string; timestamp: string }>(
      'delete from kysely_migration where name > $1 returning name, timestamp',
      [previousRelease.migration],
    );
    const old = await cluster.start({ root: before });
    expect(JSON.stringify(await answersOf(old))).not.toContain('errors');
    expect(await old.end()).toBe(0);
    await cluster.sql('insert into kysely_migration select * from jsonb_to_recordset($1) as done (name text, timestamp text)', [
      JSON.stringify(later),
    ]);
  },
  600_000,
);
