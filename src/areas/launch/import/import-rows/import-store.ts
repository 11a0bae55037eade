import { createStore, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import { keptImport, readBegunImport } from '#machines/flows/launch/import/begun-import.rules.ts';
import type { BegunImport } from '#machines/flows/launch/import/begun-import.rules.ts';
import { isRecord } from '#schema/rules/fit.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportStore } from './begun-imports.ts';

/** In milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

const imports = createStore('muster-imports', 'imports');
const rowsOf = (key: string): string => `${key}:rows`;
const workOf = (key: string): string => `${key}:work`;

/** Commits explicitly: a page that is being left aborts a transaction that waits for its auto-commit. */
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

/** Deletes imports untouched for a week; one without a date counts from now. */
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

/** By member and organization; others never see it. */
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
