import type { ReactNode } from 'react';
import { Suspense, useId, useState } from 'react';
import { announce } from './announce.ts';
import { Coming } from './coming.tsx';
import { rememberTrigger } from './focus.ts';
import { MenuBox } from './pop-parts.ts';
import { TriggerContext } from './trigger.ts';
import type { Icon } from './types.ts';
import type { PopPlacement } from './use-pop.ts';
import { usePop } from './use-pop.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: Icon | undefined;
  glyph?: ReactNode;
  keys?: string | undefined;
  note?: string | undefined;
  href?: string | undefined;
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  disabledReason?: string | null | undefined;
};

export type MenuGroup = { id: string; title?: string | undefined; items: readonly MenuEntry[] };

type MenuProps = {
  trigger: ReactNode;
  label: string;
  groups: readonly MenuGroup[];
  onAction: (id: string) => void;
  placement?: PopPlacement | undefined;
  header?: ReactNode;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** Actions under a button; an entry with an address is a link. An entry with a reason stays in the list, says why and does nothing. */
export function Menu({ trigger, label, groups, onAction, placement = 'bottom end', header, onOpenChange }: MenuProps) {
  const { ref, isOpen, isDrawn, change, forget } = usePop(MenuBox.fetch, undefined, onOpenChange);
  const id = useId();
  const [end, setEnd] = useState<'first' | 'last'>('first');
  const openAt = (wanted: 'first' | 'last') => {
    setEnd(wanted);
    change(true);
  };
  const close = () => change(false);
  const act = ({ id: entry, href, disabledReason }: MenuEntry) => {
    if (disabledReason) return announce(disabledReason);
    rememberTrigger(href === undefined ? ref.current : null);
    if (href === undefined) onAction(entry);
  };
  const toggle = () => (isOpen ? close() : openAt('first'));
  return (
    <>
      <TriggerContext value={{ ref, isOpen, popup: 'menu', toggle, opened: id, openAt }}>{trigger}</TriggerContext>
      {isDrawn ? (
        <Suspense fallback={isOpen ? <Coming onClose={close} /> : null}>
          <MenuBox
            {...{ id, isOpen, end, label, groups, placement, header }}
            trigger={ref}
            onClose={close}
            onMissing={forget}
            onAct={act}
          />
        </Suspense>
      ) : null}
    </>
  );
}
