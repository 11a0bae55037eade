import { Button } from '#src/ui/button.tsx';
import { focusItem } from '#src/ui/focus.ts';
import { useIsPrinting } from '#src/ui/printing.ts';
import { useEffect, useRef } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import type { ReactNode } from 'react';

type DisclosureProps<Item> = {
  readonly items: readonly Item[];
  readonly limit: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** The button moves focus to the first hidden item; print shows all. */
export function Disclosure<Item>({ items, limit, children }: DisclosureProps<Item>) {
  const [isAsked, setAsked] = useDisclosure();
  const place = useRef<HTMLDivElement>(null);
  const isWhole = useIsPrinting() || isAsked;
  const hidden = items.length - limit;
  useEffect(() => {
    const { current: box } = place;
    if (isAsked && box !== null) focusItem(box.children.length === 1 ? box.children[0] : box, limit);
  }, [isAsked, limit]);
  return (
    <>
      <div ref={place} className="contents">
        {children(isWhole ? items : items.slice(0, limit))}
      </div>
      {hidden > 0 && !isWhole ? (
        <Button kind="ghost" size="small" expanded={false} onPress={() => setAsked(true)} className="-ml-2 self-start">
          {`Show ${hidden} more...`}
        </Button>
      ) : null}
    </>
  );
}
