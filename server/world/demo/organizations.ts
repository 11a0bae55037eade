import { issueFields } from '#schema/vocabulary/operator.ts';
import { demoId } from '../random.ts';
import { insertRows, type OwnerClient } from '../rows.ts';
import { daysAfter } from './time.ts';

export const northwind = demoId('organization', 'northwind');
export const contoso = demoId('organization', 'contoso');
export const fabrikam = demoId('organization', 'fabrikam');

const flags = (on: boolean) => ({
  is_service_type_selection_enabled: on,
  google_sheets_auto_import_enabled: on,
  known_issues_upload_enabled: on,
  auto_launching_enabled: on,
  video_requirement_enabled: on,
});

const featureFlags = [
  'delivery-mode-selection',
  'scope-requirements',
  'customer-test-case-uploader',
  'customer-test-rails-test-case-importer',
  'routing-unique-test-data',
];

export const seedOrganizations = async (client: OwnerClient, now: Date): Promise<void> => {
  const shared = { issue_field_definitions: issueFields, flexible_testing_access: true, advanced_tests_access: true };
  await insertRows(client, 'organization', [
    {
      id: northwind,
      public_id: 'northwind',
      short_code: 'NW',
      name: 'Northwind',
      chosen_name: 'Northwind',
      is_name_chosen: true,
      has_contract: true,
      credit_model_access: true,
      may_overdraw: true,
      new_launch_ux_enabled: true,
      ...flags(true),
      ...shared,
      created_at: daysAfter(now, -400),
    },
    {
      id: contoso,
      public_id: 'contoso',
      short_code: 'CON',
      name: 'Contoso',
      chosen_name: null,
      is_name_chosen: false,
      has_contract: false,
      credit_model_access: false,
      may_overdraw: false,
      new_launch_ux_enabled: true,
      ...flags(false),
      ...shared,
      created_at: daysAfter(now, -12),
    },
    {
      id: fabrikam,
      public_id: 'fabrikam',
      short_code: 'FAB',
      name: 'Fabrikam',
      chosen_name: 'Fabrikam',
      is_name_chosen: true,
      has_contract: true,
      credit_model_access: false,
      may_overdraw: false,
      new_launch_ux_enabled: false,
      ...flags(false),
      ...shared,
      created_at: daysAfter(now, -250),
    },
  ]);
  await insertRows(client, 'trial', [
    { organization_id: contoso, id: demoId('trial', 'contoso'), finishes_at: daysAfter(now, 2), finished_at: null },
  ]);
  await insertRows(
    client,
    'feature_flag',
    featureFlags.map((name) => ({ organization_id: northwind, name, enabled: true })),
  );
};
