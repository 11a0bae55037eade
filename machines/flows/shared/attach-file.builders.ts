import type { attachFileMachine } from './attach-file.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const mebibytes = 1024 * 1024;
export const file = (size: number, name = 'app.apk'): File => ({ name, size }) as File;
export const kept = (id: string) =>
  ({ type: 'file.kept', name: 'app.apk', file: { id, name: 'app.apk', mediaKind: 'archive', size: 7 } }) as const;
export const refused = { type: 'file.refused', name: 'evil.exe', message: 'This type of file is not supported.' } as const;
export const choose = (count: number, ...files: readonly File[]) => ({ type: 'files.choose', files, count }) as const;

export const attachFileSamples: WalkOptions<typeof attachFileMachine> = {
  events: [choose(0, file(7), file(7)), choose(0, file(7)), choose(20, file(7)), choose(0, file(200 * mebibytes + 1)), kept('f1'), refused],
  outcomes: { sendFiles: { errors: [new Error('lost')] } },
  project: ({ context }) => context.chosen - context.answered,
};
