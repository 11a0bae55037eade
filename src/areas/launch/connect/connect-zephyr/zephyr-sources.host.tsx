import { useSelector } from '@xstate/react';
import { Suspense, useCallback } from 'react';
import { selectZephyr } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { zephyrCodes, zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const Connect = lazyPart(async () => ({ default: (await import('./connect-zephyr.host.tsx')).ConnectZephyrHost }));

type ZephyrSourcesProps = { readonly stepRef: ScopeStepActorRef; readonly onRows: (given: GivenRows) => void };

export function ZephyrSourcesHost({ stepRef, onRows }: ZephyrSourcesProps) {
  const open = useSelector(stepRef, selectZephyr);
  const close = useCallback(() => stepRef.send({ type: 'zephyr.close' }), [stepRef]);
  return (
    <div role="group" aria-label="Zephyr" data-opens-import="zephyr" className="flex flex-wrap items-center gap-2">
      {zephyrCodes.map((code) => (
        <Button key={code} onPress={() => stepRef.send({ type: 'zephyr.choose', code })}>
          {`Import from ${zephyrLabels[code]}`}
        </Button>
      ))}
      {open === null ? null : (
        <Suspense>
          <Connect code={open} onRows={onRows} onEnd={close} />
        </Suspense>
      )}
    </div>
  );
}
