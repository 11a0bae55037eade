import { chatTypeOfCustomers } from '#schema/vocabulary/around.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { Viewer } from '../workflow/transaction.ts';
import { caller, moment, organization } from './param.ts';

const everything = raw('true');

export const customersChat = (alias: string): string => `${alias}.chat_type = '${chatTypeOfCustomers}'`;

export const keptFrom = sql`${moment}::timestamptz - interval '${raw(String(limits.retentionMonths))} months'`;

export const isKeptSince = (ended: Sql): Sql => sql`${ended} > ${keptFrom}`;

export const isKept = (alias: string): Sql => isKeptSince(sql`coalesce(${raw(alias)}.closed_at, ${raw(alias)}.cancelled_at, 'infinity')`);

/** Conditions that restrict a statement to what the caller may read; row-level security repeats them. */
export const scopeOf = ({
  viewer: { role },
  services: { scopeChecks: on },
}: {
  readonly viewer: Pick<Viewer, 'role'>;
  readonly services: { readonly scopeChecks: boolean };
}) => {
  return {
    organization: (alias: string): Sql => (on ? sql`${raw(alias)}.organization_id = ${organization}` : everything),
    /** In the organization, within its retention, and for moderators accepted. */
    test: (alias: string, kept: Sql = isKept(alias)): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization}
          and ${kept}
          ${role === 'community_test_manager' ? accepted(`${alias}.id`) : raw('')}`
        : everything,
    ofTest: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization} ${role === 'community_test_manager' ? accepted(`${alias}.test_id`) : raw('')}`
        : everything,
    /** A row with test_id, whose test may be past its retention. */
    kept: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.test_id not in (
            select old.id from test old where old.organization_id = ${organization} and old.window_status = 'closed' and old.closed_at <= ${keptFrom}
            union all select old.id from test old where old.organization_id = ${organization} and old.window_status = 'cancelled' and old.cancelled_at <= ${keptFrom})`
        : everything,
    chat: (alias: string): Sql => (on && role === 'customer' ? raw(customersChat(alias)) : everything),
    /** Customers see a row with published_at once it is published. */
    published: (alias: string): Sql => (on && role === 'customer' ? raw(`${alias}.published_at is not null`) : everything),
  };
};

const accepted = (testId: string): Sql =>
  sql`and ${raw(testId)} = any (array(select mine.test_id from moderator_assignment mine
    where mine.user_id = ${caller} and mine.organization_id = ${organization} and mine.status = 'accepted'))`;
