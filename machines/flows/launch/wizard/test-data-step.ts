import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { keepsBegun } from './import-step.parts.ts';
import { importDefaults, importing, importStepSetup, made, resumedOf } from './import-step.setup.ts';

export type TestDataStepActorRef = ActorRefFrom<typeof testDataStepMachine>;
export type TestDataStepSnapshot = SnapshotFrom<typeof testDataStepMachine>;

const resumed = resumedOf(['test_data']);

/** Fills in the data that testers need: as the other steps, and with the import of its rows. */
export const testDataStepMachine = importStepSetup.createMachine({
  id: 'testDataStep',
  context: ({ input }) => ({ ...input, ...importDefaults, importing: 'test_data' }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'form',
  states: {
    form: {
      id: 'form',
      initial: 'filling',
      invoke: keepsBegun(['test_data']),
      on: {
        'values.change': { actions: [{ type: 'rememberChange', params: made }, 'announceValues'] },
        'step.submit': [
          { guard: 'hasNoProblems', target: 'completed' },
          { target: '.correcting', actions: ['rememberRefusal', 'announceProblems'] },
        ],
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'import.open': { guard: { type: 'mayImport', params: { importing: 'test_data', given: null } }, target: 'importing' },
        'import.resume': {
          guard: { type: 'mayResume', params: resumed },
          target: 'importing',
          actions: { type: 'rememberResumed', params: resumed },
        },
      },
      states: {
        filling: { tags: 'editable' },
        correcting: { tags: ['editable', 'refused'] },
        latest: { type: 'history' },
      },
    },
    importing,
    completed: { type: 'final', tags: 'settled' },
  },
});
