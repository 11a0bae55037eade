import { Avatar } from '#src/ui/avatar.tsx';
import type { MenuGroup } from '#src/ui/menu.tsx';
import { useTheme } from '#src/ui/theme.ts';
import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import type { AccountEntry } from './account.rules.ts';

const AccountMenu = lazyPart(() => import('#src/ui/account-menu.tsx').then((module) => ({ default: module.AccountMenu })), {
  leave: () => undefined,
});

type AccountHostProps = { readonly entries: readonly AccountEntry[]; readonly onLogout: () => void; readonly onPhone: () => void };

const groupsOf = (entries: readonly AccountEntry[]): readonly MenuGroup[] => {
  const items = entries.map(({ id, label, href }) => ({ id, label, ...(href !== null && { href }) }));
  const isEnd = ({ id }: { id: string }) => id === 'logout';
  return [
    { id: 'places', items: items.filter((item) => !isEnd(item)) },
    { id: 'end', items: items.filter(isEnd) },
  ];
};

/** The account button: a menu where there is room, the slide-out menu on a phone. */
export function AccountHost({ entries, onLogout, onPhone }: AccountHostProps) {
  const { email, fullName } = useViewer();
  const { choice, choose } = useTheme();
  const face = <Avatar name={fullName} self />;
  return (
    <>
      <span className="max-desk:hidden">
        <Suspense fallback={<span className="grid size-[30px] place-items-center">{face}</span>}>
          <AccountMenu name={fullName} email={email} items={groupsOf(entries)} onAction={onLogout} theme={choice} onTheme={choose} />
        </Suspense>
      </span>
      <button type="button" aria-haspopup="dialog" onClick={onPhone} className="grid size-11 place-items-center rounded-full desk:hidden">
        {face}
        <span className="sr-only">Account menu of {fullName}</span>
      </button>
    </>
  );
}
