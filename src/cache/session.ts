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
