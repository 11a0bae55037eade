const overrideCookie = /(?:^|;\s*)account_override_token=([^;]+)/;

/** The support member's leave to act for somebody, when the cookie is there. */
export const readOverride = (cookies: string): string | null => {
  const found = overrideCookie.exec(cookies)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
};

type Named = { readonly token: string | null; readonly organizationPublicId: string | null; readonly override: string | null };

/** What every product call carries. */
export const callHeaders = ({ token, organizationPublicId, override }: Named): Record<string, string> => ({
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  ...(organizationPublicId !== null && { 'X-Organization-Public-Id': organizationPublicId }),
  ...(override !== null && { 'X-Account-Override': override }),
});
