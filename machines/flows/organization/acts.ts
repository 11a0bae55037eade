import { form } from '../../lib/form.ts';
import type { FormValues } from '../../lib/form.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';
import { ownDataTexts } from '#schema/vocabulary/own-data.ts';
import { act } from '../../lib/act.ts';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import { teamTexts } from '#schema/vocabulary/team.ts';

/** The server ends every other session. */
export const changePasswordMachine = form({
  id: 'changePassword',
  fields: ['current', 'password'],
  empty: { current: '', password: '' },
  clears: true,
  failed: passwordTexts.failed,
});

/** The days after which a token ends are chosen as text. */
const tokenWire = (typed: FormValues): FormValues => ({ ...typed, days: Number(typed['days']) });

/** Makes a token by which one's own programs call. */
export const createApiTokenMachine = form({
  id: 'createApiToken',
  fields: ['name', 'scopes', 'days'],
  empty: { name: '', scopes: ['read'], days: '90' },
  wire: tokenWire,
  opens: true,
  hands: true,
  keepsFaults: true,
  failed: 'The token could not be created.',
});

/** Makes the address at which calendar programs read what its person may read. */
export const createCalendarFeedMachine = form({
  id: 'createCalendarFeed',
  empty: { name: 'Calendar', scopes: ['calendar'], days: 365 },
  hands: true,
  failed: 'The address could not be created.',
});

/** Makes a token of the organization. */
export const createServiceTokenMachine = form({
  id: 'createServiceToken',
  fields: ['name', 'scopes', 'days', 'role'],
  empty: { name: '', scopes: ['read'], days: '90', role: 'customer' },
  wire: tokenWire,
  opens: true,
  hands: true,
  keepsFaults: true,
  failed: 'The token could not be created.',
});

/** Ends every session of one's own but the one that asks. */
export const endOtherSessionsMachine = act({ id: 'endOtherSessions', failed: passwordTexts.notEnded, asks: { refused: 'resting' } });

/** Ends a session of one's own on another device. */
export const endSessionMachine = act({ id: 'endSession', failed: passwordTexts.notEnded });

/** Gives the credit transactions of a period as a file. */
export const exportCreditsMachine = act({ id: 'exportCredits', failed: 'The transactions could not be exported. Please try again.' });

/** Ends one's own account and removes what tells who one was. */
export const forgetMeMachine = form({
  id: 'forgetMe',
  fields: ['confirmation'],
  empty: { confirmation: '' },
  opens: true,
  keepsFaults: true,
  failed: ownDataTexts.notForgotten,
});

/** Deactivates a member and hands their drafts over. */
export const removeMemberMachine = act({ id: 'removeMember', failed: teamTexts.failed });

/** Ends a token of one's own or of the organization. */
export const revokeApiTokenMachine = act({ id: 'revokeApiToken', failed: 'The token could not be revoked.', asks: { refused: 'resting' } });

/** Takes an invitation back. */
export const revokeInvitationMachine = act({ id: 'revokeInvitation', failed: teamTexts.failed });

/** Sets what has to be approved before a launch, the budget of a month, and who approves. */
export const setLaunchRulesMachine = form({
  id: 'setLaunchRules',
  fields: ['approvalAbove', 'monthlyBudget', 'timeZone', 'approverIds'],
  empty: { approvalAbove: '', monthlyBudget: '', timeZone: 'UTC', approverIds: [] },
  opens: true,
  failed: approvalTexts.notSaved,
});
