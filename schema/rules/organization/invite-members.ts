import { cutText } from '#schema/cut-text.ts';
import * as v from 'valibot';
import { invitationLimits, teamTexts } from '../../vocabulary/team.ts';
import type { RefusalCode } from '../../vocabulary/refusals.ts';

export type InviteFault = { readonly code: RefusalCode; readonly message: string; readonly path: string };

const address = v.pipe(v.string(), v.maxLength(320), v.email());

export const isEmail = (text: string): boolean => v.is(address, text);

/** The entries of the invite form: split on whitespace and commas, doubles left out whatever their letter case. */
export const emailsIn = (text: string): readonly string[] => {
  const found = new Map<string, string>();
  for (const entry of text.split(/[\s,]+/u)) if (entry !== '' && !found.has(entry.toLowerCase())) found.set(entry.toLowerCase(), entry);
  return [...found.values()];
};

const bare = (entry: string): string => (/<([^<>\s]*)>/u.exec(entry)?.[1] ?? entry).replace(/^mailto:/iu, '').trim();

/** The part of a name before its comma, as in Lovelace, Ada <ada@example.com>. */
const familyName = /(^|[\r\n\t;,])[^<>@\r\n\t;,]*,(?=[^<>@\r\n\t;,]*<)/gu;

/** What a paste becomes in the form: one address after the other, without the names beside them. */
export const pastedEmails = (text: string): string =>
  text
    .replaceAll(familyName, '$1')
    .split(/[\r\n\t;,]+/u)
    .map(bare)
    .filter((entry) => entry !== '')
    .join(', ');

const longestShown = 100;
const shown = (entry: string): string => (entry.length > longestShown ? `${cutText(entry, longestShown)}…` : entry);

/** What is wrong with a list of addresses, each fault at its place. */
export const inviteFaults = (emails: readonly string[]): readonly InviteFault[] => {
  if (emails.length === 0) return [{ code: 'blank', message: teamTexts.none, path: 'emails' }];
  if (emails.length > invitationLimits.addresses) return [{ code: 'too_many', message: teamTexts.tooMany, path: 'emails' }];
  return emails.flatMap((email, index) =>
    isEmail(email) ? [] : [{ code: 'invalid' as const, message: `"${shown(email)}" is not a valid email`, path: `emails[${index}]` }],
  );
};

const week = invitationLimits.days * 24 * 60 * 60 * 1000;

/** Until when an invitation is good that is sent now. */
export const expiryOf = (sentAt: string): string => new Date(Date.parse(sentAt) + week).toISOString();
