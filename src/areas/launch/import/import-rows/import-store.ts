import { createStore, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import { fromCallback, fromPromise } from 'xstate';
import { keptImport, readBegunImport } from '#machines/flows/launch/import/import-rows/begun-import.rules.ts';
import type { BegunImport, FindImport, KeepImport } from '#machines/flows/launch/import/import-rows/import-rows.types.ts';
import { isRecord } from '#schema/rules/fit.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';

/** The imports that one member began in one organization on this device, by the test they fill in. */
export type ImportStore = {
  /** Writes what was mapped and mended; the rows themselves only when they are others than before. */
  readonly write: (testId: string, begun: BegunImport, isNewSource: boolean) => Promise<void>;
  /** Of each kind what was begun; what was written last comes first. */
  readonly read: (testId: string, kinds: readonly ImportKind[]) => Promise<readonly BegunImport[]>;
  readonly forget: (testIds: readonly string[], kinds: readonly ImportKind[]) => Promise<void>;
};

/** How long an import that nobody went on with is kept. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

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

const keptAtOf = (work: unknown): number => {
  const at = isRecord(work) ? work['keptAt'] : null;
  return typeof at === 'number' ? at : 0;
};

/** Throws away what nobody went on with for a week; what does not say since when it is kept is kept from now on. */
async function sweep(prefix: string): Promise<void> {
  const known = (await keys<string>(imports)).filter((key) => key.startsWith(prefix) && key.endsWith(':work'));
  const works = await getMany<unknown>(known, imports);
  const found = known.map((key, index) => ({ key, work: works[index], keptAt: keptAtOf(works[index]) }));
  const ageless = found.filter(({ keptAt }) => keptAt === 0);
  if (ageless.length > 0)
    await now((store) => {
      for (const { key, work } of ageless) store.put({ ...(isRecord(work) ? work : { work }), keptAt: Date.now() }, key);
    });
  const old = found.filter(({ keptAt }) => keptAt > 0 && keptAt < Date.now() - keptFor);
  if (old.length > 0) await forgetKeys(old.map(({ key }) => key.slice(0, -workOf('').length)));
}

type Kept = { readonly keptAt: number; readonly begun: BegunImport };

/** Opens the store of one member and organization; others never see it. */
export function openImportStore(organizationId: string, userId: string): ImportStore {
  const prefix = `muster.import:${organizationId}:${userId}`;
  const keyOf = (testId: string, kind: ImportKind): string => `${prefix}:${testId}:${kind}`;
  let swept: Promise<void> | null = null;

  async function readKind(testId: string, kind: ImportKind): Promise<readonly Kept[]> {
    const key = keyOf(testId, kind);
    const [rows, work] = await Promise.all([get<unknown>(rowsOf(key), imports), get<unknown>(workOf(key), imports)]);
    const begun = readBegunImport(kind, rows, work);
    return begun === null ? [] : [{ keptAt: keptAtOf(work), begun }];
  }

  return {
    write: (testId, begun, isNewSource) =>
      now((store) => {
        const key = keyOf(testId, begun.kind);
        const { rows, work } = keptImport(begun);
        if (rows === undefined) store.delete(rowsOf(key));
        else if (isNewSource) store.put(rows, rowsOf(key));
        store.put({ ...work, keptAt: Date.now() }, workOf(key));
      }),
    read: async (testId, kinds) => {
      swept ??= sweep(prefix);
      await swept;
      const found = (await Promise.all(kinds.map((kind) => readKind(testId, kind)))).flat();
      return found.toSorted((one, other) => other.keptAt - one.keptAt).map(({ begun }) => begun);
    },
    forget: (testIds, kinds) => forgetKeys(testIds.flatMap((testId) => kinds.map((kind) => keyOf(testId, kind)))),
  };
}

/** Finds the imports that were begun on this device; a device that keeps nothing has none. */
export const findImport = (store: ImportStore): FindImport =>
  fromPromise(({ input }) => store.read(input.testId, input.kinds).catch(() => []));

/** Keeps what is begun on this device, and forgets it. */
export const keepImport = (store: ImportStore): KeepImport =>
  fromCallback(({ input: { testId }, sendBack, receive }) => {
    let kept: BegunImport | null = null;
    receive((order) => {
      if (order.type === 'import.forget') {
        kept = null;
        store.forget([testId], [order.kind]).catch(() => undefined);
        return;
      }
      const { revision, begun } = order;
      const isNewSource = kept?.source !== begun.source || kept.sheet !== begun.sheet;
      kept = begun;
      store
        .write(testId, begun, isNewSource)
        .then(() => sendBack({ type: 'import.kept', revision }))
        .catch(() => void (kept = null));
    });
  });
