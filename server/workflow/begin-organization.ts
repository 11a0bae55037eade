import { issueFields, startingFeatures } from '#schema/vocabulary/operator.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

const begin = `
  with fields as (update organization set issue_field_definitions = $2::jsonb where id = $1)
  insert into feature_flag (organization_id, name, enabled) select $1, name, true from unnest($3::text[]) name`;

/** Gives a new organization what each begins with: the fields that its integrations may map, and the features that start on. */
export const beginOrganization = (query: Query, organizationId: string): Promise<unknown> =>
  query(begin, [organizationId, JSON.stringify(issueFields), startingFeatures]);
