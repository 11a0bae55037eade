import { snake } from './insert.ts';
import { issueFields, organizationFlagNames, startingFeatures, startingFlags } from '#schema/vocabulary/operator.ts';
import type { OrganizationFlag } from '#schema/vocabulary/operator.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** On for those named, off for all others. */
export const switchesTo = (flags: readonly OrganizationFlag[]): string =>
  organizationFlagNames.map((flag) => `${snake(flag)} = ${flags.includes(flag)}`).join(', ');

const begin = `
  with fields as (update organization set issue_field_definitions = $2::jsonb, ${switchesTo(startingFlags)} where id = $1)
  insert into feature_flag (organization_id, name, enabled) select $1, name, true from unnest($3::text[]) name`;

export const beginOrganization = (query: Query, organizationId: string): Promise<unknown> =>
  query(begin, [organizationId, JSON.stringify(issueFields), startingFeatures]);
