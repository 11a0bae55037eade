import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { popBox } from './overlay.styles.ts';
import { PageBehind } from './page-behind.tsx';
import { leaveToInputMethod } from './page-keys.ts';
import { useFirstPress } from './second-press.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { BoxProps } from './use-pop.ts';

type PopBoxProps = Omit<BoxProps, 'onMissing'> & { children: ReactNode; className: string; width?: number | undefined };

/** What lies behind a layer is not pressed; it has the focus for a moment, until the box takes it back. */
const isBehind = (at: Element): boolean => at.closest('#root') !== null;

/** A box over the page under a button. */
export function PopBox({ trigger, isOpen, onClose, label, placement, children, className, width }: PopBoxProps) {
  const box = useRef<HTMLElement>(null);
  const mayClose = useFirstPress();
  useFocusBack(box, trigger, isOpen);
  return (
    <Popover
      ref={box}
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      shouldCloseOnInteractOutside={(at) => !isBehind(at) && mayClose()}
      placement={placement}
      offset={4}
      {...(width === undefined ? null : { style: { width } })}
      className={`overflow-auto ${popBox} ${className}`}
    >
      <PageBehind isOpen={isOpen} />
      <div onKeyDownCapture={leaveToInputMethod} className="contents">
        {children}
      </div>
    </Popover>
  );
}
