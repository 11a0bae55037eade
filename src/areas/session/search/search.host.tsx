import { searchMachine, selectAsked, selectWords } from '#machines/flows/session/search/search.machine.ts';
import type { Search_HitsQuery, SearchKind } from '#schema/generated/client/graphql.ts';
import { CommandPalette } from '#src/ui/command-palette.tsx';
import type { Command, CommandGroup } from '#src/ui/command-palette.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';
import type { Icon } from '#src/ui/types.ts';
import { actOfKey } from '#src/keys.ts';
import { recentVisits } from '#src/title.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { Bug, FilePen, FlaskConical, History, ListChecks, Sparkles, UserRound } from 'lucide-react';
import { useQuery } from 'urql';
import { placesNamed } from '../shell/keyboard.rules.ts';
import type { Place } from '../shell/keyboard.rules.ts';
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
  readonly places: readonly Place[];
  /** What the keys of the screen do. */
  readonly keys: readonly StatusBarKey[];
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
};

/** What can be done on the screen by one key of its own; sequences of keys go to places. */
const actsOf = (keys: readonly StatusBarKey[]): readonly Place[] =>
  keys.flatMap(({ keys: key, label }) =>
    /^[a-z] /u.test(key) || actOfKey(key) === null ? [] : [{ id: key, label: label.charAt(0).toUpperCase() + label.slice(1), keys: key }],
  );

const recent = (): readonly Command[] => recentVisits().map(({ path, title }) => ({ id: path, label: title, icon: History, href: path }));

const sentence = (words: string, asked: string, isFetching: boolean, hasFailed: boolean): string => {
  if (hasFailed) return 'The search could not be done. Please try again.';
  return isFetching || words.trim() !== asked ? 'Searching' : `Nothing called '${words.trim()}'.`;
};

/** Every place, test, issue, test case, tester and service by its name or code, and what the screen can do; before anything is typed, what was shown last. */
export function SearchHost({ places, keys, onAction, onClose }: SearchHostProps) {
  const actorRef = useActorRef(searchMachine);
  const words = useSelector(actorRef, selectWords);
  const asked = useSelector(actorRef, selectAsked);
  const [{ data, fetching, error }] = useQuery({ query: Search, variables: { words: asked }, pause: asked === '' });
  const hits = asked === '' ? [] : (data?.search ?? []);
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={words}
      onQuery={(typed) => actorRef.send({ type: 'words.change', words: typed })}
      groups={[
        { id: 'recent', title: 'Recent', items: words === '' ? recent() : [] },
        { id: 'acts', title: 'On this screen', items: placesNamed(actsOf(keys), words) },
        { id: 'places', title: 'Go to', items: placesNamed(places, words) },
        ...groupsOf(hits),
      ]}
      onAction={(id) => (actOfKey(id) ?? (() => onAction(id)))()}
      empty={sentence(words, asked, fetching, error !== undefined)}
    />
  );
}
