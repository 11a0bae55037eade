import type { GraphQLResolveInfo } from 'graphql';
import { codeFault, importedVocabularyRules, newEntryRules, renamedEntryRules, vocabularyCode } from '#schema/rules/operator/vocabulary.ts';
import { kindWords, vocabularyLimits, vocabularyTexts } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import type { RequestContext } from '#server/api/context.ts';
import { isId } from '#server/api/ids.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { vocabulary, vocabularyOrder } from '#server/entities/vocabulary.ts';
import { readReference } from '#server/matching/wishes.ts';
import { advance } from '#server/workflow/advance.ts';
import { recordAll } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { holds, searched } from './operator.queries.ts';
import { entriesOfKind, holdVocabulary, insertEntries, judgedRows, nameTaken, placesOf, renameEntries } from './vocabulary.store.ts';

type Args = { readonly kind: VocabularyKind; readonly query?: string | null };
type OfEntry = { readonly entryId: string };

const used = (kind: Sql): Sql => sql`with used as materialized (select * from app_vocabulary_use(${kind}))`;

/** Alias e, beside what is used. */
const entryShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`e.id`,
    kind: sql`e.kind`,
    name: sql`e.name`,
    code: sql`e.code`,
    parent: sql`e.parent`,
    deviceType: sql`e.device_type`,
    state: sql`e.state`,
    retiredAt: time(sql`e.retired_at`),
    version: sql`e.version`,
    testersCount: sql`coalesce((select u.testers::int from used u where u.number = e.number), 0)`,
    testsCount: sql`coalesce((select u.tests::int from used u where u.number = e.number), 0)`,
  });

const found = sql`from ${raw(vocabulary)} e where e.kind = ${argument('kind')} and ${holds(sql`concat_ws(' ', e.parent, e.name, e.code)`)}`;

const placed = (kind: Sql, selection: Selection): Sql =>
  list(
    shape(selection, { id: sql`e.number::text`, name: sql`e.name`, group: raw('null::text'), isRetired: raw('false') }),
    sql`from ${raw(vocabulary)} e where e.kind = ${kind} and e.state = 'offered' order by lower(e.name), e.number`,
  );

const result = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) =>
      sql`${used(sql`(select v.kind from vocabulary_entry v where v.id = ${argument('id')}::uuid)`)} select ${entryShape(selection)} as json from ${raw(vocabulary)} e where e.id = ${argument('id')}::uuid`,
  ),
});

const readerOf = (context: RequestContext): Pick<Tx, 'query'> => ({
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    JSON.parse(
      (await context.database.json(operating(context).viewer, {
        text: `select coalesce(json_agg(x), '[]') as json from (${text}) x`,
        values,
      })) ?? '[]',
    ) as Row[],
});

const line = (operation: string, event: 'entry.add' | 'entry.rename', entityId: string, name: string, before: string | null = null) => ({
  operation,
  entity: 'vocabulary-entry',
  entityId,
  event,
  ...(before !== null && { before: { name: before } }),
  after: { name },
});

const move = (operation: string, type: 'entry.retire' | 'entry.offer') =>
  operatorMutation(operation, async (work, { entryId }: OfEntry) => {
    if (!isId(entryId)) throw new NotFound();
    await advance(work.tx, subjects.vocabularyEntry, entryId, { type }, { operation });
    return result(work, entryId);
  });

const placeOf = (places: readonly { readonly number: number }[], id: string | null, kind: VocabularyKind, path: string): number => {
  const number = id === null ? null : readReference(id);
  const place = places.find((one) => one.number === number);
  return place === undefined ? refuse('blank', vocabularyTexts.noParent(kind), path) : place.number;
};

