import { newZephyrConnection, toZephyrConnection, zephyrConnectionProblems } from '#schema/rules/integrations/zephyr-connection.ts';
import type { ZephyrConnectionValues } from '#schema/rules/integrations/zephyr-connection.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

export type ZephyrField = keyof ZephyrConnectionValues;
const fields: Readonly<Record<ZephyrField, true>> = { name: true, site: true, apiToken: true };
const isZephyrField = (path: string): boolean => path in fields;

type ZephyrFault = { readonly path: string | null; readonly message: string };

export type ZephyrAnswer = { readonly successful: boolean; readonly faults: readonly ZephyrFault[] };

export type AddZephyrConnectionPorts = {
  readonly createConnection: PromiseActorLogic<ZephyrAnswer, ZephyrConnectionValues & { readonly code: ZephyrCode }>;
};

type AddZephyrConnectionInput = { readonly code: ZephyrCode };

type AddZephyrConnectionContext = AddZephyrConnectionInput & {
  readonly values: ZephyrConnectionValues;
  readonly faults: readonly ZephyrFault[];
};

type AddZephyrConnectionEvent =
  | { readonly type: 'window.open' }
  | { readonly type: 'window.close' }
  | { readonly type: 'field.change'; readonly field: ZephyrField; readonly value: string }
  | { readonly type: 'connection.add' };

export type AddZephyrConnectionEmitted =
  | { readonly type: 'connection.added' }
  | { readonly type: 'connection.refused'; readonly field: string | null; readonly message: string | null };

type AddZephyrConnectionTag = 'open' | 'busy';

export type AddZephyrConnectionActorRef = ActorRefFrom<typeof addZephyrConnectionMachine>;
type AddZephyrConnectionSnapshot = SnapshotFrom<typeof addZephyrConnectionMachine>;

const unprovided: AddZephyrConnectionPorts = { createConnection: port('createConnection') };

const faultsOf = ({ code, values }: AddZephyrConnectionContext): readonly ZephyrFault[] => zephyrConnectionProblems(code, values);
const answered = ({ event }: { event: { output: ZephyrAnswer } }) => ({ answer: event.output });

const refusedAt = (faults: readonly ZephyrFault[]): Extract<AddZephyrConnectionEmitted, { type: 'connection.refused' }> => ({
  type: 'connection.refused',
  field: faults.find(({ path }) => path !== null && isZephyrField(path))?.path ?? null,
  message: faultAbove(faults, isZephyrField),
});

/** What was typed stays until the server accepts it. */
export const addZephyrConnectionMachine = setup({
  types: {
    context: {} as AddZephyrConnectionContext,
    events: {} as AddZephyrConnectionEvent,
    input: {} as AddZephyrConnectionInput,
    emitted: {} as AddZephyrConnectionEmitted,
    tags: {} as AddZephyrConnectionTag,
  },
  actors: unprovided,
  actions: {
    rememberValue: assign(({ context }, { field, value }: { field: ZephyrField; value: string }) => ({
      values: { ...context.values, [field]: value },
      faults: context.faults.filter(({ path }) => path !== null && path !== field),
    })),
    rememberFaults: assign(({ context }) => ({ faults: faultsOf(context) })),
    rememberRefusal: assign((_, { answer }: { answer: ZephyrAnswer }) => ({ faults: answer.faults })),
    forgetFaults: assign({ faults: [] }),
    forgetValues: assign(({ context }): { values: ZephyrConnectionValues } => ({ values: newZephyrConnection(context.code) })),
    announceFaults: emit(({ context }) => refusedAt(faultsOf(context))),
    announceAdded: emit({ type: 'connection.added' as const }),
    announceRefused: emit((_, { answer }: { answer: ZephyrAnswer }) => refusedAt(answer.faults)),
    announceLost: emit(() => refusedAt([{ path: null, message: zephyrTexts.notAdded }])),
  },
  guards: {
    isComplete: ({ context }) => faultsOf(context).length === 0,
    isSuccessful: (_, { answer }: { answer: ZephyrAnswer }) => answer.successful,
  },
}).createMachine({
  id: 'addZephyrConnection',
  context: ({ input }) => ({ ...input, values: newZephyrConnection(input.code), faults: [] }),
  initial: 'closed',
  states: {
    closed: { on: { 'window.open': 'editing' } },
    editing: {
      tags: 'open',
      on: {
        'window.close': { target: 'closed', actions: 'forgetFaults' },
        'field.change': { actions: { type: 'rememberValue', params: ({ event: { field, value } }) => ({ field, value }) } },
        'connection.add': [{ guard: 'isComplete', target: 'adding' }, { actions: ['rememberFaults', 'announceFaults'] }],
      },
    },
    adding: {
      tags: ['open', 'busy'],
      entry: 'forgetFaults',
      invoke: {
        id: 'createConnection',
        src: 'createConnection',
        input: ({ context: { code, values } }) => ({ ...toZephyrConnection(values), code }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'closed',
            actions: ['forgetValues', 'announceAdded'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'rememberRefusal', params: answered },
              { type: 'announceRefused', params: answered },
            ],
          },
        ],
        onError: { target: 'editing', actions: 'announceLost' },
      },
    },
  },
});

export const selectIsOpen = (snapshot: AddZephyrConnectionSnapshot): boolean => snapshot.hasTag('open');

export const selectIsAdding = (snapshot: AddZephyrConnectionSnapshot): boolean => snapshot.hasTag('busy');

export const selectValues = ({ context }: AddZephyrConnectionSnapshot): ZephyrConnectionValues => context.values;

export const selectFaultAt =
  (field: ZephyrField) =>
  ({ context }: AddZephyrConnectionSnapshot): string | null =>
    faultAt(context.faults, field);

export const selectGeneral = ({ context }: AddZephyrConnectionSnapshot): string | null => faultAbove(context.faults, isZephyrField);
