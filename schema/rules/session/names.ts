import * as v from 'valibot';
import type { RefusalCode } from '../../vocabulary/refusals.ts';
import { isBlank } from '../blank.ts';
import { limits } from '../../vocabulary/limits.ts';

const words = {
  first: { blank: 'Your first name cannot be blank', tooLong: `First name is too long (maximum is ${limits.personName} characters)` },
  last: { blank: 'Your last name cannot be blank', tooLong: `Last name is too long (maximum is ${limits.personName} characters)` },
  organization: {
    blank: 'Your organization name cannot be blank',
    tooLong: `Name cannot be longer than ${limits.organizationName} characters.`,
  },
} as const;

export const unstorable = 'Contains a character that cannot be stored.';
export const unseenInName = 'A name has no line breaks and no characters that cannot be seen.';
export const linkInName = 'A name has no link and no email address.';

/** Line breaks, other control characters, and marks that turn a text's direction. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** What mail programs turn into a link; a company's name may end like a domain. */
const link = /:\/\/|\b(?:mailto|tel|sms):|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}[/?#:]|\S@[\p{L}\p{N}-]+\.\p{L}/iu;

/** Names are sent in mails to others, so links and control characters are refused: else an invitation carries a stranger's link. */
export const unfitInName = (name: string): string | null =>
  name.includes('\0') ? unstorable : unseen.test(name) ? unseenInName : link.test(name) ? linkInName : null;

export const fitForName = v.check<string, (issue: { readonly input: string }) => string>(
  (name) => unfitInName(name) === null,
  ({ input }) => unfitInName(input) ?? '',
);

export type NameFault = { readonly code: RefusalCode; readonly message: string; readonly path: string };

export const nameFault = (which: keyof typeof words, name: string, path: string): NameFault | null => {
  const trimmed = name.trim();
  if (isBlank(trimmed)) return { code: 'blank', message: words[which].blank, path };
  const unfit = unfitInName(trimmed);
  if (unfit !== null) return { code: 'invalid', message: unfit, path };
  if (trimmed.length > (which === 'organization' ? limits.organizationName : limits.personName))
    return { code: 'too_long', message: words[which].tooLong, path };
  return null;
};

/** The placeholder name of a trial is shown blank. */
export const shownOrganizationName = (chosenName: string | null): string =>
  chosenName === null || /^Trial ?\d+$/u.test(chosenName) ? '' : chosenName;
