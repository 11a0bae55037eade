import { act } from '#machines/lib/act.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';

/** Deactivates a member and hands their drafts over. */
export const removeMemberMachine = act({ id: 'removeMember', failed: teamTexts.failed });
