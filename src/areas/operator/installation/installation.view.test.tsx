import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { InstallationView } from './installation.view.tsx';

type Condition = ComponentProps<typeof InstallationView>['condition'];

const condition = (replica: Condition['replica']): Condition => ({
  version: '1.0.0',
  node: '24',
  postgres: '18',
  migration: '0403',
  startedAt: '2026-11-29T09:00:00Z',
  databaseBytes: 10,
  fileBytes: 5,
  files: '/files',
  mailServer: null,
  outboxAge: 0,
  jobAge: 0,
  diskFree: 7,
  diskSize: 9,
  backedUpAt: null,
  virusScanner: null,
  replica,
  masterKeyChange: null,
  queues: [],
  failedJobs: [],
  integrations: [],
});

afterEach(cleanup);

const place = 'replica:5432';
it.each([
  [{ place, state: 'reading', lag: 0 }, 'replica:5432, less than a second behind'],
  [{ place, state: 'reading', lag: null }, 'replica:5432, less than a second behind'],
  [{ place, state: 'behind', lag: 12.34 }, 'replica:5432 is 12.3 s behind: everything is read from the database'],
  [{ place, state: 'behind', lag: null }, 'replica:5432 is too far behind: everything is read from the database'],
  [{ place, state: 'away', lag: null }, 'replica:5432 does not answer: everything is read from the database'],
  [{ place, state: 'foreign', lag: null }, 'replica:5432 is of another database: everything is read from the one of this installation'],
  [{ place, state: 'promoted', lag: null }, 'replica:5432 is no replica any more: everything is read from the database'],
] as const)('tells of a replica %o', (replica, words) => {
  render(<InstallationView condition={condition(replica)} renderRetry={() => null} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('tells nothing of a replica where none is set up', () => {
  render(<InstallationView condition={condition(null)} renderRetry={() => null} />);
  expect(screen.queryByText('Replica')).toBeNull();
});
