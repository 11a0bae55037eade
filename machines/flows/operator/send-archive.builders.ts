import { restoreBytes } from '#schema/vocabulary/organization-restore.ts';
import type { sendArchiveMachine } from './send-archive.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const file = (name: string, size: number): File => ({ name, size }) as File;
export const good = file('NW-2026-11-29.ZIP', 7);
const events = [
  { type: 'archive.choose', file: good },
  { type: 'archive.choose', file: file('rows.csv', 7) },
  { type: 'archive.choose', file: file('NW.zip', restoreBytes + 1) },
  { type: 'xstate.done.actor.sendArchive', output: { successful: true, messages: [] } },
  { type: 'xstate.done.actor.sendArchive', output: { successful: false, messages: ['Another is restored.'] } },
  { type: 'xstate.error.actor.sendArchive', error: new Error('lost') },
];

export const sendArchiveSamples: WalkOptions<typeof sendArchiveMachine> = { events: events as never };
