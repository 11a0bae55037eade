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

export type NameFault = { readonly code: RefusalCode; readonly message: string; readonly path: string };

/** What is wrong with a name of a person or an organization: blank, or over 255 characters after trimming. */
export const nameFault = (which: keyof typeof words, name: string, path: string): NameFault | null => {
  const trimmed = name.trim();
  if (isBlank(trimmed)) return { code: 'blank', message: words[which].blank, path };
  if (trimmed.includes('\0')) return { code: 'invalid', message: unstorable, path };
  if (trimmed.length > (which === 'organization' ? limits.organizationName : limits.personName))
    return { code: 'too_long', message: words[which].tooLong, path };
  return null;
};

/** The name for the form field: a placeholder name of a trial is shown blank. */
export const shownOrganizationName = (chosenName: string | null): string =>
  chosenName === null || /^Trial ?\d+$/u.test(chosenName) ? '' : chosenName;
