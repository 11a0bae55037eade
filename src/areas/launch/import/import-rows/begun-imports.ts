import { fromCallback, fromPromise } from 'xstate';
import type { BegunImport, FindImport, KeepImport } from '#machines/flows/launch/import/begun-import.rules.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';

/** By test. */
export type ImportStore = {
  /** Rows are written only when they changed. */
  readonly write: (testId: string, begun: BegunImport, isNewSource: boolean) => Promise<void>;
  /** One of each kind, the latest first. */
  readonly read: (testId: string, kinds: readonly ImportKind[]) => Promise<readonly BegunImport[]>;
  readonly forget: (testIds: readonly string[], kinds: readonly ImportKind[]) => Promise<void>;
};

export const fetchImportStore = () => import('./import-store.ts');

/** Its code loads on first use; afterwards it writes at once, for a page that is being left. */
export function laterImportStore(organizationId: string, userId: string): ImportStore {
  let opened: ImportStore | undefined;
  const store = async (): Promise<ImportStore> => (opened ??= (await fetchImportStore()).openImportStore(organizationId, userId));
  return {
    write: async (testId, begun, isNewSource) => (opened ?? (await store())).write(testId, begun, isNewSource),
    read: async (testId, kinds) => (await store()).read(testId, kinds),
    forget: async (testIds, kinds) => (opened ?? (await store())).forget(testIds, kinds),
  };
}

type Sought = { readonly testId: string; readonly kinds: readonly ImportKind[] };

/** Empty where the device saves nothing. */
export const readBegun = (store: ImportStore, { testId, kinds }: Sought): Promise<readonly BegunImport[]> =>
  store.read(testId, kinds).catch(() => []);

export const findImport = (store: ImportStore): FindImport => fromPromise(({ input }) => readBegun(store, input));

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
      const isNewSource = kept?.source !== begun.source || kept.sheet !== begun.sheet || kept.reading !== begun.reading;
      kept = begun;
      store
        .write(testId, begun, isNewSource)
        .then(() => sendBack({ type: 'import.kept', revision }))
        .catch(() => void (kept = null));
    });
  });
