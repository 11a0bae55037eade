import { act } from '../../../lib/act.ts';

/** Ends every session of a person. */
export const signOutPersonMachine = act({ id: 'signOutPerson', failed: 'The sessions could not be ended.' });
