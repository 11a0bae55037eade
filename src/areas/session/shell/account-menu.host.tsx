import { AccountMenu } from '#src/ui/account-menu.tsx';
import type { MenuGroup } from '#src/ui/menu.tsx';
import { useTheme } from '#src/ui/theme.ts';
import { useViewer } from '#src/viewer.tsx';
import { useOpenOne } from '#src/use-open-one.ts';
import { useKeys } from '#src/keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useMemo } from 'react';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { useBalanceBeside } from './balance.ts';

type AccountMenuHostProps = { readonly entries: readonly AccountEntry[]; readonly onLogout: () => void };

const groupsOf = (entries: readonly AccountEntry[]): readonly MenuGroup[] => {
  const items = entries.map(({ id, label, href, note }) => ({ id, label, note, ...(href !== null && { href }) }));
  const isEnd = ({ id }: { id: string }) => id === 'logout';
  return [
    { id: 'places', items: items.filter((item) => !isEnd(item)) },
    { id: 'end', items: items.filter(isEnd) },
  ];
};

/** The menu of the account where there is room. */
export default function AccountMenuHost({ entries, onLogout }: AccountMenuHostProps) {
  const { email, fullName } = useViewer();
  const isOutsider = entries.every(({ href }) => href === null);
  const navigation = useNavigation();
  /** Here because it comes after the first screen, which has no room for one key more. */
  useKeys(
    useMemo(() => (isOutsider ? {} : { 'g k': () => navigation?.navigate('/calendar', { replace: false }) }), [isOutsider, navigation]),
  );
  const { choice, choose } = useTheme();
  const menu = useOpenOne();
  const items = groupsOf(useBalanceBeside(entries, menu.name !== null));
  return (
    <AccountMenu
      name={fullName}
      email={email}
      items={items}
      onAction={onLogout}
      onOpenChange={menu.turn('account')}
      theme={choice}
      onTheme={choose}
    />
  );
}
