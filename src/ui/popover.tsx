import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Coming } from './coming.tsx';
import { PopoverBox } from './pop-parts.ts';
import { TriggerContext } from './trigger.ts';
import type { PopPlacement } from './use-pop.ts';
import { usePop } from './use-pop.ts';

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: PopPlacement | undefined;
  width?: number | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

export function Popover({ trigger, label, children, placement = 'bottom end', width = 240, ...openness }: PopoverProps) {
  const { ref, isOpen, isDrawn, change, forget } = usePop(PopoverBox.fetch, openness.isOpen, openness.onOpenChange);
  const close = () => change(false);
  return (
    <>
      <TriggerContext value={{ ref, isOpen, popup: 'dialog', toggle: () => change(!isOpen) }}>{trigger}</TriggerContext>
      {isDrawn ? (
        <Suspense fallback={isOpen ? <Coming onClose={close} /> : null}>
          <PopoverBox {...{ isOpen, label, placement, width }} trigger={ref} onClose={close} onMissing={forget}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverBox>
        </Suspense>
      ) : null}
    </>
  );
}
