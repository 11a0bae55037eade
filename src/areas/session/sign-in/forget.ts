import { selectIsSettled, selectIsSignedIn } from '#machines/flows/session/sign-in.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import { waitFor } from 'xstate';

/** Lets go of a session, if there is one, and comes back when it is gone. */
export const forgetSession = async (session: SignInActorRef): Promise<void> => {
  if (!selectIsSignedIn(session.getSnapshot())) return;
  session.send({ type: 'session.ended' });
  await waitFor(session, selectIsSettled);
};
