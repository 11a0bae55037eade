import type { ownDataMachine, OwnArchive, OwnData } from './own-data.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const archive = (state: OwnArchive['state']): OwnArchive => ({ state, done: 1, total: 2, sizeBytes: null, expiresAt: null, link: null });
export const data = (state: OwnArchive['state'] | null): OwnData => ({
  isByPassword: true,
  archive: state === null ? null : archive(state),
});
const events = [
  { type: 'data.ask' },
  { type: 'data.reload' },
  { type: 'xstate.done.actor.readOwnData', output: data(null) },
  { type: 'xstate.done.actor.readOwnData', output: data('making') },
  { type: 'xstate.error.actor.readOwnData', error: new Error('lost') },
  { type: 'xstate.done.actor.askOwnData', output: undefined },
  { type: 'xstate.error.actor.askOwnData', error: new Error('lost') },
  { type: 'xstate.after.lookAgain.ownData.waiting' },
];

export const ownDataSamples: WalkOptions<typeof ownDataMachine> = { events: events as never };
