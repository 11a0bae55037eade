import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { PopPlacement } from './pop-box.tsx';
import { PopBox } from './pop-box.tsx';
import { TriggerContext } from './trigger.ts';

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: PopPlacement | undefined;
  width?: number | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A small dialog under its button; it keeps its own openness unless the caller does. */
export function Popover({ trigger, label, children, placement = 'bottom end', width = 240, isOpen, onOpenChange }: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const open = isOpen ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);
  return (
    <>
      <TriggerContext value={{ ref, isOpen: open, popup: 'dialog', toggle: () => change(!open) }}>{trigger}</TriggerContext>
      <PopBox
        trigger={ref}
        isOpen={open}
        onClose={close}
        label={label}
        placement={placement}
        width={width}
        className="max-w-[calc(100vw-16px)] p-3"
      >
        {typeof children === 'function' ? children(close) : children}
      </PopBox>
    </>
  );
}
