import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bareInstallation } from './installation.builders.ts';
import type { Condition } from './condition.view.tsx';
import { InstallationView } from './installation.view.tsx';

const condition = (replica: Condition['replica']): Condition => ({ ...bareInstallation, replica });

afterEach(cleanup);

const now = Date.parse('2026-11-30T09:00:00Z');
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
  render(<InstallationView condition={condition(replica)} now={now} renderRetry={() => null} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('tells nothing of a replica where none is set up', () => {
  render(<InstallationView condition={condition(null)} now={now} renderRetry={() => null} />);
  expect(screen.queryByText('Replica')).toBeNull();
});
