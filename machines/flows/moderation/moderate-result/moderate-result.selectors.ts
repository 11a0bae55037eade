import type { ModerateResultSnapshot } from './moderate-result.machine.ts';

/** What the foot of the panel shows: the verdicts, the words for the tester, or the question before cancelling. */
export const selectFoot = (snapshot: ModerateResultSnapshot): 'verdicts' | 'writing' | 'asking' => {
  if (snapshot.matches('writing') || snapshot.matches('requesting')) return 'writing';
  return snapshot.matches('asking') || snapshot.matches('cancelling') ? 'asking' : 'verdicts';
};

export const selectIsFinalizing = (snapshot: ModerateResultSnapshot): boolean => snapshot.matches('finalizing');

export const selectIsBusy = (snapshot: ModerateResultSnapshot): boolean => snapshot.hasTag('busy');

export const selectDraft = (snapshot: ModerateResultSnapshot): string => snapshot.context.draft;

export const selectFault = (snapshot: ModerateResultSnapshot): string | null => snapshot.context.fault;

/** What is kept on the device; null where nothing was typed. */
export const selectKept = ({ context: { draft } }: ModerateResultSnapshot): { readonly text: string; readonly seen: string } | null =>
  draft === '' ? null : { text: draft, seen: '' };
