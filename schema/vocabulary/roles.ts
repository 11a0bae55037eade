export const roles = ['customer', 'test_manager', 'community_test_manager'] as const;
export type Role = (typeof roles)[number];

export const actorRoles = [...roles, 'system'] as const;
export type ActorRole = (typeof actorRoles)[number];

export const roleLabels: Readonly<Record<ActorRole, string>> = {
  customer: 'Customer',
  test_manager: 'Test manager',
  community_test_manager: 'Community test manager',
  system: 'System',
};
