import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { answerServiceRequestMachine } from './answer-service-request.machine.ts';

it('takes every transition', () => {
  expect(walk(answerServiceRequestMachine, formWalk).missed).toEqual([]);
});
