import { nameOrganizationMachine } from '#machines/flows/session/name-organization/name-organization.machine.ts';
import { port } from '#machines/lib/port.ts';
import { toAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  PreviewAnswer,
  PreviewContext,
  PreviewEmitted,
  PreviewEvent,
  PreviewInput,
  PreviewPorts,
  PreviewTag,
} from './preview.types.ts';

export type PreviewActorRef = ActorRefFrom<typeof previewMachine>;
export type PreviewSnapshot = SnapshotFrom<typeof previewMachine>;

const unprovided: PreviewPorts = { launchTest: port('launchTest') };
const answered = ({ event }: { event: { output: PreviewAnswer } }) => ({ answer: event.output });

/** Launches a previewed advanced test once, whatever happens to the answer, and asks for the company's name before its results. */
export const previewMachine = setup({
  types: {
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    input: {} as PreviewInput,
    children: {} as { nameOrganization: 'nameOrganization' },
    emitted: {} as PreviewEmitted,
    tags: {} as PreviewTag,
  },
  actors: { ...unprovided, nameOrganization: nameOrganizationMachine },
  actions: {
    rememberReceipt: assign((_, { answer }: { answer: PreviewAnswer }) => ({
      receipt: answer.kind === 'launched' ? answer.receipt : null,
    })),
    rememberRefusal: assign(({ context }, { answer }: { answer: PreviewAnswer }) => ({
      message: answer.kind === 'refused' ? answer.message : null,
      form: { ...context.form, attempt: context.form.attempt + 1 },
    })),
    forgetRefusal: assign({ message: null }),
    announceLaunched: emit(({ context }, { answer }: { answer: PreviewAnswer }) => ({
      type: 'test.launched' as const,
      receipt: answer.kind === 'launched' ? answer.receipt : { id: '', name: context.form.values.name, url: '/results' },
    })),
    announceRefused: emit(({ context }) => ({ type: 'test.refused' as const, form: context.form })),
  },
  guards: {
    isLaunched: (_, params: { answer: PreviewAnswer }) => params.answer.kind === 'launched',
    hasReceipt: ({ context }) => context.receipt !== null,
    isNamed: ({ context }) => context.isNameChosen,
  },
}).createMachine({
  id: 'preview',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasReceipt', target: 'launched.told' }, { target: 'ready' }] },
    ready: { on: { 'test.launch': 'launching' } },
    launching: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'launchTest',
        src: 'launchTest',
        input: ({ context: { form } }) => ({
          key: `launch-advanced:${form.draftId}:${form.attempt}`,
          params: toAdvancedTestRequestParams(form.values),
          form,
        }),
        onDone: [
          {
            guard: { type: 'isLaunched', params: answered },
            target: 'launched',
            actions: [
              { type: 'rememberReceipt', params: answered },
              { type: 'announceLaunched', params: answered },
            ],
          },
          { target: 'refused', actions: [{ type: 'rememberRefusal', params: answered }, 'announceRefused'] },
        ],
        onError: 'unanswered',
      },
    },
    refused: { tags: 'refused', on: { 'test.launch': 'launching', 'outcome.close': 'ready' } },
    unanswered: { tags: 'refused', on: { 'test.launch': 'launching', 'outcome.close': 'ready' } },
    launched: {
      tags: 'settled',
      initial: 'greeting',
      states: {
        greeting: { always: [{ guard: 'isNamed', target: 'telling' }, { target: 'naming' }] },
        naming: {
          invoke: {
            id: 'nameOrganization',
            src: 'nameOrganization',
            input: ({ context }) => ({ chosenName: context.chosenName, maySkip: context.maySkipName }),
            onDone: 'telling',
            onError: 'telling',
          },
        },
        telling: { on: { 'outcome.close': 'told' } },
        told: {},
      },
    },
  },
});
