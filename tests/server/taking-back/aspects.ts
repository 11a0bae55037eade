import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

/** One act of a person: the mutation with its input. */
export type Sent = { readonly mutation: string; readonly input: object };

/** What two people change in turn, and how each takes back what they did. */
export type Aspect = {
  readonly name: string;
  /** The two, who may be one person in two tabs. */
  readonly people: readonly [Person, Person];
  /** What both may do, whatever stands there; what is refused is no act. */
  readonly acts: readonly ((world: PortalWorld) => Sent)[];
  /** How the act is taken back that left this version and found what stood there before; null for one without a way back. */
  readonly back: (world: PortalWorld, act: Sent, version: number, before: Row) => Sent | null;
  /** What would be lost. */
  readonly state: string;
  readonly thing: string;
};

type Row = Readonly<Record<string, unknown>>;

const change = (mutation: string, input: object): Sent => ({ mutation, input });
const issue = (world: PortalWorld) => ({ issueId: world.id('issue-1') });
const reject = (rejectionReason: string) => (world: PortalWorld) =>
  change('flexibleTestingIssueReject', { ...issue(world), rejectionReason });
const severity = (newSeverity: string) => (world: PortalWorld) =>
  change('flexibleTestingChangeIssueSeverity', { ...issue(world), newSeverity, source: 'ada' });
const tags = (world: PortalWorld, attached: boolean, more: object = {}) =>
  change('flexibleTestingIssueUpdateTags', {
    ...issue(world),
    issueTagIds: attached ? [world.id('tag')] : [],
    seenIssueTagIds: attached ? [] : [world.id('tag')],
    ...more,
  });
/** Pairs of acts that are each other's way back. */
const pair = (there: (world: PortalWorld, more: object) => Sent, back: (world: PortalWorld, more: object) => Sent) => ({
  acts: [(world: PortalWorld) => there(world, {}), (world: PortalWorld) => back(world, {})],
  back: (world: PortalWorld, { input }: Sent, version: number) =>
    (JSON.stringify(input) === JSON.stringify(there(world, {}).input) ? back : there)(world, { version }),
});
const named =
  (mutation: string, of: (world: PortalWorld) => object, more: object = {}) =>
  (world: PortalWorld, rest: object) =>
    change(mutation, { ...of(world), ...more, ...rest });

const result = (world: PortalWorld) => ({ testCaseResultId: world.id('result-1-1') });
const approval = (approved: boolean) => named('toggleTestCaseResultApproval', result, { approved });
const note = (world: PortalWorld) => ({ issueId: world.id('issue-2') });
const destroy = named('flexibleTestingIssueNoteDestroy', note);
const view = (world: PortalWorld) => ({ savedViewId: world.id('saved-view') });
const query = (text: string) => (world: PortalWorld) => change('savedViewUpdate', { ...view(world), query: text });
const viewRemoval = named('savedViewRemove', view);
const sentence = (world: PortalWorld) => ({ savedSentenceId: world.id('saved-sentence') });
const words = (text: string) => (world: PortalWorld) => change('savedSentenceUpdate', { ...sentence(world), text });
const sentenceRemoval = named('savedSentenceRemove', sentence);
const tagRemoval = named('flexibleTestingDestroyIssueTag', (world) => ({
  issueTagId: world.id('tag-2'),
}));
const file = (world: PortalWorld) => ({ caseResultAttachmentId: world.id('file') });
const discarding = named('discardLaunchDraft', (world) => ({ id: world.id('draft') }));
const report = (world: PortalWorld) => ({ relatedIssueId: world.id('related-1') });
const verdict = (said: string | null) => (world: PortalWorld) => change('judgeReport', { ...report(world), verdict: said });
const grade = (severity: string) => (world: PortalWorld) => change('gradeReport', { ...report(world), severity });
const verdictsBy: Readonly<Record<string, string>> = { invalid_issue: 'fake', moderated: 'real' };
const rejectedResult = (world: PortalWorld) => ({ caseResultId: world.id('result-2-1') });

/** Where the rule of the schedule has its next run. */
const standing = '2099-01-05T09:00:00.000Z';

