import type { Pool } from 'pg';
import { idOf, insert } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** A professional service, and a request for it. */
export const plantServices = async (pool: Pool, side: Side, { words, at }: { readonly words: string; readonly at: string }): Promise<void> => {
  await insert(pool, 'professional_service', {
    id: idOf(side, 'service'),
    title: 'Audit',
    description: 'We look.',
    cost: '10 credits',
    service_level_agreement: 'A week',
    request_form_instructions: 'Say what.',
    offered: true,
    position: 1,
  });
  await insert(pool, 'professional_service_request', {
    id: idOf(side, 'service-request'),
    organization_id: idOf(side, 'organization'),
    professional_service_id: idOf(side, 'service'),
    content: words,
    state: 'requested',
    created_by: idOf(side, 'customer'),
    version: 1,
    created_at: at,
  });
};
