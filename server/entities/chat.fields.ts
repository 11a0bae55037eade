import { unreadAtMost } from '#schema/vocabulary/chat.ts';
import { list, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { caller } from '#server/api/param.ts';
import { scopeOf } from '#server/api/scope.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

/** Of channel c. */
export const channelScope = (context: RequestContext): Sql => {
  const { ofTest, kept, chat } = scopeOf(context);
  return sql`${ofTest('c')} and ${kept('c')} and ${chat('c')}`;
};

const self = sql`${caller}`;

const readTo = (person: Sql): Sql =>
  sql`coalesce((select r.position from chat_read r where r.channel_id = c.id and r.user_id = ${person}), 0)`;

const threadReadTo = (person: Sql): Sql =>
  sql`coalesce((select r.position from chat_thread_read r where r.thread_id = n.parent_message_id and r.user_id = ${person}), 0)`;

/** Messages n of channel c that a person has not read: by others, not deleted, not older than their membership; a thread is read by itself. */
export const unreadBy = (person: Sql): Sql => {
  const unread = sql`n.channel_id = c.id and n.author_user_id is distinct from ${person} and n.state <> 'deleted'
    and n.created_at > (select me.created_at from organization_user me where me.id = ${person})`;
  return sql`(select n.* from chat_message n where ${unread} and n.parent_message_id is null and n.position > ${readTo(person)}
    union all select n.* from chat_message n where ${unread} and n.parent_message_id is not null and n.position > ${threadReadTo(person)})`;
};

const counted = (of: Sql): Sql => sql`(select count(*)::int from (select from ${of} limit ${raw(String(unreadAtMost))}) counted)`;

export const unreadOf = counted(sql`${unreadBy(self)} n`);

/** Of those, what names them. */
const mentionsOf = counted(sql`${unreadBy(self)} n where ${caller} = any (n.mentions)`);

const mostThreads = 50;

/** Alias n, of the unread replies under message h. */
const threadShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`h.id`,
    authorName: sql`h.author_name`,
    words: sql`case when h.state = 'deleted' then '' else left(h.text, 140) end`,
    unreadCount: sql`least(n.count, ${raw(String(unreadAtMost))})`,
    readPosition: sql`coalesce((select r.position from chat_thread_read r where r.thread_id = h.id and r.user_id = ${caller}), 0)`,
  });

const threadsOf = (selection: Selection): Sql =>
  list(
    threadShape(selection),
    sql`from (select n.parent_message_id as id, count(*)::int as count, max(n.position) as last from ${unreadBy(self)} n
      where n.parent_message_id is not null group by 1) n join chat_message h on h.id = n.id order by n.last desc limit ${raw(String(mostThreads))}`,
  );

const of = (column: string): Sql => raw(`(select ${column} from test t where t.id = c.test_id)`);
const ofTester = (column: string): Sql => raw(`(select p.${column} from participant p where p.id = c.participant_id)`);

/** Alias c. */
export const channelShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`c.id`,
    status: sql`c.status`,
    chatType: sql`c.chat_type`,
    externalId: sql`c.external_id`,
    testId: sql`c.test_id`,
    testName: of('t.name'),
    windowStatus: of('t.window_status'),
    windowClosedAt: time(of('t.closed_at')),
    participantId: sql`c.participant_id`,
    testerId: ofTester('tester_id'),
    testerName: ofTester('full_name'),
    unreadCount: unreadOf,
    readPosition: readTo(self),
    unreadThreads: threadsOf,
    unreadMentions: mentionsOf,
    lastPosition: sql`c.last_position`,
    lastMessageAt: time(sql`c.last_message_at`),
    lastWords: sql`coalesce((select case when n.state <> 'deleted' then left(n.text, 140) end from chat_message n where n.channel_id = c.id order by n.position desc limit 1), '')`,
  });

/** The latest message first. */
export const channelsOf =
  (context: RequestContext, condition: Sql) =>
  (selection: Selection): Sql =>
    list(
      channelShape(selection),
      sql`from chat_channel c where ${condition} and ${channelScope(context)} order by c.last_message_at desc nulls last, c.created_at, c.id`,
    );

export const channelOf =
  (context: RequestContext, condition: Sql) =>
  (selection: Selection): Sql =>
    sql`(select ${channelShape(selection)} from chat_channel c where ${condition} and ${channelScope(context)} order by c.created_at limit 1)`;
