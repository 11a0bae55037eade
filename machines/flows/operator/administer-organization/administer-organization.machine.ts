import { act } from '../../../lib/act.ts';
import { form } from '../../../lib/form.ts';

/** Makes an organization. */
export const createOrganizationMachine = form({ id: 'createOrganization', failed: 'The organization could not be made.' });

/** Saves name, contract, trial and flags of an organization. */
export const saveOrganizationMachine = form({ id: 'saveOrganization', failed: 'The organization could not be saved.' });

/** Adds credits to an organization, or takes some away. */
export const addCreditsMachine = form({ id: 'addCredits', failed: 'The credits could not be added.' });

/** Ends the work of an organization. */
export const archiveOrganizationMachine = act({
  id: 'archiveOrganization',
  failed: 'The organization could not be archived.',
  asks: { refused: 'resting' },
});

/** Takes an archived organization up again. */
export const restoreOrganizationMachine = act({ id: 'restoreOrganization', failed: 'The organization could not be restored.' });
