import { act } from '../../../lib/act.ts';

/** Takes an archived organization up again. */
export const restoreOrganizationMachine = act({ id: 'restoreOrganization', failed: 'The organization could not be restored.' });
