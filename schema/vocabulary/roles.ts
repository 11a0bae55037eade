export const roles = ['customer', 'test_manager', 'community_test_manager'] as const;
export type Role = (typeof roles)[number];

/** A role of the organization, or an operator of the installation. */
export type CallerRole = Role | 'operator';

export const actorRoles = [...roles, 'operator', 'system'] as const;
export type ActorRole = (typeof actorRoles)[number];

export const roleLabels: Readonly<Record<ActorRole, string>> = {
  customer: 'Customer',
  test_manager: 'Test manager',
  community_test_manager: 'Community test manager',
  operator: 'Operator',
  system: 'System',
};
