// @vitest-environment happy-dom
import type { Client } from 'urql';
import { createActor } from 'xstate';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExportForm } from '#machines/flows/results/export-results/export-results.types.ts';
import { exportResultsPorts } from './export-results.ports.ts';

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

const give = async (form: ExportForm) => {
  const ports = exportResultsPorts(client, 'results.zip');
  createActor(ports.exportBatch, { input: { testId: 't1', participantsIds: ['p1', 'p2', 'p3'], form } }).start();
  await vi.advanceTimersByTimeAsync(1000);
  return ports;
};

describe('the files of exported results', () => {
  it('RE-675, RE-805: are downloaded one by one under their names, 200 ms apart', async () => {
    await give('files');
    expect(saved.map(({ name }) => name)).toEqual(files.map(({ filename }) => filename));
    expect(saved.map(({ at }) => at - (saved[0]?.at ?? 0))).toEqual([0, 200, 400]);
  });

  it('or are packed into one archive', async () => {
    const ports = await give('archive');
    expect(saved).toEqual([]);
    createActor(ports.finishArchive, { input: {} }).start();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved.map(({ name }) => name)).toEqual(['results.zip']);
    const unpacked = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(Object.entries(unpacked).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual(
      files.map(({ filename, body }) => [filename, body]),
    );
  });
});
