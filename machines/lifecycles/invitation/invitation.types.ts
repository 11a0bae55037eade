import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type InvitationState = 'open' | 'accepted' | 'revoked';

export type InvitationContext = { readonly expiresAt: string; readonly sentAt: string };

export type InvitationEvent =
  | LifecycleEvent<'invitation.resend', Timed>
  | LifecycleEvent<'invitation.revoke'>
  | LifecycleEvent<'invitation.accept', Timed>;

export type InvitationRow = InvitationContext & { readonly state: InvitationState };
