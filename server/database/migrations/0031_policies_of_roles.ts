import { sql, type Kysely } from 'kysely';

const ORG = `organization_id = (select app_org())`;
const SYSTEM = `(select app_role()) = 'system'`;
const NOT_MODERATOR = `(select app_role()) <> 'community_test_manager'`;
const issueSeen = `exists (select from issue i where i.id = issue_id)`;
const channelSeen = `exists (select from chat_channel c where c.id = channel_id)`;
const mayWriteIn = `exists (select from chat_channel c where c.id = channel_id
  and (c.chat_type <> 'community' or (select app_role()) in ('community_test_manager', 'system')))`;
const ownMessage = `(${SYSTEM} or (author_user_id = (select app_user()) and author_tester_id is null))`;
const messageSeen = `exists (select from chat_message m where m.id = message_id)`;
const ownReaction = `(${SYSTEM} or user_id = (select app_user()))`;

type Rules = { readonly read: string; readonly write: string };

/** Restrictive policies stand beside the one that keeps organizations apart: both must hold. */
const rules: Readonly<Record<string, Rules>> = {
  issue_note: { read: `${NOT_MODERATOR} and ${issueSeen}`, write: `${NOT_MODERATOR} and ${issueSeen}` },
  upload: {
    read: `(${NOT_MODERATOR} or created_by = (select app_user()))`,
    write: `(${SYSTEM} or created_by = (select app_user()))`,
  },
  chat_message: { read: channelSeen, write: `${mayWriteIn} and ${ownMessage}` },
  chat_reaction: { read: messageSeen, write: `${messageSeen} and ${ownReaction}` },
  chat_read: { read: channelSeen, write: channelSeen },
};

const restrict = (table: string, { read, write }: Rules): string => `
  create policy seen_by_role on ${table} as restrictive for select to muster_app using (${read});
  create policy made_by_role on ${table} as restrictive for insert to muster_app with check (${write});
  create policy changed_by_role on ${table} as restrictive for update to muster_app using (${write}) with check (${write});
  create policy removed_by_role on ${table} as restrictive for delete to muster_app using (${write});
`;

/** What row-level security says of notes, files, chats and the audit trail to each role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, rule] of Object.entries(rules)) await sql.raw(restrict(table, rule)).execute(db);
  await sql
    .raw(`
    create policy seen_by_role on chat_channel as restrictive for select to muster_app
      using ((select app_role()) <> 'customer' or chat_type <> 'private');
    drop policy tenant on audit;
    create policy append on audit for insert to muster_app
      with check (${ORG} and role = (select app_role()) and user_id is not distinct from (select app_user()));
    revoke select on audit from muster_app;
  `)
    .execute(db);
}
