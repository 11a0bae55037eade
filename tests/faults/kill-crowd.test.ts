import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { randomFrom } from '#machines/testing/random.ts';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../server/authorization/samples.ts';
import { callsOf } from './calls.ts';
import { patience } from './kills.ts';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { plantStock } from './stock.ts';
import { drain } from './truth.ts';

const [seed, tests, needed, declines, kills, longestCall] = [31, 6, 3, 10, 5, 80];
const organization = idOf('a', 'organization');
const parent = idOf('a', 'advanced');
const crowd = `insert into tester (id, email, full_name, country_id, rank_percentile, availability, backup_only, active)
  select gen_random_uuid(), 'crowd' || n || '@kills.test', 'Crowd ' || n, 1, n, 'available', false, true from generate_series(1, 60) n`;
const later = `update test set schedule_at = now() + interval '8 seconds' where id = $1`;
const holding = `status not in ('selected', 'backup', 'backup_removed', 'declined', 'expired', 'dropped_out', 'removed')`;
const standing = `select t.id, t.name, t.window_status as state,
    (select count(*)::int from participant p where p.test_id = t.id and p.${holding}) as held,
    (select count(*)::int from audit a where a.entity = 'test-window' and a.entity_id = t.id and a.event = 'window.open') as opened,
    (select count(*)::int from audit a where a.entity = 'test-window' and a.entity_id = t.id and a.event = 'window.close') as closed,
    (select count(*)::int from credit_transaction x where x.subject_id = t.id) as paid
  from test t where t.organization_id = $1 and t.name like 'Filled %' order by t.name`;
type Standing = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly held: number;
  readonly opened: number;
  readonly closed: number;
  readonly paid: number;
};
/** Nobody is asked twice, without a reason, or after the end. */
const faults: Readonly<Record<string, string>> = {
  'asked twice': `select p.id from participant p join test t on t.id = p.test_id where t.name like 'Filled %' and p.invited_at is not null
    and (select count(*) from audit a where a.entity = 'participant' and a.entity_id = p.id and a.event = 'invitation.send') <> 1`,
  'asked without one reason': `select p.id from participant p join test t on t.id = p.test_id where t.name like 'Filled %' and p.invited_at is not null
    and (select count(*) from tester_choice c where c.participant_id = p.id and c.kind in ('invited', 'promoted', 'found')) <> 1`,
  'asked after the end': `select p.id from participant p join test t on t.id = p.test_id where t.name like 'Filled %' and p.invited_at > t.closed_at`,
  'twice in a test': `select test_id from participant group by test_id, tester_id having count(*) > 1`,
};

/** Sends a call until it is answered, over as many starts of the server as it takes. */
const until = async <T>(send: () => Promise<T | null>, up: () => Promise<void>): Promise<T> => {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer !== null) return answer;
    await up();
  }
};

const gateway = (machine: Machine, token: string) => async (participantId: string) => {
  const response = await fetch(`${machine.url}/api/crowd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation ($input: ParticipantInput!) { answer: declineInvitation(input: $input) { successful } }',
      variables: { input: { participantId, key: `declined:${participantId}` } },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  return response.status >= 500 ? null : await response.json();
};

const launchOf = (name: string): object => {
  const { requestedTestId: _, ...input } = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as {
    readonly requestedTestId?: string;
    readonly testerGroups: readonly object[];
  };
  return { ...input, name, testerGroups: [{ ...input.testerGroups[0], numberOfResultsNeeded: needed }] };
};

it(
  'kills of the server while tests open, fill and close open each once, fill it exactly, and close it once; what was due while it was down is done',
  async () => {
    const machine = await startMachine();
    try {
      await machine.withOwner(plantStock);
      await machine.sql(crowd);
      const random = randomFrom(seed);
      const call = callsOf(machine, await machine.tokenOf(idOf('a', 'manager')));
      const decline = gateway(machine, await machine.withOwner((pool) => createCrowdToken(pool, 'Crowd')));
      let up: Promise<void> = Promise.resolve();
      let struck = 0;
      const strike = async (downFor = 0): Promise<void> => {
        struck += 1;
        await pause(random(longestCall));
        await machine.killServer();
        up = pause(downFor).then(() => machine.start());
        await up;
      };
      const rows = () => machine.sql<Standing>(standing, [organization]);
      const invited = async (): Promise<readonly string[]> =>
        (
          await machine.sql<{ id: string }>(
            `select p.id from participant p join test t on t.id = p.test_id where t.name like 'Filled %' and t.window_status = 'open' and p.status = 'invited' order by p.id`,
          )
        ).map(({ id }) => id);

      for (let at = 0; at < tests; at += 1) {
        if (at === tests / 2) await machine.sql(later, [parent]);
        const key = randomUUID();
        const launching = until(
          () => call({ key, mutation: 'launchSupervisedTest', input: launchOf(`Filled ${at}`) }),
          () => up.then(() => pause(50)),
        );
        if (at % 2 === 0 && struck < kills / 2) await strike();
        expect(await launching).toMatchObject({ successful: true });
      }
      await strike(10_000);
      await drain(machine);
      await expect
        .poll(async () => (await rows()).map(({ state }) => state), { timeout: 90_000 })
        .toEqual(Array.from({ length: tests }, () => 'open'));

      for (let at = 0; at < declines; at += 1) {
        const ids = await invited();
        const id = ids[random(ids.length)];
        if (id === undefined) continue;
        const declining = until(
          () => decline(id),
          () => up.then(() => pause(50)),
        );
        if (at % 5 === 4 && struck < kills) await strike();
        await declining;
      }
      const key = randomUUID();
      const [first] = await rows();
      const closing = until(
        () => call({ key, mutation: 'flexibleTestingCloseTestWindow', input: { testId: first?.id } }),
        () => up.then(() => pause(50)),
      );
      await strike();
      expect(await closing).toMatchObject({ successful: true });
      await drain(machine);
      await expect
        .poll(async () => (await rows()).slice(1).map(({ held }) => held), { timeout: 120_000, interval: 500 })
        .toEqual(Array.from({ length: tests - 1 }, () => needed));
      const found = await rows();
      expect(
        found.map(({ name, state, opened, closed, paid, held }) => ({ name, state, opened, closed, paid, overfilled: held > needed })),
      ).toEqual(
        Array.from({ length: tests }, (_, at) => ({
          name: `Filled ${at}`,
          state: at === 0 ? 'closed' : 'open',
          opened: 1,
          closed: at === 0 ? 1 : 0,
          paid: 1,
          overfilled: false,
        })),
      );
      for (const [what, statement] of Object.entries(faults)) expect([what, await machine.sql(statement)]).toEqual([what, []]);
    } finally {
      await machine.dispose();
    }
  },
  patience,
);
