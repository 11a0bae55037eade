import type { ownDataMachine, OwnArchive, OwnData } from './own-data.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const archive = (state: OwnArchive['state']): OwnArchive => ({ state, done: 1, total: 2, sizeBytes: null, expiresAt: null, link: null });
export const data = (state: OwnArchive['state'] | null): OwnData => ({
  isByPassword: true,
  archive: state === null ? null : archive(state),
});

export const ownDataSamples: WalkOptions<typeof ownDataMachine> = {
  events: [{ type: 'data.ask' }, { type: 'data.reload' }],
  outcomes: {
    readOwnData: { outputs: [data(null), data('making')], errors: [new Error('lost')] },
    askOwnData: { outputs: [undefined], errors: [new Error('lost')] },
  },
};
