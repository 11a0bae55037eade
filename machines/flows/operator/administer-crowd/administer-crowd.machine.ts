import { act } from '../../../lib/act.ts';
import { form } from '../../../lib/form.ts';

/** Makes a token for a crowd system. */
export const createCrowdTokenMachine = form({ id: 'createCrowdToken', failed: 'The token could not be made.' });

/** Takes the token of a crowd system away. */
export const revokeCrowdTokenMachine = act({
  id: 'revokeCrowdToken',
  failed: 'The token could not be revoked.',
  asks: { refused: 'resting' },
});

/** Puts a job that failed into its queue again. */
export const retryJobMachine = act({ id: 'retryJob', failed: 'The job could not be started again.' });
