import type { Pool } from 'pg';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import { notify } from '#server/workflow/notify.ts';
import { escalateWaiting } from './escalate.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database } from '#server/workflow/transaction.ts';

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

const accepted = `exists (select from moderator_assignment a where a.test_id = c.test_id and a.user_id = u.id and a.status = 'accepted')`;
const moderated = `exists (select from moderator_assignment a where a.test_id = c.test_id and a.status in ('assigned', 'accepted'))`;

/**
 * People with unread messages: of a tester's chat its moderators, or test managers where there are none; of the public chat those who have
 * opened it. Once until they read it, keyed by the link.
 */
const chats = `
  select c.organization_id as "organizationId", u.id as "userId", 'chat_message' as kind, c.test_id as "testId",
    case when p.id is null then 'New messages in the chat of ' || t.name else 'New messages in the chat with ' || p.full_name end as description,
    '/results/' || c.test_id || '?channel_id=' || c.external_id as link, coalesce(r.read_at, '-infinity')::text as since
  from chat_channel c
  join test t on t.id = c.test_id
  join organization o on o.id = c.organization_id
  join organization_user u on u.organization_id = c.organization_id and u.state = 'active'
  left join participant p on p.id = c.participant_id
  left join chat_read r on r.channel_id = c.id and r.user_id = u.id
  where c.last_message_at > $1::timestamptz - interval '${news}' and c.last_position > coalesce(r.position, 0)
    and case
      when c.chat_type = 'public' then r.user_id is not null and (u.role = 'test_manager' or (u.role = 'customer' and o.flexible_testing_access) or (u.role = 'community_test_manager' and ${accepted}))
      when u.role = 'community_test_manager' then ${accepted}
      else u.role = 'test_manager' and c.chat_type = 'private' and not ${moderated} end
    and exists (select from chat_message m where m.channel_id = c.id and m.position > coalesce(r.position, 0) and m.state <> 'deleted'
      and m.author_user_id is distinct from u.id and m.created_at > u.created_at
      and m.created_at between $1::timestamptz - interval '${news}' and $1::timestamptz - interval '${unreadFor}')
    and not exists (select from notification n where n.user_id = u.id and n.kind = 'chat_message'
      and n.link = '/results/' || c.test_id || '?channel_id=' || c.external_id and n.created_at >= coalesce(r.read_at, '-infinity'))`;

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
