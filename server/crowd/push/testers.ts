import type { Pool } from 'pg';

import type { FieldError } from '../../workflow/refused.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusedWith, succeeded } from '../call.ts';
import type { Payload } from '../call.ts';
import type { CrowdContext } from '../context.ts';
import { rules } from '../rules.ts';
import type { SaveTesters } from '../rules.ts';

type Given = SaveTesters['testers'][number];
type Device = Given['devices'][number];
type Kept = { readonly email: string; readonly id: string };

/** By lower-case name or code. */
type Names = Readonly<
  Record<'country' | 'language' | 'system' | 'version' | 'type' | 'manufacturer' | 'model', ReadonlyMap<string, number>>
>;

const places = `
  select 'country' as kind, lower(code) as name, id from country
  union all select 'language', lower(code), id from language
  union all select 'type', lower(name), id from operating_system_device_type
  union all select 'system', lower(name), id from operating_system
  union all select 'version', v.operating_system_id || ':' || lower(v.name), v.id from operating_system_version v
  union all select 'manufacturer', lower(name), id from manufacturer
  union all select 'model', m.manufacturer_id || ':' || lower(m.name), m.id from mobile_device m`;

const namesOf = async (owner: Pool): Promise<Names> => {
  const { rows } = await owner.query<{ kind: keyof Names; name: string; id: number }>(places);
  const of = (kind: keyof Names) => new Map(rows.filter((row) => row.kind === kind).map(({ name, id }) => [name, id]));
  return {
    country: of('country'),
    language: of('language'),
    system: of('system'),
    version: of('version'),
    type: of('type'),
    manufacturer: of('manufacturer'),
    model: of('model'),
  };
};

const lookUp =
  (names: Names, errors: FieldError[]) =>
  (kind: keyof Names, given: string | null, path: string, within: number | null = null): number | null => {
    if (given === null) return null;
    const name = given.trim().toLowerCase();
    const found = names[kind].get(kind === 'version' || kind === 'model' ? `${within}:${name}` : name) ?? null;
    if (found === null) errors.push({ code: 'inclusion', message: `"${given}" is not known here.`, path });
    return found;
  };

type LookUp = ReturnType<typeof lookUp>;

const deviceRow = (find: LookUp, device: Device, path: string) => {
  const system = find('system', device.operatingSystem, `${path}.operatingSystem`);
  const manufacturer = find('manufacturer', device.manufacturer, `${path}.manufacturer`);
  return {
    type: find('type', device.deviceType, `${path}.deviceType`),
    system,
    version: system === null ? null : find('version', device.version, `${path}.version`, system),
    manufacturer,
    model: manufacturer === null ? null : find('model', device.model, `${path}.model`, manufacturer),
  };
};

const rowOf = (find: LookUp, tester: Given, path: string) => ({
  email: tester.email,
  full_name: tester.fullName,
  country: find('country', tester.countryCode, `${path}.countryCode`),
  rank: tester.rankPercentile,
  availability: tester.availability,
  backup: tester.isBackup,
  active: tester.isActive,
  languages: tester.languageCodes.map((code, index) => find('language', code, `${path}.languageCodes[${index}]`)),
  devices: tester.devices.map((device, index) => deviceRow(find, device, `${path}.devices[${index}]`)),
});

const save = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb)
      as g (email citext, full_name text, country integer, rank smallint, availability text, backup boolean, active boolean, languages jsonb, devices jsonb)
  ), saved as (
    insert into tester (email, full_name, country_id, rank_percentile, availability, backup_only, active)
    select email, full_name, country, rank, availability, backup, active from given order by email
    on conflict (email) do update set full_name = excluded.full_name, country_id = excluded.country_id, rank_percentile = excluded.rank_percentile,
      availability = excluded.availability, backup_only = excluded.backup_only, active = excluded.active
    returning id, email
  )
  select s.id, s.email::text as email from saved s order by s.email`;

const forget = `
  with gone as (delete from tester_language where tester_id = any ($1::uuid[]))
  delete from tester_device where tester_id = any ($1::uuid[])`;

const parts = `
  with given as (
    select t.id, g.languages, g.devices from jsonb_to_recordset($1::jsonb) as g (email citext, languages jsonb, devices jsonb) join tester t on t.email = g.email
  ), spoken as (
    insert into tester_language (tester_id, language_id) select distinct g.id, l::integer from given g, jsonb_array_elements_text(g.languages) l
  )
  insert into tester_device (tester_id, operating_system_device_type_id, operating_system_id, operating_system_version_id, manufacturer_id, mobile_device_id)
  select g.id, d.type, d.system, d.version, d.manufacturer, d.model
  from given g, jsonb_to_recordset(g.devices) as d (type integer, system integer, version integer, manufacturer integer, model integer)`;

/** Upserts testers by e-mail. */
export const saveTesters = async (
  { input }: { readonly input: unknown },
  { owner }: CrowdContext,
): Promise<Payload<{ readonly testers: readonly Kept[] }>> => {
  const { value, errors } = rules.saveTesters(input);
  if (value === null) return refusedWith(errors);
  const unknown: FieldError[] = [];
  const find = lookUp(await namesOf(owner), unknown);
  const rows = value.testers.map((tester, index) => rowOf(find, tester, `testers[${index}]`));
  if (unknown.length > 0) return refusedWith(unknown.slice(0, 50));
  const given = JSON.stringify(rows);
  const testers = await inTransaction(owner, async (db) => {
    const kept = await db.rows<Kept>(save, [given]);
    await db.query(forget, [kept.map(({ id }) => id)]);
    await db.query(parts, [given]);
    return kept;
  });
  return succeeded({ testers });
};
