import { formWalk } from '#tests/support/act.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it } from 'vitest';
import { answerServiceRequestMachine, saveServiceMachine } from './administer-services.machine.ts';

it.each([saveServiceMachine, answerServiceRequestMachine])('$id takes every transition', (machine) => {
  expect(walk(machine, formWalk).missed).toEqual([]);
});
