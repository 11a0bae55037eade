import type { GraphQLResolveInfo } from 'graphql';
import { chatPages } from '#schema/vocabulary/chat.ts';
import type { MyChatsKind } from '#schema/vocabulary/chat.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput, notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { likeWords } from '#server/database/like.ts';
import { raw, sql } from '#server/database/sql.ts';
import { readsChat } from '#server/workflow/chat-readers.ts';
import { channelScope, channelShape, channelsOf, unreadOf } from '#server/entities/chat.fields.ts';
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

const chatUnread = async (_: unknown, _args: object, context: RequestContext, info: GraphQLResolveInfo) => {
  const { role } = context.viewer;
  if (role === 'customer' && !context.person.flags.has('flexibleTestingAccess')) return [];
  return read(
    context,
    info,
    {},
    (selection) =>
      sql`select ${list(
        shape(selection, { testId: sql`u.test_id`, count: sql`u.count` }),
        sql`from (select c.test_id, sum(${unreadOf})::int as count from chat_channel c where c.last_position > 0 and ${channelScope(context)}
        group by c.test_id) u where u.count > 0 order by u.count desc, u.test_id`,
      )} as json`,
  );
};

const isMine = sql`exists (select from chat_message n where n.channel_id = c.id and n.state <> 'deleted' and ${caller} = any (n.mentions))`;

/** By the argument: a statement is composed once for a document, whatever it is asked with. */
const isOfKind = sql`case ${argument('kind')}::text when 'unread' then x.unread > 0 when 'mentions' then ${isMine}
  when 'private' then c.chat_type <> 'public' when 'public' then c.chat_type = 'public' else true end`;

type MyChatsArgs = { readonly kind?: MyChatsKind | null; readonly text?: string | null; readonly first?: number | null };

const myChats = async (_: unknown, given: MyChatsArgs, context: RequestContext, info: GraphQLResolveInfo) => {
  const first = given.first ?? 30;
  if (!Number.isInteger(first) || first < 1 || first > chatPages.messages)
    throw badUserInput(`first must be from 1 to ${chatPages.messages}.`);
  const patterns = likeWords(given.text ?? '');
  const found = sql`from chat_channel c join test t on t.id = c.test_id left join participant p on p.id = c.participant_id
    cross join lateral (select ${unreadOf} as unread) x
    where c.last_position > 0 and ${channelScope(context)} and ${isOfKind}
    and (${argument('patterns')}::text[] is null or concat_ws(' ', t.code, t.name, p.full_name) ilike all (${argument('patterns')}::text[]))`;
  return read(
    context,
    info,
    { patterns, first, kind: given.kind ?? 'all' },
    (selection) =>
      sql`select ${shape(selection, {
        nodes: (nodes) =>
          list(
            channelShape(nodes),
            sql`from (select c.*, x.unread > 0 as is_unread ${found}
            order by x.unread > 0 desc, c.last_message_at desc nulls last, c.id limit ${argument('first')}::int) c
            order by c.is_unread desc, c.last_message_at desc nulls last, c.id`,
          ),
        hasMore: sql`(select count(*) > ${argument('first')}::int from (select ${found} limit ${argument('first')}::int + 1) found)`,
      })} as json`,
  );
};

const chatReaders = async (
  _: unknown,
  { channelId }: { readonly channelId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const found = await read(
    context,
    info,
    { channelId: idOrAbsent(channelId) },
    (selection) =>
      sql`select ${list(
        shape(selection, { id: sql`u.id`, name: sql`trim(u.first_name || ' ' || u.last_name)`, role: sql`u.role` }),
        sql`from organization_user u where ${raw(readsChat)} and u.id <> ${caller} order by u.first_name, u.last_name, u.id`,
      )} as json from chat_channel c where c.id = ${argument('channelId')} and ${channelScope(context)}`,
  );
  if (found === null) throw notFound();
  return found;
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

export const chatQueries: ResolverMap[string] = {
  chatChannels,
  chatChannelsOfTest,
  chatUnreadCount,
  chatUnread,
  myChats,
  chatReaders,
  chatMessages,
  chatMessageSearch,
};