export const aspects: readonly Aspect[] = [
  {
    name: 'the verdict on an issue',
    people: ['customer', 'manager'],
    acts: [
      (world) => change('flexibleTestingIssueAccept', { ...issue(world), newSeverity: 'high' }),
      reject('Duplicate'),
      reject('Other'),
      severity('low'),
      severity('critical'),
      (world) => change('flexibleTestingIssueUntriage', issue(world)),
    ],
    back: (world, _, version, { status: triageStatus, reason: triageReason, severity: had }) =>
      change('flexibleTestingIssuesRestore', {
        issues: [{ ...issue(world), version, triageStatus, triageReason, severity: had }],
      }),
    state: 'select triage_status as status, triage_reason as reason, severity from issue where id = $1',
    thing: 'issue-1',
  },
  {
    name: 'the verdict on an issue in two tabs of one person',
    people: ['customer', 'customer'],
    acts: [(world) => change('flexibleTestingIssueAccept', { ...issue(world), newSeverity: 'high' }), reject('Duplicate')],
    back: (world, _, version, { status: triageStatus, reason: triageReason, severity: had }) =>
      change('flexibleTestingIssuesRestore', {
        issues: [{ ...issue(world), version, triageStatus, triageReason, severity: had }],
      }),
    state: 'select triage_status as status, triage_reason as reason, severity from issue where id = $1',
    thing: 'issue-1',
  },
  {
    name: 'a tag on an issue',
    people: ['customer', 'manager'],
    ...pair(
      (world, more) => tags(world, true, more),
      (world, more) => tags(world, false, more),
    ),
    state: `select exists (select from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = $1 and g.name = 'taken back') as hangs`,
    thing: 'issue-1',
  },
  {
    name: 'a tag of the organization',
    people: ['manager', 'customer'],
    ...pair(
      (world, more) => tagRemoval(world, more),
      (world, more) => tagRemoval(world, { restore: true, ...more }),
    ),
    state: 'select state from issue_tag where id = $1',
    thing: 'tag-2',
  },
  {
    name: 'the note of an issue',
    people: ['customer', 'manager'],
    acts: [
      (world) => destroy(world, {}),
      (world) => destroy(world, { restore: true }),
      (world) => change('flexibleTestingIssueNoteUpdate', { ...note(world), note: 'One.' }),
      (world) => change('flexibleTestingIssueNoteUpdate', { ...note(world), note: 'Another.' }),
    ],
    back: (world, act, version) =>
      JSON.stringify(act.input) === JSON.stringify(note(world)) ? destroy(world, { restore: true, version }) : null,
    state: `select note, state = 'deleted' as gone from issue_note where issue_id = $1`,
    thing: 'issue-2',
  },
  {
    name: 'the rest of a schedule',
    people: ['manager', 'manager'],
    acts: ['pauseSchedule', 'resumeSchedule'].map((mutation) => (world) => change(mutation, { scheduleId: world.id('schedule') })),
    back: (_, { mutation, input }, version) =>
      change(mutation === 'pauseSchedule' ? 'resumeSchedule' : 'pauseSchedule', { ...input, version }),
    state: 'select state from schedule where id = $1',
    thing: 'schedule',
  },
  {
    name: 'where a run of a schedule stands',
    people: ['manager', 'manager'],
    acts: [
      (world) => change('moveScheduleRun', { scheduleId: world.id('schedule'), runAt: standing, to: '2099-01-07T09:00:00.000Z' }),
      (world) => change('skipNextScheduleRun', { scheduleId: world.id('schedule'), runAt: standing, reason: 'Holiday' }),
    ],
    back: (world, _, version) => change('restoreScheduleRun', { scheduleId: world.id('schedule'), ruledAt: standing, version }),
    state: 'select run_changes, next_run_at from schedule where id = $1',
    thing: 'schedule',
  },
  {
    name: 'the approval of a result',
    people: ['accepted', 'manager'],
    ...pair(approval(true), approval(false)),
    state: 'select moderation_status from case_result where id = $1',
    thing: 'result-1-1',
  },
  {
    name: 'the verdict on a report',
    people: ['accepted', 'manager'],
    acts: [verdict('fake'), verdict('real'), verdict(null)],
    back: (world, _, version, { status }) =>
      change('judgeReport', { ...report(world), verdict: verdictsBy[String(status)] ?? null, version }),
    state: 'select moderation_status as status from related_issue where id = $1',
    thing: 'related-1',
  },
  {
    name: 'the severity of a report',
    people: ['accepted', 'manager'],
    acts: [grade('low'), grade('critical'), (world) => change('gradeReport', { ...report(world), severity: null })],
    back: (world, _, version, { severity: had }) => change('gradeReport', { ...report(world), severity: had, version }),
    state: 'select reviewed_severity as severity from related_issue where id = $1',
    thing: 'related-1',
  },
  {
    name: 'the rejection of a result',
    people: ['customer', 'manager'],
    acts: [
      ...['Duplicate', 'Other'].map(
        (rejectionReason) => (world: PortalWorld) =>
          change('flexibleTestingRejectCaseResult', { ...rejectedResult(world), rejectionReason }),
      ),
      (world) => change('flexibleTestingCaseResultUnreject', rejectedResult(world)),
    ],
    back: (world, { mutation }, version) =>
      mutation === 'flexibleTestingRejectCaseResult'
        ? change('flexibleTestingCaseResultUnreject', { ...rejectedResult(world), version })
        : null,
    state: 'select is_rejected, rejection_reason from case_result where id = $1',
    thing: 'result-2-1',
  },
  {
    name: 'a file of a result',
    people: ['accepted', 'manager'],
    ...pair(named('archiveCaseResultAttachment', file), named('unarchiveCaseResultAttachment', file)),
    back: (world, { mutation }, version) =>
      change(mutation === 'archiveCaseResultAttachment' ? 'unarchiveCaseResultAttachment' : 'archiveCaseResultAttachment', {
        ...file(world),
        version,
      }),
    state: 'select archived_at is not null as gone from attachment where id = $1',
    thing: 'file',
  },
  {
    name: 'what a shared view asks',
    people: ['customer', 'manager'],
    acts: [query('severity=critical'), query('severity=low'), query('severity=high')],
    back: (world, _, version, { query: had }) => change('savedViewUpdate', { ...view(world), query: had, version }),
    state: 'select query from saved_view where id = $1',
    thing: 'saved-view',
  },
  {
    name: 'a shared view',
    people: ['customer', 'manager'],
    ...pair(
      (world, more) => viewRemoval(world, more),
      (world, more) => viewRemoval(world, { restore: true, ...more }),
    ),
    state: 'select state from saved_view where id = $1',
    thing: 'saved-view',
  },
  {
    name: 'the words of a shared sentence',
    people: ['manager', 'manager'],
    acts: [words('Please add a video.'), words('Please add a log.'), words('Please add both.')],
    back: (world, _, version, { text: had }) => change('savedSentenceUpdate', { ...sentence(world), text: had, version }),
    state: 'select text from saved_sentence where id = $1',
    thing: 'saved-sentence',
  },
  {
    name: 'a shared sentence',
    people: ['manager', 'manager'],
    ...pair(
      (world, more) => sentenceRemoval(world, more),
      (world, more) => sentenceRemoval(world, { restore: true, ...more }),
    ),
    state: 'select state from saved_sentence where id = $1',
    thing: 'saved-sentence',
  },
  {
    name: 'a draft in two tabs of one person',
    people: ['customer', 'customer'],
    ...pair(
      (world, more) => discarding(world, more),
      (world, more) => discarding(world, { restore: true, ...more }),
    ),
    state: 'select discarded_at is not null as gone from customer_request where id = $1',
    thing: 'draft',
  },
];

/** A world in which each act of the aspects is possible. */
export const openAspects = async (): Promise<PortalWorld> => {
  const world = await openPortalWorld();
  await world.things.tag('tag-2', 'taken back with its issues');
  await world.sql(`update issue_tag set name = 'taken back' where id = $1`, [world.id('tag')]);
  await world.sql('delete from issue_tagging');
  await world.sql('update saved_view set is_shared = true where id = $1', [world.id('saved-view')]);
  await world.sql('delete from issue_note');
  await world.act('customer', 'flexibleTestingIssueNoteCreate', { issueId: world.id('issue-2'), note: 'First.' });
  return world;
};