export const vocabularyResolvers: ResolverMap = {
  Query: {
    operatorVocabulary: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { kind: args.kind, query: searched(args) },
        (selection) =>
          sql`${used(sql`${argument('kind')}`)} select ${shape(selection, {
            totalCount: sql`(select count(*)::int ${found})`,
            retiredCount: sql`(select count(*)::int ${found} and e.state = 'retired')`,
            entries: (entry) =>
              list(entryShape(entry), sql`${found} order by ${raw(vocabularyOrder)} limit ${raw(String(vocabularyLimits.listed))}`),
            parents: (parent) =>
              placed(
                sql`case ${argument('kind')} when 'operating_system_version' then 'operating_system' when 'mobile_device' then 'manufacturer' end`,
                parent,
              ),
            deviceTypes: (type) => placed(sql`case ${argument('kind')} when 'mobile_device' then 'device_type' end`, type),
          })} as json`,
      ),

    operatorVocabularyPreview: async (_: unknown, args: object, context: RequestContext) => {
      const { kind, rows } = parsed(importedVocabularyRules, args);
      return judgedRows(readerOf(context), kind, rows);
    },
  },
  Mutation: {
    operatorVocabularyEntryAdd: operatorMutation('operatorVocabularyEntryAdd', async (work, input) => {
      const { tx, operation } = work;
      const { kind, name, code, parentId, deviceTypeId } = parsed(newEntryRules, input);
      await holdVocabulary(tx);
      const words = kindWords(kind);
      const kept = vocabularyCode(kind, code);
      if (words.hasCode === true && kept === null) return refuse('invalid', codeFault(kind), 'code');
      const places = await placesOf(tx, kind);
      const parent = words.parent === undefined ? null : placeOf(places.parents, parentId, words.parent, 'parentId');
      const deviceType = kind === 'mobile_device' ? placeOf(places.deviceTypes, deviceTypeId, 'device_type', 'deviceTypeId') : null;
      const entries = await entriesOfKind(tx, kind);
      const taken = nameTaken(entries, name, parent);
      if (taken !== null) return refuse('taken', taken, 'name');
      const coded = kept === null ? undefined : entries.find((entry) => entry.code === kept);
      if (coded !== undefined) return refuse('taken', `${kept} is ${coded.name}.`, 'code');
      const [made] = await insertEntries(tx, kind, [{ name, code: kept, parent, deviceType }]);
      const id = made?.id ?? '';
      await recordAll(tx, [line(operation, 'entry.add', id, name)]);
      return result(work, id);
    }),

    operatorVocabularyEntryRename: operatorMutation('operatorVocabularyEntryRename', async (work, input: OfEntry) => {
      const { tx, operation } = work;
      const { entryId, version, name } = parsed(renamedEntryRules, input);
      await holdVocabulary(tx);
      const [known] = isId(entryId)
        ? await tx.query<{ kind: VocabularyKind }>('select v.kind from vocabulary_entry v where v.id = $1 for update', [entryId])
        : [];
      const entries = known === undefined ? [] : await entriesOfKind(tx, known.kind);
      const entry = entries.find(({ id }) => id === entryId.toLowerCase());
      if (known === undefined || entry === undefined) throw new NotFound();
      if (entry.version !== version) return refuse('stale_object', vocabularyTexts.changedElsewhere);
      const taken = nameTaken(entries, name, entry.parent, entry.number);
      if (taken !== null) return refuse('taken', taken, 'name');
      if (name !== entry.name) {
        await renameEntries(tx, known.kind, [{ number: entry.number, name }]);
        await recordAll(tx, [line(operation, 'entry.rename', entry.id, name, entry.name)]);
      }
      return result(work, entry.id);
    }),

    operatorVocabularyEntryRetire: move('operatorVocabularyEntryRetire', 'entry.retire'),
    operatorVocabularyEntryOffer: move('operatorVocabularyEntryOffer', 'entry.offer'),

    operatorVocabularyImport: operatorMutation('operatorVocabularyImport', async ({ tx, operation }, input) => {
      const { kind, rows } = parsed(importedVocabularyRules, input);
      await holdVocabulary(tx);
      const judged = await judgedRows(tx, kind, rows);
      const renamed = judged.flatMap(({ verdict, known, name }) =>
        verdict === 'changed' && known !== null ? [{ ...known, before: known.name, name }] : [],
      );
      const made = await insertEntries(
        tx,
        kind,
        judged.flatMap(({ verdict, entry }) => (verdict === 'new' ? [entry] : [])),
      );
      await renameEntries(tx, kind, renamed);
      await recordAll(tx, [
        ...made.map(({ id, name }) => line(operation, 'entry.add', id, name)),
        ...renamed.map(({ id, name, before }) => line(operation, 'entry.rename', id, name, before)),
      ]);
      return { result: { id: kind, addedCount: made.length, renamedCount: renamed.length } };
    }),
  },
};
