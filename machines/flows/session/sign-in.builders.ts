import { nobodyAsked } from './sign-in.ts';
import type { SignInEvent, signInMachine } from './sign-in.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const request = { ...nobodyAsked, returnTo: '/issues/1' };
const events: readonly SignInEvent[] = [
  { type: 'signIn.start', request },
  { type: 'callback.received', address: 'https://portal.example/auth/callback?code=1' },
  { type: 'access.refused', refusal: 'user_not_found' },
  { type: 'session.expired' },
  { type: 'session.ended' },
  { type: 'signOut.start' },
];
const failed = { errors: [new Error('no network')] };

export const signInSamples: WalkOptions<typeof signInMachine> = {
  events,
  outcomes: {
    restoreSession: { outputs: ['signedIn', 'anonymous'], ...failed },
    redirectToProvider: failed,
    exchangeCode: { outputs: [{ returnTo: '/issues/1' }], ...failed },
    watchSession: failed,
    forgetSession: { outputs: [undefined], ...failed },
    endSession: { outputs: [undefined], ...failed },
  },
  project: ({ context }) => [context.ending, context.callbackAddress],
};
