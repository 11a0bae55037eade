import { act } from '#machines/lib/act.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';

/** Takes an invitation back. */
export const revokeInvitationMachine = act({ id: 'revokeInvitation', failed: teamTexts.failed });
