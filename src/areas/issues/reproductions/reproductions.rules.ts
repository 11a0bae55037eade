import { cutText } from '#schema/cut-text.ts';
import type { ShownReproductionFragment } from '#schema/generated/client/graphql.ts';

export type Reproduction = ShownReproductionFragment;

/** Without testers who were blocked. */
export const shownReproductions = (all: readonly Reproduction[]): readonly Reproduction[] =>
  all.filter(({ status }) => status !== 'blocked');

export const reproducedCount = (all: readonly Reproduction[]): number => all.filter(({ status }) => status === 'pass').length;

const longest = 480;

/** Cut between words; null for a short text. */
export const beginningOf = (text: string): string | null => {
  if (text.length <= longest * 1.25) return null;
  const cut = cutText(text, longest);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
};
