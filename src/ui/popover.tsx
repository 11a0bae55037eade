import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { popBox } from './overlay.styles.ts';

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  width?: number | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

export function Popover({ trigger, label, children, placement = 'bottom end', width = 240, isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen === undefined ? null : { isOpen })} {...(onOpenChange ? { onOpenChange } : null)}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={`${popBox} max-w-[calc(100vw-16px)] overflow-auto p-3`} style={{ width }}>
        <Dialog aria-label={label} className="outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
