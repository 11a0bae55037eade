import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFileAddress } from './file-address.ts';
import { chunkBytes, fileReader } from './text-viewer.tsx';
import { atRest, look, pinch, transformOf } from './image-viewer.tsx';
import { foundLines, lineFinder, nextPlace, parted, prettyJson } from './text.rules.ts';
import { nearestRate, videoStep } from './video-viewer.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a picture', () => {
  it('is zoomed about its middle, within bounds, moved, turned and shown whole again', () => {
    const moved = look(look(atRest, { type: 'zoom', by: 2 }), { type: 'pan', x: 10, y: -4 });
    expect(look(moved, { type: 'zoom', by: 2 })).toEqual({ zoom: 4, x: 20, y: -8, turns: 0 });
    expect(look(atRest, { type: 'zoom', by: 1000 }).zoom).toBe(16);
    expect(look(atRest, { type: 'zoom', by: 0.001 }).zoom).toBe(0.25);
    expect([1, 2, 3, 4].reduce((state) => look(state, { type: 'rotate' }), atRest)).toEqual(atRest);
    expect(look(moved, { type: 'reset' })).toEqual(atRest);
    expect(transformOf(look(moved, { type: 'rotate' }))).toBe('translate(10px, -4px) rotate(90deg) scale(2)');
  });
});

describe('a video', () => {
  it('moves by frames, five and ten seconds', () =>
    expect([',', '.', 'j', 'l', 'ArrowLeft', 'ArrowRight', 'x'].map(videoStep)).toEqual([-1 / 30, 1 / 30, -10, 10, -5, 5, null]));
  it('goes to the next speed and no further', () =>
    expect([nearestRate(1, 1), nearestRate(2, 1), nearestRate(0.5, -1)]).toEqual([1.5, 2, 0.5]));
});

describe('two fingers', () => {
  it('make a picture larger by as much as they are drawn apart, and smaller when they come together', () => {
    const [at, near, far] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 150, y: 0 },
    ] as const;
    expect(pinch([near, at], [far, at])).toEqual({ type: 'zoom', by: 1.5 });
    expect(pinch([far, at], [near, at])).toEqual({ type: 'zoom', by: 100 / 150 });
    expect(pinch([at, at], [near, at])).toEqual({ type: 'zoom', by: 100 });
  });
});

describe('a text', () => {
  it('is searched in either case', () => {
    expect(foundLines(['Error', 'ok', 'an ERROR'], 'error')).toEqual([0, 2]);
    expect(foundLines(['a'], '')).toEqual([]);
    expect(parted('an Error, error', 'error')).toEqual([
      { text: 'an ', isFound: false },
      { text: 'Error', isFound: true },
      { text: ', ', isFound: false },
      { text: 'error', isFound: true },
    ]);
    expect([nextPlace(0, 3, -1), nextPlace(2, 3, 1), nextPlace(0, 0, 1)]).toEqual([2, 0, 0]);
  });

  it('that is still being read is searched line by line, each once', () => {
    const lines = ['Error', 'ok'];
    const find = lineFinder('error');
    const looked = vi.spyOn(String.prototype, 'toLocaleLowerCase');
    expect([...find(lines)]).toEqual([0]);
    lines.push('an ERROR');
    expect([...find(lines)]).toEqual([0, 2]);
    expect(looked).toHaveBeenCalledTimes(3);
    looked.mockRestore();
    expect([...find(['no', 'error'])]).toEqual([1]);
    expect(lineFinder('')(lines)).toEqual([]);
  });

  it('that is JSON can be indented', () => {
    expect(prettyJson('{"a":[1]}')).toEqual(['{', '  "a": [', '    1', '  ]', '}']);
    expect(prettyJson('{')).toBeNull();
  });

  const served = (text: string) => {
    const whole = new TextEncoder().encode(text);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: { range: string } }) => {
      asked.push(headers.range);
      const [, start = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(headers.range) ?? []).map(Number);
      return Promise.resolve(new Response(whole.slice(start, end + 1), { status: 206 }));
    });
    return { asked, reader: fileReader('/files/x', whole.length), size: whole.length };
  };

  it('is read as far as it is wanted, letters and lines whole across the ranges', async () => {
    const line = `${'ä'.repeat(99)}\r\n`;
    const { asked, reader, size } = served(line.repeat(3000));
    reader.want(10);
    await vi.waitFor(() => expect(reader.now().state).toBe('resting'));
    expect(asked).toEqual([`bytes=0-${chunkBytes - 1}`]);
    reader.want(Infinity);
    await vi.waitFor(() => expect(reader.now().state).toBe('done'));
    expect([reader.now().lines.length, new Set(reader.now().lines), reader.now().bytes]).toEqual([3000, new Set(['ä'.repeat(99)]), size]);
    expect(asked.length).toBe(Math.ceil(size / chunkBytes));
  });

  it('that cannot be read says so, is left alone by who looks on, and goes on when asked again', async () => {
    const { asked, reader } = served('one\ntwo');
    const works = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    reader.want(10);
    await vi.waitFor(() => expect(reader.now().state).toBe('failed'));
    vi.stubGlobal('fetch', works);
    reader.want(20);
    expect(reader.now().state).toBe('failed');
    expect(asked).toEqual([]);
    reader.again();
    await vi.waitFor(() => expect(reader.now().lines).toEqual(['one', 'two']));
  });
});

describe('the address of a file', () => {
  it('names the file, a second or a line; nonsense names nothing', () => {
    expect(readFileAddress({ file: 'f1', t: 12.5 })).toEqual({ file: 'f1', t: 12.5, line: null });
    expect(readFileAddress({ file: 3, t: 'x', line: -1 })).toEqual({ file: null, t: null, line: null });
    for (const empty of ['', ' ', null, true, [], Number.NaN])
      expect(readFileAddress({ t: empty, line: empty })).toEqual({ file: null, t: null, line: null });
  });
});
