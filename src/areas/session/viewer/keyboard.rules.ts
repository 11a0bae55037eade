import type { Area } from '#src/ui/top-bar.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';

const letters: Readonly<Record<string, string>> = { overview: 'o', launch: 'l', results: 'r', issues: 'i', services: 's' };

export type AreaKey = StatusBarKey & { readonly href: string; readonly binding: string };

/** `g` and a letter change the area. */
export const areaKeys = (areas: readonly Area[]): readonly AreaKey[] =>
  areas.flatMap(({ id, label, href }) => {
    const letter = letters[id];
    return letter === undefined ? [] : [{ keys: `g ${letter}`, binding: `g ${letter}`, label: label.toLowerCase(), href }];
  });

/** Puts the focus into the search of the list that is shown; whether there is one. */
export const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
};

export const chatsKey: StatusBarKey = { keys: 'g c', label: 'my chats' };
export const searchKey: StatusBarKey = { keys: '/', label: 'search this list' };
export const palette: StatusBarKey = { keys: 'Ctrl K', label: 'jump' };
export const help: StatusBarKey = { keys: '?', label: 'all keys' };

/** What the status bar prints: the keys of the screen, else the ways to other areas, and always the way to all keys. */
export const lineKeys = (areas: readonly Area[], ofScreen: readonly StatusBarKey[] | undefined): readonly StatusBarKey[] => {
  if (ofScreen !== undefined && ofScreen.length > 0) return [...ofScreen.slice(0, 8), help];
  const ways = areaKeys(areas).filter(({ label }) => label === 'results' || label === 'issues');
  return [...ways.map(({ keys, label }) => ({ keys, label })), palette, help];
};
