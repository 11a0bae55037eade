import type { Role } from '#schema/vocabulary/roles.ts';

export type AccountEntry = {
  readonly id: string;
  readonly label: string;
  readonly phoneLabel: string;
  readonly href: string | null;
  readonly isOutside: boolean;
  /** What is to know before it is opened. */
  readonly note?: string;
};

type AccountFacts = {
  readonly role: Role;
  readonly creditModelAccess: boolean;
  readonly isOperator: boolean;
  readonly helpCenterUrl: string | null;
  readonly adminUrl: string | null;
};

const inside = (id: string, label: string, href: string, phoneLabel = label): AccountEntry => ({
  id,
  label,
  phoneLabel,
  href,
  isOutside: false,
});
const outside = (id: string, label: string, href: string | null): readonly AccountEntry[] =>
  href === null ? [] : [{ id, label, phoneLabel: label, href, isOutside: true }];

const logout: AccountEntry = { id: 'logout', label: 'Logout', phoneLabel: 'Logout', href: null, isOutside: false };

/** What the account menu holds for whom, in its order. */
export const accountEntries = ({ role, creditModelAccess, isOperator, helpCenterUrl, adminUrl }: AccountFacts): readonly AccountEntry[] => {
  if (role === 'community_test_manager') return [logout];
  return [
    inside('profile', 'Profile', '/organization-user-settings/profile'),
    inside('organization', 'Organization', '/organization-settings/users', 'Team'),
    ...(creditModelAccess ? [inside('credits', 'Credit Usage', '/organization-user/credit-usage')] : []),
    inside('integrations', 'Integrations', '/organization-settings/integrations'),
    ...(isOperator ? [inside('operator', 'Operator', '/operator')] : []),
    ...outside('admin', 'Admin', role === 'test_manager' ? adminUrl : null),
    ...outside('help', 'Help Center', helpCenterUrl),
    logout,
  ];
};
