import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popBox } from './overlay.styles.ts';
import { PageBehind } from './page-behind.tsx';
import { useFirstPress } from './second-press.ts';
import { TriggerContext } from './trigger.ts';
import { useFocusBack } from './use-focus-back.ts';

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  width?: number | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A small dialog under its button; it keeps its own openness unless the caller does. */
export function Popover({ trigger, label, children, placement = 'bottom end', width = 240, isOpen, onOpenChange }: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const open = isOpen ?? own;
  const mayClose = useFirstPress();
  const box = useRef<HTMLElement>(null);
  useFocusBack(box, open);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <TriggerContext value={{ ref, isOpen: open, popup: 'dialog', toggle: () => change(!open) }}>{trigger}</TriggerContext>
      <AriaPopover
        ref={box}
        triggerRef={ref}
        isOpen={open}
        onOpenChange={change}
        shouldCloseOnInteractOutside={mayClose}
        placement={placement}
        offset={4}
        className={`${popBox} max-w-[calc(100vw-16px)] overflow-auto p-3`}
        style={{ width }}
      >
        <PageBehind isOpen={open} />
        <Dialog aria-label={label} className="outline-none">
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Dialog>
      </AriaPopover>
    </>
  );
}
