// @vitest-environment happy-dom
import { CombinedError } from 'urql';
import type { Client } from 'urql';
import { createActor } from 'xstate';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExportForm } from '#machines/flows/results/export-results.ts';
import { exportResultsPorts } from './export-results.host.tsx';

const files = ['NW-412-Ana.csv', 'NW-412-Tom.csv', 'NW-412-Zoe.csv'].map((filename) => ({ filename, body: `of ${filename}` }));
const client = {
  mutation: () => ({
    toPromise: () => Promise.resolve({ data: { exportTestCaseResultsToCsv: { successful: true, errors: [], result: files } } }),
  }),
} as unknown as Client;

let saved: { readonly name: string; readonly at: number; readonly blob: Blob }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  let last: Blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, at: Date.now(), blob: last });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const begin = (form: ExportForm, ports = exportResultsPorts(client, 'results.zip')) => {
  const input = { testId: 't1', participantsIds: ['p1', 'p2', 'p3'], form, isFirst: true };
  return { ports, batch: createActor(ports.exportBatch, { input }).start() };
};
const give = async (form: ExportForm, again?: ReturnType<typeof exportResultsPorts>) => {
  const { ports } = begin(form, again);
  await vi.advanceTimersByTimeAsync(1000);
  return ports;
};
const finish = async ({ finishArchive }: ReturnType<typeof exportResultsPorts>) => {
  const finished = createActor(finishArchive, { input: {} });
  finished.subscribe({ error: () => undefined });
  finished.start();
  await vi.advanceTimersByTimeAsync(0);
};
const unpacked = async () => {
  const entries = unzipSync(new Uint8Array((await saved.at(-1)?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
  return Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
};
const packed = files.map(({ filename, body }) => [filename, body]);

describe('the files of exported results', () => {
  it('RE-675, RE-805: are downloaded one by one under their names, 200 ms apart', async () => {
    await give('files');
    expect(saved.map(({ name }) => name)).toEqual(files.map(({ filename }) => filename));
    expect(saved.map(({ at }) => at - (saved[0]?.at ?? 0))).toEqual([0, 200, 400]);
  });

  it('or are packed into one archive', async () => {
    const ports = await give('archive');
    expect(saved).toEqual([]);
    await finish(ports);
    expect(saved.map(({ name }) => name)).toEqual(['results.zip']);
    expect(await unpacked()).toEqual(packed);
  });

  it('are not downloaded any more once the export is cancelled', async () => {
    const { batch } = begin('files');
    await vi.advanceTimersByTimeAsync(250);
    batch.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(2);
  });

  it('are in the archive once, also after an export that was cancelled', async () => {
    await finish(await give('archive'));
    await finish(await give('archive', await give('archive')));
    const [once, again] = saved.map(({ blob }) => blob.size);
    expect(again).toBe(once);
    expect(await unpacked()).toEqual(packed);
  });

  it('are given again when the archive could not be saved', async () => {
    const ports = await give('archive');
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('There is no room for the file.');
    });
    await finish(ports);
    expect(saved).toEqual([]);
    await finish(ports);
    expect(await unpacked()).toEqual(packed);
  });

  it('RE-750: that did not come say what the server said, and plainly that it said nothing', async () => {
    const told = async (error: CombinedError) => {
      const toPromise = async () => ({ error });
      const failing = { mutation: () => ({ toPromise }) } as unknown as Client;
      const { batch } = begin('files', exportResultsPorts(failing, 'results.zip'));
      const failed = vi.fn<(error: unknown) => void>();
      batch.subscribe({ error: failed });
      await vi.advanceTimersByTimeAsync(0);
      return failed.mock.lastCall;
    };
    const silence = new CombinedError({ networkError: new TypeError('Failed to fetch') });
    expect(await told(silence)).toEqual([new Error('The server did not answer.')]);
    expect(await told(new CombinedError({ graphQLErrors: ['Another export runs.'] }))).toEqual([new Error('Another export runs.')]);
  });
});
