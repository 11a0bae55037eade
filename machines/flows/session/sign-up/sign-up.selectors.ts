import type { SignUpSnapshot } from './sign-up.machine.ts';
import type { SignUpContext } from './sign-up.types.ts';

export const selectForm = (snapshot: SignUpSnapshot): SignUpContext['form'] => snapshot.context.form;

export const selectFaults = (snapshot: SignUpSnapshot): SignUpContext['faults'] => snapshot.context.faults;

export const selectIsSending = (snapshot: SignUpSnapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('settled');

export const selectMailedTo = (snapshot: SignUpSnapshot): string | null => (snapshot.hasTag('mailed') ? snapshot.context.mailedTo : null);
