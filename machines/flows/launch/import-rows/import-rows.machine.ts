import { port } from '#machines/lib/port.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ReadAnswer } from '../import-test-cases/import-test-cases.types.ts';
import { convert } from './import-rows.rules.ts';
import type {
  ImportRowsContext,
  ImportRowsEmitted,
  ImportRowsEvent,
  ImportRowsInput,
  ImportRowsPorts,
  ImportRowsTag,
} from './import-rows.types.ts';

export type ImportRowsActorRef = ActorRefFrom<typeof importRowsMachine>;
export type ImportRowsSnapshot = SnapshotFrom<typeof importRowsMachine>;

const unprovided: ImportRowsPorts = { readFile: port('readFile') };
const answered = ({ event }: { event: { output: ReadAnswer } }) => ({ answer: event.output });
const converted = ({ kind, file }: ImportRowsContext, answer: ReadAnswer) => convert(kind, answer, file?.name ?? '');

/** Takes the rows of a file as they are: test data, or known issues under columns whose names must match. */
export const importRowsMachine = setup({
  types: {
    context: {} as ImportRowsContext,
    events: {} as ImportRowsEvent,
    input: {} as ImportRowsInput,
    emitted: {} as ImportRowsEmitted,
    tags: {} as ImportRowsTag,
  },
  actors: unprovided,
  actions: {
    rememberFile: assign((_, params: { file: File }) => ({ file: params.file, problem: null })),
    rememberProblem: assign(({ context }, params: { answer: ReadAnswer }) => {
      const made = converted(context, params.answer);
      return { problem: 'problem' in made ? made.problem : null };
    }),
    rememberUnread: assign({ problem: launchTexts.uploaderFailed }),
    announceRows: emit(({ context }, params: { answer: ReadAnswer }) => {
      const made = converted(context, params.answer);
      return { type: 'rows.read' as const, rows: 'rows' in made ? made.rows : { fields: {}, count: 0 } };
    }),
    announceRefused: emit(({ context }) => ({ type: 'rows.refused' as const, kind: context.kind })),
  },
  guards: { isUsable: ({ context }, params: { answer: ReadAnswer }) => 'rows' in converted(context, params.answer) },
}).createMachine({
  id: 'importRows',
  context: ({ input }) => ({ kind: input.kind, file: null, problem: null }),
  initial: 'choosing',
  on: {
    'file.choose': { target: '.reading', reenter: true, actions: { type: 'rememberFile', params: ({ event }) => ({ file: event.file }) } },
  },
  states: {
    choosing: { tags: 'editable' },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file ?? new File([], '') }),
        onDone: [
          { guard: { type: 'isUsable', params: answered }, target: 'choosing', actions: { type: 'announceRows', params: answered } },
          { target: 'refused', actions: [{ type: 'rememberProblem', params: answered }, 'announceRefused'] },
        ],
        onError: { target: 'refused', actions: ['rememberUnread', 'announceRefused'] },
      },
    },
    refused: { tags: 'refused' },
  },
});
