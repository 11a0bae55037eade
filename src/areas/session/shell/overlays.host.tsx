import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';

const PhoneMenu = lazyPart(() => import('./phone-menu.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});
const SwitchOrganization = lazyPart(() => import('../switch-organization/switch-organization.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});

export type Overlay = 'menu' | 'switcher' | null;

type OverlaysHostProps = Omit<ComponentProps<typeof PhoneMenu>, 'isOpen'> & { readonly overlay: Overlay };

/** What slides over the page: the phone's menu and the organization switcher. */
export function OverlaysHost({ overlay, onClose, ...places }: OverlaysHostProps) {
  return (
    <Suspense>
      {overlay === 'menu' ? <PhoneMenu isOpen onClose={onClose} {...places} /> : null}
      {overlay === 'switcher' ? <SwitchOrganization onClose={onClose} /> : null}
    </Suspense>
  );
}
