import { limits } from '#schema/vocabulary/limits.ts';

type Counted = { readonly selected: number; readonly elsewhere: number; readonly matching: number | null };

export const selectionSentence = ({ selected, elsewhere, matching }: Counted): string => {
  const most = limits.issuesPerSelection;
  const count = `${selected} of ${most} selected${elsewhere === 0 ? '' : `, ${elsewhere} not in this list`}`;
  if (selected < most) return count;
  const more = matching === null ? 0 : matching - (selected - elsewhere);
  return `${count}. Judge or export these, then select ${more > 0 ? `the next ${Math.min(more, most)}` : 'more'}.`;
};

export const allWords = (matching: number | null): { readonly words: string; readonly short: string } => {
  const most = limits.issuesPerSelection;
  if (matching === null) return { words: 'Select all that match', short: 'All' };
  return matching > most
    ? { words: `Select the first ${most} of ${matching}`, short: `First ${most} of ${matching}` }
    : { words: `Select all ${matching} that match`, short: `All ${matching}` };
};

type Tagged = { readonly issueTags: readonly { readonly id: string; readonly name: string }[] };

export const hanging = (issues: readonly Tagged[], tagId: string): boolean | 'mixed' => {
  const count = issues.filter(({ issueTags }) => issueTags.some(({ id }) => id === tagId)).length;
  return count === 0 ? false : count === issues.length ? true : 'mixed';
};
