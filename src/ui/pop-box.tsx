import type { ReactNode, RefObject } from 'react';
import { useRef, useEffect, useInsertionEffect } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { popBox } from './overlay.styles.ts';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import { leaveToInputMethod } from './page-keys.ts';
import type { BoxProps } from './use-pop.ts';
import { isNowhere } from './focus.ts';

let last: Element | null = null;

/** Takes focus into the box unless something inside has it, and returns it on closing, also when boxes follow each other during a fade. */
function useFocusBack(box: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const from = useRef<Element>(null);
  // Children take focus in effects that run before their parents'.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const at = document.activeElement;
    if (!isNowhere(at) && at?.closest('[data-exiting]') === null) last = at;
    from.current = last;
  }, [isOpen]);
  useEffect(() => {
    const own = box.current;
    const button = trigger.current;
    if (!isOpen || own === null) return undefined;
    if (!own.contains(document.activeElement)) (own.querySelector<HTMLElement>('[role^=menuitem]') ?? own).focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      if (!own.contains(at) && !isNowhere(at)) return;
      const place = from.current?.isConnected === true ? from.current : button;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [box, trigger, isOpen]);
}

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
