import { CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { findFocus, takeTrigger } from './focus.ts';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  face?: 'init' | 'success' | 'error' | undefined;
  size?: 'small' | 'large' | undefined;
  urgent?: boolean | undefined;
  isDismissable?: boolean | undefined;
};

/** How soon the second half of a double press comes at the latest. */
const doublePress = 500;
const widths = { small: 'max-w-[480px]', large: 'max-w-[640px]' };

/** Gives the focus back where the dialog itself cannot: it was opened from a menu that is gone, or by nobody. */
function FocusReturn() {
  useEffect(() => {
    const opener = takeTrigger();
    return () => void requestAnimationFrame(() => requestAnimationFrame(() => findFocus(opener)));
  }, []);
  return null;
}

/** Asks before what cannot be undone; init, success and error are three faces of one size. A double press inside may make it smaller, and its second half does not count as one outside. */
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
}: ModalProps) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      shouldCloseOnInteractOutside={() => performance.now() - pressedAt.current > doublePress}
      isKeyboardDismissDisabled={!isDismissable}
      className="fixed inset-0 z-60 flex items-center justify-center overflow-y-auto bg-scrim p-4 entering:animate-appear exiting:opacity-0 exiting:transition-opacity exiting:duration-90 max-desk:items-end"
    >
      <AriaModal
        onPointerDownCapture={() => void (pressedAt.current = performance.now())}
        className={`w-full rounded-modal border border-line-strong bg-raised text-ink shadow-float ${widths[size]}`}
      >
        <Dialog
          role={urgent ? 'alertdialog' : 'dialog'}
          className="flex max-h-[calc(100dvh-64px)] flex-col gap-3 overflow-y-auto p-5 outline-none"
        >
          <FocusReturn />
          <Heading slot="title" className="flex items-start gap-2 text-lead">
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
