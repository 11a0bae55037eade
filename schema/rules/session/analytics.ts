import type { Role } from '#schema/vocabulary/roles.ts';

/** By the mail domains of the company that runs the installation. */
export const isInternal = (email: string, domains: readonly string[]): boolean =>
  domains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`));

type Counted = {
  readonly role: Role;
  readonly isInternal: boolean;
  readonly flexibleTestingAccess: boolean;
  readonly isActedFor: boolean;
};

/** Internal staff only as test managers, and nobody while support acts for them. */
export const isCounted = ({ role, isInternal: internal, flexibleTestingAccess, isActedFor }: Counted): boolean =>
  flexibleTestingAccess && !isActedFor && (!internal || role === 'test_manager');

const connectionLabels: Readonly<Record<string, string>> = {
  'google-oauth2': 'google',
  'Username-Password-Authentication': 'username-password',
  auth0: 'username-password',
  windowslive: 'microsoft',
  waad: 'microsoft',
};

export const connectionLabel = (connection: string): string => connectionLabels[connection] ?? connection;

/** The prefix of a subject before its bar; without one, the password connection. */
export const connectionOf = (subject: string | null): string => {
  const [connection, ...rest] = (subject ?? '').split('|');
  return connectionLabel(connection === undefined || rest.length === 0 ? 'Username-Password-Authentication' : connection);
};
