import { toAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { AdvancedTestRequestParams, SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import { port } from '#machines/lib/port.ts';

export type PreviewReceipt = { readonly id: string; readonly name: string; readonly url: string };
export type PreviewAnswer =
  | { readonly kind: 'launched'; readonly receipt: PreviewReceipt }
  | { readonly kind: 'refused'; readonly message: string };

export type PreviewPorts = {
  /** Waits until the device's copy is on the server, which deletes it with the launch. */
  readonly launchTest: PromiseActorLogic<
    PreviewAnswer,
    { readonly key: string; readonly params: AdvancedTestRequestParams; readonly form: KeptForm }
  >;
};

export type PreviewInput = {
  readonly form: KeptForm;
  /** Set where this form has been launched. */
  readonly receipt: PreviewReceipt | null;
  readonly isNameChosen: boolean;
  readonly chosenName: string | null;
  readonly maySkipName: boolean;
};
type PreviewContext = PreviewInput & { readonly message: string | null };
type PreviewEvent = { readonly type: 'test.launch' } | { readonly type: 'outcome.close' };
type PreviewEmitted =
  | { readonly type: 'test.launched'; readonly receipt: PreviewReceipt }
  | { readonly type: 'test.refused'; readonly form: KeptForm };
type PreviewTag = 'busy' | 'refused' | 'settled';

export type PreviewActorRef = ActorRefFrom<typeof previewMachine>;
type PreviewSnapshot = SnapshotFrom<typeof previewMachine>;

const unprovided: PreviewPorts = { launchTest: port('launchTest') };
const answered = ({ event }: { event: { output: PreviewAnswer } }) => ({ answer: event.output });

/** Launches a previewed advanced test once, whatever happens to the response, and asks for the company's name before its results. */
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

type PreviewOutcome = 'refused' | 'unanswered' | 'naming' | 'telling';

export const selectOutcome = (snapshot: PreviewSnapshot): PreviewOutcome | null => {
  const { value } = snapshot;
  if (value === 'refused' || value === 'unanswered') return value;
  if (typeof value === 'string') return null;
  return value.launched === 'naming' || value.launched === 'telling' ? value.launched : null;
};
export const selectIsLaunching = (snapshot: PreviewSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsLaunched = (snapshot: PreviewSnapshot): boolean => snapshot.hasTag('settled');
export const selectMessage = ({ context }: PreviewSnapshot): string | null => context.message;
export const selectReceipt = ({ context }: PreviewSnapshot): PreviewReceipt | null => context.receipt;
export const selectValues = ({ context }: PreviewSnapshot): SimpleRequestValues => context.form.values;
export const selectNameRef = ({ children }: PreviewSnapshot) => children.nameOrganization;
