import { CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { findFocus, takeTrigger } from './focus.ts';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import { leaveToInputMethod } from './page-keys.ts';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  face?: 'init' | 'success' | 'error' | undefined;
  size?: 'small' | 'large' | 'whole' | undefined;
  urgent?: boolean | undefined;
  isDismissable?: boolean | undefined;
  /** Where focus goes when the opener unmounted with what was confirmed. */
  focusNext?: (() => HTMLElement | null) | undefined;
};

const widths = { small: 'max-w-[480px]', large: 'max-w-[640px]', whole: 'max-w-[1180px]' };

type FocusKeeperProps = Pick<ModalProps, 'isOpen' | 'focusNext'> & { readonly dialog: RefObject<HTMLElement | null> };

/** The library neither takes focus when opened by a key during a fade, nor gives it back when the opener is gone or was a menu. */
function FocusKeeper({ dialog, isOpen, focusNext }: FocusKeeperProps) {
  const next = useRef(focusNext);
  const opener = useRef<ReturnType<typeof takeTrigger>>(null);
  useEffect(() => void (next.current = focusNext), [focusNext]);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = takeTrigger();
    const frame = requestAnimationFrame(() => {
      if (dialog.current?.contains(document.activeElement) === false) dialog.current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [dialog, isOpen]);
  useEffect(
    () => () => {
      const place = next.current?.() ?? null;
      if (place === null) requestAnimationFrame(() => requestAnimationFrame(() => findFocus(opener.current)));
      else place.focus();
    },
    [],
  );
  return null;
}

/** Init, success and error have one size. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  face = 'init',
  size = 'small',
  urgent = false,
  isDismissable = true,
  focusNext,
}: ModalProps) {
  const mayClose = useFirstPress();
  const dialog = useRef<HTMLElement>(null);
  return (
    <ModalOverlay
      data-modal=""
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      shouldCloseOnInteractOutside={mayClose}
      className="fixed inset-0 z-60 flex items-center justify-center overflow-y-auto bg-scrim p-4 entering:animate-appear exiting:opacity-0 exiting:transition-opacity exiting:duration-90 max-desk:items-end"
    >
      <AriaModal className={`w-full rounded-modal border border-line-strong bg-raised text-ink shadow-float ${widths[size]}`}>
        <PageBehind isOpen={isOpen} />
        <Dialog
          ref={dialog}
          role={urgent ? 'alertdialog' : 'dialog'}
          className={`flex max-h-[calc(100dvh-64px)] flex-col gap-3 overflow-y-auto p-5 outline-none ${actions ? 'pb-0' : ''}`}
        >
          <FocusKeeper dialog={dialog} isOpen={isOpen} focusNext={focusNext} />
          <Heading slot="title" className="flex items-start gap-2 text-lead [overflow-wrap:anywhere]">
            {face === 'success' ? (
              <CircleCheck aria-hidden="true" size={18} strokeWidth={1.75} className="mt-[3px] shrink-0 text-success" />
            ) : null}
            {face === 'error' ? (
              <OctagonAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-[3px] shrink-0 text-danger" />
            ) : null}
            {title}
          </Heading>
          <div
            onKeyDownCapture={leaveToInputMethod}
            role={face === 'error' ? 'alert' : face === 'success' ? 'status' : undefined}
            className="flex min-h-10 shrink-0 flex-col gap-3 text-ink-2 [&_:is(a,button,input,textarea)]:scroll-mb-24"
          >
            {children}
          </div>
          {actions ? (
            <div className="sticky bottom-0 z-1 -mx-5 flex rounded-b-modal flex-wrap items-start justify-end gap-2 bg-raised px-5 pt-1 pb-5 max-desk:flex-col-reverse max-desk:items-stretch">
              {actions}
            </div>
          ) : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
