import { raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { RequestContext } from './context.ts';
import { caller, moment, organization } from './param.ts';

const everything = raw('true');

/** Conditions that keep a statement within what the caller may read; row-level security says the same again below. */
export const scopeOf = (context: RequestContext) => {
  const { role } = context.viewer;
  const on = context.services.scopeChecks;
  return {
    /** A row that carries organization_id. */
    organization: (alias: string): Sql => (on ? sql`${raw(alias)}.organization_id = ${organization}` : everything),
    /** A row of the table test, by the name of its id column: in the organization, stored, and for moderators accepted. */
    test: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization}
          and (${raw(alias)}.closed_at is null or ${raw(alias)}.closed_at > ${moment}::timestamptz - interval '18 months')
          ${role === 'community_test_manager' ? accepted(`${alias}.id`) : raw('')}`
        : everything,
    /** A row that hangs on a test by test_id. */
    ofTest: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization} ${role === 'community_test_manager' ? accepted(`${alias}.test_id`) : raw('')}`
        : everything,
    /** A row with published_at: customers see it once published. */
    published: (alias: string): Sql => (on && role === 'customer' ? raw(`${alias}.published_at is not null`) : everything),
  };
};

const accepted = (testId: string): Sql =>
  sql`and exists (select from moderator_assignment mine where mine.test_id = ${raw(testId)} and mine.user_id = ${caller}
    and mine.organization_id = ${organization} and mine.status = 'accepted')`;
