import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { signUpMachine, selectMailedTo } from './sign-up.ts';
import type { SignUpAnswer, SignUpEmitted, SignUpForm } from './sign-up.ts';
import { signUpSamples, refused, taken, mailed, accepted } from './sign-up.builders.ts';

it('takes every transition', () => {
  const walked = walk(signUpMachine, signUpSamples);
  expect(walked.missed).toEqual([]);
});

const send = async (answer: () => Promise<SignUpAnswer>): Promise<SignUpEmitted | undefined> => {
  const actor = createActor(signUpMachine.provide({ actors: { sendSignUp: fromPromise(answer) } }));
  const emitted: SignUpEmitted[] = [];
  for (const type of ['signUp.accepted', 'signUp.taken', 'signUp.refused', 'signUp.failed'] as const)
    actor.on(type, (event) => emitted.push(event));
  actor.start();
  for (const [field, value] of Object.entries({ email: 'lena@acme.test', firstName: 'Lena', lastName: 'Brandt' })) {
    actor.send({ type: 'field.change', field: field as 'email', value });
  }
  actor.send({ type: 'signUp.send' });
  await vi.waitFor(() => expect(emitted).toHaveLength(1));
  return emitted[0];
};

describe('a sign-up', () => {
  it('goes on to choosing a password', async () => {
    expect(await send(async () => accepted)).toEqual({ type: 'signUp.accepted', continueUrl: '/oidc/password/1' });
  });

  it('says where the mail went, and lets the address be mended', async () => {
    const actor = createActor(
      signUpMachine.provide({ actors: { sendSignUp: fromPromise<SignUpAnswer, SignUpForm>(async () => mailed) } }),
    ).start();
    for (const [field, value] of Object.entries({ email: 'lena@acme.test', firstName: 'Lena', lastName: 'Brandt' }))
      actor.send({ type: 'field.change', field: field as 'email', value });
    actor.send({ type: 'signUp.send' });
    await vi.waitFor(() => expect(selectMailedTo(actor.getSnapshot())).toBe('lena@acme.test'));
    actor.send({ type: 'signUp.again' });
    expect([selectMailedTo(actor.getSnapshot()), actor.getSnapshot().context.form.email]).toEqual([null, 'lena@acme.test']);
  });

  it('tells a taken e-mail from every other refusal and from a failed call', async () => {
    expect([
      await send(async () => taken),
      await send(async () => refused),
      await send(() => Promise.reject(new Error('no network'))),
    ]).toEqual([{ type: 'signUp.taken' }, { type: 'signUp.refused', code: 'email_mismatch' }, { type: 'signUp.failed' }]);
  });

  it('names what is missing at its field', () => {
    const actor = createActor(signUpMachine).start();
    actor.send({ type: 'field.change', field: 'email', value: 'nobody' });
    actor.send({ type: 'signUp.send' });
    expect(actor.getSnapshot().context.faults).toEqual({
      email: 'Email is not valid',
      firstName: 'Your first name cannot be blank',
      lastName: 'Your last name cannot be blank',
    });
    actor.send({ type: 'field.change', field: 'email', value: 'lena@acme.test' });
    expect(new Set(Object.keys(actor.getSnapshot().context.faults))).toEqual(new Set(['firstName', 'lastName']));
  });
});
