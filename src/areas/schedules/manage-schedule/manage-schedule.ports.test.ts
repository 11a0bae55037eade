import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { describe, expect, it } from 'vitest';
import { manageSchedulePorts } from './manage-schedule.host.tsx';

const clientOf = (result: unknown) => {
  const sent: unknown[] = [];
  const mutation = (_document: unknown, variables: unknown, context: unknown) => {
    sent.push({ variables, context });
    return { toPromise: () => Promise.resolve(result) };
  };
  return { ports: manageSchedulePorts({ mutation } as unknown as Client), sent };
};
const answered = (field: string, answer = {}) => ({ data: { [field]: { successful: true, errors: [], ...answer } } });
const run = (logic: AnyActorLogic, input: object): Promise<unknown> => {
  const actor = createActor(logic, { input });
  const settled = toPromise(actor);
  actor.start();
  return settled;
};

describe('the ports of a schedule', () => {
  it('send a new rule', async () => {
    const { ports, sent } = clientOf(answered('updateSchedule'));
    const input = { scheduleId: 's1', recurringDay: 0, recurringTime: '09:00', userTimezone: 'Europe/Berlin' };
    expect(await run(ports.updateSchedule, input)).toEqual({ successful: true, messages: [] });
    expect(sent).toEqual([{ variables: { input }, context: undefined }]);
  });

  it('skip a run under the key of the press', async () => {
    const { ports, sent } = clientOf(answered('skipNextScheduleRun'));
    await run(ports.skipNextScheduleRun, { scheduleId: 's1', reason: 'Holiday', key: 'k1' });
    expect(sent).toEqual([
      {
        variables: { input: { scheduleId: 's1', reason: 'Holiday' } },
        context: { fetchOptions: { headers: { 'Idempotency-Key': 'k1' } } },
      },
    ]);
  });

  it('cancel for a reason, and bring back why not', async () => {
    const errors = [{ code: 'invalid_state', message: 'This schedule has been cancelled.', path: null }];
    const { ports, sent } = clientOf(answered('cancelSchedule', { successful: false, errors }));
    const input = { scheduleId: 's1', reason: 'Over' };
    expect(await run(ports.cancelSchedule, input)).toEqual({ successful: false, messages: ['This schedule has been cancelled.'] });
    expect(sent).toEqual([{ variables: { input }, context: undefined }]);
  });

  it('fail when no answer came', async () => {
    const { ports } = clientOf({ error: new CombinedError({ networkError: new Error('gone') }) });
    await expect(run(ports.cancelSchedule, { scheduleId: 's1', reason: 'Over' })).rejects.toThrow('gone');
  });
});
