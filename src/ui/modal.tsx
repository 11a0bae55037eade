import { CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { findFocus, takeTrigger } from './focus.ts';
import { useFirstPress } from './second-press.ts';

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
  /** Where the focus goes on when the dialog has closed and what opened it is gone with what was asked about; null where it is not. */
  focusNext?: (() => HTMLElement | null) | undefined;
};

const widths = { small: 'max-w-[480px]', large: 'max-w-[640px]', whole: 'max-w-[1180px]' };

type FocusKeeperProps = Pick<ModalProps, 'focusNext'> & { readonly dialog: RefObject<HTMLElement | null> };

/** Takes the focus where the dialog itself does not, opened by a key while another one fades; and gives it back where it cannot: what opened it is gone, or is a menu that is gone, or nobody. */
function FocusKeeper({ dialog, focusNext }: FocusKeeperProps) {
  const next = useRef(focusNext);
  useEffect(() => void (next.current = focusNext), [focusNext]);
  useEffect(() => {
    const opener = takeTrigger();
    const frame = requestAnimationFrame(() => {
      if (dialog.current?.contains(document.activeElement) === false) dialog.current.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      const place = next.current?.() ?? null;
      if (place === null) requestAnimationFrame(() => requestAnimationFrame(() => findFocus(opener)));
      else place.focus();
    };
  }, [dialog]);
  return null;
}

/** Asks before what cannot be undone; init, success and error are three faces of one size. */
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
        <Dialog
          ref={dialog}
          role={urgent ? 'alertdialog' : 'dialog'}
          className="flex max-h-[calc(100dvh-64px)] flex-col gap-3 overflow-y-auto p-5 outline-none"
        >
          <FocusKeeper dialog={dialog} focusNext={focusNext} />
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
            role={face === 'error' ? 'alert' : face === 'success' ? 'status' : undefined}
            className="flex min-h-10 flex-col gap-3 text-ink-2"
          >
            {children}
          </div>
          {actions ? (
            <div className="flex flex-wrap items-start justify-end gap-2 pt-1 max-desk:flex-col-reverse max-desk:items-stretch">
              {actions}
            </div>
          ) : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
