import { Suspense, useCallback, useState } from 'react';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { zephyrCodes, zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const Connect = lazyPart(async () => ({ default: (await import('./connect-zephyr.host.tsx')).ConnectZephyrHost }));

/** The two Zephyrs as sources of test cases. */
export function ZephyrSourcesHost({ onRows }: { readonly onRows: (given: GivenRows) => void }) {
  const [open, setOpen] = useState<ZephyrCode | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <div role="group" aria-label="Zephyr" data-opens-import="zephyr" className="flex flex-wrap items-center gap-2">
      {zephyrCodes.map((code) => (
        <Button key={code} onPress={() => setOpen(code)}>
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
