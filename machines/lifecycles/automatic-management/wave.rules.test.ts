import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { randomFrom } from '#machines/testing/random.ts';
import { describe, expect, it } from 'vitest';
import { takesPlace, planWave, wantedOfCrowd } from './wave.rules.ts';
import type { GroupTester } from './wave.rules.ts';

const hour = 3_600_000;
const patience = 12 * hour;
const start = Date.parse('2026-11-21T09:00:00.000Z');
const tester = (id: string, status: ParticipantStatus, rank: number, invitedAt: number | null = null): GroupTester => ({
  id,
  status,
  rank,
  invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
});
const plan = (needed: number, testers: readonly GroupTester[], found = 0, at = start) => planWave({ needed, testers }, at, patience, found);
const nothing = { expire: [], invite: [], promote: [], missing: 0 };

describe('a wave', () => {
  it('asks the best who wait, as many as are needed', () => {
    const testers = [tester('a', 'selected', 70), tester('b', 'selected', 90), tester('c', 'selected', 80), tester('d', 'backup', 99)];
    expect(plan(2, testers)).toEqual({ ...nothing, invite: ['b', 'c'] });
  });

  it('fills the place of whoever left from the backups, the best first, and then from the crowd', () => {
    const testers = [
      tester('a', 'declined', 90),
      tester('b', 'dropped_out', 85),
      tester('c', 'removed', 80),
      tester('d', 'backup', 60),
      tester('e', 'backup', 70),
    ];
    expect(plan(3, testers)).toEqual({ ...nothing, promote: ['e', 'd'], missing: 1 });
    expect(wantedOfCrowd({ needed: 3, testers }, start, patience)).toBe(1);
  });

  it('stops at the number needed', () => {
    const testers = [tester('a', 'joined', 90), tester('b', 'results_published', 85), tester('c', 'backup', 80)];
    expect(plan(2, testers)).toEqual(nothing);
    expect(plan(1, testers)).toEqual(nothing);
  });

  it('gives a silent invitation up only for somebody else, the longest silence first', () => {
    const testers = [
      tester('a', 'invited', 90, start - 13 * hour),
      tester('b', 'invited', 80, start - 14 * hour),
      tester('c', 'invited', 70, start - hour),
    ];
    expect(plan(3, testers)).toEqual(nothing);
    expect(plan(3, [...testers, tester('d', 'backup', 10)])).toEqual({ ...nothing, expire: ['b'], promote: ['d'] });
    expect(plan(3, testers, 5)).toEqual({ ...nothing, expire: ['b', 'a'], missing: 2 });
    expect(plan(4, [...testers, tester('d', 'backup', 10)])).toEqual({ ...nothing, promote: ['d'] });
  });
});

/** One launch with drop-out, hour by hour, until everybody has settled. */
function launch(seed: number) {
  const below = randomFrom(seed);
  const needed = 1 + below(12);
  const chance = 10 + below(70);
  let crowd = below(3) === 0 ? 0 : below(60);
  let known = 0;
  const faults: string[] = [];
  const testers: { id: string; status: ParticipantStatus; rank: number; invitedAt: string | null }[] = [];
  const add = (status: ParticipantStatus) => testers.push({ id: `t${(known += 1)}`, status, rank: below(101), invitedAt: null });
  for (let at = needed + below(3) - 1; at > 0; at -= 1) add('selected');
  for (let at = below(needed + 1); at > 0; at -= 1) add('backup');
  const held = () => testers.filter(takesPlace).length;
  const waits = () => testers.some(({ status }) => status === 'selected' || status === 'backup');
  const move = (id: string, status: ParticipantStatus, at: number) => {
    const found = testers.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    found.status = status;
    if (status === 'invited') found.invitedAt = new Date(at).toISOString();
  };
  const wave = (at: number): void => {
    const group = { needed, testers };
    const found = Math.min(crowd, wantedOfCrowd(group, at, patience));
    const { expire, invite, promote, missing } = planWave(group, at, patience, found);
    for (const id of expire) move(id, 'expired', at);
    for (const id of [...invite, ...promote]) move(id, 'invited', at);
    for (let more = Math.min(missing, crowd); more > 0; more -= 1) {
      add('invited');
      const last = testers.at(-1);
      if (last !== undefined) last.invitedAt = new Date(at).toISOString();
      crowd -= 1;
    }
    const isSilent = testers.some(({ status, invitedAt }) => status === 'invited' && Date.parse(invitedAt ?? '') + patience <= at);
    if (held() > needed) faults.push(`seed ${seed}: more are asked than needed`);
    if (held() < needed && (waits() || crowd > 0)) faults.push(`seed ${seed}: a place is free while candidates are left`);
    if (isSilent && (waits() || crowd > 0)) faults.push(`seed ${seed}: somebody silent is waited for while candidates are left`);
  };
  for (let hours = 0; hours < 120; hours += 1) {
    const at = start + hours * hour;
    wave(at);
    for (const each of testers) {
      const dice = below(1000);
      if (each.status === 'invited') {
        if (dice < 40) each.status = dice < chance / 2 ? 'declined' : 'joined';
      } else if (each.status === 'joined' || each.status === 'in_progress') {
        if (dice < chance / 4) each.status = dice % 3 === 0 ? 'removed' : 'dropped_out';
        else if (dice > 900) each.status = each.status === 'joined' ? 'in_progress' : 'testing_complete';
      }
    }
  }
  wave(start + 120 * hour);
  return { isFull: held() === needed, isDry: !waits() && crowd === 0, faults };
}

describe('a thousand launches with drop-out', () => {
  it('never ask beyond the need, and never leave a place free while candidates are left', () => {
    const ends = Array.from({ length: 1000 }, (_, seed) => launch(seed + 1));
    expect(ends.flatMap(({ faults }) => faults)).toEqual([]);
    expect(ends.every(({ isFull, isDry }) => isFull || isDry)).toBe(true);
    expect(ends.filter(({ isFull }) => isFull).length).toBeGreaterThan(300);
    expect(ends.filter(({ isFull }) => !isFull).length).toBeGreaterThan(50);
  });
});
