import { runAct, toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { archiveAttachmentMachine } from './acts.ts';

const input = { caseResultAttachmentId: 'f1' };

describe('removing an attachment', () => {
  it('is confirmed first', () => {
    const { actor, calls } = runAct(archiveAttachmentMachine, input, () => Promise.resolve({ successful: true, messages: [] }));
    actor.send({ type: 'act.open' });
    expect(calls).toEqual([]);
    actor.send({ type: 'act.confirm' });
    expect(calls).toEqual([input]);
  });

  it('RE-766: tells that it failed', async () => {
    expect(await toldOf(archiveAttachmentMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue during attachment deletion.' },
    ]);
  });
});
