import { sentValue, valueActWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { undoApprovalMachine } from './undo-approval.machine.ts';

const input = { approved: false };

describe('undo approval', () => {
  it('takes every transition', () => {
    expect(walk(undoApprovalMachine, { ...valueActWalk(input), project: () => 0 }).missed).toEqual([]);
  });

  it('wants the result not approved, whatever it has become since', async () => {
    const { calls } = await sentValue(undoApprovalMachine, input, 'r1', () => Promise.resolve({ successful: true, messages: [] }));
    expect(calls).toEqual([{ testCaseResultId: 'r1', approved: false }]);
  });
});
