import { limits } from '#schema/vocabulary/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { keptFrom, scopeOf } from '#server/api/scope.ts';
import { shape } from '#server/api/shape.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql, join } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { isOwnDraft } from '#server/entities/own-draft.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { markedPatterns, slipPatterns, slipsOf } from './slips.ts';

type Searched = {
  readonly kind: string;
  readonly from: Sql;
  readonly where: Sql;
  readonly by: { readonly functions: string } | { readonly text: Sql };
  readonly id: Sql;
  readonly title: Sql;
  readonly context: Sql;
  readonly url: Sql;
  readonly at: Sql;
};

const most = raw(String(limits.hitsPerKind));
const word = argument('word');
const begun = argument('begun');
const words = sql`${argument('words')}::text[]`;
/** The patterns only where nothing matched each word: the functions that take them are not called otherwise. */
const mistyped = sql`(select ${argument('patterns')}::text[] as patterns where not exists (select from named))`;
const mistypedMarked = sql`(select ${argument('marked')}::text[] as patterns where ${argument('marked')}::text[] <> '{}' and not exists (select from named) and not exists (select from slipped))`;
const missing = sql`(select ${argument('phrase')}::text as phrase, ${argument('slips')}::text[] as slips where not exists (select from named) and not exists (select from slipped) and not exists (select from marked))`;
const resembling = raw('0.45');

const columns = ({ kind, id, title, context, url }: Searched, place: number): Sql =>
  sql`'${raw(kind)}' as kind, ${id} as id, ${title} as title, ${context} as context, ${url} as url, ${raw(String(place))} as place`;

const named = (searched: Searched, place: number): Sql => {
  const { from, where, by, id, at } = searched;
  return 'functions' in by
    ? sql`(select ${columns(searched, place)}, found.rank
        from ${raw(`app_${by.functions}_named`)}(${word}, ${begun}, ${words}, ${keptFrom}) with ordinality found (id, rank), ${from} where ${id} = found.id and ${where})`
    : sql`(select ${columns(searched, place)}, row_number() over (order by ${at} desc) as rank from ${from}
        where ${where} and (${by.text} ilike ${word} or ${by.text} ilike ${begun}) and ${by.text} ilike all (${words}) order by ${at} desc limit ${most})`;
};

const slippedBy =
  (patterns: Sql) =>
  (searched: Searched, place: number): Sql => {
    const { from, where, by, id, at } = searched;
    return 'functions' in by
      ? sql`(select ${columns(searched, place)}, found.rank from ${patterns} mistyped,
        ${raw(`app_${by.functions}_slipped`)}(mistyped.patterns[1], mistyped.patterns[2], mistyped.patterns[3], ${keptFrom}) with ordinality found (id, rank), ${from} where ${id} = found.id and ${where})`
      : sql`(select ${columns(searched, place)}, row_number() over (order by ${at} desc) as rank from ${patterns} mistyped, ${from}
        where ${where} and mistyped.patterns <> '{}' and ${by.text} ~* all (mistyped.patterns) order by ${at} desc limit ${most})`;
  };

const alike = (searched: Searched, place: number): Sql => {
  const { from, where, by, id, at } = searched;
  return 'functions' in by
    ? sql`(select ${columns(searched, place)}, found.rank from ${missing} missing,
        ${raw(`app_${by.functions}_alike`)}(missing.phrase, missing.slips[1], missing.slips[2], missing.slips[3], ${keptFrom}) with ordinality found (id, rank), ${from} where ${id} = found.id and ${where})`
    : sql`(select ${columns(searched, place)}, row_number() over (order by word_similarity(missing.phrase, ${by.text}) desc, ${at} desc) as rank
        from ${missing} missing, ${from} where ${where} and word_similarity(missing.slips[1], ${by.text}) >= ${resembling} order by rank limit ${most})`;
};

