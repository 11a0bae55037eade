import { form } from '../../../lib/form.ts';

/** Saves name, contract, trial and flags of an organization. */
export const saveOrganizationMachine = form({
  id: 'saveOrganization',
  fields: ['name', 'trialFinishesAt', 'launchesPerHour'],
  failed: 'The organization could not be saved.',
});
