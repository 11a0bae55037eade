import { sql, type Kysely } from 'kysely';

/**
 * The version that each change left, and the one that it took back; and of a thing whether somebody changed since a version what the change touched that left
 * it, which is asked by whoever takes that change back. A change that was taken back is no move, nor is what took it back: both together left the thing as it was, but for moments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit add column version integer, add column takes_back integer;
    create function audit_touched(before jsonb, after jsonb) returns text[] immutable parallel safe language sql
    return array(select jsonb_object_keys(after)) || array(select jsonb_array_elements_text(before -> 'gone') where jsonb_typeof(before -> 'gone') = 'array')
      || array(select jsonb_array_elements_text(after -> 'added') where jsonb_typeof(after -> 'added') = 'array');
    create function audit_leads_to(after jsonb, before jsonb) returns boolean immutable parallel safe language sql
    return not exists (select from jsonb_each(after) one full join jsonb_each(before) other using (key)
      where one.value is distinct from other.value and not coalesce(one.value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT' and other.value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT', false));
    create function audit_takes_back(later audit, earlier audit) returns boolean immutable parallel safe language sql
    return later.takes_back = earlier.version and (
      audit_leads_to(later.after, earlier.before) and audit_leads_to(later.before, earlier.after)
      or later.before -> 'gone' = earlier.after -> 'added' and later.after -> 'added' = earlier.before -> 'gone');
    create function moved_since(thing uuid, seen integer, now_at integer, touching text[])
    returns table (event text, user_id uuid, role text, full_name text) stable security definer set search_path = public language sql as $$
      with moves as (
        select a.* from audit a where a.entity_id = thing and a.organization_id = app_org() and a.outcome = 'done' and a.version >= seen and a.version <= now_at
      ), standing as (
        select m.* from moves m where m.version > seen and not exists (select from moves other where audit_takes_back(other, m) or audit_takes_back(m, other))
      ), taken_back as (
        select touching || coalesce((select audit_touched(m.before, m.after) from moves m where m.version = seen order by m.id desc limit 1), '{}') as columns
      )
      select told.event, told.user_id, told.role, told.full_name from (
        select 1 as place, m.version, m.event, m.user_id, m.role, nullif(trim(u.first_name || ' ' || u.last_name), '') as full_name
        from standing m left join organization_user u on u.id = m.user_id where audit_touched(m.before, m.after) && (select columns from taken_back)
        union all
        select 2, null, null, null, null, null where (select count(distinct m.version) from moves m where m.version > seen) < now_at - seen
      ) told order by told.place, told.version desc limit 1 $$;
    revoke all on function moved_since from public;
    grant execute on function moved_since to muster_app;
  `.execute(db);
}
