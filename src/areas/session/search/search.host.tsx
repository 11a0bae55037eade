import { limits } from '#schema/vocabulary/limits.ts';
import { searchMachine, selectAsked, selectWords } from '#machines/flows/session/search/search.machine.ts';
import type { Search_HitsQuery, SearchKind } from '#schema/generated/client/graphql.ts';
import { CommandPalette } from '#src/ui/command-palette.tsx';
import type { Command, CommandGroup, PaletteStatus } from '#src/ui/command-palette.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import type { Icon } from '#src/ui/types.ts';
import { actOfKey } from '#src/keys.ts';
import { recentVisits } from '#src/title.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { Bug, FilePen, FlaskConical, History, ListChecks, Sparkles, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { UseQueryState } from 'urql';
import type { AccountEntry } from '../shell/account.rules.ts';
import { actsOf, placesFor, placesNamed } from './places.rules.ts';
import type { Place } from './places.rules.ts';
import { Search } from './search.documents.ts';

type Hit = Search_HitsQuery['search'][number];

const kinds: readonly { readonly kind: SearchKind; readonly title: string; readonly icon: Icon }[] = [
  { kind: 'test', title: 'Tests', icon: FlaskConical },
  { kind: 'request', title: 'Requests', icon: FilePen },
  { kind: 'issue', title: 'Issues', icon: Bug },
  { kind: 'test_case', title: 'Test cases', icon: ListChecks },
  { kind: 'tester', title: 'Testers', icon: UserRound },
  { kind: 'service', title: 'Services', icon: Sparkles },
];

const commandOf = (icon: Icon, { kind, id, title, context, url }: Hit): Command => ({
  id: `${kind} ${id}`,
  label: title,
  path: context,
  icon,
  href: url,
});

const groupsOf = (hits: readonly Hit[]): readonly CommandGroup[] =>
  kinds.map(({ kind, title, icon }) => ({
    id: kind,
    title,
    items: hits.filter((hit) => hit.kind === kind).map((hit) => commandOf(icon, hit)),
  }));

type SearchHostProps = {
  readonly areas: readonly Area[];
  readonly entries: readonly AccountEntry[];
  /** What the keys of the screen do. */
  readonly keys: readonly StatusBarKey[];
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
};

const isBound = (key: string): boolean => actOfKey(key) !== null;

const commandOfPlace = ({ id, label, href, keys, disabledReason }: Place): Command => ({ id, label, href, keys, disabledReason });

const recent = (): readonly Command[] => recentVisits().map(({ path, title }) => ({ id: path, label: title, icon: History, href: path }));

/** What was found for fewer letters, while those that follow are on their way: whoever is quick opens nothing that does not hold them. */
const stillNamed = (hits: readonly Hit[], words: string, asked: string): readonly Hit[] => {
  const more = words.trim() === asked ? [] : words.trim().toLowerCase().split(/\s+/u);
  return hits.filter(({ title, context }) => more.every((word) => `${title} ${context}`.toLowerCase().includes(word)));
};

/** What is said below what was found, or in its place. */
const statusOf = (
  words: string,
  asked: string,
  { fetching, error, stale }: Pick<UseQueryState, 'fetching' | 'error' | 'stale'>,
): PaletteStatus => {
  if (words !== '' && words.trim().length < limits.searchFrom)
    return { kind: 'hint', text: 'One more letter finds tests, issues and people too.' };
  if (words === '') return null;
  if (words.trim() !== asked || fetching || stale) return { kind: 'busy', text: 'Searching' };
  return error === undefined ? null : { kind: 'failed', text: 'The search could not be done. Please try again.' };
};

/** Every place, test, issue, test case, tester and service by its name or code, and what the screen can do; before anything is typed, what was shown last. */
export function SearchHost({ areas, entries, keys, onAction, onClose }: SearchHostProps) {
  const actorRef = useActorRef(searchMachine);
  const words = useSelector(actorRef, selectWords);
  const asked = useSelector(actorRef, selectAsked);
  const places = useMemo(() => placesFor(areas, entries), [areas, entries]);
  const [answer, ask] = useQuery({ query: Search, variables: { words: asked }, pause: asked === '' });
  const hits = asked === '' ? [] : stillNamed(answer.data?.search ?? [], words, asked);
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={words}
      onQuery={(typed) => actorRef.send({ type: 'words.change', words: typed })}
      groups={[
        { id: 'recent', title: 'Recent', items: words === '' ? recent() : [] },
        { id: 'acts', title: 'On this screen', items: placesNamed(actsOf(keys, isBound), words).map(commandOfPlace) },
        { id: 'places', title: 'Go to', items: placesNamed(places, words).map(commandOfPlace) },
        ...groupsOf(hits),
      ]}
      onAction={(id) => (actOfKey(id) ?? (() => onAction(id)))()}
      status={statusOf(words, asked, answer)}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  );
}
