import { limits } from '#schema/vocabulary/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import { shape } from '#server/api/shape.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql, join } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { GraphQLResolveInfo } from 'graphql';

type Searched = {
  readonly kind: string;
  /** Tables and conditions, without the words. */
  readonly from: Sql;
  /** What is searched, as the index of its table has it. */
  readonly text: Sql;
  readonly id: Sql;
  readonly title: Sql;
  readonly context: Sql;
  readonly url: Sql;
  readonly at: Sql;
};

const most = raw(String(limits.hitsPerKind));

const columns = ({ kind, id, title, context, url }: Searched, place: number): Sql =>
  sql`'${raw(kind)}' as kind, ${id} as id, ${title} as title, ${context} as context, ${url} as url, ${raw(String(place))} as place`;

/** What holds each of the words, the latest first. */
const named = (searched: Searched, place: number): Sql => {
  const { from, text, at } = searched;
  return sql`(select ${columns(searched, place)}, row_number() over (order by ${at} desc) as rank from ${from}
    and ${text} ilike ${argument('word')} and ${text} ilike all (${argument('words')}::text[]) order by ${at} desc limit ${most})`;
};

/** What resembles the words most, where nothing holds them. */
const alike = (searched: Searched, place: number): Sql => {
  const { from, text, at } = searched;
  return sql`(select ${columns(searched, place)}, row_number() over (order by word_similarity(${argument('phrase')}, ${text}) desc, ${at} desc) as rank
    from ${from} and not exists (select from named) and ${argument('phrase')} <% ${text} order by rank limit ${most})`;
};

const searchedBy = (context: RequestContext): readonly Searched[] => {
  const { organization, test, ofTest, kept, published } = scopeOf(context);
  const { role } = context.person;
  const requests: Searched = {
    kind: 'request',
    from: sql`customer_request d where d.created_by = ${caller} and d.state = 'draft' and d.discarded_at is null and ${organization('d')}`,
    text: sql`d.name`,
    id: sql`d.id`,
    title: sql`d.name`,
    context: sql`'Draft'`,
    url: sql`'/launch?draft=' || d.id`,
    at: sql`d.saved_at`,
  };
  const tests: Searched = {
    kind: 'test',
    from: sql`test t where ${test('t')}`,
    text: sql`(t.name || ' ' || t.code)`,
    id: sql`t.id`,
    title: sql`t.name`,
    context: sql`t.code`,
    url: sql`'/results/' || t.id`,
    at: sql`t.created_at`,
  };
  const issues: Searched = {
    kind: 'issue',
    from: sql`issue i where ${ofTest('i')} and ${published('i')} and ${kept('i')}`,
    text: sql`(i.title || ' ' || i.code)`,
    id: sql`i.id`,
    title: sql`i.title`,
    context: sql`i.code`,
    url: sql`'/issues/' || i.id`,
    at: sql`i.created_at`,
  };
  const cases: Searched = {
    kind: 'test_case',
    from: sql`test_case c join test t on t.id = c.test_id and t.organization_id = c.organization_id where ${ofTest('c')} and ${kept('c')} and ${test('t')}`,
    text: sql`(c.name || ' ' || c.code)`,
    id: sql`c.id`,
    title: sql`c.name`,
    context: sql`c.code || ', ' || t.name`,
    url: sql`'/results/' || c.test_id || '/test-case/' || c.id`,
    at: sql`t.created_at`,
  };
  const testers: Searched = {
    kind: 'tester',
    from: sql`participant p join test t on t.id = p.test_id and t.organization_id = p.organization_id where ${ofTest('p')} and ${kept('p')} and ${test('t')}`,
    text: sql`p.full_name`,
    id: sql`p.id`,
    title: sql`p.full_name`,
    context: sql`t.name`,
    url: sql`'/results/' || p.test_id || '/tester/' || p.tester_id`,
    at: sql`t.created_at`,
  };
  const services: Searched = {
    kind: 'service',
    from: sql`professional_service s where s.offered`,
    text: sql`s.title`,
    id: sql`s.id`,
    title: sql`s.title`,
    context: sql`'Professional service'`,
    url: sql`'/services/' || s.id || '/professional-service-requests/new'`,
    at: sql`-s.position`,
  };
  if (role === 'customer') return [tests, requests, issues, cases, services];
  return role === 'test_manager' ? [tests, requests, issues, cases, testers, services] : [tests, issues, cases, testers];
};

/** Finds things by their names and codes. */
export const search = (_: unknown, { words }: { readonly words: string }, context: RequestContext, info: GraphQLResolveInfo) => {
  const phrase = words.trim();
  if (phrase.length > limits.searchLength) throw badUserInput(`The search is limited to ${limits.searchLength} characters.`);
  const [word, ...others] = (likeWords(phrase) ?? []).toSorted((one, other) => other.length - one.length);
  if (word === undefined || phrase.length < limits.searchFrom) return [];
  return read(context, info, { phrase, word, words: others }, (selection) => {
    const searched = searchedBy(context);
    const hit = shape(selection, {
      id: sql`hit.id`,
      kind: sql`hit.kind`,
      title: sql`hit.title`,
      context: sql`hit.context`,
      url: sql`hit.url`,
    });
    return sql`with named as materialized (${join(searched.map(named), ' union all ')}), alike as (${join(searched.map(alike), ' union all ')})
        select coalesce(json_agg(${hit} order by hit.place, hit.rank), '[]'::json) as json from (select * from named union all select * from alike) hit`;
  });
};
