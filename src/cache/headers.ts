export type TokenSource = {
  readonly token: () => string | null;
  readonly isExpiring: () => boolean;
  readonly renew: () => Promise<'renewed' | 'refused' | 'unreachable'>;
};

export type Member = {
  readonly userId: string;
  readonly role: 'customer' | 'test_manager' | 'community_test_manager';
  readonly organizationPublicId: string;
};

const overrideCookie = /(?:^|;\s*)account_override_token=([^;]+)/;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** The override token of a support session, from the cookie. One that no header can carry is replaced by a word that the server refuses. */
export const readOverride = (cookies: string): string | null => {
  const found = overrideCookie.exec(cookies)?.[1];
  if (found === undefined) return null;
  const leave = decoded(found);
  return /^[\x21-\x7e]+$/.test(leave) ? leave : 'unreadable';
};

type Named = { readonly token: string | null; readonly organizationPublicId: string | null; readonly override: string | null };

export const callHeaders = ({ token, organizationPublicId, override }: Named): Record<string, string> => ({
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  ...(organizationPublicId !== null && { 'X-Organization-Public-Id': organizationPublicId }),
  ...(override !== null && { 'X-Account-Override': override }),
});
