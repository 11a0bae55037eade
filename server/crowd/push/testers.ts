import type { Pool } from 'pg';

import type { FieldError } from '../../workflow/refused.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { vocabulary } from '../../entities/vocabulary.ts';
import { refusedWith, succeeded } from '../call.ts';
import type { Payload } from '../call.ts';
import type { CrowdContext } from '../context.ts';
import { rules } from '../rules.ts';
import type { SaveTesters } from '../rules.ts';

type Given = SaveTesters['testers'][number];
type Device = Given['devices'][number];
type Kept = { readonly email: string; readonly id: string };

/** By lower-case name or code. Retired ones are known too: testers go on owning what is offered no longer. */
type Names = Readonly<Record<VocabularyKind, ReadonlyMap<string, number>>>;

const places = `select e.kind, concat_ws(':', e.parent_number, lower(coalesce(e.code, e.name))) as name, e.number from ${vocabulary} e order by e.number desc`;

const namesOf = async (owner: Pool): Promise<Names> => {
  const { rows } = await owner.query<{ kind: VocabularyKind; name: string; number: number }>(places);
  const of = (kind: VocabularyKind) => new Map(rows.filter((row) => row.kind === kind).map(({ name, number }) => [name, number]));
  return {
    country: of('country'),
    language: of('language'),
    operating_system: of('operating_system'),
    operating_system_version: of('operating_system_version'),
    device_type: of('device_type'),
    manufacturer: of('manufacturer'),
    mobile_device: of('mobile_device'),
    internet_browser: of('internet_browser'),
  };
};

type Unknown = { readonly kind: VocabularyKind; readonly given: string; readonly within: number | null; readonly path: string };

const lookUp =
  (names: Names, unknown: Unknown[]) =>
  (kind: VocabularyKind, given: string | null, path: string, within: number | null = null): number | null => {
    if (given === null) return null;
    const name = given.trim().toLowerCase();
    const found = names[kind].get(within === null ? name : `${within}:${name}`) ?? null;
    if (found === null) unknown.push({ kind, given, within, path });
    return found;
  };

/** The nearest three that are offered; where none is near, all of a short list. */
const nearest = `
  select g.place, (select array_agg(said order by likeness desc, said) filter (where case when best >= 0.4 then likeness >= 0.4 and rank <= 3 else size <= 8 end) from (
    select coalesce(e.code, e.name) as said, l.likeness, count(*) over () as size, max(l.likeness) over () as best,
      row_number() over (order by l.likeness desc, e.name) as rank
    from ${vocabulary} e, greatest(word_similarity(g.given, e.name), similarity(g.given, e.name), similarity(g.given, coalesce(e.code, ''))) as l (likeness)
    where e.kind = g.kind and e.state = 'offered' and (g.within is null or e.parent_number = g.within)) near) as names
  from jsonb_to_recordset($1::jsonb) as g (place integer, kind text, given text, within integer) order by g.place`;

const inWords = new Intl.ListFormat('en', { type: 'disjunction' });

const refusals = async (owner: Pool, unknown: readonly Unknown[]): Promise<readonly FieldError[]> => {
  const asked = unknown.slice(0, 50);
  const { rows } = await owner.query<{ readonly names: readonly string[] | null }>(nearest, [
    JSON.stringify(asked.map((one, place) => ({ ...one, place, given: one.given.slice(0, 100) }))),
  ]);
  return asked.map(({ kind, given, path }, place) => {
    const names = (rows[place]?.names ?? []).map((name) => `"${name}"`);
    const next = names.length === 0 ? `Ask vocabulary(kinds: [${kind}]) for what is.` : `Did you mean ${inWords.format(names)}?`;
    return { code: 'inclusion', message: `"${given}" is not known here. ${next}`, path };
  });
};

type LookUp = ReturnType<typeof lookUp>;

const deviceRow = (find: LookUp, device: Device, path: string) => {
  const system = find('operating_system', device.operatingSystem, `${path}.operatingSystem`);
  const manufacturer = find('manufacturer', device.manufacturer, `${path}.manufacturer`);
  return {
    type: find('device_type', device.deviceType, `${path}.deviceType`),
    system,
    version: system === null ? null : find('operating_system_version', device.version, `${path}.version`, system),
    manufacturer,
    model: manufacturer === null ? null : find('mobile_device', device.model, `${path}.model`, manufacturer),
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
  { owner, asOwner }: CrowdContext,
): Promise<Payload<{ readonly testers: readonly Kept[] }>> => {
  const { value, errors } = rules.saveTesters(input);
  if (value === null) return refusedWith(errors);
  const unknown: Unknown[] = [];
  const find = lookUp(await namesOf(owner), unknown);
  const rows = value.testers.map((tester, index) => rowOf(find, tester, `testers[${index}]`));
  if (unknown.length > 0) return refusedWith(await refusals(owner, unknown));
  const given = JSON.stringify(rows);
  const testers = await asOwner(async (db) => {
    const kept = await db.rows<Kept>(save, [given]);
    await db.query(forget, [kept.map(({ id }) => id)]);
    await db.query(parts, [given]);
    return kept;
  });
  return succeeded({ testers });
};
