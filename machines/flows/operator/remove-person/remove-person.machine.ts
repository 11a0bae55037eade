import { act } from '../../../lib/act.ts';

/** Takes a person out of the installation. */
export const removePersonMachine = act({
  id: 'removePerson',
  failed: 'The person could not be removed.',
  asks: { refused: 'resting' },
});
