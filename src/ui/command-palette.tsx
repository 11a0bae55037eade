import { Search, X } from 'lucide-react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { Text } from 'react-aria-components/Text';
import { announce } from './announce.ts';
import { BusyTicks } from './busy-ticks.tsx';
import { Button } from './button.tsx';
import { Kbd, Keys } from './kbd.tsx';
import { useNavigation } from './navigation.tsx';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import { refusable } from './refusable.tsx';
import type { Icon } from './types.ts';
import { leaveToInputMethod } from './page-keys.ts';

export type Command = {
  id: string;
  label: string;
  path?: string | undefined;
  icon?: Icon | undefined;
  keys?: string | undefined;
  href?: string | undefined;
  disabledReason?: string | null | undefined;
};
export type PaletteStatus = { readonly kind: 'busy' | 'failed' | 'hint'; readonly text: string } | null;
export type CommandGroup = { id: string; title: string; items: readonly Command[] };

type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  onAction: (id: string) => void;
  status?: PaletteStatus;
  onRetry?: () => void;
};

/** Refused commands are last and say why. */
export function CommandPalette({ isOpen, onClose, query, onQuery, groups, onAction, status = null, onRetry }: CommandPaletteProps) {
  const navigation = useNavigation();
  const mayClose = useFirstPress();
  const act = ({ id, href, disabledReason }: Command) => {
    if (disabledReason) return announce(disabledReason);
    onClose();
    if (href !== undefined && navigation !== null) navigation.navigate(href, { replace: false });
    else onAction(id);
  };
  const filled = groups.filter(({ items }) => items.length > 0);
  const found = filled.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      shouldCloseOnInteractOutside={mayClose}
      className="fixed inset-0 z-60 flex items-start justify-center bg-scrim px-4 pt-[14vh] entering:animate-appear max-desk:px-2 max-desk:pt-2"
    >
      <Modal className="w-full max-w-[640px] overflow-hidden rounded-modal border border-line-strong bg-raised text-ink shadow-float">
        <PageBehind isOpen={isOpen} />
        <Dialog data-top="" aria-label="Search or jump to" className="flex max-h-[70vh] flex-col outline-none">
          <div onKeyDownCapture={leaveToInputMethod} className="contents">
            <Autocomplete inputValue={query} onInputChange={onQuery}>
              <TextField
                aria-label="Search or jump to"
                autoFocus
                className="flex h-12 shrink-0 items-center gap-2.5 border-b border-line px-3.5"
              >
                <Search aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
                <Input
                  placeholder="Search or jump to"
                  className="h-full min-w-0 flex-1 bg-transparent text-head font-body outline-none max-desk:text-lead max-desk:font-body"
                />
                <span className="touch:hidden">
                  <Kbd>Esc</Kbd>
                </span>
                <button
                  type="button"
                  aria-label="Close"
                  onClick={onClose}
                  className="-mr-2.5 hidden size-11 shrink-0 place-items-center rounded-control text-ink-2 touch:grid"
                >
                  <X aria-hidden="true" size={16} strokeWidth={2} />
                </button>
              </TextField>
              <Menu
                aria-label="Results"
                className="min-h-0 overflow-y-auto pb-1.5 outline-none"
                renderEmptyState={() =>
                  status === null ? (
                    <div className="px-3.5 py-4 text-ink-2 [overflow-wrap:anywhere]">{`Nothing called '${query.trim()}'.`}</div>
                  ) : null
                }
              >
                {filled.map(({ id, title, items }) => (
                  <MenuSection key={id} id={id}>
                    <Header className="px-3.5 pt-2 pb-0.5 text-small font-name text-ink-3">{title}</Header>
                    {items.map((command) => (
                      <Item key={command.id} command={command} onAct={() => act(command)} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
          </div>
          <Foot status={status} heard={query === '' ? '' : heardOf(found)} onRetry={onRetry} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const heardOf = (found: number): string => {
  if (found === 0) return 'Nothing found';
  return found === 1 ? '1 found' : `${found} found`;
};

type FootProps = { status: PaletteStatus; heard: string; onRetry: (() => void) | undefined };

function Foot({ status, heard, onRetry }: FootProps) {
  return (
    <div
      className={
        status === null ? '' : 'flex min-h-[38px] shrink-0 items-center gap-2.5 border-t border-line px-3.5 py-1.5 text-small text-ink-2'
      }
    >
      {status?.kind === 'busy' ? <BusyTicks /> : null}
      <span role="status" className={status === null ? 'sr-only' : 'min-w-0 flex-1'}>
        {status?.text ?? heard}
      </span>
      {status?.kind === 'failed' && onRetry !== undefined ? (
        <Button kind="ghost" onPress={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

function Item({ command, onAct }: { command: Command; onAct: () => void }) {
  const { id, label, path, icon: Glyph, keys, disabledReason } = command;
  const isBlocked = Boolean(disabledReason);
  return (
    <MenuItem
      id={id}
      textValue={label}
      onAction={onAct}
      render={refusable(isBlocked)}
      className={`flex min-h-[38px] items-center gap-2.5 px-3.5 outline-none focus:bg-accent-wash focus:shadow-[inset_2px_0_0_var(--accent-solid)] touch:min-h-11 ${isBlocked ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer'}`}
    >
      {Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : <span className="w-[15px] shrink-0" />}
      <span className="min-w-0 flex-1 cut max-desk:py-1.5 max-desk:whitespace-normal">
        <Text slot="label" className="font-medium max-desk:line-clamp-2">
          {label}
        </Text>
        {disabledReason || path ? (
          <Text slot="description" className="ml-2 text-small text-ink-3 max-desk:ml-0 max-desk:block max-desk:cut">
            {disabledReason ?? path}
          </Text>
        ) : null}
      </span>
      {keys === undefined ? null : <Keys keys={keys} />}
    </MenuItem>
  );
}
