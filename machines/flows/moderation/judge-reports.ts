import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import type { ReportVerdict } from '#schema/vocabulary/participant.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

/** A report as it is seen, which is what an undo goes back to. */
export type Report = {
  readonly id: string;
  readonly code: string;
  readonly verdict: ReportVerdict | null;
  readonly knownAs: string | null;
  readonly severity: Severity | null;
};

export type Verdict = { readonly verdict: ReportVerdict | null; readonly knownAs: string | null };
type Grade = { readonly severity: Severity | null };
export type Change = Verdict | Grade;
type Sending = { readonly report: Report; readonly change: Change; readonly version: number | null };

export type JudgeReportsPorts = {
  readonly sendVerdict: PromiseActorLogic<Answer, Sending>;
};

type JudgeReportsContext = {
  /** What is chosen for, and what is sent of it. */
  readonly report: Report | null;
  readonly find: string;
  readonly sending: Sending;
};

type JudgeReportsEvent =
  | { readonly type: 'report.judge'; readonly report: Report; readonly verdict: 'fake' | 'real' | null }
  | { readonly type: 'report.undo'; readonly report: Report; readonly change: Change; readonly version: number }
  | { readonly type: 'known.choose'; readonly report: Report }
  | { readonly type: 'severity.choose'; readonly report: Report }
  | { readonly type: 'words.change'; readonly words: string }
  | { readonly type: 'known.pick'; readonly knownAs: string }
  | { readonly type: 'severity.pick'; readonly severity: Severity | null }
  | { readonly type: 'choice.cancel' };

export type JudgeReportsEmitted =
  /** `before` is what takes it back; null where it was taken back itself, or nothing changed. */
  | {
      readonly type: 'report.judged';
      readonly message: string;
      readonly report: Report;
      readonly before: Change | null;
      readonly version: number | null;
    }
  | { readonly type: 'report.refused'; readonly message: string };

const nobodys: Report = { id: '', code: '', verdict: null, knownAs: null, severity: null };
const nothing: Sending = { report: nobodys, change: { verdict: null, knownAs: null }, version: null };

const failed = 'The report could not be judged. Please try again later.';

const judgedWords = { fake: 'is fake', known: 'is known', real: 'is real' } as const;

export const isGrade = (change: Change): change is Grade => 'severity' in change;

const wordsOf = ({ report: { code }, change, version }: Sending): string => {
  if (version !== null) return `Taken back: ${code}`;
  if (isGrade(change))
    return change.severity === null ? `${code} has the tester’s severity` : `${code} is ${severityLabels[change.severity].toLowerCase()}`;
  return change.verdict === null ? `${code} has no verdict any more` : `${code} ${judgedWords[change.verdict]}`;
};

const beforeOf = ({ report: { verdict, knownAs, severity }, change, version }: Sending): Change | null => {
  if (version !== null) return null;
  return isGrade(change) ? { severity } : { verdict, knownAs };
};

const unprovided: JudgeReportsPorts = { sendVerdict: port('sendVerdict') };
const answered = ({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

/** What a moderator finds of the reports of one result: fake, known as something, real, and how severe. */
export const judgeReportsMachine = setup({
  types: {
    context: {} as JudgeReportsContext,
    events: {} as JudgeReportsEvent,
    emitted: {} as JudgeReportsEmitted,
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberReport: assign((_, { report }: { report: Report }) => ({ report, find: '' })),
    rememberWords: assign((_, { words }: { words: string }) => ({ find: words })),
    rememberSending: assign((_, { report, change, version }: Sending) => ({ sending: { report, change, version } })),
    rememberPicked: assign(({ context: { report } }, { change }: { change: Change }) => ({
      sending: { report: report ?? nobodys, change, version: null },
    })),
    forgetChoice: assign({ report: null, find: '' }),
    announceJudged: emit(({ context: { sending } }, { answer: { version } }: { answer: Answer }) => ({
      type: 'report.judged' as const,
      message: wordsOf(sending),
      report: sending.report,
      before: beforeOf(sending),
      version: version ?? null,
    })),
    announceRefused: emit((_, { answer }: { answer: Answer }) => ({ type: 'report.refused' as const, message: messageOf(answer, failed) })),
    announceFailed: emit({ type: 'report.refused', message: failed }),
  },
  guards: { isSuccessful: (_, { answer }: { answer: Answer }) => answer.successful },
}).createMachine({
  id: 'judgeReports',
  context: { report: null, find: '', sending: nothing },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'report.judge': {
          target: 'sending',
          actions: {
            type: 'rememberSending',
            params: ({ event: { report, verdict } }) => ({ report, change: { verdict, knownAs: null }, version: null }),
          },
        },
        'report.undo': { target: 'sending', actions: { type: 'rememberSending', params: ({ event }) => event } },
        'known.choose': { target: 'picking', actions: { type: 'rememberReport', params: ({ event }) => event } },
        'severity.choose': { target: 'grading', actions: { type: 'rememberReport', params: ({ event }) => event } },
      },
    },
    picking: {
      on: {
        'words.change': { actions: { type: 'rememberWords', params: ({ event }) => event } },
        'known.pick': {
          target: 'sending',
          actions: {
            type: 'rememberPicked',
            params: ({ event }) => ({ change: { verdict: 'known' as const, knownAs: event.knownAs } }),
          },
        },
        'choice.cancel': { target: 'resting', actions: 'forgetChoice' },
      },
    },
    grading: {
      on: {
        'severity.pick': {
          target: 'sending',
          actions: { type: 'rememberPicked', params: ({ event }) => ({ change: { severity: event.severity } }) },
        },
        'choice.cancel': { target: 'resting', actions: 'forgetChoice' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetChoice',
      invoke: {
        id: 'sendVerdict',
        src: 'sendVerdict',
        input: ({ context: { sending } }) => sending,
        onDone: [
          { guard: { type: 'isSuccessful', params: answered }, target: 'resting', actions: { type: 'announceJudged', params: answered } },
          { target: 'resting', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
  },
});

export type JudgeReportsActorRef = ActorRefFrom<typeof judgeReportsMachine>;
type JudgeReportsSnapshot = SnapshotFrom<typeof judgeReportsMachine>;

/** The id of the report whose known issue is picked. */
export const selectPicked = (snapshot: JudgeReportsSnapshot): string | null =>
  snapshot.matches('picking') ? (snapshot.context.report?.id ?? null) : null;
/** The id of the report whose severity is chosen. */
export const selectGraded = (snapshot: JudgeReportsSnapshot): string | null =>
  snapshot.matches('grading') ? (snapshot.context.report?.id ?? null) : null;
export const selectFind = ({ context }: JudgeReportsSnapshot): string => context.find;
export const selectSent = (snapshot: JudgeReportsSnapshot): string | null =>
  snapshot.hasTag('busy') ? snapshot.context.sending.report.id : null;
