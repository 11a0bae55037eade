import { fromCallback, fromPromise } from 'xstate';
import type { BegunImport, FindImport, KeepImport } from '#machines/flows/launch/import/begun-import.rules.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';

/** The imports that one member began in one organization on this device, by the test they fill in. */
export type ImportStore = {
  /** Writes what was mapped and mended; the rows themselves only when they are others than before. */
  readonly write: (testId: string, begun: BegunImport, isNewSource: boolean) => Promise<void>;
  /** Of each kind what was begun; what was written last comes first. */
  readonly read: (testId: string, kinds: readonly ImportKind[]) => Promise<readonly BegunImport[]>;
  readonly forget: (testIds: readonly string[], kinds: readonly ImportKind[]) => Promise<void>;
};

export const fetchImportStore = () => import('./import-store.ts');

/** The store of one member and organization, whose code is fetched when it is asked first; once it is there it writes at once, for a page that is being left. */
export function laterImportStore(organizationId: string, userId: string): ImportStore {
  let opened: ImportStore | undefined;
  const store = async (): Promise<ImportStore> => (opened ??= (await fetchImportStore()).openImportStore(organizationId, userId));
  return {
    write: async (testId, begun, isNewSource) => (opened ?? (await store())).write(testId, begun, isNewSource),
    read: async (testId, kinds) => (await store()).read(testId, kinds),
    forget: async (testIds, kinds) => (opened ?? (await store())).forget(testIds, kinds),
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
