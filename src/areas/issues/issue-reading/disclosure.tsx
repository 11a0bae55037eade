import { Button } from '#src/ui/button.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';

type DisclosureProps<Item> = {
  readonly items: readonly Item[];
  readonly limit: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** The first few, and a button that shows the others; all on paper. */
export function Disclosure<Item>({ items, limit, children }: DisclosureProps<Item>) {
  const [isAsked, setAsked] = useState(false);
  const isWhole = useIsPrinting() || isAsked;
  const hidden = items.length - limit;
  return (
    <>
      {children(isWhole ? items : items.slice(0, limit))}
      {hidden > 0 && !isWhole ? (
        <Button kind="ghost" size="small" expanded={false} onPress={() => setAsked(true)} className="-ml-2 self-start">
          {`Show ${hidden} more...`}
        </Button>
      ) : null}
    </>
  );
}
