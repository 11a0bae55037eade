import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { ArrowLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { visible } from '#schema/bidi.ts';
import type { ChatTab } from '../room/chat.rules.ts';

type PanelViewProps = {
  readonly title: string;
  readonly tabs: readonly ChatTab[];
  readonly current: ChatTab['id'];
  readonly onTab: (id: ChatTab['id']) => void;
  readonly strip: ReactNode;
  readonly back: { readonly label: string; readonly onPress: () => void } | null;
  readonly isSearching: boolean;
  readonly onSearch: (() => void) | null;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The chat beside the page: whose it is, its tabs, where the test stands, and the conversation. */
export function PanelView({ title, tabs, current, onTab, strip, back, isSearching, onSearch, actions, onClose, children }: PanelViewProps) {
  return (
    <SidePanel
      title={visible(title)}
      width={464}
      isBare
      onClose={onClose}
      actions={
        <>
          {actions}
          {onSearch === null ? null : <IconButton icon={Search} label="Search this chat" pressed={isSearching} onPress={onSearch} />}
        </>
      }
    >
      <div role="tablist" aria-label="Chats of this test" className="flex border-b border-line px-2">
        {tabs.map(({ id, label, unread }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === current}
            onClick={() => onTab(id)}
            className={`relative flex h-[38px] items-center gap-1.5 px-2 ring-inside max-desk:h-11 ${id === current ? "font-semibold after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent-solid after:content-['']" : 'font-medium text-ink-2 hover:text-ink'}`}
          >
            {label}
            <Badge count={unread} current={id === current} label="unread" />
          </button>
        ))}
      </div>
      {back === null && strip === null ? null : (
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 text-small text-ink-2">
          {back === null ? null : <IconButton small icon={ArrowLeft} label={back.label} onPress={back.onPress} className="-ml-2" />}
          {strip}
        </div>
      )}
      {children}
    </SidePanel>
  );
}
