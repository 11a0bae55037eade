import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { Wordmark } from './logo.tsx';
import { Anchor } from './navigation.tsx';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import type { Area, BarOrganization } from './top-bar.tsx';

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  areas: readonly Area[];
  current?: string | undefined;
  organization?: BarOrganization | undefined;
  children?: ReactNode;
};

export function MobileMenu({ isOpen, onClose, areas, current, organization, children }: MobileMenuProps) {
  const mayClose = useFirstPress();
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      shouldCloseOnInteractOutside={mayClose}
      className="fixed inset-0 z-60 bg-scrim entering:animate-appear"
    >
      <Modal className="h-full w-[min(300px,86vw)] border-r border-line-strong bg-raised text-ink shadow-float">
        <PageBehind isOpen={isOpen} />
        <Dialog aria-label="Menu" className="flex h-full flex-col overflow-y-auto outline-none">
          <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-1 pl-4">
            <Wordmark />
            <IconButton icon={X} label="Close" onPress={onClose} />
          </div>
          {organization ? (
            <p className="flex items-center gap-2 border-b border-line px-4 py-3 text-ink-2">
              {organization.code ? <span className="code-text">{organization.code}</span> : null}
              <span className="cut flex-1">{organization.name}</span>
              {organization.onSwitch ? (
                <button type="button" onClick={organization.onSwitch} className="min-h-11 rounded-key px-2 text-accent">
                  Switch
                </button>
              ) : null}
            </p>
          ) : null}
          <nav aria-label="Main">
            <ul className="flex flex-col py-1">
              {areas.map(({ id, label, href }) => (
                <li key={id}>
                  <Anchor
                    href={href}
                    onClick={onClose}
                    aria-current={id === current ? 'page' : undefined}
                    className={`flex min-h-11 items-center px-4 ring-inside ${id === current ? 'bg-accent-wash font-semibold text-accent shadow-[inset_2px_0_0_var(--accent-solid)]' : 'font-medium'}`}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {children ? <div className="mt-auto border-t border-line p-2">{children}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
