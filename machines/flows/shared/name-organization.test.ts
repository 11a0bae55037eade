import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { nameOrganizationMachine, selectCanSkip, selectName, selectRefusal } from './name-organization.ts';

const named = { chosenName: 'Contoso', maySkip: true };

it('takes every transition', () => {
  const walked = walk(nameOrganizationMachine, {
    inputs: [named, { chosenName: null, maySkip: false }],
    events: [{ type: 'name.change', name: '' }, { type: 'name.change', name: 'Contoso' }, { type: 'name.save' }, { type: 'prompt.skip' }],
    outcomes: {
      saveName: {
        outputs: [
          { successful: true, messages: [] },
          { successful: false, messages: ['No.'] },
        ],
        errors: [new Error('no network')],
      },
    },
    project: ({ context }) => [context.name, context.refusal, context.maySkip],
  });
  expect(walked.missed).toEqual([]);
});

const begin = (input: { chosenName: string | null; maySkip: boolean }) => createActor(nameOrganizationMachine, { input }).start();

const refused = (name: string): string | null => {
  const actor = begin(named);
  actor.send({ type: 'name.change', name });
  actor.send({ type: 'name.save' });
  return selectRefusal(actor.getSnapshot());
};

describe('the question for the name', () => {
  it('refuses a blank and a too long name', () => {
    expect([refused('  '), refused('x'.repeat(256)), refused('x'.repeat(255))]).toEqual([
      'Your organization name cannot be blank',
      'Name cannot be longer than 255 characters.',
      null,
    ]);
  });

  it('starts blank where only the placeholder of a trial is known', () => {
    expect(
      ['Trial 123', 'Trial123', 'Trial run', null].map((chosenName) => selectName(begin({ chosenName, maySkip: false }).getSnapshot())),
    ).toEqual(['', '', 'Trial run', '']);
  });

  it('lets only those skip it who may', () => {
    expect([true, false].map((maySkip) => selectCanSkip(begin({ chosenName: null, maySkip }).getSnapshot()))).toEqual([true, false]);
  });
});
