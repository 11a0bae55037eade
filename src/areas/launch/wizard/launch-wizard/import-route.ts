import { useCallback } from 'react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { useAgreed } from '#src/use-agreed.ts';

export type ImportWays = { readonly open: (kind: ImportKind) => void; readonly close: () => void };
type Addressed = {
  readonly addressed: ImportKind | undefined;
  readonly importKind: ImportKind | null;
  readonly importRef: ImportRowsActorRef | undefined;
};
type StepRef = Pick<ScopeStepActorRef, 'send' | 'getSnapshot'> | Pick<TestDataStepActorRef, 'send' | 'getSnapshot'>;

/** Synchronizes URL and import both ways: Back leaves the import for its step, Forward resumes it. */
export function useAddressedImport(stepRef: StepRef | undefined, { addressed, importKind, importRef }: Addressed, ways: ImportWays): void {
  const go = useCallback(
    (kind: ImportKind | null) => {
      if (kind === null) (importRef ?? stepRef)?.send({ type: 'import.leave' });
      else stepRef?.send({ type: 'import.resume', kind });
      return kind === null || stepRef === undefined || stepRef.getSnapshot().matches('importing');
    },
    [stepRef, importRef],
  );
  const name = useCallback((kind: ImportKind | null) => (kind === null ? ways.close() : ways.open(kind)), [ways]);
  useAgreed({ addressed: addressed ?? null, current: importKind, starts: null, go, name });
}
