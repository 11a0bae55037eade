import { act } from '../../../lib/act.ts';

/** Ends the work of an organization. */
export const archiveOrganizationMachine = act({
  id: 'archiveOrganization',
  failed: 'The organization could not be archived.',
  asks: { refused: 'resting' },
});
