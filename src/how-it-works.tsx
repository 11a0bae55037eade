import type { Lifecycle } from '#machines/lib/lifecycle.ts';
import { Workflow } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import { useKeys } from './keys.ts';
import { IconButton } from './ui/icon-button.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { useOpenOne } from './use-open-one.ts';

type Asked = { readonly lifecycle: Lifecycle<AnyStateMachine, object>; readonly row: object; readonly onClose: () => void };

const Chart = lazyPart<Asked>(() => import('./how-it-works.host.tsx'), { leave: ({ onClose }) => onClose() });

/** Of a page and a panel over it, the panel's chart is opened by the key. */
const standing: (() => void)[] = [];
const bindings = { h: () => standing.at(-1)?.() };
const none = {};

type HowItWorksProps<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  readonly row: NoInfer<TRow>;
  /** Which one of several on a page; no key opens those. */
  readonly of?: string | undefined;
};

/** Beside the status of a thing: opens its chart. */
export function HowItWorks<TMachine extends AnyStateMachine, TRow extends object>({ lifecycle, row, of }: HowItWorksProps<TMachine, TRow>) {
  const { name, open, close } = useOpenOne();
  const isMain = of === undefined;
  useEffect(() => {
    if (!isMain) return undefined;
    const show = () => open('chart');
    standing.push(show);
    return () => void standing.splice(standing.indexOf(show), 1);
  }, [isMain, open]);
  useKeys(isMain ? bindings : none);
  return (
    <>
      <IconButton
        small
        icon={Workflow}
        label={isMain ? 'How this works' : `How this works: ${of}`}
        keys={isMain ? 'H' : undefined}
        onPress={() => open('chart')}
      />
      {name === null ? null : (
        <Suspense fallback={null}>
          <Chart lifecycle={lifecycle as unknown as Asked['lifecycle']} row={row} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
