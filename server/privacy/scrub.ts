import type { Db } from '../database/transaction.ts';

/** Of a person, as it stands in texts. */
export type Traces = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** No longer than the shortest name or address, so that no limit of a column is passed. */
const unnamed = '[…]';

type Column = { readonly name: string; readonly kind: 'text' | 'json' | 'list' };
type Texts = { readonly table: string; readonly isOfOrganization: boolean; readonly columns: readonly Column[] };

/** Every column of text of every table, so that a new one is searched as well. */
const catalog = `
  select n.nspname || '.' || c.relname as table, bool_or(a.attname = 'organization_id') as "isOfOrganization",
    coalesce(json_agg(json_build_object('name', quote_ident(a.attname), 'kind',
      case when t.typcategory = 'A' then 'list' when t.typname in ('json', 'jsonb') then 'json' else 'text' end) order by a.attnum)
      filter (where t.typname in ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar', '_citext') and a.attgenerated = ''), '[]') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public' group by 1
  order by 1`;

/** Tables whose texts the product makes, with names in them, whoever reads them. */
export const told: ReadonlySet<string> = new Set([
  'public.audit',
  'public.case_result_moderation_log',
  'public.mail',
  'public.notification',
  'public.notification_delivery',
  'public.outbox',
  'public.webhook_call',
]);

/** Tables in which people are not named, with the reason. */
export const nameless: Readonly<Record<string, string>> = {
  'public.country': 'reference data',
  'public.feature_flag': 'names of switches',
  'public.instance_secret': 'secrets of the installation',
  'public.internet_browser': 'reference data',
  'public.kysely_migration': 'names of migrations',
  'public.kysely_migration_lock': 'one row of the migrations',
  'public.language': 'reference data',
  'public.manufacturer': 'reference data',
  'public.mobile_device': 'reference data',
  'public.oidc_key': 'signing keys',
  'public.operating_system': 'reference data',
  'public.operating_system_device_type': 'reference data',
  'public.operating_system_version': 'reference data',
  'public.organization_user': 'their own row goes last; others have names of their own',
  'public.professional_service': 'the catalogue of services',
  'public.tester': 'testers are kept by their crowd system',
  'public.tester_facet': 'what testers have in common',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

type Patterns = { readonly text: string; readonly json: string };

const addressIn = (form: (text: string) => string, { email }: Traces): string =>
  String.raw`(?<![[:alnum:]_.+-])${escaped(form(email))}(?![[:alnum:]_-]|\.[[:alnum:]])`;

/** Both names together: one of them alone is a word like others. */
const namesIn = (form: (text: string) => string, { firstName, lastName }: Traces): readonly string[] => {
  const [first, last] = [escaped(form(firstName.trim())), escaped(form(lastName.trim()))];
  return first === '' || last === '' ? [] : [String.raw`(?<![[:alnum:]])(?:${first}\s+${last}|${last},\s*${first})(?![[:alnum:]])`];
};

/** The address as a whole, and with `withName` the names. */
const patternsOf = (traces: Traces, withName: boolean): Patterns => {
  const words = (form: (text: string) => string): string => [addressIn(form, traces), ...(withName ? namesIn(form, traces) : [])].join('|');
  return { text: words((text) => text), json: words(inJson) };
};

const matched = ({ name, kind }: Column): string =>
  kind === 'text'
    ? `${name}::text ~* $1`
    : kind === 'json'
      ? `${name}::text ~* $2`
      : `exists (select from unnest(${name}) e where e::text ~* $1)`;

const replaced = ({ name, kind }: Column): string =>
  kind === 'text'
    ? `${name} = regexp_replace(${name}::text, $1, '${unnamed}', 'gi')`
    : kind === 'json'
      ? `${name} = regexp_replace(${name}::text, $2, '${unnamed}', 'gi')::jsonb`
      : `${name} = case when ${name} is not null then array(select regexp_replace(e::text, $1, '${unnamed}', 'gi') from unnest(${name}) with ordinality u (e, place) order by place) end`;

/**
 * In one statement for each table. What the product tells is rid of name and address. What people wrote is rid of the address, in the
 * person's own organization alone: a name is whatever somebody calls themselves, and would take the same words out of the texts of others.
 * `withName` is false where a colleague has the same.
 */
export const scrub = async (
  db: Db,
  traces: Traces,
  { organizationId, withName }: { readonly organizationId: string; readonly withName: boolean },
): Promise<void> => {
  for (const { table, isOfOrganization, columns } of await db.rows<Texts>(catalog)) {
    if (columns.length === 0 || table in nameless) continue;
    const isTold = told.has(table) || !isOfOrganization;
    const { text, json } = patternsOf(traces, withName && told.has(table));
    const within = isTold ? '$3::uuid is not null' : 'organization_id = $3';
    await db.query(
      `update ${table} set ${columns.map(replaced).join(', ')} where ${within} and ($1::text is not null and $2::text is not null) and (${columns.map(matched).join(' or ')})`,
      [text, json, organizationId],
    );
  }
};
