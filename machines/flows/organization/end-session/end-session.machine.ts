import { act } from '../../../lib/act.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';

/** Ends a session of one's own on another device. */
export const endSessionMachine = act({ id: 'endSession', failed: passwordTexts.notEnded });