const searchedBy = (context: RequestContext): readonly Searched[] => {
  const { organization, test, ofTest, kept, published } = scopeOf(context);
  const { role } = context.person;
  const requests: Searched = {
    kind: 'request',
    from: sql`customer_request d`,
    where: isOwnDraft(organization('d')),
    by: { text: sql`d.name` },
    id: sql`d.id`,
    title: sql`d.name`,
    context: sql`'Draft'`,
    url: sql`'/launch?draft=' || d.id`,
    at: sql`d.saved_at`,
  };
  const tests: Searched = {
    kind: 'test',
    from: sql`test t`,
    where: test('t'),
    by: { functions: 'test' },
    id: sql`t.id`,
    title: sql`t.name`,
    context: sql`t.code`,
    url: sql`'/results/' || t.id`,
    at: sql`t.created_at`,
  };
  const issues: Searched = {
    kind: 'issue',
    from: sql`issue i`,
    where: sql`${ofTest('i')} and ${published('i')} and ${kept('i')}`,
    by: { functions: 'issue' },
    id: sql`i.id`,
    title: sql`i.title`,
    context: sql`i.code`,
    url: sql`'/issues/' || i.id`,
    at: sql`i.created_at`,
  };
  const cases: Searched = {
    kind: 'test_case',
    from: sql`test_case c join test t on t.id = c.test_id and t.organization_id = c.organization_id`,
    where: sql`${ofTest('c')} and ${kept('c')} and ${test('t')}`,
    by: { functions: 'test_case' },
    id: sql`c.id`,
    title: sql`c.name`,
    context: sql`c.code || ', ' || t.name`,
    url: sql`'/results/' || c.test_id || '/test-case/' || c.id`,
    at: sql`t.created_at`,
  };
  const testers: Searched = {
    kind: 'tester',
    from: sql`participant p join test t on t.id = p.test_id and t.organization_id = p.organization_id`,
    where: sql`${ofTest('p')} and ${kept('p')} and ${test('t')}`,
    by: { functions: 'participant' },
    id: sql`p.id`,
    title: sql`p.full_name`,
    context: sql`t.name`,
    url: sql`'/results/' || p.test_id || '/tester/' || p.tester_id`,
    at: sql`t.created_at`,
  };
  const services: Searched = {
    kind: 'service',
    from: sql`professional_service s`,
    where: sql`s.offered`,
    by: { text: sql`s.title` },
    id: sql`s.id`,
    title: sql`s.title`,
    context: sql`'Professional service'`,
    url: sql`'/services/' || s.id || '/professional-service-requests/new'`,
    at: sql`-s.position`,
  };
  if (role === 'customer') return [tests, requests, issues, cases, services];
  return role === 'test_manager' ? [tests, requests, issues, cases, testers, services] : [tests, issues, cases, testers];
};

/** Shorter words have too few trigrams for similarity. */
const resemblingFrom = 4;

/** A short word is searched only at the beginning of words. */
const beginnings = (pattern: string): { readonly word: string; readonly begun: string | null } => {
  const letters = pattern.slice(1, -1);
  return [...letters].length > 2 ? { word: pattern, begun: null } : { word: `% ${letters}%`, begun: `${letters}%` };
};

/** Names and codes: exact words first, then one slip in each, then similarity. */
export const search = (_: unknown, { words: typed }: { readonly words: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const phrase = typed.trim();
  if (phrase.length > limits.searchLength) throw badUserInput(`The search is limited to ${limits.searchLength} characters.`);
  const [longest, ...others] = (likeWords(phrase) ?? []).toSorted((one, other) => other.length - one.length);
  if (longest === undefined || phrase.length < limits.searchFrom) return [];
  return read(
    context,
    info,
    {
      phrase,
      ...beginnings(longest),
      words: others,
      patterns: slipPatterns(phrase),
      marked: markedPatterns(phrase),
      slips: slipsOf(phrase, resemblingFrom),
    },
    (selection) => {
      const searched = searchedBy(context);
      const hit = shape(selection, {
        id: sql`hit.id`,
        kind: sql`hit.kind`,
        title: sql`hit.title`,
        context: sql`hit.context`,
        url: sql`hit.url`,
      });
      return sql`with named as materialized (${join(searched.map(named), ' union all ')}), slipped as materialized (${join(searched.map(slippedBy(mistyped)), ' union all ')}),
        marked as materialized (${join(searched.map(slippedBy(mistypedMarked)), ' union all ')}), alike as (${join(searched.map(alike), ' union all ')})
        select coalesce(json_agg(${hit} order by hit.place, hit.rank), '[]'::json) as json from (select * from named union all select * from slipped union all select * from marked union all select * from alike) hit`;
    },
  );
};
