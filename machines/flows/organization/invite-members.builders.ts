import type { inviteMembersMachine, InviteAnswer } from './invite-members.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const done: InviteAnswer = { successful: true, faults: [], links: [] };
export const refused: InviteAnswer = {
  successful: false,
  faults: [{ path: 'emails[1]', message: '"b@x.com" is already a member' }],
  links: [],
};
export const wordless: InviteAnswer = { successful: false, faults: [], links: [] };
const outcomes = { outputs: [done, refused, wordless], errors: [new Error('no network')] };

export const inviteMembersSamples: WalkOptions<typeof inviteMembersMachine> = {
  inputs: [{ key: 'k' }],
  events: [
    { type: 'emails.change', text: 'a@x.com b@x.com' },
    { type: 'emails.change', text: 'nobody' },
    { type: 'role.choose', role: 'test_manager' },
    { type: 'invitation.send' },
    { type: 'refused.drop' },
    { type: 'invitation.resend', invitationId: 'i1' },
    { type: 'links.close' },
  ],
  outcomes: { inviteMembers: outcomes, resendInvitation: outcomes },
  project: ({ context }) => [context.text, context.faults.length],
};
