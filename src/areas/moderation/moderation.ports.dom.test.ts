// @vitest-environment happy-dom
import type { Client } from 'urql';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { moderationActivityMachine } from '#machines/flows/moderation/moderation-activity.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moderateResultPorts } from './moderate-result/opened-result.host.tsx';
import { moderationActivityPorts } from './moderation-activity/moderation-activity.host.tsx';
import { rejectResultPorts } from './reject-result/reject-result.host.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const clientOf = (field: string) => {
  const sent: unknown[] = [];
  const mutation = (_document: unknown, variables: unknown) => {
    sent.push(variables);
    return { toPromise: () => Promise.resolve({ data: { [field]: { successful: true, errors: [] } } }) };
  };
  return { client: { mutation } as unknown as Client, sent };
};

const run = (logic: AnyActorLogic, input: object): Promise<unknown> => {
  const actor = createActor(logic, { input });
  const settled = toPromise(actor);
  actor.start();
  return settled;
};

describe('moderation', () => {
  it('asks for an edit, takes it back, and finishes', async () => {
    const asked = clientOf('createCaseResultEditRequest');
    await run(moderateResultPorts(asked.client).requestEdit, { caseResultId: 'r1', content: 'Add a picture.', key: 'k1' });
    const cancelled = clientOf('cancelCaseResultEditRequest');
    await run(moderateResultPorts(cancelled.client).cancelEdit, { caseResultId: 'r1' });
    const finished = clientOf('flexibleTestingFinalizeCaseResultModeration');
    await run(moderateResultPorts(finished.client).finalizeModeration, { caseResultId: 'r1' });
    expect([asked.sent, cancelled.sent, finished.sent]).toEqual([
      [{ input: { caseResultId: 'r1', content: 'Add a picture.' } }],
      [{ input: { caseResultId: 'r1' } }],
      [{ input: { caseResultId: 'r1' } }],
    ]);
  });

  it('rejects with the reason, and takes it back', async () => {
    const rejected = clientOf('flexibleTestingRejectCaseResult');
    await run(rejectResultPorts(rejected.client).rejectResult, { caseResultId: 'r1', rejectionReason: 'Duplicate' });
    const undone = clientOf('flexibleTestingCaseResultUnreject');
    await run(rejectResultPorts(undone.client).unrejectResult, { caseResultId: 'r1', version: 3 });
    expect([rejected.sent, undone.sent]).toEqual([
      [{ input: { caseResultId: 'r1', rejectionReason: 'Duplicate' } }],
      [{ input: { caseResultId: 'r1', version: 3 } }],
    ]);
  });
});

describe('the mouse', () => {
  it('RE-527: counts as moved once it has rested for a second', () => {
    vi.useFakeTimers();
    const { client } = clientOf('registerModerationActivity');
    const machine = moderationActivityMachine.provide({ actors: moderationActivityPorts(client) });
    const actor = createActor(machine, { input: { caseResultId: 'r1' } }).start();
    window.dispatchEvent(new MouseEvent('mousemove'));
    vi.advanceTimersByTime(900);
    window.dispatchEvent(new MouseEvent('mousemove'));
    vi.advanceTimersByTime(900);
    expect(actor.getSnapshot().context.hasMoved).toBe(false);
    vi.advanceTimersByTime(100);
    expect(actor.getSnapshot().context.hasMoved).toBe(true);
    actor.stop();
  });
});
