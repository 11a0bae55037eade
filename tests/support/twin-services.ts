import type { Pool } from 'pg';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** A professional service, and a request for it. */
export const plantServices = async (
  pool: Pool,
  side: Side,
  { words, at }: { readonly words: string; readonly at: string },
): Promise<void> => {
  await seed(pool, 'professional_service', {
    id: idOf(side, 'service'),
    title: 'Audit',
    description: 'We look.',
    cost: '10 credits',
    service_level_agreement: 'A week',
    request_form_instructions: 'Say what.',
    offered: true,
    position: 1,
  });
  await seed(pool, 'professional_service_request', {
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

/** An organization that may do everything. */
export const plantOrganization = async (
  pool: Pool,
  side: Side,
  { name, at }: { readonly name: string; readonly at: string },
): Promise<void> => {
  await seed(pool, 'organization', {
    id: idOf(side, 'organization'),
    public_id: `org-${side}`,
    short_code: side === 'a' ? 'AA' : 'BB',
    name,
    is_name_chosen: true,
    has_contract: true,
    flexible_testing_access: true,
    is_service_type_selection_enabled: false,
    google_sheets_auto_import_enabled: true,
    known_issues_upload_enabled: true,
    advanced_tests_access: true,
    credit_model_access: true,
    new_launch_ux_enabled: true,
    auto_launching_enabled: true,
    video_requirement_enabled: true,
    issue_field_definitions: [],
    last_test_number: 10,
    created_at: at,
  });
};
