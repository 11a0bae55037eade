import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { judgeReportsMachine, selectFind, selectGraded, selectPicked, selectSent } from './judge-reports.ts';
import type { JudgeReportsEmitted, Report } from './judge-reports.ts';
import { judgeReportsSamples, refused, done, report } from './judge-reports.builders.ts';

const known: Report = { ...report, verdict: 'known', knownAs: 'NW-412-KI-1 Slow' };

const open = (answer: () => Promise<Answer>) => {
  const calls: unknown[] = [];
  const emitted: JudgeReportsEmitted[] = [];
  const sendVerdict = fromPromise<Answer, never>(({ input }) => {
    calls.push(input);
    return answer();
  });
  const actor = createActor(judgeReportsMachine.provide({ actors: { sendVerdict: sendVerdict as never } }));
  actor.on('*', (event) => emitted.push(event));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { actor: actor.start(), calls, emitted, settle };
};

describe('judging the reports of a result', () => {
  it('takes every transition', () => {
    const { missed } = walk(judgeReportsMachine, judgeReportsSamples);
    expect(missed).toEqual([]);
  });

  it('sends a verdict once, however often it is pressed, and tells what takes it back', async () => {
    const { actor, calls, emitted, settle } = open(() => Promise.resolve(done));
    actor.send({ type: 'report.judge', report: known, verdict: 'fake' });
    actor.send({ type: 'report.judge', report: known, verdict: 'fake' });
    expect(selectSent(actor.getSnapshot())).toBe('i1');
    await settle();
    expect(calls).toEqual([{ report: known, change: { verdict: 'fake', knownAs: null }, version: null }]);
    const before = { verdict: 'known', knownAs: 'NW-412-KI-1 Slow' } as const;
    expect(emitted).toEqual([{ type: 'report.judged', message: 'NW-412-R-2 is fake', report: known, before, version: 4 }]);
    actor.send({ type: 'report.undo', report: known, change: before, version: 4 });
    await settle();
    expect(calls[1]).toEqual({ report: known, change: before, version: 4 });
    expect(emitted[1]).toMatchObject({ message: 'Taken back: NW-412-R-2', before: null });
  });

  it('picks what a report is known as, and how severe it is', async () => {
    const { actor, calls, emitted, settle } = open(() => Promise.resolve(done));
    actor.send({ type: 'known.choose', report });
    actor.send({ type: 'words.change', words: 'slow' });
    expect([selectPicked(actor.getSnapshot()), selectFind(actor.getSnapshot())]).toEqual(['i1', 'slow']);
    actor.send({ type: 'known.pick', knownAs: 'NW-412-KI-1 Slow' });
    expect(selectPicked(actor.getSnapshot())).toBeNull();
    await settle();
    actor.send({ type: 'severity.choose', report });
    expect(selectGraded(actor.getSnapshot())).toBe('i1');
    actor.send({ type: 'severity.pick', severity: 'low' });
    await settle();
    expect(calls).toEqual([
      { report, change: { verdict: 'known', knownAs: 'NW-412-KI-1 Slow' }, version: null },
      { report, change: { severity: 'low' }, version: null },
    ]);
    expect(emitted).toMatchObject([
      { message: 'NW-412-R-2 is known', before: { verdict: null, knownAs: null } },
      { message: 'NW-412-R-2 is low', before: { severity: null } },
    ]);
  });

  it('says why it was refused, and that it was lost', async () => {
    const one = open(() => Promise.resolve(refused));
    one.actor.send({ type: 'report.judge', report, verdict: 'real' });
    await one.settle();
    expect(one.emitted).toEqual([{ type: 'report.refused', message: 'Ana Souza judged this report since.' }]);
    const other = open(() => Promise.reject(new Error('gone')));
    other.actor.send({ type: 'report.judge', report, verdict: null });
    await other.settle();
    expect(other.emitted).toEqual([{ type: 'report.refused', message: 'The report could not be judged. Please try again later.' }]);
  });
});
