import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCasesSource } from '#schema/vocabulary/launch/options.ts';
import { selectShownProblems } from './wizard-step.ts';
import type { AnyStepSnapshot } from './wizard-step.ts';
import { and } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { keepsBegun } from './import-step.parts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { importDefaults, importing, importStepSetup, made, resumedOf } from './import-step.setup.ts';

export type ScopeStepActorRef = ActorRefFrom<typeof scopeStepMachine>;
export type ScopeStepSnapshot = SnapshotFrom<typeof scopeStepMachine>;

const opened = ({ event }: { event: { kind?: ImportKind; given?: GivenRows; testRunId?: string } }) => ({
  importing: event.kind ?? ('test_cases' as const),
  given: event.given ?? null,
  testRunId: event.testRunId ?? null,
});
const scopeImports: readonly ImportKind[] = ['test_cases', 'known_issues'];
const resumed = resumedOf(scopeImports);
const chosen = ({ event }: { event: { source: TestCasesSource } }) => ({ source: event.source });
const closed = ['announceTidied', 'rememberTidied', 'announceEdited', 'forgetEditing'] as const;

/** Fills in what testers should do: as the other steps, and with the import of test cases and known issues and the choice of cases to film. */
export const scopeStepMachine = importStepSetup.createMachine({
  id: 'scopeStep',
  context: ({ input }) => ({ ...input, ...importDefaults, importing: 'test_cases' }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  on: {
    'earlier.found': {
      guard: 'mayTakeEarlier',
      actions: [{ type: 'rememberEarlier', params: ({ event }) => ({ testCycleCode: event.testCycleCode }) }, 'announceValues'],
    },
    'step.restore': {
      actions: [{ type: 'rememberBroughtBack', params: ({ event }) => ({ reset: event.reset }) }, 'announceValues'],
    },
  },
  states: {
    form: {
      id: 'form',
      initial: 'filling',
      invoke: keepsBegun(scopeImports),
      exit: [...closed, 'forgetZephyr'],
      on: {
        'values.change': {
          actions: [
            { type: 'announceReset', params: made },
            { type: 'announceStep', params: made },
            { type: 'rememberChange', params: made },
            'announceValues',
          ],
        },
        'case.edit': {
          guard: { type: 'mayEdit', params: ({ event }) => ({ index: event.index }) },
          actions: [...closed, { type: 'rememberEditing', params: ({ event }) => ({ index: event.index }) }],
        },
        'case.add': { guard: 'mayAdd', actions: [...closed, 'rememberAdded'] },
        'case.remove': { guard: 'isEditing', actions: ['announceRemoved', 'rememberRemoved', 'announceValues'] },
        'zephyr.choose': { actions: { type: 'rememberZephyr', params: ({ event }) => ({ code: event.code }) } },
        'zephyr.close': { actions: 'forgetZephyr' },
        'case.close': { guard: 'isEditing', actions: closed },
        'field.leave': { actions: { type: 'rememberTouched', params: ({ event }) => ({ field: event.field }) } },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: ['rememberRefusal', 'announceProblems'] },
        ],
        'source.choose': [
          {
            guard: { type: 'isFile', params: chosen },
            actions: [{ type: 'rememberSource', params: chosen }, 'announceValues', 'announceUploader'],
          },
          { actions: [{ type: 'rememberSource', params: chosen }, 'announceValues'] },
        ],
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'import.open': {
          guard: { type: 'mayImport', params: opened },
          target: 'importing',
          actions: { type: 'rememberImport', params: opened },
        },
        'import.resume': {
          guard: { type: 'mayResume', params: resumed },
          target: 'importing',
          actions: { type: 'rememberResumed', params: resumed },
        },
        'picker.open': { guard: and(['mayPick', 'isPerCase']), target: 'picking' },
      },
      states: {
        filling: { tags: 'editable' },
        correcting: { tags: ['editable', 'refused'] },
        latest: { type: 'history' },
      },
    },
    importing,
    picking: {
      invoke: {
        id: 'pickVideoCases',
        src: 'pickVideoCases',
        input: ({ context }) => ({ testCases: context.values.testCases }),
        onDone: {
          target: 'form.latest',
          actions: [{ type: 'rememberPicked', params: ({ event }) => ({ testCases: event.output.testCases }) }, 'announceValues'],
        },
        onError: 'form.latest',
      },
    },
    completed: { type: 'final', tags: 'settled' },
  },
});

/** The choice of cases to film, while it is open. */
export const selectPickerRef = ({ children }: ScopeStepSnapshot) => children.pickVideoCases;
export const selectZephyr = ({ context }: ScopeStepSnapshot): ZephyrCode | null => context.zephyr;
/** The tags of the test case that is open, as they are typed. */
export const selectTypedTags = ({ context }: AnyStepSnapshot): string => ('editing' in context ? (context.editing?.tags ?? '') : '');
/** The TestRail run that was read last, as it was typed. */
export const selectTestRunId = ({ context }: ScopeStepSnapshot): string => context.testRunId;

/** The place of the test case that is open to be edited; null where none is. */
export const selectEditedCase = ({ context }: AnyStepSnapshot): number | null =>
  'editing' in context && context.editing !== null && context.editing.index < context.values.testCases.length
    ? context.editing.index
    : null;

type CaseFaults = ReadonlyMap<number, string>;
const faults = new WeakMap<ReadonlyMap<string, string>, CaseFaults>();

/** What is shown to be wrong with test cases, by their places. */
export function selectCaseFaults(snapshot: AnyStepSnapshot): CaseFaults {
  const shown = selectShownProblems(snapshot);
  const found =
    faults.get(shown) ??
    new Map(
      [...shown].flatMap(([path, message]) => {
        const place = /^testCases\[(\d+)\]/.exec(path)?.[1];
        return place === undefined ? [] : [[Number(place), message] as const];
      }),
    );
  faults.set(shown, found);
  return found;
}
