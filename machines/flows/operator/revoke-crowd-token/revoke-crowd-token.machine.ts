import { act } from '../../../lib/act.ts';

/** Takes the token of a crowd system away. */
export const revokeCrowdTokenMachine = act({
  id: 'revokeCrowdToken',
  failed: 'The token could not be revoked.',
  asks: { refused: 'resting' },
});
