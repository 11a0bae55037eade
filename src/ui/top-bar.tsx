import { ChevronsUpDown, Keyboard, Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Keys } from './kbd.tsx';
import { Wordmark } from './logo.tsx';
import { Anchor } from './navigation.tsx';

export type Area = { id: string; label: string; href: string };
export type BarOrganization = { code?: string | null | undefined; name: string; onSwitch?: (() => void) | undefined };

type TopBarProps = {
  home: string;
  organization?: BarOrganization | undefined;
  areas: readonly Area[];
  current?: string | undefined;
  onSearch?: (() => void) | undefined;
  onKeys?: (() => void) | undefined;
  chats?: ReactNode;
  notifications?: ReactNode;
  account?: ReactNode;
  onMenu?: (() => void) | undefined;
};

const organizationBox =
  'flex h-7 min-w-0 items-center gap-1.5 rounded-control px-2 whitespace-nowrap text-ink-2 max-desk:hidden max-wide:max-w-32';

export function TopBar({ home, organization, areas, current, onSearch, onKeys, chats, notifications, account, onMenu }: TopBarProps) {
  return (
    <header
      data-chrome=""
      className="flex h-12 items-center gap-1 border-b border-line-strong bg-ground pr-4 pl-5 max-desk:gap-0.5 max-desk:px-2"
    >
      {onMenu ? <IconButton icon={MenuIcon} label="Menu" onPress={onMenu} className="desk:hidden" /> : null}
      <Anchor
        href={home}
        aria-label="Muster, overview"
        className="mr-4 flex min-h-8 items-center rounded-control max-wide:mr-1 max-desk:mr-auto max-desk:min-h-11"
      >
        <Wordmark />
      </Anchor>
      {organization ? <Organization {...organization} /> : null}
      <nav aria-label="Main" className="ml-2 self-stretch max-wide:ml-0 max-desk:hidden">
        <ul className="flex h-full">
          {areas.map(({ id, label, href }) => {
            const isCurrent = id === current;
            return (
              <li key={id} className="flex">
                <Anchor
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={`relative flex items-center px-[11px] ring-inside max-wide:px-2 ${isCurrent ? "font-semibold text-ink after:absolute after:inset-x-[11px] after:-bottom-px after:h-0.5 after:bg-accent-solid after:content-['']" : 'font-medium text-ink-2 hover:text-ink'}`}
                >
                  {label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-1 max-desk:ml-0 max-desk:gap-0">
        {onSearch ? (
          <>
            <button
              type="button"
              onClick={onSearch}
              aria-keyshortcuts="Control+K"
              className="flex h-[30px] min-w-[232px] items-center gap-2 rounded-control border border-line-strong bg-sheet pr-1.5 pl-2.5 text-left text-ink-3 hover:bg-hover max-wide:hidden"
            >
              <Search aria-hidden="true" size={14} strokeWidth={2} className="text-ink-2" />
              <span className="flex-1 whitespace-nowrap">Search or jump to</span>
              <Keys keys="Ctrl K" />
            </button>
            <IconButton icon={Search} label="Search or jump to" keys="Ctrl K" onPress={onSearch} className="wide:hidden" />
          </>
        ) : null}
        {onKeys ? (
          <IconButton icon={Keyboard} label="Keyboard shortcuts" keys="?" onPress={onKeys} className="max-desk:hidden touch:hidden" />
        ) : null}
        {chats}
        {notifications}
        {account}
      </div>
    </header>
  );
}

function Organization({ code, name, onSwitch }: BarOrganization) {
  const words = (
    <>
      {code ? <span className="code-text">{code}</span> : null}
      <span className="cut">{name}</span>
    </>
  );
  if (!onSwitch) return <span className={organizationBox}>{words}</span>;
  return (
    <button type="button" onClick={onSwitch} aria-haspopup="dialog" className={`${organizationBox} hover:bg-hover`}>
      {words}
      <span className="sr-only">, switch organization</span>
      <ChevronsUpDown aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />
    </button>
  );
}
