import { act } from '../../../lib/act.ts';

/** Puts a job that failed into its queue again. */
export const retryJobMachine = act({ id: 'retryJob', failed: 'The job could not be started again.' });
