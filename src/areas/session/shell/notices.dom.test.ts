// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createNoticeBoard } from './live-events.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('SH-426: sends an internal error to error reporting instead of showing it, once', async () => {
  const sent: Blob[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => sent.push(body as Blob) > 0);
  const show = vi.fn<(notice: object) => void>();
  const take = createNoticeBoard(show);
  const notice = { kind: 'internal_error', publicId: 'n1', details: { description: 'The matcher broke', link: null } };
  take(notice);
  take(notice);
  take({ ...notice, kind: 'results_published', publicId: 'n2' });
  expect(show).toHaveBeenCalledOnce();
  expect(await Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as object))).toEqual([
    expect.objectContaining({ message: 'The matcher broke', where: 'notification' }),
  ]);
});

it('shows what it is told again after a reload no second time', () => {
  const notice = (publicId: string) => ({ kind: 'results_published', publicId, details: { description: publicId, link: null } });
  const shown: string[] = [];
  const loaded = () => createNoticeBoard(({ text }) => shown.push(text));
  const before = loaded();
  for (let count = 1; count <= 60; count += 1) before(notice(`n${count}`));
  shown.length = 0;
  const after = loaded();
  for (const publicId of ['n60', 'n11', 'new', 'new']) after(notice(publicId));
  expect(shown).toEqual(['new']);
});
