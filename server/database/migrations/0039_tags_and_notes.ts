import { sql, type Kysely } from 'kysely';

/** Tags and notes move by their charts, and come back when they were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table issue_tag add column state text not null default 'live' check (state in ('live', 'deleted'));
    alter table issue_tag add column detached_from uuid[] not null default '{}';
    drop index issue_tag_name;
    create unique index issue_tag_name on issue_tag (organization_id, lower(name)) where state = 'live';
    alter table issue_note add column state text not null default 'created' check (state in ('none', 'created', 'edited', 'deleted'));
    alter table issue_note add column id uuid generated always as (issue_id) stored;
    alter table issue_note drop constraint issue_note_note_check;
    alter table issue_note add constraint issue_note_note_check check (length(note) <= 10000 and (state = 'none' or note <> ''));
    update issue_note set state = 'edited' where updated_at <> created_at;
  `.execute(db);
}
