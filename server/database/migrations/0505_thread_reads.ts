import { sql, type Kysely } from 'kysely';
import { ifNotThere, type Beforehand } from '../beforehand.ts';

const own = `organization_id = (select app_org()) and user_id = (select app_user())`;
const channelSeen = `exists (select from chat_channel c where c.id = channel_id)`;

export const beforehand: readonly Beforehand[] = [
  'chat_message_replies on chat_message (channel_id, position) where parent_message_id is not null',
];

/** A thread is read by itself: whoever had read a channel had read the replies in it, since both had one place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_thread_read (
      thread_id uuid not null references chat_message(id) on delete cascade,
      channel_id uuid not null,
      organization_id uuid not null,
      user_id uuid not null references organization_user(id),
      position integer not null,
      read_at timestamptz not null,
      primary key (user_id, thread_id),
      foreign key (organization_id, channel_id) references chat_channel (organization_id, id) on delete cascade
    );
    create index chat_thread_read_of_message on chat_thread_read (thread_id);
    create index chat_thread_read_of_channel on chat_thread_read (channel_id);
    ${sql.raw(ifNotThere(beforehand))}
    insert into chat_thread_read (thread_id, channel_id, organization_id, user_id, position, read_at)
      select distinct m.parent_message_id, r.channel_id, r.organization_id, r.user_id, r.position, r.read_at
      from chat_read r join chat_message m on m.channel_id = r.channel_id and m.position <= r.position where m.parent_message_id is not null;
    alter table chat_thread_read enable row level security;
  `.execute(db);
  await sql
    .raw(`
      create policy tenant on chat_thread_read to muster_app using (${own}) with check (${own});
      create policy of_channel on chat_thread_read as restrictive to muster_app using (${channelSeen}) with check (${channelSeen});
      grant select, insert, update, delete on chat_thread_read to muster_app;
    `)
    .execute(db);
}
