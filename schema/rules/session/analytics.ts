import type { Role } from '#schema/vocabulary/roles.ts';

/** Whether an address belongs to the company that runs the installation, by its mail domains. */
export const isInternal = (email: string, domains: readonly string[]): boolean =>
  domains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`));

type Counted = {
  readonly role: Role;
  readonly isInternal: boolean;
  /** Whether the organization has the analytics flags: with flexibleTestingAccess, and not otherwise. */
  readonly flexibleTestingAccess: boolean;
  /** Whether a member of support acts for the person. */
  readonly isActedFor: boolean;
};

/** Whether the page views of a person are counted: internal staff only where they are test managers, and nobody who is acted for. */
export const isCounted = ({ role, isInternal: internal, flexibleTestingAccess, isActedFor }: Counted): boolean =>
  flexibleTestingAccess && !isActedFor && (!internal || role === 'test_manager');

const connectionLabels: Readonly<Record<string, string>> = {
  'google-oauth2': 'google',
  'Username-Password-Authentication': 'username-password',
  auth0: 'username-password',
  windowslive: 'microsoft',
  waad: 'microsoft',
};

/** How a sign-in connection is called in analytics; others keep their name. */
export const connectionLabel = (connection: string): string => connectionLabels[connection] ?? connection;

/** The connection that a subject of a sign-in service names before its bar; without one, a password of our own. */
export const connectionOf = (subject: string | null): string => {
  const [connection, ...rest] = (subject ?? '').split('|');
  return connectionLabel(connection === undefined || rest.length === 0 ? 'Username-Password-Authentication' : connection);
};
