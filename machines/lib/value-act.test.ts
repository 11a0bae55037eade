import { sentValue, valueActSamples } from './act.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { valueAct } from './value-act.ts';

const machine = valueAct({ id: 'name', field: 'name', wire: (typed) => typed.trim(), failed: 'It could not be named.' });
const input = { id: 'a1' };
const answers =
  (successful: boolean, ...messages: string[]) =>
  () =>
    Promise.resolve({ successful, messages });

describe('an act that takes a value', () => {
  it('takes every transition', () => {
    expect(walk(machine, valueActSamples).missed).toEqual([]);
  });

  it('sends what is typed as the mutation takes it, once', async () => {
    expect(await sentValue(machine, input, ' Ann ', answers(true))).toEqual({
      calls: [{ id: 'a1', name: 'Ann' }],
      told: [{ type: 'value.done' }],
      refusal: null,
      isAsked: false,
    });
  });

  it('says the first of the words of the server beside the field, and all of them aloud', async () => {
    const { told, refusal, isAsked } = await sentValue(machine, input, 'Ann', answers(false, 'Taken.', 'Too late.'));
    expect([told, refusal, isAsked]).toEqual([[{ type: 'value.refused', message: 'Taken., Too late.' }], 'Taken.', true]);
  });

  it.each([
    ['refused without a word', answers(false)],
    ['lost', () => Promise.reject(new Error('network'))],
  ])('says its own words when it was %s', async (_, answer) => {
    const { told, refusal, isAsked } = await sentValue(machine, input, 'Ann', answer);
    expect([told, refusal, isAsked]).toEqual([
      [{ type: 'value.refused', message: 'It could not be named.' }],
      'It could not be named.',
      true,
    ]);
  });
});
