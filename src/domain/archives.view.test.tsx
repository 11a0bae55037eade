// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ShownArchive } from '#machines/flows/shared/organization-archives.ts';
import { afterEach, expect, it } from 'vitest';
import { ArchivesView } from './archives.tsx';

afterEach(cleanup);

const archive: ShownArchive = {
  id: 'a1',
  state: 'ready',
  scope: 'whole',
  done: 3,
  total: 4,
  sizeBytes: 1024 * 1024,
  askedById: 'u1',
  askedBy: 'Olga Berg',
  askedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  link: null,
};

const shown = (given: readonly Partial<ShownArchive>[]) => {
  render(
    <ArchivesView
      archives={given.map((one, index) => ({ ...archive, id: String(index), ...one }))}
      isAsking={false}
      onAsk={() => undefined}
      renderCancel={({ state }) => <i>cancel {state}</i>}
    >
      All of it.
    </ArchivesView>,
  );
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  const link = screen.queryByRole('link', { name: 'Download' })?.getAttribute('href') ?? null;
  const isBlocked = screen.getByRole('button', { name: 'Ask for an archive' }).getAttribute('aria-disabled') === 'true';
  cleanup();
  return { rows, link, isBlocked };
};

it('says how far each archive is, until when it is there, and offers one that is ready', () => {
  const { rows, link, isBlocked } = shown([{ state: 'gathering' }, { link: '/files/x' }, { state: 'expired', scope: 'seen' }]);
  expect(rows[0]).toMatch(/Olga Berg.*Everything.*Being made75%.*cancel gathering/u);
  expect(rows[1]).toMatch(/Ready1\.0 MiB, until 28 Nov.*Download/u);
  expect(rows[2]).toMatch(/What customers read.*Expired/u);
  expect([link, isBlocked]).toEqual(['/files/x', true]);
});

it('offers to ask where none is in work', () => {
  expect(shown([{ state: 'failed' }]).isBlocked).toBe(false);
  expect(shown([])).toEqual({ rows: [], link: null, isBlocked: false });
});
