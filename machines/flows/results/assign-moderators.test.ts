import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { assignModeratorsMachine, selectChosen } from './assign-moderators.ts';
import type { AssignModeratorsEmitted, AssignOutcome } from './assign-moderators.ts';
import { assignModeratorsSamples, input } from './assign-moderators.builders.ts';

const told = async (chosen: readonly string[], answer: () => Promise<AssignOutcome>) => {
  const emitted: AssignModeratorsEmitted[] = [];
  const asked: (readonly string[])[] = [];
  const assignModerators = fromPromise<AssignOutcome, { testId: string; userIds: readonly string[] }>(({ input: { userIds } }) => {
    asked.push(userIds);
    return answer();
  });
  const actor = createActor(assignModeratorsMachine.provide({ actors: { assignModerators } }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const userId of chosen) actor.send({ type: 'moderator.toggle', userId });
  actor.send({ type: 'moderators.assign' });
  actor.send({ type: 'moderators.assign' });
  await new Promise((resolve) => setTimeout(resolve));
  return { emitted, asked, left: selectChosen(actor.getSnapshot()) };
};

describe('assign moderators', () => {
  it('takes every transition', () => {
    const walked = walk(assignModeratorsMachine, assignModeratorsSamples);
    expect(walked.missed).toEqual([]);
  });

  it('assigns all who are chosen, once, and nobody who was chosen twice', async () => {
    const { emitted, asked, left } = await told(['u1', 'u2', 'u3', 'u2'], () => Promise.resolve({ assigned: ['u1', 'u3'], messages: [] }));
    expect([emitted, asked, left]).toEqual([[{ type: 'moderators.assigned', count: 2 }], [['u1', 'u3']], []]);
  });

  it('does nothing for nobody', async () => {
    expect((await told([], () => Promise.resolve({ assigned: [], messages: [] }))).asked).toEqual([]);
  });

  it('keeps chosen who could not be assigned, and says why', async () => {
    const { emitted, left } = await told(['u1', 'u2'], () => Promise.resolve({ assigned: ['u1'], messages: ['This test has ended.'] }));
    expect([emitted, left]).toEqual([
      [
        { type: 'moderators.assigned', count: 1 },
        { type: 'moderators.refused', message: 'This test has ended.' },
      ],
      ['u2'],
    ]);
  });

  it('RE-743: says its own words where the server has none', async () => {
    const message = 'There was an issue with assigning the moderator to the test.';
    const silent = await told(['u1'], () => Promise.resolve({ assigned: [], messages: [] }));
    const lost = await told(['u1'], () => Promise.reject(new Error('network')));
    expect([silent.emitted, lost.emitted, lost.left]).toEqual([
      [{ type: 'moderators.refused', message }],
      [{ type: 'moderators.refused', message }],
      ['u1'],
    ]);
  });
});
