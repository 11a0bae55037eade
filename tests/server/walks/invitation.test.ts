import type { invitationMachine } from '#machines/lifecycles/invitation/invitation.machine.ts';
import type { InvitationRow } from '#machines/lifecycles/invitation/invitation.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const open: InvitationRow = { state: 'open', sentAt: '2026-01-01T09:00:00.000Z', expiresAt: '2026-01-08T09:00:00.000Z' };

walkOverHttp<typeof invitationMachine, InvitationRow>({
  subject: subjects.invitation,
  thing: () => 'invitation',
  places: { open, accepted: { ...open, state: 'accepted' }, revoked: { ...open, state: 'revoked' } },
  asked: {
    'invitation.resend': 'organizationInvitationResend',
    'invitation.revoke': 'organizationInvitationRevoke',
  },
  elsewhere: { 'invitation.accept': 'job' },
});
