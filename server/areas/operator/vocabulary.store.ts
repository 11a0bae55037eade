import { codeFault, nameOfRow, vocabularyCode } from '#schema/rules/operator/vocabulary.ts';
import type { VocabularyRowGiven } from '#schema/rules/operator/vocabulary.ts';
import { kindWords, vocabularyTexts } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { vocabulary, vocabularyTables } from '#server/entities/vocabulary.ts';
import type { Tx } from '#server/workflow/transaction.ts';

type Reader = Pick<Tx, 'query'>;

export type Entry = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly code: string | null;
  readonly parent: number | null;
  readonly state: 'offered' | 'retired';
  readonly version: number;
};

type Parent = { readonly number: number; readonly name: string };

/** Whoever adds or renames waits for the others, so that no name is given twice. */
export const holdVocabulary = (tx: Reader): Promise<unknown> => tx.query('select pg_advisory_xact_lock(7382485)');

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

export const entriesOfKind = (tx: Reader, kind: VocabularyKind): Promise<Entry[]> =>
  tx.query<Entry>(
    `select e.id, e.number, e.name, e.code, e.parent_number as parent, e.state, e.version from ${vocabulary} e where e.kind = $1`,
    [kind],
  );

const parentsOf = (tx: Reader, kind: VocabularyKind | undefined): Promise<Parent[]> =>
  kind === undefined
    ? Promise.resolve([])
    : tx.query<Parent>(
        `select e.number, e.name from ${vocabulary} e where e.kind = $1 and e.state = 'offered' order by lower(e.name), e.number`,
        [kind],
      );

export type NewEntry = {
  readonly name: string;
  readonly code: string | null;
  readonly parent: number | null;
  readonly deviceType: number | null;
};

export const placesOf = async (tx: Reader, kind: VocabularyKind) => {
  const { parent } = kindWords(kind);
  return {
    parents: await parentsOf(tx, parent),
    deviceTypes: await parentsOf(tx, kind === 'mobile_device' ? 'device_type' : undefined),
  };
};

/** Versions are tested as the others of their system are, devices as their type is. */
const columnsOf: Readonly<Record<VocabularyKind, Readonly<Record<string, string>>>> = {
  country: { code: 'g.code' },
  language: { code: 'g.code' },
  operating_system: {},
  operating_system_version: {
    operating_system_id: 'g.parent',
    application_types: `coalesce((select s.application_types from operating_system_version s where s.operating_system_id = g.parent order by s.position limit 1), '{web}')`,
    position: 'coalesce((select max(s.position) from operating_system_version s where s.operating_system_id = g.parent), 0) + g.place',
  },
  device_type: { application_types: `array['web']` },
  manufacturer: {},
  mobile_device: {
    manufacturer_id: 'g.parent',
    operating_system_device_type_id: 'g."deviceType"',
    application_types: 'coalesce((select y.application_types from operating_system_device_type y where y.id = g."deviceType"), \'{web}\')',
  },
  internet_browser: { application_types: `array['web']` },
};

export type Made = { readonly id: string; readonly name: string };

/** Answers the entries made. */
export const insertEntries = async (tx: Reader, kind: VocabularyKind, rows: readonly NewEntry[]): Promise<readonly Made[]> => {
  if (rows.length === 0) return [];
  const columns = columnsOf[kind];
  const made = await tx.query<{ id: number }>(
    `insert into ${vocabularyTables[kind]} (${['name', ...Object.keys(columns)].join(', ')})
     select ${['g.name', ...Object.values(columns)].join(', ')}
     from jsonb_to_recordset($1::jsonb) as g (place integer, name text, code text, parent integer, "deviceType" integer) order by g.place returning id`,
    [JSON.stringify(rows.map((row, index) => ({ ...row, place: index + 1 })))],
  );
  return tx.query<Made>(`select e.id, e.name from ${vocabulary} e where e.kind = $1 and e.number = any ($2::int[]) order by e.number`, [
    kind,
    made.map(({ id }) => id),
  ]);
};

type Renamed = { readonly number: number; readonly name: string };

