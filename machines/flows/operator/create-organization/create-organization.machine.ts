import { form } from '../../../lib/form.ts';

/** Makes an organization. */
export const createOrganizationMachine = form({
  id: 'createOrganization',
  fields: ['name', 'shortCode'],
  failed: 'The organization could not be made.',
});
