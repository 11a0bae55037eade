import { describe, expect, it } from 'vitest';
import type { Event } from './player.ts';
import { Crowd } from './loop.ts';
import type { Gateway } from './types.ts';
import { rehearse } from './rehearsal.ts';
import { stories } from './stories/words.ts';
import { verdictOf } from './report.ts';

const play = async (seed: string, events: number): Promise<{ events: readonly (Event | null)[]; calls: string }> => {
  const { gateway, calls } = rehearse(12);
  const crowd = new Crowd({ seed, gateway });
  const played: (Event | null)[] = [];
  for (let count = 0; count < events; count += 1) played.push(await crowd.next());
  return { events: played, calls: JSON.stringify(calls) };
};

describe('the crowd', () => {
  it('plays the same fifty events for the same seed, down to the words', async () => {
    const first = await play('muster', 50);
    expect(await play('muster', 50)).toEqual(first);
    expect((await play('other', 50)).calls).not.toBe(first.calls);
  });

  it('brings every tester to an end, with a key for every call, and then rests', async () => {
    const { gateway, calls, uploads } = rehearse(12);
    const crowd = new Crowd({ seed: 'muster', gateway });
    let quiet = 0;
    for (let count = 0; count < 400 && quiet < 3; count += 1) quiet = (await crowd.next()) === null ? quiet + 1 : 0;
    expect(quiet).toBe(3);
    expect([await gateway.invitations(), await gateway.participants()]).toEqual([[], []]);
    const keys = calls.map(([, { key }]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(calls.filter(([name]) => name === 'submitCaseResult').length).toBeGreaterThan(40);
    expect(calls.filter(([name]) => name === 'leaveFeedback').length).toBeGreaterThan(2);
    expect(uploads.length).toBeGreaterThan(20);
  });

  it('answers what was asked today, and is silent where it was silent for a day', async () => {
    const { gateway } = rehearse(0);
    const asked: string[] = [];
    const editRequests = ['requested', 'overdue'].map((state) => ({
      id: state,
      participantId: 'p',
      testCaseId: 'c',
      content: 'More.',
      state,
    }));
    const asking: Gateway = {
      ...gateway,
      editRequests: async () => editRequests,
      brief: async (id) => (asked.push(id), gateway.brief(id)),
    };
    const told: (Event | null)[] = [];
    const crowd = new Crowd({ seed: 'muster', gateway: asking });
    for (let count = 0; count < 60; count += 1) told.push(await crowd.next().catch(() => null));
    expect(asked.length).toBeGreaterThan(0);
    editRequests.shift();
    const before = asked.length;
    const silent = new Crowd({ seed: 'muster', gateway: asking });
    for (let count = 0; count < 60; count += 1) await silent.next().catch(() => null);
    expect(asked.length).toBe(before);
  });

  it('finds about as much as testers do', () => {
    const found = { pass: 0, fail: 0, blocked: 0, skipped: 0 };
    for (let tester = 0; tester < 100; tester += 1) {
      for (let number = 0; number < 100; number += 1) {
        found[verdictOf({ seed: 's', email: `t${tester}@x`, testCode: `T-${number % 5}`, caseCode: `TC-${number}` })] += 1;
      }
    }
    expect(found.pass).toBeGreaterThan(7000);
    expect(found.pass).toBeLessThan(8200);
    expect(found.fail).toBeGreaterThan(1200);
    expect(found.fail).toBeLessThan(2200);
    expect(found.blocked).toBeGreaterThan(300);
    expect(found.blocked).toBeLessThan(650);
  });

  it('has more than sixty things to say, none twice', () => {
    const words = stories.flatMap(({ passes, defects, obstacles, feedback }) => [
      ...passes,
      ...obstacles,
      ...feedback,
      ...defects.map(({ title }) => title),
    ]);
    expect(words.length).toBeGreaterThan(60);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((each) => /lorem|ipsum/iu.test(each))).toEqual([]);
  });
});
