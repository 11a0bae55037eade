import type { GraphQLResolveInfo } from 'graphql';
import { chatPages } from '#schema/vocabulary/chat.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput, notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql } from '#server/database/sql.ts';
import { channelScope, channelsOf, unreadOf } from '#server/entities/chat.fields.ts';
import { messageFor, messageJson } from '#server/api/chat-message.ts';
import type { StoredMessage } from '#server/api/chat-message.ts';

const chatChannels = async (
  _: unknown,
  { externalIds }: { readonly externalIds: readonly string[] },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  if (externalIds.length > chatPages.lookup) throw badUserInput(`At most ${chatPages.lookup} channels are looked up at once.`);
  return read(
    context,
    info,
    { externalIds: [...new Set(externalIds)] },
    (selection) => sql`select ${channelsOf(context, sql`c.external_id = any (${argument('externalIds')}::text[])`)(selection)} as json`,
  );
};

const chatChannelsOfTest = async (
  _: unknown,
  { testId }: { readonly testId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const { test } = scopeOf(context);
  const found = await read(
    context,
    info,
    { testId: idOrAbsent(testId) },
    (selection) =>
      sql`select ${channelsOf(context, sql`c.test_id = t.id`)(selection)} as json from test t where t.id = ${argument('testId')} and ${test('t')}`,
  );
  if (found === null) throw notFound();
  return found;
};

const chatUnreadCount = async (_: unknown, _args: object, context: RequestContext, info: GraphQLResolveInfo) => {
  const { role } = context.viewer;
  if (role === 'customer' && !context.person.flags.has('flexibleTestingAccess')) return 0;
  return read(
    context,
    info,
    {},
    () => sql`select coalesce(sum(${unreadOf}), 0)::int as json from chat_channel c where c.last_position > 0 and ${channelScope(context)}`,
  );
};

type PageArgs = {
  readonly channelId: string;
  readonly threadId?: string | null;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly around?: number | null;
  readonly aroundId?: string | null;
  readonly first?: number | null;
};

type RawPage = { readonly nodes: readonly StoredMessage[]; readonly hasEarlier: boolean; readonly hasLater: boolean };

const shownTo = (context: RequestContext) => (message: StoredMessage) => messageFor(message, context.viewer, context.services);

const inThread = sql`(case when ${argument('threadId')}::uuid is null then m.parent_message_id is null
  else m.parent_message_id = ${argument('threadId')}::uuid or m.id = ${argument('threadId')}::uuid end)`;

const middle = sql`coalesce(${argument('around')}::int, (select case when ${argument('threadId')}::uuid is null and p.id is not null then p.position else x.position end
  from chat_message x left join chat_message p on p.id = x.parent_message_id
  where x.id = ${argument('aroundId')}::uuid and x.channel_id = c.id), 2147483647)`;

const chatMessages = async (_: unknown, given: PageArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const first = given.first ?? 50;
  if (!Number.isInteger(first) || first < 1 || first > chatPages.messages)
    throw badUserInput(`first must be from 1 to ${chatPages.messages}.`);
  const { channelId, threadId, before, after, around, aroundId } = given;
  const args = {
    channelId: idOrAbsent(channelId),
    threadId: threadId == null ? null : idOrAbsent(threadId),
    aroundId: aroundId == null ? null : idOrAbsent(aroundId),
    around: around ?? null,
    before: before ?? null,
    after: after ?? null,
    earlier: after == null ? (around == null && aroundId == null ? first : Math.ceil(first / 2)) : 0,
    later: before == null ? first : 0,
    first,
  };
  const page = await read<RawPage>(
    context,
    info,
    args,
    () => sql`with o as (select c.id, ${middle} as place from chat_channel c where c.id = ${argument('channelId')} and ${channelScope(context)}),
      shown as (
        (select m.id, m.position from o join chat_message m on m.channel_id = o.id where ${inThread}
          and m.position < coalesce(${argument('before')}::int, o.place) order by m.position desc limit ${argument('earlier')}::int)
        union all
        (select m.id, m.position from o join chat_message m on m.channel_id = o.id where ${inThread}
          and case when ${argument('after')}::int is null then m.position >= o.place else m.position > ${argument('after')}::int end
          order by m.position limit ${argument('later')}::int))
      select json_build_object(
        'nodes', coalesce((select json_agg(${raw(messageJson)} order by m.position) from chat_message m where m.id in (select id from shown)), '[]'),
        'hasEarlier', exists (select from chat_message m where m.channel_id = o.id and ${inThread} and m.position < (select min(position) from shown)),
        'hasLater', exists (select from chat_message m where m.channel_id = o.id and ${inThread} and m.position > (select max(position) from shown))) as json
      from o`,
  );
  if (page === null) throw notFound();
  return { ...page, nodes: page.nodes.map(shownTo(context)) };
};

const chatMessageSearch = async (
  _: unknown,
  { channelId, text }: { readonly channelId: string; readonly text: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const patterns = likeWords(text);
  const found = await read<readonly StoredMessage[]>(
    context,
    info,
    { channelId: idOrAbsent(channelId), patterns },
    () => sql`select coalesce((select json_agg(${raw(messageJson)} order by m.position desc) from chat_message m where m.id in (
        select x.id from chat_message x where x.channel_id = c.id and x.state <> 'deleted' and x.text ilike all (${argument('patterns')}::text[])
        order by x.position desc limit ${raw(String(chatPages.found))})), '[]') as json
      from chat_channel c where c.id = ${argument('channelId')} and ${channelScope(context)}`,
  );
  if (found === null) throw notFound();
  return patterns === null ? [] : found.map(shownTo(context));
};

export const chatQueries: ResolverMap[string] = { chatChannels, chatChannelsOfTest, chatUnreadCount, chatMessages, chatMessageSearch };
