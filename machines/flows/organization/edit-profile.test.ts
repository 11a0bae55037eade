import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import {
  editProfileMachine,
  selectFirstName,
  selectFirstNameFault,
  selectIsSaving,
  selectLastName,
  selectLastNameFault,
} from './edit-profile.ts';
import type { EditProfilePorts, ProfileAnswer } from './edit-profile.ts';
import { editProfileSamples, refusal, input } from './edit-profile.builders.ts';

it('takes every transition', () => {
  const walked = walk(editProfileMachine, {
    ...editProfileSamples,
    invariant: (snapshot) => {
      if (selectIsSaving(snapshot)) expect(snapshot.context.faults).toEqual([]);
    },
  });
  expect(walked.missed).toEqual([]);
});

const faultsAfter = (firstName: string, lastName: string): readonly (string | null)[] => {
  const actor = createActor(editProfileMachine, { input: { ...input, firstName, lastName } }).start();
  actor.send({ type: 'profile.save' });
  return [selectFirstNameFault(actor.getSnapshot()), selectLastNameFault(actor.getSnapshot())];
};

const saved = async (answer: ProfileAnswer) => {
  const save = vi.fn<(asked: object) => ProfileAnswer>(() => answer);
  const actors: EditProfilePorts = { saveProfile: fromPromise(async ({ input: asked }) => save(asked)) };
  const actor = createActor(editProfileMachine.provide({ actors }), { input: { ...input, firstName: ' Ada ' } }).start();
  const said: string[] = [];
  actor.on('profile.saved', ({ type }) => said.push(type));
  actor.on('profile.refused', ({ type }) => said.push(type));
  actor.send({ type: 'profile.save' });
  const snapshot = await waitFor(actor, (now) => now.hasTag('editable'));
  return { snapshot, said, asked: save.mock.calls[0]?.[0] };
};

describe('the own name', () => {
  it('SH-281 SH-283: refuses blank names', () => {
    expect(faultsAfter('  ', '')).toEqual(['Your first name cannot be blank', 'Your last name cannot be blank']);
  });

  it('SH-282 SH-284 SH-466: refuses names over 255 characters', () => {
    expect(faultsAfter('x'.repeat(256), 'x'.repeat(256))).toEqual([
      'First name is too long (maximum is 255 characters)',
      'Last name is too long (maximum is 255 characters)',
    ]);
    expect(faultsAfter('x'.repeat(255), 'x'.repeat(255))).toEqual([null, null]);
  });

  it('is sent and kept trimmed', async () => {
    const { snapshot, said, asked } = await saved({ successful: true, faults: [] });
    expect([asked, said]).toEqual([{ ...input }, ['profile.saved']]);
    expect([selectFirstName(snapshot), selectLastName(snapshot)]).toEqual(['Ada', 'Byron']);
  });

  it('keeps what was typed when the server refuses it, and says why at the field', async () => {
    const { snapshot, said } = await saved({ successful: false, faults: [refusal] });
    expect([selectFirstName(snapshot), selectFirstNameFault(snapshot), selectLastNameFault(snapshot), said]).toEqual([
      ' Ada ',
      null,
      'Taken.',
      ['profile.refused'],
    ]);
  });
});
