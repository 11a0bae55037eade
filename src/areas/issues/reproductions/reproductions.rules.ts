import { cutText } from '#schema/cut-text.ts';
import type { Reproductions_OfIssueQuery } from '#schema/generated/client/graphql.ts';

export type Reproduction = Reproductions_OfIssueQuery['reproducibilityTestDetails'][number];

/** Those that say something about the issue: who was kept from trying does not. */
export const shownReproductions = (all: readonly Reproduction[]): readonly Reproduction[] =>
  all.filter(({ status }) => status !== 'blocked');

/** Testers for whom the issue showed. */
export const reproducedCount = (all: readonly Reproduction[]): number => all.filter(({ status }) => status === 'pass').length;

const longest = 480;

/** The beginning of a long text, cut between two words; null where the whole text is short. */
export const beginningOf = (text: string): string | null => {
  if (text.length <= longest * 1.25) return null;
  const cut = cutText(text, longest);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
};
