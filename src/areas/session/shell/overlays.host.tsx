import type { Area, BarOrganization } from '#src/ui/top-bar.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import type { AccountEntry } from './account.rules.ts';

const PhoneMenu = lazyPart(() => import('./phone-menu.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});
const SwitchOrganization = lazyPart(() => import('../switch-organization/switch-organization.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});

export type Overlay = 'menu' | 'switcher' | null;

type OverlaysHostProps = {
  readonly overlay: Overlay;
  readonly onClose: () => void;
  readonly areas: readonly Area[];
  readonly current: string | undefined;
  readonly organization: BarOrganization | undefined;
  readonly entries: readonly AccountEntry[];
  readonly onLogout: () => void;
};

/** What slides over the page: the phone's menu and the organization switcher. */
export function OverlaysHost({ overlay, onClose, ...places }: OverlaysHostProps) {
  return (
    <Suspense>
      {overlay === 'menu' ? <PhoneMenu isOpen onClose={onClose} {...places} /> : null}
      {overlay === 'switcher' ? <SwitchOrganization onClose={onClose} /> : null}
    </Suspense>
  );
}
