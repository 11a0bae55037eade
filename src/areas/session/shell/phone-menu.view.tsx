import { MobileMenu } from '#src/ui/mobile-menu.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import type { Area, BarOrganization } from '#src/ui/top-bar.tsx';
import type { AccountEntry } from './account.rules.ts';

type PhoneMenuProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly areas: readonly Area[];
  readonly current: string | undefined;
  readonly organization: BarOrganization | undefined;
  readonly entries: readonly AccountEntry[];
  readonly onLogout: () => void;
};

const row = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-hover';

/** The areas and the account on a phone. */
export function PhoneMenuView({ isOpen, onClose, areas, current, organization, entries, onLogout }: PhoneMenuProps) {
  return (
    <MobileMenu isOpen={isOpen} onClose={onClose} areas={areas} current={current} organization={organization}>
      <nav aria-label="Account" className="mt-auto border-t border-line py-1">
        <ul>
          {entries.map(({ id, phoneLabel, href, isOutside }) => (
            <li key={id}>
              {href === null ? (
                <button type="button" onClick={onLogout} className={row}>
                  {phoneLabel}
                </button>
              ) : (
                <Anchor href={href} onClick={onClose} className={row} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
                  {phoneLabel}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </MobileMenu>
  );
}
