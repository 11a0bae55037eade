import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#machines/lib/answer.ts';
import { nameOrganizationMachine, selectCanSkip, selectName, selectRefusal } from './name-organization.ts';
import { nameOrganizationSamples, renamed, named } from './name-organization.builders.ts';

it('takes every transition', () => {
  const walked = walk(nameOrganizationMachine, nameOrganizationSamples);
  expect(walked.missed).toEqual([]);
});

const begin = (input: { chosenName: string | null; maySkip: boolean; stays?: boolean }) =>
  createActor(nameOrganizationMachine, { input }).start();

const refused = (name: string, input = named): string | null => {
  const actor = begin(input);
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

describe('the name of the organization', () => {
  it('SH-278: cannot be blank', () => expect(refused('  ', renamed)).toBe('Your organization name cannot be blank'));

  it('SH-279 SH-467: has at most 255 characters', () => {
    expect([refused('x'.repeat(256), renamed), refused('x'.repeat(255), renamed)]).toEqual([
      'Name cannot be longer than 255 characters.',
      null,
    ]);
  });

  it('SH-280: is shown blank where it is the placeholder of a trial', () => {
    expect(
      ['Trial 123', 'Trial123', 'Trial run', null].map((chosenName) => selectName(begin({ ...renamed, chosenName }).getSnapshot())),
    ).toEqual(['', '', 'Trial run', '']);
  });

  it.each([
    ['changed again once it is saved', renamed, 'editing', 'Contoso works'],
    ['asked for once', named, 'named', ' Contoso works '],
  ])('is %s', async (_, input, state, name) => {
    const saveName = fromPromise<Answer, { chosenName: string }>(async () => ({ successful: true, messages: [] }));
    const actor = createActor(nameOrganizationMachine.provide({ actors: { saveName } }), { input }).start();
    const told = vi.fn<() => void>();
    actor.on('name.saved', told);
    actor.send({ type: 'name.change', name: ' Contoso works ' });
    actor.send({ type: 'name.save' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect([actor.getSnapshot().value, selectName(actor.getSnapshot())]).toEqual([state, name]);
  });
});
