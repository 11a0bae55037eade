import type { Area } from '#src/ui/top-bar.tsx';
import type { AccountEntry } from './account.rules.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';

const letters: Readonly<Record<string, string>> = { overview: 'o', launch: 'l', results: 'r', issues: 'i' };

export type AreaKey = StatusBarKey & { readonly href: string; readonly binding: string };

/** `g` and a letter change the area. */
export const areaKeys = (areas: readonly Area[]): readonly AreaKey[] =>
  areas.flatMap(({ id, label, href }) => {
    const letter = letters[id];
    return letter === undefined ? [] : [{ keys: `g ${letter}`, binding: `g ${letter}`, label: label.toLowerCase(), href }];
  });

export type Place = { readonly id: string; readonly label: string; readonly href?: string; readonly keys?: string };

/** What lies behind an area or an entry of the account menu. */
const behind: Readonly<Record<string, readonly (readonly [label: string, href: string])[]>> = {
  launch: [
    ['Launch a test', '/launch'],
    ['Clone a Test Run', '/launch/tests-for-cloning'],
    ['Clone a previous test run', '/launch/advanced-tests-for-cloning'],
  ],
  issues: [['Auto-export settings', '/auto-export-settings']],
  profile: [['Notification settings', '/organization-user-settings/notifications']],
  organization: [['Team', '/organization-settings/users?tab=team']],
};

const placesBehind = (id: string): readonly Place[] => (behind[id] ?? []).map(([label, href]) => ({ id: label, label, href }));

/** Everything that can be jumped to: areas with their keys, then the account, each with what lies behind it. */
export const placesFor = (areas: readonly Area[], entries: readonly AccountEntry[]): readonly Place[] => [
  ...areas.flatMap(({ id, label, href }) => [{ id: href, label, href, ...keysOf(areas, href) }, ...placesBehind(id)]),
  ...entries.flatMap(({ id, label, href, isOutside }) =>
    isOutside ? [] : [{ id, label, ...(href !== null && { href }) }, ...placesBehind(id)],
  ),
];

const keysOf = (areas: readonly Area[], href: string): { readonly keys?: string } => {
  const found = areaKeys(areas).find((key) => key.href === href);
  return found === undefined ? {} : { keys: found.keys };
};

/** The places whose name holds every word of the query. */
export const placesNamed = (places: readonly Place[], query: string): readonly Place[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return places.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
};

/** Puts the focus into the search of the list that is shown; whether there is one. */
export const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
};

export const searchKey: StatusBarKey = { keys: '/', label: 'search this list' };
export const palette: StatusBarKey = { keys: 'Ctrl K', label: 'jump' };
export const help: StatusBarKey = { keys: '?', label: 'all keys' };

/** What the status bar prints: the keys of the screen, else the ways to other areas, and always the way to all keys. */
export const lineKeys = (areas: readonly Area[], ofScreen: readonly StatusBarKey[] | undefined): readonly StatusBarKey[] => {
  if (ofScreen !== undefined && ofScreen.length > 0) return [...ofScreen.slice(0, 8), help];
  const ways = areaKeys(areas).filter(({ label }) => label === 'results' || label === 'issues');
  return [...ways.map(({ keys, label }) => ({ keys, label })), palette, help];
};
