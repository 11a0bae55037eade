import type { signUpMachine, SignUpAnswer } from './sign-up.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const accepted: SignUpAnswer = { successful: true, continueUrl: '/oidc/password/1', mailedTo: null };
export const mailed: SignUpAnswer = { successful: true, continueUrl: null, mailedTo: 'lena@acme.test' };
export const taken: SignUpAnswer = { successful: false, error: 'Email has already been taken', code: 'email_taken' };
export const refused: SignUpAnswer = { successful: false, error: 'No.', code: 'email_mismatch' };

export const signUpSamples: WalkOptions<typeof signUpMachine> = {
  events: [
    { type: 'field.change', field: 'email', value: 'lena@acme.test' },
    { type: 'field.change', field: 'firstName', value: 'Lena' },
    { type: 'field.change', field: 'lastName', value: 'Brandt' },
    { type: 'signUp.send' },
    { type: 'signUp.again' },
  ],
  outcomes: { sendSignUp: { outputs: [accepted, mailed, taken, refused], errors: [new Error('no network')] } },
  project: ({ context }) => [context.form, context.faults],
};
