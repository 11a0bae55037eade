import { walk } from '#machines/testing/walk.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { renameOrganizationMachine, selectName, selectRefusal } from './rename-organization.ts';

it('takes every transition', () => {
  const walked = walk(renameOrganizationMachine, {
    inputs: [{ chosenName: 'Contoso' }],
    events: [{ type: 'name.change', name: '' }, { type: 'name.change', name: 'Contoso' }, { type: 'name.save' }],
    outcomes: {
      renameOrganization: {
        outputs: [
          { successful: true, messages: [] },
          { successful: false, messages: ['No.'] },
        ],
        errors: [new Error('no network')],
      },
    },
    project: ({ context }) => [context.name, context.refusal],
  });
  expect(walked.missed).toEqual([]);
});

const begin = (chosenName: string | null) => createActor(renameOrganizationMachine, { input: { chosenName } }).start();

const refused = (name: string): string | null => {
  const actor = begin('Contoso');
  actor.send({ type: 'name.change', name });
  actor.send({ type: 'name.save' });
  return selectRefusal(actor.getSnapshot());
};

describe('the name of the organization', () => {
  it('SH-278: cannot be blank', () => expect(refused('  ')).toBe('Your organization name cannot be blank'));

  it('SH-279 SH-467: has at most 255 characters', () => {
    expect([refused('x'.repeat(256)), refused('x'.repeat(255))]).toEqual(['Name cannot be longer than 255 characters.', null]);
  });

  it('SH-280: is shown blank where it is the placeholder of a trial', () => {
    expect(['Trial 123', 'Trial123', 'Trial run', null].map((chosenName) => selectName(begin(chosenName).getSnapshot()))).toEqual([
      '',
      '',
      'Trial run',
      '',
    ]);
  });
});
