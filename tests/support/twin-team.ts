import type { Pool } from 'pg';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** Saves a view that is shared with the organization. */
export const plantSavedView = (pool: Pool, side: Side, words: string, at: string): Promise<void> =>
  seed(pool, 'saved_view', {
    id: idOf(side, 'saved-view'),
    organization_id: idOf(side, 'organization'),
    user_id: idOf(side, 'customer'),
    list: 'issues',
    name: words.slice(0, 30),
    query: 'severity=critical',
    is_shared: true,
    created_at: at,
  });

/** Invites somebody to an organization. */
export const plantInvitation = (pool: Pool, side: Side, at: string): Promise<void> =>
  seed(pool, 'invitation', {
    id: idOf(side, 'invitation'),
    organization_id: idOf(side, 'organization'),
    email: `invited@${side}.example`,
    role: 'customer',
    state: 'open',
    token_hash: `hash-${side}`,
    expires_at: '2099-01-01T00:00:00Z',
    sent_at: at,
    invited_by: idOf(side, 'customer'),
    sends: 1,
    version: 1,
    created_at: at,
  });
