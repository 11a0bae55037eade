import { sql, type Kysely } from 'kysely';

/** Keeps the mark by which issues tagged 'possible duplicate' rank lower, whoever tags, renames or deletes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_possible_duplicates(which uuid[]) returns void language sql as $$
      update issue i set possible_duplicate = not possible_duplicate
      where i.id = any (which) and i.possible_duplicate <> exists (
        select from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = i.id and lower(g.name) = 'possible duplicate')
    $$;
    create function issue_tagged() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      perform mark_possible_duplicates(array(
        select c.issue_id from changed c join issue_tag g on g.id = c.issue_tag_id where lower(g.name) = 'possible duplicate'));
      return null;
    end $$;
    create function issue_untagged() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      perform mark_possible_duplicates(array(select i.id from changed c join issue i on i.id = c.issue_id where i.possible_duplicate));
      return null;
    end $$;
    create function issue_tag_renamed() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      perform mark_possible_duplicates(array(select j.issue_id from issue_tagging j where j.issue_tag_id = new.id));
      return null;
    end $$;
    create trigger issue_tagged after insert on issue_tagging referencing new table as changed for each statement execute function issue_tagged();
    create trigger issue_untagged after delete on issue_tagging referencing old table as changed for each statement execute function issue_untagged();
    create trigger issue_tag_renamed after update of name on issue_tag for each row
      when (lower(old.name) <> lower(new.name) and 'possible duplicate' in (lower(old.name), lower(new.name))) execute function issue_tag_renamed();
  `.execute(db);
}
