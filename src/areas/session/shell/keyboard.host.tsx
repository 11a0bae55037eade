import { useKeys, useLetterKeys } from '#src/keys.ts';
import { hasChats } from '#machines/lib/permissions.ts';
import { useViewer } from '#src/viewer.tsx';
import { useStatusBarEntries } from '#src/status-bar.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useMemo } from 'react';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { areaKeys, chatsKey, focusSearch, help, palette, searchKey } from '../viewer/keyboard.rules.ts';

const KeyboardView = lazyPart(() => import('./keyboard.view.tsx').then((module) => ({ default: module.KeyboardView })), {
  leave: ({ onClose }) => onClose(),
});
const SearchHost = lazyPart(() => import('../search/search.host.tsx').then((module) => ({ default: module.SearchHost })), {
  leave: ({ onClose }) => onClose(),
});

export type Sheet = 'keys' | 'palette' | null;

type KeyboardHostProps = {
  readonly areas: readonly Area[];
  readonly entries: readonly AccountEntry[];
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onLogout: () => void;
};

/** `g` and a letter, `Ctrl K`, `/` and `?`. */
export function KeyboardHost({ areas, entries, sheet, onSheet, onLogout }: KeyboardHostProps) {
  const navigation = useNavigation();
  const { role, organization } = useViewer();
  const letters = useLetterKeys();
  const { keys: ofScreen = [] } = useStatusBarEntries();
  const bindings = useMemo(
    () => ({
      ...Object.fromEntries(areaKeys(areas).map(({ binding, href }) => [binding, () => navigation?.navigate(href, { replace: false })])),
      '$mod+k': () => onSheet('palette'),
      '/': () => {
        if (!focusSearch()) onSheet('palette');
      },
      '?': () => onSheet('keys'),
    }),
    [areas, navigation, onSheet],
  );
  useKeys(bindings);
  if (sheet === null) return null;
  const close = () => onSheet(null);
  const chats = hasChats({ role }, organization) ? [chatsKey] : [];
  const everywhere = { title: 'Everywhere', keys: [...areaKeys(areas), ...chats, palette, searchKey, help] };
  return (
    <Suspense>
      {sheet === 'keys' ? (
        <KeyboardView
          groups={ofScreen.length > 0 ? [{ title: 'On this screen', keys: ofScreen }, everywhere] : [everywhere]}
          isOn={letters.isOn}
          onTurn={letters.turn}
          onClose={close}
        />
      ) : (
        <SearchHost areas={areas} entries={entries} keys={ofScreen} onAction={onLogout} onClose={close} />
      )}
    </Suspense>
  );
}
