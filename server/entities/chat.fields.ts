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

const readPosition = sql`coalesce((select r.position from chat_read r where r.channel_id = c.id and r.user_id = ${caller}), 0)`;

/** Unread in channel c: by others, not deleted, and not older than the caller's membership. */
export const unreadOf = sql`(select count(*)::int from (select from chat_message n where n.channel_id = c.id and n.position > ${readPosition}
  and n.author_user_id is distinct from ${caller} and n.state <> 'deleted'
  and n.created_at > (select me.created_at from organization_user me where me.id = ${caller}) limit ${raw(String(unreadAtMost))}) unread)`;

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
    readPosition,
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
