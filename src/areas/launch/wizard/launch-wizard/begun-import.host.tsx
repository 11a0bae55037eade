import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { begunSource, selectBegun } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import type { ImportStepSnapshot } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import type { TestDataStepActorRef } from '#machines/flows/launch/wizard/test-data-step.ts';
import { importWords } from '#schema/vocabulary/launch/import-kinds.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const UnreadImport = lazyPart(() => import('../../import/import-rows/unread-import.view.tsx'));

const asLeft = 'Its columns and cells are as you left them.';
const asFound = 'What could be opened of its columns and cells is as you left it.';
const begunIn = (snapshot: ImportStepSnapshot | undefined) => (snapshot === undefined ? null : selectBegun(snapshot));

export function BegunImport({ stepRef }: { readonly stepRef: ScopeStepActorRef | TestDataStepActorRef }) {
  const begun = useSelector(stepRef as ScopeStepActorRef, begunIn);
  if (begun === null) return null;
  const { kind, unread } = begun;
  return (
    <>
      {begun.source === null ? null : (
        <Banner
          hue="info"
          title={
            <>
              <bdi>{begunSource(begun)}</bdi> is not imported yet.
            </>
          }
          action={<Button onPress={() => stepRef.send({ type: 'import.resume', kind })}>Continue the import</Button>}
        >
          {`You started to import ${importWords[kind].many}. ${unread.length === 0 ? asLeft : asFound}`}
        </Banner>
      )}
      {unread.length === 0 ? null : (
        <Suspense>
          <UnreadImport unread={unread} onForget={() => stepRef.send({ type: 'unread.forget' })} />
        </Suspense>
      )}
    </>
  );
}
