import type { RunChange } from '#machines/lifecycles/schedule/schedule.rules.ts';

type Columns = Readonly<Record<string, unknown>>;

/** A line that left a version of its thing, with what it wrote there and what the thing is now. */
export type Undoable = {
  readonly entity: string;
  readonly entityId: string;
  readonly event: string;
  readonly operation: string;
  readonly before: Columns;
  readonly after: Columns;
  readonly version: number;
  readonly now: Columns;
};

/** The mutation that takes a line back, and what it is called with. */
export type WayBack = {
  readonly mutation: (line: Pick<Undoable, 'operation'>) => string;
  readonly inputOf: (line: Undoable) => object;
  /** SQL of the columns of the thing that its input needs beside those that the line wrote, by the id $1. */
  readonly now?: string;
};

const by =
  (mutation: string): WayBack['mutation'] =>
  () =>
    mutation;

/** A mutation of the thing alone, by the name of its id. */
const back = (mutation: string, id: string, more: (line: Undoable) => object = () => ({})): WayBack => ({
  mutation: by(mutation),
  inputOf: (line) => ({ [id]: line.entityId, version: line.version, ...more(line) }),
});
const restore = (mutation: string, id: string): WayBack => back(mutation, id, () => ({ restore: true }));

const standing: WayBack = {
  mutation: by('flexibleTestingIssuesRestore'),
  inputOf: ({ entityId: issueId, version, before, now }) => ({ issues: [{ issueId, version, ...now, ...before }] }),
  now: `select triage_status as "triageStatus", triage_reason as "triageReason", severity, original_id as "originalId" from issue where id = $1`,
};

const tags: WayBack = {
  mutation: by('flexibleTestingIssuesUpdateTags'),
  inputOf: ({ entityId: issueId, version, before, after }) => ({
    issueIds: [issueId],
    attachIssueTagIds: before['gone'],
    detachIssueTagIds: after['added'],
    seen: [{ issueId, version }],
  }),
};

const verdicts: Readonly<Record<string, string>> = { invalid_issue: 'fake', known_issue: 'known', moderated: 'real' };
const isOneOf = (change: RunChange, others: readonly RunChange[]): boolean =>
  others.some(({ at, to }) => at === change.at && to === change.to);
/** Where the rule has the run that a line moved or skipped. */
const ruledAt = ({ before, after }: Undoable): object => {
  const [had, has] = [before['runChanges'], after['runChanges']] as readonly (readonly RunChange[] | undefined)[];
  return { ruledAt: (has ?? []).find((change) => !isOneOf(change, had ?? []))?.at };
};
/** What hangs on a result or on an answer is brought back by the twin of what removed it. */
const file: WayBack = {
  mutation: ({ operation }) => `un${operation}`,
  inputOf: ({ operation, entityId, version }) => ({
    [operation === 'archiveCaseResultAttachment' ? 'caseResultAttachmentId' : 'caseFieldAttachmentResponseId']: entityId,
    version,
  }),
};
const ofSaved = ({ before }: Undoable): object => before;

/** By entity and event. What is not here has no way back, or one that wants more than the line: a reason, a password, a message that is gone. */
export const waysBack: Readonly<Record<string, WayBack>> = {
  'issue issue.accept': standing,
  'issue issue.reject': standing,
  'issue issue.untriage': standing,
  'issue issue.merge': standing,
  'issue issue.unmerge': standing,
  'issue issue.restore': standing,
  'issue severity.change': standing,
  'issue tags.update': tags,
  'issue-tag tag.delete': restore('flexibleTestingDestroyIssueTag', 'issueTagId'),
  'issue-note note.delete': restore('flexibleTestingIssueNoteDestroy', 'issueId'),
  'saved-view view.update': back('savedViewUpdate', 'savedViewId', ofSaved),
  'saved-view view.remove': restore('savedViewRemove', 'savedViewId'),
  'saved-sentence sentence.update': back('savedSentenceUpdate', 'savedSentenceId', ofSaved),
  'saved-sentence sentence.remove': restore('savedSentenceRemove', 'savedSentenceId'),
  'customer-request draft.discard': restore('discardLaunchDraft', 'id'),
  'schedule schedule.pause': back('resumeSchedule', 'scheduleId'),
  'schedule schedule.resume': back('pauseSchedule', 'scheduleId'),
  'schedule run.skip': back('restoreScheduleRun', 'scheduleId', ruledAt),
  'schedule run.move': back('restoreScheduleRun', 'scheduleId', ruledAt),
  'case-result approval.toggle': back('toggleTestCaseResultApproval', 'testCaseResultId', ({ before }) => ({
    approved: before['moderationStatus'] === 'approved',
  })),
  'case-result result.reject': back('flexibleTestingCaseResultUnreject', 'caseResultId'),
  'related-issue report.judge': back('judgeReport', 'relatedIssueId', ({ before }) => ({
    verdict: 'moderationStatus' in before ? (verdicts[String(before['moderationStatus'])] ?? null) : 'known',
    knownAs: before['knownAs'] ?? null,
  })),
  'related-issue report.grade': back('gradeReport', 'relatedIssueId', ({ before }) => ({ severity: before['reviewedSeverity'] })),
  'attachment attachment.archive': file,
};

type Told = { readonly entity: string; readonly event: string | null; readonly outcome: string; readonly version: number | null };

/** Of what was done and left a version, which the way back names. */
export const wayBackOf = ({ entity, event, outcome, version }: Told): WayBack | null =>
  outcome === 'done' && version !== null ? (waysBack[`${entity} ${event}`] ?? null) : null;
