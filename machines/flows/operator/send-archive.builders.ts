import { restoreBytes } from '#schema/vocabulary/organization-restore.ts';
import type { sendArchiveMachine } from './send-archive.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const file = (name: string, size: number): File => ({ name, size }) as File;
export const good = file('NW-2026-11-29.ZIP', 7);

export const sendArchiveSamples: WalkOptions<typeof sendArchiveMachine> = {
  events: [good, file('rows.csv', 7), file('NW.zip', restoreBytes + 1)].map((each) => ({ type: 'archive.choose', file: each })),
  outcomes: {
    sendArchive: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: ['Another is restored.'] },
      ],
      errors: [new Error('lost')],
    },
  },
};
