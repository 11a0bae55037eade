import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { LaunchFlags, OrganizationSwitches } from '#schema/rules/launch/flags.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Row = OrganizationSwitches & { readonly features: readonly string[] };

/** The switches of the organization as the launch rules read them. */
export const readLaunchFlags = async (tx: Tx): Promise<LaunchFlags> => {
  const [row] = await tx.query<Row>(
    `select o.advanced_tests_access as "advancedTestsAccess", o.new_launch_ux_enabled as "newLaunchUxEnabled", o.auto_launching_enabled as "autoLaunchingEnabled",
       o.google_sheets_auto_import_enabled as "googleSheetsAutoImportEnabled", o.known_issues_upload_enabled as "knownIssuesUploadEnabled",
       o.video_requirement_enabled as "videoRequirementEnabled",
       coalesce((select json_agg(f.name) from feature_flag f where f.organization_id = o.id and f.enabled), '[]') as features
     from organization o where o.id = $1`,
    [tx.viewer.organizationId],
  );
  if (row === undefined) throw new Error('the organization of the transaction is gone');
  return launchFlags(row, row.features);
};
