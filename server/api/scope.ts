import { chatTypeOfCustomers } from '#schema/vocabulary/around.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { raw, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { Viewer } from '../workflow/transaction.ts';
import { caller, moment, organization } from './param.ts';

const everything = raw('true');

/** What of the table chat_channel by an alias is there for customers. */
export const customersChat = (alias: string): string => `${alias}.chat_type = '${chatTypeOfCustomers}'`;

/** The moment before which what ended is past its keeping. */
export const keptFrom = sql`${moment}::timestamptz - interval '${raw(String(limits.retentionMonths))} months'`;

/** What ended at a moment and is not past its keeping. */
export const isKeptSince = (ended: Sql): Sql => sql`${ended} > ${keptFrom}`;

/** A row of the table test that is not past its keeping. */
export const isKept = (alias: string): Sql => isKeptSince(sql`coalesce(${raw(alias)}.closed_at, ${raw(alias)}.cancelled_at, 'infinity')`);

/** Conditions that keep a statement within what the caller may read; row-level security says the same again below. */
export const scopeOf = ({
  viewer: { role },
  services: { scopeChecks: on },
}: {
  readonly viewer: Pick<Viewer, 'role'>;
  readonly services: { readonly scopeChecks: boolean };
}) => {
  return {
    /** A row that carries organization_id. */
    organization: (alias: string): Sql => (on ? sql`${raw(alias)}.organization_id = ${organization}` : everything),
    /** A row of the table test, by the name of its id column: in the organization, stored, and for moderators accepted. */
    test: (alias: string, kept: Sql = isKept(alias)): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization}
          and ${kept}
          ${role === 'community_test_manager' ? accepted(`${alias}.id`) : raw('')}`
        : everything,
    /** A row that hangs on a test by test_id. */
    ofTest: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.organization_id = ${organization} ${role === 'community_test_manager' ? accepted(`${alias}.test_id`) : raw('')}`
        : everything,
    /** A row that hangs on a test by test_id, where the test may be past its keeping. */
    kept: (alias: string): Sql =>
      on
        ? sql`${raw(alias)}.test_id not in (
            select old.id from test old where old.organization_id = ${organization} and old.window_status = 'closed' and old.closed_at <= ${keptFrom}
            union all select old.id from test old where old.organization_id = ${organization} and old.window_status = 'cancelled' and old.cancelled_at <= ${keptFrom})`
        : everything,
    /** A row of the table chat_channel. */
    chat: (alias: string): Sql => (on && role === 'customer' ? raw(customersChat(alias)) : everything),
    /** A row with published_at: customers see it once published. */
    published: (alias: string): Sql => (on && role === 'customer' ? raw(`${alias}.published_at is not null`) : everything),
  };
};

const accepted = (testId: string): Sql =>
  sql`and ${raw(testId)} = any (array(select mine.test_id from moderator_assignment mine
    where mine.user_id = ${caller} and mine.organization_id = ${organization} and mine.status = 'accepted'))`;
