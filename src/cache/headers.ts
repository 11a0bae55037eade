const overrideCookie = /(?:^|;\s*)account_override_token=([^;]+)/;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** The support member's leave to act for somebody, when the cookie is there. One that no header can carry goes as a word that the server refuses like any forged one. */
export const readOverride = (cookies: string): string | null => {
  const found = overrideCookie.exec(cookies)?.[1];
  if (found === undefined) return null;
  const leave = decoded(found);
  return /^[\x21-\x7e]+$/.test(leave) ? leave : 'unreadable';
};

type Named = { readonly token: string | null; readonly organizationPublicId: string | null; readonly override: string | null };

/** What every product call carries. */
export const callHeaders = ({ token, organizationPublicId, override }: Named): Record<string, string> => ({
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  ...(organizationPublicId !== null && { 'X-Organization-Public-Id': organizationPublicId }),
  ...(override !== null && { 'X-Account-Override': override }),
});
