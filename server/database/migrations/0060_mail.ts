import { sql, type Kysely } from 'kysely';

/** Every mail the server writes: what is left to send, and the log of what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid references organization(id),
      kind text not null,
      key text,
      recipient text not null check (length(recipient) between 3 and 320),
      subject text not null,
      text_body text,
      html_body text,
      headers jsonb not null default '{}',
      state text not null check (state in ('waiting', 'sending', 'sent', 'unconfirmed', 'failed', 'kept')),
      attempts integer not null default 0,
      not_before timestamptz,
      held_until timestamptz,
      sent_at timestamptz,
      message text,
      created_at timestamptz not null default now()
    );
    create unique index mail_once on mail (key) where key is not null;
    create index mail_page on mail (created_at desc, id desc);
    create index mail_of_organization on mail (organization_id, created_at desc, id desc);
    create index mail_due on mail (created_at) where state in ('waiting', 'sending');
    alter table mail enable row level security;
    create policy append on mail for insert to muster_app with check (organization_id = (select app_org()));
    create policy tenant on mail for select to muster_app
      using (organization_id = (select app_org()) and ((select app_role()) = 'system' or kind = 'invitation' and (select app_role()) in ('customer', 'test_manager')));
    grant insert on mail to muster_app;
    grant select (id, organization_id, kind, key, recipient, state, sent_at, message, created_at) on mail to muster_app;
  `.execute(db);
}
