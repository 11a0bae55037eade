// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileAddress } from './file-address.ts';
import { RenewFilesContext } from '#src/domain/renew-files.ts';
import { Files } from './attachments.tsx';
import type { ShownAttachment } from './attachments.tsx';

/** The viewer is fetched when a file is opened; on a busy machine that takes longer than anything here waits for. */
beforeAll(() => import('./file-viewer.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'muster_playback_rate=; path=/; max-age=0';
});

let addressed: FileAddress | null = null;
const nowhere: FileAddress = { file: null, t: null, line: null };
const file = (name: string, mediaKind: string, size = 5): ShownAttachment => ({
  id: name,
  archived: false,
  name,
  url: `/files/${name}`,
  kind: 'case_result_attachment',
  mediaKind,
  size,
});

function Shown({ attachments, at = nowhere }: { readonly attachments: readonly ShownAttachment[]; readonly at?: FileAddress }) {
  const [address, setAddress] = useState(at);
  useEffect(() => void (addressed = address), [address]);
  return <Files attachments={attachments} refusals={null} address={address} setAddress={(part) => setAddress({ ...address, ...part })} />;
}

const open = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog', { name });
};
const videoOf = async (name: string): Promise<HTMLVideoElement | null> => (await open(name)).querySelector('video');

describe('the speed of a video', () => {
  it('RE-233: once chosen is that of the next video, also on the next page', async () => {
    const videos = [file('one.mp4', 'video'), file('two.mp4', 'video')];
    const first = render(<Shown attachments={videos} />);
    expect((await videoOf('one.mp4'))?.playbackRate).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: '1.5x' }));
    expect(document.querySelector<HTMLVideoElement>('[role=dialog] video')?.playbackRate).toBe(1.5);
    expect(document.cookie).toContain('muster_playback_rate=1.5');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect((await videoOf('two.mp4'))?.playbackRate).toBe(1.5);
    first.unmount();
    render(<Shown attachments={[file('three.mp4', 'video')]} />);
    expect((await videoOf('three.mp4'))?.playbackRate).toBe(1.5);
  });
});

describe('the files of a result', () => {
  it('RE-214: are three thumbnails, then the rest on demand', () => {
    render(<Shown attachments={['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.log`, 'log'))} />);
    expect(screen.getAllByRole('button', { name: /\.log/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('button', { name: /\.log/ })).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /d\.log/ }));
  });
});

describe('a file opens in its place', () => {
  it('RE-227: an image as an image', async () => {
    render(<Shown attachments={[file('page.png', 'image')]} />);
    expect((await open('page.png')).querySelector('img')?.getAttribute('src')).toBe('/files/page.png');
  });

  it('RE-228: a video as a video, at the second of the address and with steps of a frame', async () => {
    render(<Shown attachments={[file('film.webm', 'video')]} at={{ file: 'film.webm', t: 4.5, line: null }} />);
    const dialog = await screen.findByRole('dialog', { name: 'film.webm' });
    const video = dialog.querySelector('video') as HTMLVideoElement;
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(4.5);
    fireEvent.keyDown(video, { key: '.' });
    expect(video.currentTime).toBeCloseTo(4.5 + 1 / 30, 3);
    fireEvent.keyDown(video, { key: 'j' });
    expect(video.currentTime).toBe(0);
  });

  it('names the second of a video in the address, also where the browser does not let it copy the link', async () => {
    render(<Shown attachments={[file('film.webm', 'video')]} />);
    const dialog = await open('film.webm');
    (dialog.querySelector('video') as HTMLVideoElement).currentTime = 3.21;
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy link to this second' }));
    expect(addressed).toEqual({ file: 'film.webm', t: 3.2, line: null });
    copied.mockRestore();
  });

  it.each([
    ['RE-229', 'log', '09:00 E screen: Payment failed\n09:01 I left'],
    ['RE-230', 'csv', 'code,name\nGAT-1,Pay'],
    ['RE-231', 'json', '{"status":500}'],
    ['RE-232', 'text', 'one\ntwo'],
  ])('%s: a %s as its lines, asked for by ranges', async (_, kind, text) => {
    const bytes = new TextEncoder().encode(text);
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', (_url: string, options: RequestInit) => {
      asked.push(new Headers(options.headers).get('range'));
      return Promise.resolve(new Response(bytes, { status: 206 }));
    });
    render(<Shown attachments={[file(`a.${kind}`, kind, bytes.length)]} />);
    await open(`a.${kind}`);
    await screen.findByText(`${text.split('\n').length} lines`);
    expect(screen.getByRole('region', { name: `Lines of a.${kind}` })).toBeDefined();
    expect(asked).toEqual([`bytes=0-${bytes.length - 1}`]);
  });

  it('a csv is a table, or its lines where that is wanted', async () => {
    const bytes = new TextEncoder().encode('code,name\nGAT-1,"Pay, then leave"');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes, { status: 206 })));
    render(<Shown attachments={[file('a.csv', 'csv', bytes.length)]} />);
    await open('a.csv');
    await screen.findByText('2 lines');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2');
    fireEvent.click(screen.getByRole('checkbox', { name: 'As a table' }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

/** A file whose link has an end; the page is asked again for a new one. */
function Renewed({ of }: { readonly of: ShownAttachment }) {
  const [turn, setTurn] = useState(1);
  return (
    <RenewFilesContext value={() => setTurn(turn + 1)}>
      <Shown attachments={[{ ...of, url: `/files/${turn}` }]} />
    </RenewFilesContext>
  );
}

describe('a file that is open longer than its link lasts', () => {
  it('is asked for once, and read on by the new link when asked again', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      if (asked.length > 9) return new Promise(() => undefined);
      return Promise.resolve(url === '/files/1' ? new Response('', { status: 404 }) : new Response('one\ntwo', { status: 206 }));
    });
    render(<Renewed of={file('a.log', 'log', 7)} />);
    await open('a.log');
    await screen.findByText('The rest of the file could not be read.');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search in a.log' }), { target: { value: 'two' } });
    expect(asked).toEqual(['/files/1']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 lines');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked.at(-1)).toBe('/files/2');
  });

  it('goes on where the video was', async () => {
    render(<Renewed of={file('film.webm', 'video')} />);
    const video = (await videoOf('film.webm')) as HTMLVideoElement;
    video.currentTime = 7.5;
    fireEvent.timeUpdate(video);
    fireEvent.error(video);
    expect(video.getAttribute('src')).toBe('/files/2');
    video.currentTime = 0;
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(7.5);
    fireEvent.error(video);
    fireEvent.error(video);
    expect(video.getAttribute('src')).toBe('/files/3');
  });
});
