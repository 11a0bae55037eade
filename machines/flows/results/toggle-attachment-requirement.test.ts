import { sentValue } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { toggleAttachmentRequirementMachine } from './acts.ts';

const input = { testId: 't1' };

describe('toggle attachment requirement', () => {
  it('says what is wanted, not that it flips', async () => {
    const sent = async (typed: string) =>
      (await sentValue(toggleAttachmentRequirementMachine, input, typed, () => Promise.resolve({ successful: true, messages: [] }))).calls;
    expect([await sent('true'), await sent('false')]).toEqual([[{ testId: 't1', required: true }], [{ testId: 't1', required: false }]]);
  });

  it('RE-758: says that it failed', async () => {
    const { told } = await sentValue(toggleAttachmentRequirementMachine, input, 'true', () => Promise.reject(new Error('network')));
    expect(told).toEqual([
      { type: 'value.refused', message: 'There was an issue with changing attachment requirement for passed test cases.' },
    ]);
  });
});
