import { operatorPages } from '#schema/vocabulary/operator.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { areaKeys, chatsKey } from '../viewer/keyboard.rules.ts';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import type { Area } from '#src/ui/top-bar.tsx';

/** What can be jumped to or done, with other words that people may look for it by. */
export type Place = {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly keys?: string;
  readonly also?: string;
  readonly disabledReason?: string | null;
};

type Behind = readonly [label: string, href: string, also?: string];

/** What lies behind an area or an entry of the account menu. */
const behind: Readonly<Record<string, readonly Behind[]>> = {
  launch: [
    ['Launch a test', '/launch', 'new request start'],
    ['Clone a Test Run', '/launch/tests-for-cloning', 'copy repeat'],
    ['Clone a previous test run', '/launch/advanced-tests-for-cloning', 'copy repeat'],
  ],
  issues: [
    ['Accepted issues', '/issues?triage=accepted'],
    ['Rejected issues', '/issues?triage=rejected'],
    ['Auto-export settings', '/auto-export-settings', 'trackers automatic'],
  ],
  profile: [
    ['Notification settings', '/organization-user-settings/notifications', 'notifications mail digest quiet hours webhook'],
    ['Sign-in settings', '/organization-user-settings/sign-in', 'password sessions security tokens api'],
  ],
  organization: [
    ['Team', '/organization-settings/users?tab=team', 'members people invite roles'],
    ['Tokens', '/organization-settings/users?tab=tokens', 'api programs service'],
    ['Audit trail', '/organization-settings/audit-trail', 'log history security sign-ins'],
  ],
  integrations: [
    ['Jira settings', '/organization-settings/integrations/jira', 'integration tracker'],
    ['Azure DevOps settings', '/organization-settings/integrations/azure_devops', 'integration tracker'],
    ['TestRail settings', '/organization-settings/integrations/testrail', 'integration import'],
    ['GitHub integration', '/organization-settings/integrations', 'tracker'],
    ['Zephyr integrations', '/organization-settings/integrations', 'squad scale import'],
  ],
  operator: [
    ...operatorPages.map(({ label, href, also }) => [`Operator: ${label}`, href, also] as const),
    ['Operator: Sandbox', '/operator/sandbox', 'crowd calls try token curl'],
  ],
};

const placesBehind = (id: string): readonly Place[] =>
  (behind[id] ?? []).map(([label, href, also = '']) => ({ id: label, label, href, also }));

const ofModerators: readonly Place[] = [
  { id: 'waiting', label: 'Results to moderate', href: '/results/waiting', also: 'moderation moderator review assignments' },
  {
    id: 'notifications',
    label: 'Notification settings',
    href: '/results/notifications',
    also: 'notifications mail digest quiet hours webhook',
  },
];

const calendar: Place = {
  id: '/calendar',
  label: 'Calendar',
  href: '/calendar',
  keys: 'g k',
  also: 'month week schedule planned recurring runs subscribe ical',
};

/** Opened by its key, wherever it is pressed. */
const chats: readonly Place[] = [{ id: chatsKey.keys, label: 'My chats', keys: chatsKey.keys, also: 'messages mentions unread talk' }];

type Looker = {
  readonly role: Role;
  /** Whether the organization launches tests. */
  readonly launches: boolean;
  /** Whether there are chats to look at. */
  readonly talks: boolean;
};

/** Everything that can be jumped to: areas with their keys, what a moderator has to do, then the account, each with what lies behind it. */
export const placesFor = (
  areas: readonly Area[],
  entries: readonly AccountEntry[],
  { role, launches, talks }: Looker,
): readonly Place[] => [
  ...areas.flatMap(({ id, label, href }) => [
    { id: href, label, href, ...keysOf(areas, href) },
    ...(id === 'launch' && !launches ? [] : placesBehind(id)),
    ...(id === 'overview' ? [calendar] : []),
  ]),
  ...(role === 'community_test_manager' ? ofModerators : []),
  ...(talks ? chats : []),
  ...entries.flatMap(({ id, label, href, isOutside }) =>
    isOutside ? [] : [{ id, label, ...(href !== null && { href }) }, ...placesBehind(id)],
  ),
];

const keysOf = (areas: readonly Area[], href: string): { readonly keys?: string } => {
  const found = areaKeys(areas).find((key) => key.href === href);
  return found === undefined ? {} : { keys: found.keys };
};

/** What can be done on the screen by one key of its own; sequences of keys go to places. */
export const actsOf = (keys: readonly StatusBarKey[], isBound: (key: string) => boolean): readonly Place[] =>
  keys.flatMap(({ keys: key, label, act, refusal }) =>
    /^[a-z] /u.test(key) || !isBound(key)
      ? []
      : [
          {
            id: key,
            label: act ?? label.charAt(0).toUpperCase() + label.slice(1),
            keys: key,
            also: label,
            disabledReason: refusal?.() ?? null,
          },
        ],
  );

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s:-]+/u)
    .filter(Boolean);

/** The letters of a word that may be mistyped: of three, one may be missing or two may have changed places. */
const slipsFrom = { anyLetter: 4, missing: 3 };

/** Whether one letter more, less or other, or two that changed places, make one word the beginning of the other. */
const isSlipOf = (typed: string, word: string): boolean => {
  const start = [...typed].findIndex((letter, index) => letter !== word[index]);
  if (start === -1) return true;
  const [a, b] = [typed.slice(start), word.slice(start)];
  const isSwapped = a.length > 1 && b.startsWith(`${a[1]}${a[0]}${a.slice(2)}`);
  if (isSwapped || b.slice(1).startsWith(a)) return true;
  return typed.length >= slipsFrom.anyLetter && (b.startsWith(a.slice(1)) || b.slice(1).startsWith(a.slice(1)));
};

const isNamed = ({ label, also = '' }: Place, words: readonly string[]): boolean =>
  words.every((word) => `${label} ${also}`.toLowerCase().includes(word));

const isAlmostNamed = ({ label, also = '' }: Place, words: readonly string[]): boolean =>
  words.every((word) =>
    wordsOf(`${label} ${also}`).some((own) => own.startsWith(word) || (word.length >= slipsFrom.missing && isSlipOf(word, own))),
  );

const isBegun = ({ label }: Place, words: readonly string[]): boolean => label.toLowerCase().startsWith(words.join(' '));

/** The places whose name holds every word of the query, those that begin with it first and what is refused last; where there is none, those it is a slip of. */
export const placesNamed = (places: readonly Place[], query: string): readonly Place[] => {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const named = places.filter((place) => isNamed(place, words));
  const found = named.length > 0 ? named : places.filter((place) => isAlmostNamed(place, words));
  const rank = (place: Place): number => (place.disabledReason ? 2 : isBegun(place, words) ? 0 : 1);
  return words.length === 0 ? found : found.toSorted((one, other) => rank(one) - rank(other));
};
