import { holderWords } from '#machines/flows/launch/request/build-request.rules.ts';
import type { Ownership } from '#machines/flows/launch/drafts/ownership.ts';
import type { Holder } from '#machines/flows/launch/drafts/keep-draft.ts';

type Words = { readonly title: string; readonly sentence: string };

const unsentSentence = 'What you typed last did not reach them. It is kept here: take over to go on with it.';

const sentenceOf = (holder: Holder | null): string => {
  if (holder === null) return 'Take over to go on here.';
  if (holder.kind === 'tab') return 'Take over to go on here; the other tab becomes read only.';
  return holder.name === null
    ? 'Take over to go on here; the other device becomes read only.'
    : `Take over to go on here; ${holder.name} can read on.`;
};

/** Why a draft is only read here, and what to do about it. */
export function readingWords(holder: Holder | null, { refused, owner }: Ownership, isUnsent: boolean): Words {
  if (refused['draft.save'] !== null)
    return { title: `${owner} shares this draft with you.`, sentence: 'You can read it; it changes as it is typed.' };
  return { title: holderWords(holder), sentence: isUnsent ? unsentSentence : sentenceOf(holder) };
}
