import { sql, type Kysely } from 'kysely';

const ORG = `organization_id = (select app_org())`;
const SYSTEM = `(select app_role()) = 'system'`;
const channelSeen = `exists (select from chat_channel c where c.id = channel_id)`;
const own = `(${SYSTEM} or created_by = (select app_user()))`;

/** Messages have their place in the channel, testers react as people do, files hang on messages, and reading is kept by place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_channel add column last_position integer not null default 0, add column last_message_at timestamptz;
    alter table chat_message add column state text not null default 'sent' check (state in ('sent', 'edited', 'deleted'));
    alter table chat_message
      add column test_id uuid references test(id) on delete cascade,
      add column position integer,
      add column author_role text not null default 'tester' check (author_role in ('tester', 'customer', 'test_manager', 'community_test_manager')),
      add column version integer not null default 1,
      add constraint chat_message_author check (num_nonnulls(author_user_id, author_tester_id) = 1);
    update chat_message m set position = p.position, test_id = p.test_id
      from (select x.id, c.test_id, row_number() over (partition by x.channel_id order by x.created_at, x.id) as position
        from chat_message x join chat_channel c on c.id = x.channel_id) p where p.id = m.id;
    update chat_channel c set last_position = m.last_position, last_message_at = m.at
      from (select channel_id, max(position) as last_position, max(created_at) as at from chat_message group by 1) m where m.channel_id = c.id;
    alter table chat_message alter column position set not null, alter column test_id set not null;
    drop index chat_message_page;
    create unique index chat_message_place on chat_message (channel_id, position);
    create index chat_message_thread on chat_message (parent_message_id, position) where parent_message_id is not null;
    create index chat_channel_of_test on chat_channel (test_id, last_message_at desc);
    create index chat_channel_of_participant on chat_channel (participant_id) where participant_id is not null;

    alter table chat_reaction drop constraint chat_reaction_pkey;
    alter table chat_reaction
      alter column user_id drop not null,
      add column tester_id uuid references tester(id),
      add column created_at timestamptz not null default now(),
      add constraint chat_reaction_by check (num_nonnulls(user_id, tester_id) = 1);
    create unique index chat_reaction_once on chat_reaction (message_id, reaction, (coalesce(user_id, tester_id)));

    alter table chat_read add column position integer not null default 0;

    create table chat_file (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null,
      channel_id uuid not null,
      message_id uuid references chat_message(id) on delete cascade,
      created_by uuid references organization_user(id),
      tester_id uuid references tester(id),
      name text not null,
      content_type text not null,
      media_kind text not null,
      size_bytes integer not null,
      sha256 text not null,
      storage_key text not null,
      created_at timestamptz not null default now(),
      check (num_nonnulls(created_by, tester_id) = 1),
      foreign key (organization_id, channel_id) references chat_channel (organization_id, id) on delete cascade
    );
    create index chat_file_of_message on chat_file (message_id) where message_id is not null;
    create index chat_file_waiting on chat_file (created_at) where message_id is null;
    create index chat_file_stored on chat_file (storage_key);
    alter table chat_file enable row level security;
  `.execute(db);
  await sql
    .raw(
      `
      create policy tenant on chat_file to muster_app using (${ORG}) with check (${ORG});
      create policy seen_by_role on chat_file as restrictive for select to muster_app
        using (${channelSeen} and (message_id is not null or ${own}));
      create policy made_by_role on chat_file as restrictive for insert to muster_app with check (${channelSeen} and ${own});
      create policy changed_by_role on chat_file as restrictive for update to muster_app using (${channelSeen} and ${own}) with check (${channelSeen} and ${own});
      create policy removed_by_role on chat_file as restrictive for delete to muster_app using (${channelSeen} and ${own});
      grant select, insert, update, delete on chat_file to muster_app;
    `,
    )
    .execute(db);
}
