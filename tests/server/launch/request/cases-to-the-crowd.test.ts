import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInvitation, work } from '#crowd/acts.ts';
import type { Player } from '#crowd/player.ts';
import { httpGateway } from '#crowd/gateway.ts';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { argumentsFor } from '../../authorization/samples.ts';
import { openLaunchingWorld, runnable } from './world.ts';
import type { LaunchingWorld } from './world.ts';

let world: LaunchingWorld;
let player: Player;
beforeAll(async () => {
  world = await openLaunchingWorld();
  const token = await createCrowdToken(world.portal.database.owner, 'Crowd');
  const transport = { url: world.portal.url, token, signal: AbortSignal.timeout(120_000), say: () => undefined };
  player = { seed: 'muster', gateway: httpGateway(transport) };
});
afterAll(() => world.stop());

/** Plays the testers of one test until nobody is left, and gives what was refused, and how many results each case has. */
const play = async (testId: string): Promise<readonly [refused: readonly string[], results: Readonly<Record<string, number>>]> => {
  const refused: string[] = [];
  for (const invitation of await player.gateway.invitations())
    if (invitation.test.id === testId) await answerInvitation(player, invitation);
  const left = async () => (await player.gateway.participants()).filter((each) => each.testId === testId);
  for (let testers = await left(); testers.length > 0 && refused.length < 10; testers = await left())
    for (const tester of testers) {
      const { did, outcome } = await work(player, tester);
      if (outcome !== 'done') refused.push(`${did}: ${outcome}`);
    }
  const rows = await world.sql<{ name: string; count: number }>(
    `select k.name, count(r.id)::int as count from test_case k left join case_result r on r.test_case_id = k.id and r.completed_at is not null
     where k.test_id = $1 group by k.name order by k.name`,
    [testId],
  );
  return [refused, Object.fromEntries(rows.map(({ name, count }) => [name, count]))];
};

describe('the crowd hands in a result for each test case', () => {
  it('also where cases have no steps', async () => {
    const testCases = [
      { name: 'Pay by card', steps: [] },
      { name: 'Pay by voucher', steps: [{ instruction: '', expectedResult: 'It is taken' }] },
      { name: 'Pay later', steps: [{ instruction: 'Pay', expectedResult: 'Paid' }] },
    ];
    const [row] = await world.evaluated(await world.launch([runnable({ testCases, numberOfResultsPerTestCaseNeeded: 3 })]));
    expect(await play(row?.launched ?? '')).toEqual([[], { 'Pay by card': 3, 'Pay by voucher': 3, 'Pay later': 3 }]);
  });

  it('also where a test manager launches one case twelve times', async () => {
    const input = argumentsFor('Mutation.launchSupervisedTest', 'a')['input'] as { readonly testerGroups: readonly object[] };
    const testCases = Array.from({ length: 12 }, () => ({ name: 'Pay', code: 'TC-1', steps: [] }));
    const testerGroups = [{ ...input.testerGroups[0], numberOfResultsNeeded: 2 }];
    const launched = await world.act('manager', 'launchSupervisedTest', { ...input, testerGroups, testCases }, 'result { testId }');
    expect(await play(launched['result'].testId)).toEqual([[], { Pay: 24 }]);
  });
});
