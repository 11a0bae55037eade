import type { ScheduleMode } from '#schema/vocabulary/launch/options.ts';
import { launchTexts, launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { customerRequestProblems } from '#schema/rules/launch/request-problems.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { hasTestToSpare, heldName, isFull, unfinishedTests } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft, RequestTest } from '#schema/rules/launch/request-draft.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { BuildRequestSnapshot } from './build-request.ts';
import type { UnfinishedTest } from './build-request.setup.ts';
import { holderWords } from './build-request.rules.ts';
import type { Ownership } from '../drafts/ownership.ts';
import type { Holder, LaunchReceipt, SavedDraft } from '../drafts/keep-draft.ts';

export type RequestStage =
  | 'loading'
  | 'unloaded'
  | 'missing'
  | 'conflicting'
  | 'summary'
  | 'removing'
  | 'wizard'
  | 'discarding'
  | 'restoring'
  | 'launching'
  | 'launched';

export const selectStage = ({ value }: BuildRequestSnapshot): RequestStage => {
  if (value === 'keepingMine' || value === 'takingTheirs') return 'conflicting';
  if (value === 'found') return 'loading';
  if (typeof value === 'string') return value;
  if ('reading' in value) return value.reading.page;
  const { open } = value;
  if (typeof open === 'string') return open;
  return open.summary === 'removing' ? 'removing' : 'summary';
};
/** In a conflict, the chosen draft, while the other one is set aside. */
export const selectChosen = (snapshot: BuildRequestSnapshot): 'mine' | 'theirs' | null =>
  snapshot.matches('keepingMine') ? 'mine' : snapshot.matches('takingTheirs') ? 'theirs' : null;
export const selectNewer = ({ context }: BuildRequestSnapshot): SavedDraft | null => context.newer;
export const selectIsReading = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches('reading');
export const selectIsTaking = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches({ reading: { hold: 'taking' } });
export const selectHolder = ({ context }: BuildRequestSnapshot): Holder | null => context.holder;
export const selectOwnership = ({ context }: BuildRequestSnapshot): Ownership => context.of;
/** Something typed here never reached the server. */
export const selectIsUnsent = ({ context }: BuildRequestSnapshot): boolean => context.unsent;
/** What only the owner may do is theirs once they hold the draft themselves. */
function disposalReason(snapshot: BuildRequestSnapshot, act: 'discard' | 'share'): string | null {
  const { holder, of } = snapshot.context;
  if (of.refused[`draft.${act}`] !== null) return `This draft belongs to ${of.owner}, who alone can ${act} it.`;
  return selectIsReading(snapshot) ? `${holderWords(holder)} Take over first.` : null;
}
export const selectDiscardReason = (snapshot: BuildRequestSnapshot): string | null => disposalReason(snapshot, 'discard');
export const selectShareReason = (snapshot: BuildRequestSnapshot): string | null => disposalReason(snapshot, 'share');
export const selectDraftId = ({ context }: BuildRequestSnapshot): string => context.draftId;
/** The server has it, so that a URL can name it. */
export const selectIsKnown = ({ context }: BuildRequestSnapshot): boolean => context.version > 0;
/** Where to continue when the draft was last edited on another device. */
export const selectMovedTest = ({ context: { moved, draft } }: BuildRequestSnapshot): string | null =>
  moved ? (draft.wizard?.testId ?? null) : null;
export const selectIsUnanswered = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches({ open: { summary: 'unanswered' } });
export const selectShowsProblems = (snapshot: BuildRequestSnapshot): boolean =>
  snapshot.matches({ open: { summary: 'correcting' } }) || snapshot.matches({ open: { summary: 'refused' } });

export const selectTests = ({ context }: BuildRequestSnapshot): readonly RequestTest[] => context.draft.tests;
export const selectFlags = ({ context }: BuildRequestSnapshot): LaunchFlags => context.flags;
export const selectDraft = ({ context }: BuildRequestSnapshot): RequestDraft => context.draft;
export const selectFiles = ({ context }: BuildRequestSnapshot): RequestDraft['files'] => context.draft.files;
export const selectName = ({ context }: BuildRequestSnapshot): string => context.draft.name;
export const selectWizardTestId = ({ context }: BuildRequestSnapshot): string | null => context.draft.wizard?.testId ?? null;
export const selectIsNewTest = ({ context: { draft } }: BuildRequestSnapshot): boolean =>
  draft.tests.every(({ id }) => id !== draft.wizard?.testId);
export const selectReceipt = ({ context }: BuildRequestSnapshot): LaunchReceipt | null => context.receipt;
export const selectNow = ({ context }: BuildRequestSnapshot): string => context.now;

export const selectLimitReason = ({ context }: BuildRequestSnapshot): string | null =>
  isFull(context.draft) ? launchMessages.requestLimit : null;
export const selectCanRemove = ({ context }: BuildRequestSnapshot): boolean => hasTestToSpare(context.draft);

type Asked = { readonly draft: RequestDraft; readonly flags: LaunchFlags; readonly now: string };
/** Memoized by draft, flags and time. */
export function once<Result>(compute: (asked: Asked) => Result): (snapshot: BuildRequestSnapshot) => Result {
  let latest: (Asked & { readonly result: Result }) | null = null;
  return ({ context: { draft, flags, now } }) => {
    if (latest?.draft === draft && latest.flags === flags && latest.now === now) return latest.result;
    latest = { draft, flags, now, result: compute({ draft, flags, now }) };
    return latest.result;
  };
}

export const selectUnfinished = once<readonly UnfinishedTest[]>(({ draft }) =>
  unfinishedTests(draft).map((test) => ({ ...test, heldAs: heldName(draft, test.testId) })),
);
export const selectUnread = ({ context }: BuildRequestSnapshot): readonly Unread[] => context.draft.unread;
/** An empty request opens its first test at once. */
export const selectIsEmptyRequest = (snapshot: BuildRequestSnapshot): boolean =>
  selectTests(snapshot).length === 0 && selectUnfinished(snapshot).length === 0 && selectUnread(snapshot).length === 0;
export const selectProblems = once<readonly Problem[]>(({ draft, flags, now }) => customerRequestProblems(draft, flags, now));

export const selectProblemAt =
  (path: string) =>
  (snapshot: BuildRequestSnapshot): string | null => {
    const refused = snapshot.context.refusals.find((one) => one.path === path);
    if (refused !== undefined) return refused.message;
    return selectShowsProblems(snapshot) ? (selectProblems(snapshot).find((one) => one.path === path)?.message ?? null) : null;
  };

export const selectScheduleRef = ({ children }: BuildRequestSnapshot) => children.chooseSchedule;
export const selectScheduleMode = ({ context }: BuildRequestSnapshot): ScheduleMode => context.draft.schedule.mode;
export const selectWizardRef = ({ children }: BuildRequestSnapshot) => children.launchWizard;
/** The test to be removed, and the one that is focused afterwards. */
export const selectRemoval = ({ context: { draft, removing } }: BuildRequestSnapshot): readonly [removed: string, beside: string] => {
  const at = draft.tests.findIndex(({ id }) => id === removing);
  return [removing ?? '', (draft.tests[at + 1] ?? draft.tests[at - 1])?.id ?? ''];
};
export const selectRemovalName = ({ context }: BuildRequestSnapshot): string =>
  context.draft.tests.find(({ id }) => id === context.removing)?.values.name ?? launchTexts.removeTest;
