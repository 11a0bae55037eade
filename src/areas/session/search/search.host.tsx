import { searchMachine, selectAsked, selectWords } from '#machines/flows/session/search.ts';
import { CommandPalette } from '#src/ui/command-palette.tsx';
import type { Command, CommandGroup, PaletteStatus } from '#src/ui/command-palette.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import type { Icon } from '#src/ui/types.ts';
import { hasChats } from '#machines/lib/permissions.ts';
import { actOfKey } from '#src/keys.ts';
import { recentVisits } from '#src/title.ts';
import { useViewer } from '#src/viewer.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { ArrowRight, Bug, FilePen, FlaskConical, History, ListChecks, Sparkles, UserRound, Zap } from 'lucide-react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { AccountEntry } from '../viewer/account.rules.ts';
import { actsOf, placesFor, placesNamed } from './places.rules.ts';
import type { Place } from './places.rules.ts';
import { Search } from './search.documents.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { Search_HitsQuery, SearchKind } from '#schema/generated/client/graphql.ts';

export type Hit = Search_HitsQuery['search'][number];

const kinds: readonly { readonly kind: SearchKind; readonly title: string; readonly icon: Icon }[] = [
  { kind: 'test', title: 'Tests', icon: FlaskConical },
  { kind: 'request', title: 'Requests', icon: FilePen },
  { kind: 'issue', title: 'Issues', icon: Bug },
  { kind: 'test_case', title: 'Test cases', icon: ListChecks },
  { kind: 'tester', title: 'Testers', icon: UserRound },
  { kind: 'service', title: 'Services', icon: Sparkles },
];

const hitCommand = (icon: Icon, { kind, id, title, context, url }: Hit): Command => ({
  id: `${kind} ${id}`,
  label: title,
  path: context,
  icon,
  href: url,
});

/** What was found, kind by kind. */
export const groupsOf = (hits: readonly Hit[]): readonly CommandGroup[] =>
  kinds.map(({ kind, title, icon }) => ({
    id: kind,
    title,
    items: hits.filter((hit) => hit.kind === kind).map((hit) => hitCommand(icon, hit)),
  }));

/** Of what was found for other letters, what holds those that are typed: whoever presses Enter sooner than the answer comes opens nothing else. */
export const stillNamed = (hits: readonly Hit[], words: string): readonly Hit[] => {
  const parts = words.trim().toLowerCase().split(/\s+/u);
  return hits.filter(({ title, context }) => parts.every((part) => `${title} ${context}`.toLowerCase().includes(part)));
};

/** What is said below what was found, or in its place. */
export const statusOf = (words: string, isPending: boolean, hasFailed: boolean): PaletteStatus => {
  if (words === '') return null;
  if (words.trim().length < limits.searchFrom) return { kind: 'hint', text: 'Type one more letter to search everything.' };
  if (isPending) return { kind: 'busy', text: 'Searching' };
  return hasFailed ? { kind: 'failed', text: 'The search failed. Please try again.' } : null;
};

type SearchHostProps = {
  readonly areas: readonly Area[];
  readonly entries: readonly AccountEntry[];
  /** What the keys of the screen do. */
  readonly keys: readonly StatusBarKey[];
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
};

/** Opens the chart of the status that stands on the screen; written here and in keyboard.view.tsx, as the home page has no room for it. */
const howItWorks: StatusBarKey = { keys: 'h', label: 'how this works' };

const isBound = (key: string): boolean => actOfKey(key) !== null;

const commandOf =
  (icon: Icon) =>
  ({ id, label, href, keys, disabledReason }: Place): Command => ({ id, label, icon, href, keys, disabledReason });

const recent = (): readonly Command[] => recentVisits().map(({ path, title }) => ({ id: path, label: title, icon: History, href: path }));

/** Every place, test, issue, test case, tester and service by its name or code, and what the screen can do; before anything is typed, what was shown last. */
export function SearchHost({ areas, entries, keys, onAction, onClose }: SearchHostProps) {
  const { role, organization } = useViewer();
  const launches = organization.advancedTestsAccess;
  const talks = hasChats({ role }, organization);
  const actorRef = useActorRef(searchMachine);
  const words = useSelector(actorRef, selectWords);
  const asked = useSelector(actorRef, selectAsked);
  const places = useMemo(() => placesFor(areas, entries, { role, launches, talks }), [areas, entries, role, launches, talks]);
  const [answer, ask] = useQuery({ query: Search, variables: { words: asked }, pause: asked === '' });
  const isPending = words.trim() !== asked || answer.fetching || answer.stale;
  const found = asked === '' ? [] : (answer.data?.search ?? []);
  const hits = isPending ? stillNamed(found, words) : found;
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={words}
      onQuery={(typed) => actorRef.send({ type: 'words.change', words: typed })}
      groups={[
        { id: 'recent', title: 'Recent', items: words === '' ? recent() : [] },
        { id: 'acts', title: 'On this screen', items: placesNamed(actsOf([...keys, howItWorks], isBound), words).map(commandOf(Zap)) },
        { id: 'places', title: 'Go to', items: placesNamed(places, words).map(commandOf(ArrowRight)) },
        ...groupsOf(hits),
      ]}
      onAction={(id) => (actOfKey(id) ?? (() => onAction(id)))()}
      status={statusOf(words, isPending, answer.error !== undefined)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
