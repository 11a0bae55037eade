import type { Pool } from 'pg';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import { notify } from '#server/workflow/notify.ts';
import { escalateWaiting } from './escalate.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { compile, raw } from '#server/database/sql.ts';
import { unreadBy } from '#server/entities/chat.fields.ts';
import { isUnmoderated, readsChat } from '#server/workflow/chat-readers.ts';

type Due = {
  readonly organizationId: string;
  readonly userId: string;
  readonly kind: string;
  readonly description: string;
  readonly link: string;
  readonly testId: string;
  /** Earlier unread messages were notified already. */
  readonly since: string;
};

/** How long a message may stay unread before its readers are notified outside the chat. */
const unreadFor = '5 minutes';
const news = '2 days';

const readAt = `greatest(r.read_at, (select max(d.read_at) from chat_thread_read d where d.channel_id = c.id and d.user_id = u.id), '-infinity')`;
const { text: unread } = compile(unreadBy(raw('u.id')));

const asked = (
  of: string,
): string => `select from customer_request q join organization_user a on a.id = q.created_by and a.state = 'active' and ${of}
  where q.id in (t.customer_request_id, (select w.customer_request_id from test w where w.id = t.parent_test_id))`;

/** Whether person u has a part in the public chat c: moderators, whoever was there, who asked for the test, and whoever stands in for those. */
const takesPart = `(u.role = 'community_test_manager' or r.user_id is not null or exists (${asked('a.id = u.id')})
  or (u.role = 'test_manager' and ${isUnmoderated}) or (u.role = 'customer' and not exists (${asked(`a.role = 'customer'`)})))`;

const wrote = (where: string): string => `exists (select from chat_message o where o.author_user_id = u.id and ${where})`;

/** Whether message m of chat c is person u's business. */
const concerns = `case
  when u.id = any (m.mentions) or ${wrote('(o.id in (m.parent_message_id, m.quoted_message_id) or o.parent_message_id = m.parent_message_id)')} then true
  when c.chat_type = 'public' then ${takesPart}
  when u.role = 'community_test_manager' or ${wrote('o.channel_id = c.id')} then true
  else c.chat_type = 'private' and ${isUnmoderated} end`;

const link = `'/results/' || c.test_id || '?channel_id=' || c.external_id`;

/**
 * People with unread messages that are their business, once until they read the chat: a message that was unread when they were told is not
 * told again. Keyed by the link.
 */
const chats = `
  select c.organization_id as "organizationId", u.id as "userId", 'chat_message' as kind, c.test_id as "testId",
    case when exists (select from ${unread} m where u.id = any (m.mentions)) then 'You are mentioned in the chat '
      || case when p.id is null then 'of ' || t.name else 'with ' || p.full_name end
      when p.id is null then 'New messages in the chat of ' || t.name else 'New messages in the chat with ' || p.full_name end as description,
    ${link} as link, ${readAt}::text as since
  from chat_channel c
  join test t on t.id = c.test_id
  join organization_user u on ${readsChat}
  left join participant p on p.id = c.participant_id
  left join chat_read r on r.channel_id = c.id and r.user_id = u.id
  where c.last_message_at > $1::timestamptz - interval '${news}'
    and exists (select from ${unread} m where m.created_at between $1::timestamptz - interval '${news}' and $1::timestamptz - interval '${unreadFor}'
      and ${concerns}
      and not exists (select from notification n where n.user_id = u.id and n.kind = 'chat_message' and n.link = ${link} and n.created_at >= m.created_at))
    and not exists (select from notification n where n.user_id = u.id and n.kind = 'chat_message' and n.link = ${link} and n.created_at >= ${readAt})`;

const offers = `
  select a.organization_id as "organizationId", a.user_id as "userId", 'assignment_offered' as kind, a.test_id as "testId",
    'You are asked to review ' || t.name as description, '/results/' || a.test_id as link, a.assigned_at::text as since
  from moderator_assignment a join test t on t.id = a.test_id join organization_user u on u.id = a.user_id and u.state = 'active'
  where a.status = 'assigned' and a.assigned_at > $1::timestamptz - interval '${news}'
    and not exists (select from notification n where n.user_id = a.user_id and n.kind = 'assignment_offered' and n.test_id = a.test_id
      and n.created_at >= a.assigned_at)`;

type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

/** Safe on every node and after a kill, each once. */
export const tellPeople = async ({ owner, database, clock }: Deps): Promise<void> => {
  const { rows } = await owner.query<Due>(`${chats} union all ${offers} limit 2000`, [clock.now()]);
  await each(rows, (due) =>
    database.write(systemViewer(due.organizationId), async (tx) => {
      const name = `${due.userId} ${due.kind} ${due.link}`;
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 6201))', [name]);
      const known = await tx.query(
        'select from notification where user_id = $1 and kind = $2 and link = $3 and created_at >= $4::timestamptz',
        [due.userId, due.kind, due.link, due.since],
      );
      if (known.length === 0) await notify(tx, due);
    }),
  );
};

/** Both, though one fails. */
export const tellPeopleAfter = (escalateHours: number) => (deps: Deps) =>
  each([tellPeople, escalateWaiting(escalateHours)], (tell) => tell(deps));
