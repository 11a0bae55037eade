import type { Role } from '../vocabulary/roles.ts';
import type { Entity } from './entities.ts';

/** y: allowed; n: FORBIDDEN; acc: only with an accepted assignment of the caller; own: only the caller's own record. */
export type Access = 'y' | 'n' | 'acc' | 'own';

/** What must belong to the caller's organization and be readable by them; `operator`: every organization, for operators. */
export type Scope = 'none' | 'self' | 'org' | 'all' | 'obj' | 'test' | 'operator';

export type FlagName =
  | 'flexibleTestingAccess'
  | 'googleSheetsAutoImportEnabled'
  | 'knownIssuesUploadEnabled'
  | 'advancedTestsAccess'
  | 'creditModelAccess'
  | 'newLaunchUxEnabled'
  | 'autoLaunchingEnabled'
  | 'videoRequirementEnabled';

/**
 * An input id: its path, its entity, and the input field of the parent that it must belong to. An id readable under another parent is
 * NOT_FOUND as well, unless the row has a message for it.
 */
export type IdAt = { readonly at: string; readonly entity: Entity; readonly under?: string; readonly elsewhere?: string };

/** Expensive operations, limited apart from calls in general. */
export type Scarce = 'outside' | 'export' | 'message';

export type AuthorizationRow = {
  readonly row: string;
  readonly field: `Query.${string}` | `Mutation.${string}` | `Subscription.${string}`;
  readonly customer: Access;
  readonly test_manager: Access;
  readonly community_test_manager: Access;
  readonly scope: Scope;
  readonly flags?: readonly FlagName[];
  /** Required of customers only. */
  readonly customerFlags?: readonly FlagName[];
  readonly ids?: readonly IdAt[];
  /** Page views, read marks and drafts: audited only when refused by role or scope. */
  readonly silent?: true;
  /** Refused while acting for somebody: it would store an address, a credential, a person or a link that outlives the support session. */
  readonly noOverride?: true;
  /** Asks for the password again where the sign-in is older than ten minutes; `address`: only where an address is new. Operators' acts always do. */
  readonly confirms?: 'always' | 'address';
  /** Taken from the limits on each use; once for each member of the list argument in `each`. */
  readonly takes?: readonly Scarce[];
  readonly each?: string;
};

export const row = (
  id: string,
  field: AuthorizationRow['field'],
  access: `${Access} ${Access} ${Access}`,
  scope: Scope,
  more: Omit<AuthorizationRow, 'row' | 'field' | Role | 'scope'> = {},
): AuthorizationRow => {
  const [customer, test_manager, community_test_manager] = access.split(' ') as [Access, Access, Access];
  return { row: id, field, customer, test_manager, community_test_manager, scope, ...more };
};