export const renameEntries = async (tx: Reader, kind: VocabularyKind, rows: readonly Renamed[]): Promise<void> => {
  if (rows.length === 0) return;
  const given = [JSON.stringify(rows)];
  const named = 'jsonb_to_recordset($1::jsonb) as g (number integer, name text)';
  await tx.query(`update ${vocabularyTables[kind]} e set name = g.name from ${named} where e.id = g.number`, given);
  await tx.query(
    `update vocabulary_entry v set version = v.version + 1 from ${named} where v.kind = '${kind}' and v.number = g.number`,
    given,
  );
};

/** Why a name cannot be given, where another entry has it. */
export const nameTaken = (entries: readonly Entry[], name: string, parent: number | null, besides: number | null = null): string | null => {
  const other = entries.find((entry) => folded(entry.name) === folded(name) && entry.parent === parent && entry.number !== besides);
  if (other === undefined) return null;
  return other.state === 'retired' ? vocabularyTexts.retired(other.name) : vocabularyTexts.standing(other.name);
};

export type Judged = {
  readonly verdict: 'new' | 'changed' | 'same' | 'unknown' | 'invalid';
  readonly name: string;
  readonly code: string | null;
  readonly parent: string | null;
  readonly message: string | null;
  readonly entry: NewEntry;
  readonly known: Entry | null;
};

type Places = Awaited<ReturnType<typeof placesOf>>;
type Facts = { readonly kind: VocabularyKind; readonly entries: readonly Entry[]; readonly places: Places };

const byName = (places: readonly Parent[], name: string | null): Parent | undefined =>
  places.find((place) => folded(place.name) === folded((name ?? '').trim()));

const judgedRow = ({ kind, entries, places }: Facts, given: VocabularyRowGiven, seen: Set<string>): Judged => {
  const { name, fault } = nameOfRow(given.name);
  const words = kindWords(kind);
  const code = vocabularyCode(kind, given.code);
  const parent = words.parent === undefined ? undefined : byName(places.parents, given.parent);
  const type = kind === 'mobile_device' ? byName(places.deviceTypes, given.deviceType) : undefined;
  const entry = { name, code, parent: parent?.number ?? null, deviceType: type?.number ?? null };
  const said = { name, code: words.hasCode === true ? (code ?? given.code) : null, parent: given.parent, entry };
  const as = (verdict: Judged['verdict'], message: string | null = null, known: Entry | null = null): Judged => ({
    verdict,
    message,
    known,
    ...said,
  });
  if (fault !== null) return as('invalid', fault);
  if (words.hasCode === true && code === null) return as('invalid', codeFault(kind));
  if (words.parent !== undefined && parent === undefined)
    return as(
      'unknown',
      (given.parent ?? '').trim() === ''
        ? vocabularyTexts.noParent(words.parent)
        : vocabularyTexts.unknownParent(words.parent, given.parent ?? ''),
    );
  const key = `${code ?? folded(name)}:${entry.parent}`;
  if (seen.has(key)) return as('same', 'It stands in the file twice.');
  seen.add(key);
  const known = entries.find((one) =>
    code === null ? folded(one.name) === folded(name) && one.parent === entry.parent : one.code === code,
  );
  const taken = nameTaken(entries, name, entry.parent, known?.number);
  if (taken !== null) return as('invalid', taken);
  if (known !== undefined)
    return known.name === name
      ? as('same', known.state === 'retired' ? 'It is retired, and stays so.' : null, known)
      : as('changed', `Until now ${known.name}`, known);
  if (kind === 'mobile_device' && type === undefined)
    return as(
      'unknown',
      (given.deviceType ?? '').trim() === ''
        ? vocabularyTexts.noParent('device_type')
        : vocabularyTexts.unknownParent('device_type', given.deviceType ?? ''),
    );
  return as('new');
};

/** What an import would do with each row; a row that says what an earlier one says does nothing. */
export const judgedRows = async (tx: Reader, kind: VocabularyKind, rows: readonly VocabularyRowGiven[]): Promise<readonly Judged[]> => {
  const facts = { kind, entries: await entriesOfKind(tx, kind), places: await placesOf(tx, kind) };
  const seen = new Set<string>();
  const names = new Set<string>();
  return rows.map((row) => {
    const judged = judgedRow(facts, row, seen);
    if (judged.verdict !== 'new' && judged.verdict !== 'changed') return judged;
    const name = `${folded(judged.name)}:${judged.entry.parent}`;
    if (names.has(name)) return { ...judged, verdict: 'invalid', message: 'Another row has this name.' };
    names.add(name);
    return judged;
  });
};
