import { useKeys, useLetterKeys } from '#src/keys.ts';
import { useLineEntries } from '#src/line.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useMemo, useState } from 'react';
import type { AccountEntry } from './account.rules.ts';
import { areaKeys, help, palette, placesFor, placesNamed } from './keyboard.rules.ts';

const KeyboardView = lazyPart(() => import('./keyboard.view.tsx').then((module) => ({ default: module.KeyboardView })), {
  leave: ({ onClose }) => onClose(),
});
const CommandPalette = lazyPart(() => import('#src/ui/command-palette.tsx').then((module) => ({ default: module.CommandPalette })), {
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

/** `g` and a letter, `Ctrl K` and `?`. */
export function KeyboardHost({ areas, entries, sheet, onSheet, onLogout }: KeyboardHostProps) {
  const navigation = useNavigation();
  const letters = useLetterKeys();
  const { keys: ofScreen = [] } = useLineEntries();
  const [query, setQuery] = useState('');
  const bindings = useMemo(
    () => ({
      ...Object.fromEntries(areaKeys(areas).map(({ binding, href }) => [binding, () => navigation?.navigate(href, { replace: false })])),
      '$mod+k': () => onSheet('palette'),
      '?': () => onSheet('keys'),
      'Shift+?': () => onSheet('keys'),
    }),
    [areas, navigation, onSheet],
  );
  useKeys(bindings);
  if (sheet === null) return null;
  const close = () => {
    setQuery('');
    onSheet(null);
  };
  const everywhere = { title: 'Everywhere', keys: [...areaKeys(areas), palette, help] };
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
        <CommandPalette
          isOpen
          onClose={close}
          query={query}
          onQuery={setQuery}
          groups={[{ id: 'places', title: 'Go to', items: placesNamed(placesFor(areas, entries), query) }]}
          onAction={onLogout}
        />
      )}
    </Suspense>
  );
}
