import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { randomFrom } from '#machines/testing/random.ts';
import { addTestedStatement } from '#tests/support/tested.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { callsOf } from './calls.ts';
import type { Called } from './calls.ts';
import { dueSoon, kills, patience } from './kills.ts';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { plantStock } from './stock.ts';

const [many, longestCall, seed] = [25, 160, 18];
const testId = idOf('a', 'supervised');

const hurry = `update pgboss.job set start_after = now() where name = 'publish-participant' and state in ('created', 'retry') and start_after > now()`;

type Answer = { readonly successful: boolean; readonly result: readonly { readonly filename?: string; readonly body?: string }[] | null };

/** Sends a call; null where no answer came. */
const sender = (machine: Machine, token: string) => {
  const call = callsOf(machine, token);
  return ({ key, mutation, input }: Called): Promise<Answer | null> =>
    call<Answer>({
      key,
      mutation,
      input,
      more: mutation === 'exportTestCaseResultsToCsv' ? 'result { filename body }' : 'result { id }',
    }).catch(() => null);
};

/** How many of some testers are in the log with what was asked, how often, and how many are removed. */
const logged = async (
  machine: Machine,
  ids: readonly string[],
  event: string,
): Promise<{ people: number; times: number; removed: number }> => {
  const [found] = await machine.sql<{ people: number; times: number; removed: number }>(
    `select count(distinct a.entity_id)::int as people, count(a.entity_id)::int as times, count(distinct p.id) filter (where p.status = 'removed')::int as removed
     from participant p left join audit a on a.entity_id = p.id and a.event = $2 where p.id = any ($1::uuid[])`,
    [ids, event],
  );
  return found ?? { people: -1, times: -1, removed: -1 };
};

it(
  'kills in the middle of publishing all, removing many and exporting leave each wholly done or not at all, once asked again done once',
  async ({ annotate }) => {
    const random = randomFrom(seed);
    const machine = await startMachine();
    try {
      await machine.withOwner(plantStock);
      const send = sender(machine, await machine.tokenOf(idOf('a', 'manager')));
      let unanswered = 0;
      for (let turn = 0; turn < kills; turn += 1) {
        const add = async (name: string, status: string): Promise<readonly string[]> =>
          (await machine.sql<{ id: string }>(addTestedStatement, [testId, many, `${name} ${turn}`, status, idOf('a', 'case-1')])).map(
            ({ id }) => id,
          );
        const [published, removed] = [await add('published', 'results_approved'), await add('removed', 'joined')];
        const calls: readonly [Called, Called, Called] = [
          { key: randomUUID(), mutation: 'publishIssuesAndCaseResults', input: { testId, participantIds: published } },
          {
            key: randomUUID(),
            mutation: 'removeTestersFromTest',
            input: { testId, participantIds: removed, removalReasons: ['no_response'] },
          },
          { key: randomUUID(), mutation: 'exportTestCaseResultsToCsv', input: { testId, participantsIds: published.slice(0, 10) } },
        ];
        const first = Promise.all(calls.map(send));
        await pause(random(longestCall));
        await machine.killServer();
        unanswered += (await first).filter((answer) => answer === null).length;
        await machine.start();
        await machine.sql(dueSoon);
        expect([0, many]).toContain((await logged(machine, published, 'results.publish')).people);
        expect([0, many]).toContain((await logged(machine, removed, 'tester.remove')).removed);
        const [, , exported] = await Promise.all(calls.map(send));
        const again = await send(calls[2]);
        expect(exported?.result).toHaveLength(10);
        expect(again).toEqual(exported);
        expect(await logged(machine, removed, 'tester.remove')).toEqual({ people: many, times: many, removed: many });
        expect(await logged(machine, published, 'results.publish')).toEqual({ people: many, times: many, removed: 0 });
        const [exports] = await machine.sql<{ count: number }>(
          `select count(*)::int as count from audit where event = 'results.export' and entity_id = $1`,
          [testId],
        );
        expect(exports?.count).toBe(turn + 1);
      }
      const unfinished = async (): Promise<number> => {
        await machine.sql(hurry);
        const [found] = await machine.sql<{ count: number }>(
          `select count(*)::int as count from participant p where p.full_name like 'Added published %'
             and (p.status <> 'results_published' or (select count(*) from issue i where i.participant_id = p.id) <> 1
               or (select count(*) from audit a where a.entity_id = p.id and a.event = 'publishing.succeed') <> 1)`,
        );
        return found?.count ?? -1;
      };
      await expect.poll(unfinished, { timeout: 240_000, interval: 1000 }).toBe(0);
      expect(unanswered).toBeGreaterThan(kills / 4);
      await annotate(`${kills} kills, ${unanswered} of ${kills * 3} calls without an answer`);
    } finally {
      await machine.dispose();
    }
  },
  patience,
);
