import { act } from '../../../lib/act.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';

/** Ends every session of one's own but the one that asks. */
export const endOtherSessionsMachine = act({ id: 'endOtherSessions', failed: passwordTexts.notEnded, asks: { refused: 'resting' } });
