import { createStore, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { BegunImport, FindImport } from '#machines/flows/launch/import-rows/import-rows.types.ts';
import type { ColumnTarget } from '#schema/rules/launch/import/columns.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';

/** The imports that one member began in one organization on this device, by the test they fill in. */
export type ImportStore = {
  /** Writes what was mapped and mended; the rows themselves only when they are others than before. */
  readonly write: (testId: string, begun: BegunImport, isNewSource: boolean) => Promise<void>;
  /** Of several kinds the one that was written last. */
  readonly read: (testId: string, kinds: readonly ImportKind[]) => Promise<BegunImport | null>;
  readonly forget: (testIds: readonly string[], kinds: readonly ImportKind[]) => Promise<void>;
};

/** How long an import that nobody went on with is kept. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

const sourceSchema = v.variant('from', [
  v.object({ from: v.literal('file'), file: v.instance(File) }),
  v.object({ from: v.literal('clipboard'), text: v.string(), html: v.string() }),
  v.object({ from: v.literal('elsewhere'), headers: v.array(v.string()), rows: v.array(v.array(v.string())), source: v.string() }),
]);
const rowsSchema = v.object({ source: sourceSchema, sheet: v.nullable(v.string()) });
const workSchema = v.object({
  /** A field that is not known any more fits no column: the chart takes the mapping up only where all are known. */
  mapping: v.array(v.custom<ColumnTarget>((value) => typeof value === 'string')),
  edits: v.record(v.string(), v.string()),
  updatesByCode: v.boolean(),
  keptAt: v.number(),
});

const imports = createStore('muster-imports', 'imports');
const rowsOf = (key: string): string => `${key}:rows`;
const workOf = (key: string): string => `${key}:work`;

/** Commits at once: a page that is being left aborts a transaction that waits for its own end. */
const now = (change: (store: IDBObjectStore) => void): Promise<void> =>
  imports('readwrite', (store) => {
    change(store);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
const forgetKeys = (list: readonly string[]): Promise<void> =>
  now((store) => {
    for (const key of list) {
      store.delete(rowsOf(key));
      store.delete(workOf(key));
    }
  });

/** Throws away what nobody went on with for a week. */
async function sweep(prefix: string): Promise<void> {
  const known = (await keys<string>(imports)).filter((key) => key.startsWith(prefix) && key.endsWith(':work'));
  const works = await getMany<unknown>(known, imports);
  const isOld = (work: unknown): boolean => !v.is(workSchema, work) || work.keptAt < Date.now() - keptFor;
  const old = known.filter((_, index) => isOld(works[index]));
  if (old.length > 0) await forgetKeys(old.map((key) => key.slice(0, -workOf('').length)));
}

/** Opens the store of one member and organization; others never see it. */
export function openImportStore(organizationId: string, userId: string): ImportStore {
  const prefix = `muster.import:${organizationId}:${userId}`;
  const keyOf = (testId: string, kind: ImportKind): string => `${prefix}:${testId}:${kind}`;
  let swept: Promise<void> | null = null;

  async function readKind(testId: string, kind: ImportKind) {
    const key = keyOf(testId, kind);
    const [rows, work] = await Promise.all([get<unknown>(rowsOf(key), imports), get<unknown>(workOf(key), imports)]);
    if (!v.is(rowsSchema, rows) || !v.is(workSchema, work)) return [];
    const { keptAt, ...begun } = work;
    return [{ keptAt, begun: { kind, ...rows, ...begun } }];
  }

  return {
    write: (testId, { kind, source, sheet, mapping, edits, updatesByCode }, isNewSource) =>
      now((store) => {
        const key = keyOf(testId, kind);
        if (isNewSource) store.put({ source, sheet }, rowsOf(key));
        store.put({ mapping, edits, updatesByCode, keptAt: Date.now() }, workOf(key));
      }),
    read: async (testId, kinds) => {
      swept ??= sweep(prefix);
      await swept;
      const found = (await Promise.all(kinds.map((kind) => readKind(testId, kind)))).flat();
      return found.toSorted((one, other) => other.keptAt - one.keptAt)[0]?.begun ?? null;
    },
    forget: (testIds, kinds) => forgetKeys(testIds.flatMap((testId) => kinds.map((kind) => keyOf(testId, kind)))),
  };
}

/** Finds an import that was begun on this device; a device that keeps nothing has none. */
export const findImport = (store: ImportStore): FindImport =>
  fromPromise(({ input }) => store.read(input.testId, input.kinds).catch(() => null));
