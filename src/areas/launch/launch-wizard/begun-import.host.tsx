import { useSelector } from '@xstate/react';
import type { ScopeStepActorRef } from '#machines/flows/launch/launch-wizard/scope-step.machine.ts';
import { begunSource, selectBegun } from '#machines/flows/launch/launch-wizard/import-step.selectors.ts';
import type { ImportStepSnapshot } from '#machines/flows/launch/launch-wizard/import-step.selectors.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/launch-wizard/test-data-step.machine.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';

const begunIn = (snapshot: ImportStepSnapshot | undefined) => (snapshot === undefined ? null : selectBegun(snapshot));

/** An import that was begun over this step and left, and the way on with it. */
export function BegunImport({ stepRef }: { readonly stepRef: ScopeStepActorRef | TestDataStepActorRef }) {
  const begun = useSelector(stepRef as ScopeStepActorRef, begunIn);
  if (begun === null) return null;
  const { kind } = begun;
  return (
    <Banner
      hue="info"
      title={
        <>
          <bdi>{begunSource(begun)}</bdi> is not imported yet.
        </>
      }
      action={<Button onPress={() => stepRef.send({ type: 'import.resume', kind })}>Go on with the import</Button>}
    >
      {`You began to import ${importWords[kind].many}. Its columns and cells are as you left them.`}
    </Banner>
  );
}
