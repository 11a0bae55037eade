import type { SignInSnapshot } from './sign-in.machine.ts';

export const selectIsBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy');

export const selectIsSignedIn = (snapshot: SignInSnapshot): boolean => snapshot.matches('signedIn');

export const selectIsSettled = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('settled');

export const selectIsUnreachable = (snapshot: SignInSnapshot): boolean => snapshot.matches('unreachable');

export const selectIsRefused = (snapshot: SignInSnapshot): boolean => snapshot.matches('refused');

export const selectFault = (snapshot: SignInSnapshot): SignInSnapshot['context']['fault'] => snapshot.context.fault;
