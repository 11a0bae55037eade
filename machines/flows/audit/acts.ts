import { act } from '#machines/lib/act.ts';

/** Gives an audit trail as a file. */
export const exportTrailMachine = act({ id: 'exportTrail', failed: 'The audit trail could not be exported. Please try again.' });

/** Takes back what a line of the trail says. */
export const undoLineMachine = act({ id: 'undoLine', failed: 'Not undone. Please try again.' });
