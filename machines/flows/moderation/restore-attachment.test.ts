import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { restoreAttachmentMachine } from './acts.ts';

const input = { caseResultAttachmentId: 'f1' };

describe('restoring an attachment', () => {
  it('RE-765: tells that it failed', async () => {
    expect(await toldOf(restoreAttachmentMachine, input, () => Promise.reject(new Error('network')))).toEqual([
      { type: 'act.refused', message: 'There was an issue during attachment restoration.' },
    ]);
  });
});
