import { invitationLifecycle } from '#machines/lifecycles/invitation/invitation.machine.ts';
import type { invitationMachine } from '#machines/lifecycles/invitation/invitation.machine.ts';
import type { InvitationRow } from '#machines/lifecycles/invitation/invitation.types.ts';
import type { Subject } from '../advance.ts';

export const invitation: Subject<typeof invitationMachine, InvitationRow> = {
  lifecycle: invitationLifecycle,
  table: 'invitation',
  columns: { state: 't.state', expiresAt: 't.expires_at', sentAt: 't.sent_at' },
  topic: 'organization',
  testId: null,
};
