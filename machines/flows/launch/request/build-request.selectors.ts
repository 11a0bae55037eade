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
/** Which of two drafts was chosen to go on, while the other one is put aside. */
export const selectChosen = (snapshot: BuildRequestSnapshot): 'mine' | 'theirs' | null =>
  snapshot.matches('keepingMine') ? 'mine' : snapshot.matches('takingTheirs') ? 'theirs' : null;
/** The newer draft another place has saved. */
export const selectNewer = ({ context }: BuildRequestSnapshot): SavedDraft | null => context.newer;
export const selectIsReading = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches('reading');
/** Whether the draft is being taken over. */
export const selectIsTaking = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches({ reading: { hold: 'taking' } });
export const selectHolder = ({ context }: BuildRequestSnapshot): Holder | null => context.holder;
export const selectOwnership = ({ context }: BuildRequestSnapshot): Ownership => context.of;
/** Whether something typed here never reached the server, and stands here alone. */
export const selectIsUnsent = ({ context }: BuildRequestSnapshot): boolean => context.unsent;
/** What is the owner's alone is theirs once they type into the draft themselves. */
function disposalReason(snapshot: BuildRequestSnapshot, act: 'discard' | 'share'): string | null {
  const { holder, of } = snapshot.context;
  if (of.refused[`draft.${act}`] !== null) return `This draft belongs to ${of.owner}, who alone can ${act} it.`;
  return selectIsReading(snapshot) ? `${holderWords(holder)} Take over first.` : null;
}
/** Why the draft cannot be discarded, or null when it can. */
export const selectDiscardReason = (snapshot: BuildRequestSnapshot): string | null => disposalReason(snapshot, 'discard');
/** Why the draft cannot be shared, or null when it can. */
export const selectShareReason = (snapshot: BuildRequestSnapshot): string | null => disposalReason(snapshot, 'share');
export const selectDraftId = ({ context }: BuildRequestSnapshot): string => context.draftId;
/** Whether the server knows the draft, so that an address can name it. */
export const selectIsKnown = ({ context }: BuildRequestSnapshot): boolean => context.version > 0;
/** The test to go on with, when the draft was last typed into elsewhere. */
export const selectMovedTest = ({ context: { moved, draft } }: BuildRequestSnapshot): string | null =>
  moved ? (draft.wizard?.testId ?? null) : null;
export const selectIsUnanswered = (snapshot: BuildRequestSnapshot): boolean => snapshot.matches({ open: { summary: 'unanswered' } });
export const selectShowsProblems = (snapshot: BuildRequestSnapshot): boolean =>
  snapshot.matches({ open: { summary: 'correcting' } }) || snapshot.matches({ open: { summary: 'refused' } });

export const selectTests = ({ context }: BuildRequestSnapshot): readonly RequestTest[] => context.draft.tests;
export const selectFlags = ({ context }: BuildRequestSnapshot): LaunchFlags => context.flags;
export const selectDraft = ({ context }: BuildRequestSnapshot): RequestDraft => context.draft;
export const selectName = ({ context }: BuildRequestSnapshot): string => context.draft.name;
export const selectWizardTestId = ({ context }: BuildRequestSnapshot): string | null => context.draft.wizard?.testId ?? null;
/** Whether the test in the wizard is not part of the request yet. */
export const selectIsNewTest = ({ context: { draft } }: BuildRequestSnapshot): boolean =>
  draft.tests.every(({ id }) => id !== draft.wizard?.testId);
export const selectReceipt = ({ context }: BuildRequestSnapshot): LaunchReceipt | null => context.receipt;
export const selectNow = ({ context }: BuildRequestSnapshot): string => context.now;

/** Why no test can be added, or null when one can. */
export const selectLimitReason = ({ context }: BuildRequestSnapshot): string | null =>
  isFull(context.draft) ? launchMessages.requestLimit : null;
export const selectCanRemove = ({ context }: BuildRequestSnapshot): boolean => hasTestToSpare(context.draft);

type Asked = { readonly draft: RequestDraft; readonly flags: LaunchFlags; readonly now: string };
/** Asks once for each draft, its flags and the time. */
export function once<Result>(compute: (asked: Asked) => Result): (snapshot: BuildRequestSnapshot) => Result {
  let latest: (Asked & { readonly result: Result }) | null = null;
  return ({ context: { draft, flags, now } }) => {
    if (latest?.draft === draft && latest.flags === flags && latest.now === now) return latest.result;
    latest = { draft, flags, now, result: compute({ draft, flags, now }) };
    return latest.result;
  };
}

/** The tests left in the wizard with something typed. */
export const selectUnfinished = once<readonly UnfinishedTest[]>(({ draft }) =>
  unfinishedTests(draft).map((test) => ({ ...test, heldAs: heldName(draft, test.testId) })),
);
/** What was saved with the draft and could not be read. */
export const selectUnread = ({ context }: BuildRequestSnapshot): readonly Unread[] => context.draft.unread;
/** Whether nothing was entered yet: the request then leads to its first test at once. */
export const selectIsEmptyRequest = (snapshot: BuildRequestSnapshot): boolean =>
  selectTests(snapshot).length === 0 && selectUnfinished(snapshot).length === 0 && selectUnread(snapshot).length === 0;
/** Everything that keeps the request from being launched. */
export const selectProblems = once<readonly Problem[]>(({ draft, flags, now }) => customerRequestProblems(draft, flags, now));

/** The problem to show at a field of the request. */
export const selectProblemAt =
  (path: string) =>
  (snapshot: BuildRequestSnapshot): string | null => {
    const refused = snapshot.context.refusals.find((one) => one.path === path);
    if (refused !== undefined) return refused.message;
    return selectShowsProblems(snapshot) ? (selectProblems(snapshot).find((one) => one.path === path)?.message ?? null) : null;
  };

/** The choice of a schedule, while the summary is open. */
export const selectScheduleRef = ({ children }: BuildRequestSnapshot) => children.chooseSchedule;
export const selectScheduleMode = ({ context }: BuildRequestSnapshot): ScheduleMode => context.draft.schedule.mode;
/** The open wizard. */
export const selectWizardRef = ({ children }: BuildRequestSnapshot) => children.launchWizard;
/** The test that is asked about, and the one that stands in its place once it is removed. */
export const selectRemoval = ({ context: { draft, removing } }: BuildRequestSnapshot): readonly [removed: string, beside: string] => {
  const at = draft.tests.findIndex(({ id }) => id === removing);
  return [removing ?? '', (draft.tests[at + 1] ?? draft.tests[at - 1])?.id ?? ''];
};
export const selectRemovalName = ({ context }: BuildRequestSnapshot): string =>
  context.draft.tests.find(({ id }) => id === context.removing)?.values.name ?? launchTexts.removeTest;
