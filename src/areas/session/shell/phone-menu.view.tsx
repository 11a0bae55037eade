import { MobileMenu } from '#src/ui/mobile-menu.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import type { Theme } from '#src/ui/theme.ts';
import type { Area, BarOrganization } from '#src/ui/top-bar.tsx';
import type { AccountEntry } from '../viewer/account.rules.ts';

type PhoneMenuProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly areas: readonly Area[];
  readonly current: string | undefined;
  readonly organization: BarOrganization | undefined;
  readonly entries: readonly AccountEntry[];
  readonly onLogout: () => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
};

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

const row = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-hover';

/** The areas and the account on a phone. */
export function PhoneMenuView({ isOpen, onClose, areas, current, organization, entries, onLogout, theme, onTheme }: PhoneMenuProps) {
  return (
    <MobileMenu isOpen={isOpen} onClose={onClose} areas={areas} current={current} organization={organization}>
      <nav aria-label="Account">
        <ul>
          {entries.map(({ id, phoneLabel, href, isOutside, note }) => (
            <li key={id}>
              {href === null ? (
                <button type="button" onClick={onLogout} className={row}>
                  {phoneLabel}
                </button>
              ) : (
                <Anchor href={href} onClick={onClose} className={row} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
                  <span className="flex-1">{phoneLabel}</span>
                  {note === undefined ? null : <span className="text-small text-ink-2 tabular">{note}</span>}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="px-4 py-2">
        <SegmentedChoice
          label="Theme"
          options={themes}
          value={theme}
          onChange={(id) => onTheme(id === 'light' || id === 'dark' ? id : 'system')}
        />
      </div>
    </MobileMenu>
  );
}
