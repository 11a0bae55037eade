import { cutText } from '#schema/cut-text.ts';
import { invitationLimits, teamTexts } from '../../vocabulary/team.ts';
import type { RefusalCode } from '../../vocabulary/refusals.ts';
import { isEmail } from '../email.ts';

export type InviteFault = { readonly code: RefusalCode; readonly message: string; readonly path: string };

const longestShown = 100;
const shown = (entry: string): string => (entry.length > longestShown ? `${cutText(entry, longestShown)}…` : entry);

export const inviteFaults = (emails: readonly string[]): readonly InviteFault[] => {
  if (emails.length === 0) return [{ code: 'blank', message: teamTexts.none, path: 'emails' }];
  if (emails.length > invitationLimits.addresses) return [{ code: 'too_many', message: teamTexts.tooMany, path: 'emails' }];
  return emails.flatMap((email, index) =>
    isEmail(email) ? [] : [{ code: 'invalid' as const, message: `"${shown(email)}" is not a valid email`, path: `emails[${index}]` }],
  );
};

const week = invitationLimits.days * 24 * 60 * 60 * 1000;

export const expiryOf = (sentAt: string): string => new Date(Date.parse(sentAt) + week).toISOString();
