// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Care, Queues } from './condition.view.tsx';
import { bareInstallation as bare } from './installation.builders.ts';

afterEach(cleanup);

const now = Date.parse('2026-11-30T09:00:00Z');
it('says first what wants a look, or that nothing does', () => {
  render(<Care condition={bare} now={now} />);
  const care = within(screen.getByRole('region', { name: 'Needs a look' }));
  expect(care.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '7 bytes of disk left. Once it is full, nothing can be saved.',
    'No backup was reported. Whatever this machine loses would be gone.',
    'No mail server is set up. Mails are kept here and reach nobody.',
  ]);
  cleanup();
  const well = { ...bare, diskFree: 40e9, backedUpAt: '2026-11-30T02:00:00Z', mailServer: 'mail:587' };
  render(<Care condition={well} now={now} />);
  expect(screen.getByText('Nothing needs a look.')).toBeDefined();
});

it('lists the queues in which something is, and all of them on a press', () => {
  const queues = [
    { name: 'chores', waiting: 0, running: 0, failed: 0 },
    { name: 'export-issues', waiting: 3, running: 0, failed: 0 },
  ];
  render(<Queues queues={queues} />);
  const jobs = within(screen.getByRole('region', { name: 'Jobs' }));
  const listed = () => jobs.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(listed()).toEqual(['export-issues']);
  fireEvent.click(jobs.getByRole('button', { name: 'Show all (2)' }));
  expect(listed()).toEqual(['chores', 'export-issues']);
  cleanup();
  render(<Queues queues={queues.slice(0, 1)} />);
  expect(screen.getByText('Nothing waits')).toBeDefined();
});
