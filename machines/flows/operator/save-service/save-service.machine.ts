import { form } from '../../../lib/form.ts';

/** Saves an entry of the catalogue of services. */
export const saveServiceMachine = form({
  id: 'saveService',
  fields: ['title', 'cost', 'serviceLevelAgreement', 'description', 'requestFormInstructions'],
  failed: 'The service could not be saved.',
});
