import { act } from '#machines/lib/act.ts';

/** Gives an audit trail as a file. */
export const exportTrailMachine = act({ id: 'exportTrail', failed: 'The audit trail could not be exported. Please try again.' });
