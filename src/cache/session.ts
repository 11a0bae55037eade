/** What a client needs of the session: its token, and a new one when the old one runs out. */
export type TokenSource = {
  readonly token: () => string | null;
  readonly isExpiring: () => boolean;
  readonly renew: () => Promise<'renewed' | 'refused' | 'unreachable'>;
};

/** For whom and where a client works; another of either gets another client. */
export type Member = {
  readonly userId: string;
  readonly role: 'customer' | 'test_manager' | 'community_test_manager';
  readonly organizationPublicId: string;
};
