import { sql, type Kysely } from 'kysely';

type Searched = {
  readonly kind: string;
  readonly from: string;
  readonly text: string;
  /** The test that a row belongs to. */
  readonly testId: string;
  /** What else may be read of it. */
  readonly readable: string;
  readonly at: string;
};

export const searched: readonly Searched[] = [
  { kind: 'test', from: 'test x', text: `(x.name || ' ' || x.code)`, testId: 'x.id', readable: 'true', at: 'x.created_at' },
  {
    kind: 'issue',
    from: 'issue x',
    text: `(x.title || ' ' || x.code)`,
    testId: 'x.test_id',
    readable: `(viewer <> 'customer' or x.published_at is not null)`,
    at: 'x.created_at',
  },
  {
    kind: 'test_case',
    from: 'test_case x join test t on t.id = x.test_id and t.organization_id = x.organization_id',
    text: `(x.name || ' ' || x.code)`,
    testId: 'x.test_id',
    readable: 'true',
    at: 't.created_at',
  },
  {
    kind: 'participant',
    from: 'participant x join test t on t.id = x.test_id and t.organization_id = x.organization_id',
    text: 'x.full_name',
    testId: 'x.test_id',
    readable: `viewer <> 'customer'`,
    at: 't.created_at',
  },
];

const most = 5;
/** Two letters that changed places in a word of eight still resemble it. */
const resembling = 0.45;

/** The viewer's organization, role and tests, and the tests that are past their keeping. */
const declared = `
  declare
    mine uuid := app_org();
    viewer text := app_role();
    accepted uuid[] := case when app_role() = 'community_test_manager' then app_accepted_tests() end;
    expired uuid[] := array(select old.id from test old where old.organization_id = app_org()
      and (old.window_status = 'closed' and old.closed_at <= kept_from or old.window_status = 'cancelled' and old.cancelled_at <= kept_from));`;

export const readable = ({ testId, readable: more }: Searched): string =>
  `x.organization_id = mine and (viewer <> 'community_test_manager' or ${testId} = any (accepted)) and ${testId} <> all (expired) and ${more}`;

export const definer = (name: string, parameters: string, query: string): string => `
  create function ${name}(${parameters}, kept_from timestamptz) returns setof uuid rows ${most} stable security definer
  set search_path = public set plan_cache_mode = force_custom_plan set pg_trgm.word_similarity_threshold = ${resembling} language plpgsql as $$ ${declared}
  begin
    return query ${query} limit ${most};
  end $$;
  revoke execute on function ${name} from public;
  grant execute on function ${name} to muster_app;`;

/**
 * Row-level security lets no condition of letters near an index, since it might tell of rows that are hidden. These functions of the
 * owner say what the policies say and then search: by the index where few rows hold the letters, from the latest on where many do.
 * They give ids alone, and whoever calls them reads those rows under the policies. Two letters, of which no index is made, are looked
 * for where words begin; of what resembles, up to three words have to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A setting of an extension may be named only once the extension is loaded.
  await sql`select show_limit()`.execute(db);
  for (const each of searched) {
    const { kind, from, text, at } = each;
    const named = `select x.id from ${from} where ${readable(each)} and (${text} ilike word or ${text} ilike begun) and ${text} ilike all (words)
      order by ${at} desc, x.id`;
    const alike = `select x.id from ${from} where ${readable(each)} and a <% ${text} and (b is null or b <% ${text}) and (c is null or c <% ${text})
      order by word_similarity(phrase, ${text}) desc, ${at} desc, x.id`;
    await sql.raw(definer(`app_${kind}_named`, 'word text, begun text, words text[]', named)).execute(db);
    await sql.raw(definer(`app_${kind}_alike`, 'phrase text, a text, b text, c text', alike)).execute(db);
  }
}
