import { limits } from '#schema/vocabulary/limits.ts';
import type { Search_HitsQuery, SearchKind } from '#schema/generated/client/graphql.ts';
import type { Command, CommandGroup, PaletteStatus } from '#src/ui/command-palette.tsx';
import type { Icon } from '#src/ui/types.ts';
import { Bug, FilePen, FlaskConical, ListChecks, Sparkles, UserRound } from 'lucide-react';

export type Hit = Search_HitsQuery['search'][number];

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

/** What was found, kind by kind. */
export const groupsOf = (hits: readonly Hit[]): readonly CommandGroup[] =>
  kinds.map(({ kind, title, icon }) => ({
    id: kind,
    title,
    items: hits.filter((hit) => hit.kind === kind).map((hit) => commandOf(icon, hit)),
  }));

/** Of what was found for other letters, what holds those that are typed: whoever presses Enter sooner than the answer comes opens nothing else. */
export const stillNamed = (hits: readonly Hit[], words: string): readonly Hit[] => {
  const parts = words.trim().toLowerCase().split(/\s+/u);
  return hits.filter(({ title, context }) => parts.every((part) => `${title} ${context}`.toLowerCase().includes(part)));
};

/** What is said below what was found, or in its place. */
export const statusOf = (words: string, isPending: boolean, hasFailed: boolean): PaletteStatus => {
  if (words === '') return null;
  if (words.trim().length < limits.searchFrom) return { kind: 'hint', text: 'One more letter searches everything.' };
  if (isPending) return { kind: 'busy', text: 'Searching' };
  return hasFailed ? { kind: 'failed', text: 'The search could not be done. Please try again.' } : null;
};
