import { describe, expect, it } from 'vitest';
import { rehearse } from './rehearsal.ts';
import { reproduce } from './loop.ts';
import type { Participant } from './types.ts';

const participantOf = (id: string): Participant => ({
  id,
  testId: 't',
  status: 'results_published',
  joinedAt: null,
  tester: { fullName: id, email: `${id}@crowd.test` },
  completedCasesCount: 1,
  assignedCasesCount: 1,
});

const play = async (testers: number) => {
  const { gateway, calls, uploads } = rehearse(testers);
  for (let turn = 0; turn < 12; turn += 1)
    for (let number = 0; number < testers; number += 1) await reproduce({ seed: 'muster', gateway }, participantOf(`p${number}`));
  return { calls, uploads };
};

describe('testers who try what others found', () => {
  it('take each issue on before they tell, once, and then have nothing more to do', async () => {
    const { calls } = await play(60);
    const of = (name: string): readonly string[] =>
      calls.filter(([did]) => did === name).map(([, { participantId, issueId }]) => `${String(participantId)} ${String(issueId)}`);
    expect(of('startReproduction').length).toBeGreaterThan(15);
    expect(of('submitReproduction').toSorted()).toEqual(of('startReproduction').toSorted());
    expect(new Set(of('submitReproduction')).size).toBe(of('submitReproduction').length);
    const { gateway } = rehearse(1);
    expect((await reproduce({ seed: 'muster', gateway: { ...gateway, issuesToReproduce: async () => [] } }, participantOf('p0'))).did).toBe(
      'waited',
    );
  });

  it('tell every outcome, with a key for each call and recordings of what they saw', async () => {
    const { calls, uploads } = await play(120);
    const told = calls.filter(([did]) => did === 'submitReproduction').map(([, input]) => input);
    expect([...new Set(told.map(({ status }) => String(status)))].toSorted()).toEqual(['blocked', 'fail', 'not_tested', 'pass']);
    expect(uploads.length).toBeGreaterThan(told.length / 4);
    expect(
      told.every(
        ({ status, attachmentIds }) => ['pass', 'fail'].includes(String(status)) || (attachmentIds as readonly string[]).length === 0,
      ),
    ).toBe(true);
    const keys = calls.map(([, { key }]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('do the same for the same seed', async () => expect(await play(30)).toEqual(await play(30)));

  it('leave alone what enough others have tried', async () => {
    const { gateway, calls } = rehearse(60);
    const crowded = {
      ...gateway,
      issuesToReproduce: async (id: string) => (await gateway.issuesToReproduce(id)).map((issue) => ({ ...issue, reproductionsCount: 4 })),
    };
    for (let number = 0; number < 60; number += 1) await reproduce({ seed: 'muster', gateway: crowded }, participantOf(`p${number}`));
    expect(calls).toEqual([]);
  });
});
