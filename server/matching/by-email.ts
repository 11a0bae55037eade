import { compile, sql, type Statement } from '#server/database/sql.ts';
import { testerJson } from './statement.ts';
import { referenceNumbers } from './wishes.ts';

/** JSON of TestersByEmail, in the order of the addresses. */
export const testersByEmailStatement = (organizationId: string, emails: readonly string[]): Statement =>
  compile(sql`
    select coalesce(json_agg(json_build_object('email', lower(asked.email), 'tester', case when t.id is null then null else ${testerJson(organizationId)} end) order by asked.at), '[]')::text as json
    from unnest(${emails}::text[]) with ordinality asked (email, at)
      left join tester t on t.email = asked.email::citext and t.active left join country c on c.id = t.country_id`);

/** JSON of InvalidDeviceTesters. */
export const invalidDevicesStatement = (emails: readonly string[], versionIds: readonly string[]): Statement =>
  compile(sql`
    select coalesce(json_agg(json_build_object('email', lower(asked.email), 'fullName', t.full_name, 'devices', coalesce((
      select json_agg(concat_ws(', ', coalesce(m.name, k.name), v.name) order by d.id) from tester_device d
        join operating_system_version v on v.id = d.operating_system_version_id
        join operating_system_device_type k on k.id = d.operating_system_device_type_id
        left join mobile_device m on m.id = d.mobile_device_id
      where d.tester_id = t.id), '[]'::json)) order by asked.at), '[]')::text as json
    from unnest(${emails}::text[]) with ordinality asked (email, at) left join tester t on t.email = asked.email::citext and t.active
    where not exists (
      select from tester_device d where d.tester_id = t.id and d.operating_system_version_id = any (${referenceNumbers(versionIds)}::int[]))`);
