// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PeopleView } from './people.view.tsx';
import type { ShownPerson } from './people.view.tsx';

afterEach(cleanup);

const ada: ShownPerson = {
  id: 'u1',
  email: 'ada@crowd.example',
  firstName: 'Ada',
  lastName: 'Lind',
  fullName: 'Ada Lind',
  role: 'community_test_manager',
  state: 'active',
  isOperator: false,
  isOnlyOperator: false,
  isHeld: false,
  isSupport: false,
  organizationId: 'o1',
  organizationName: 'Northwind',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: null,
  assignmentsCount: 2,
};

const show = (people: readonly ShownPerson[], typed = '', role: ShownPerson['role'] | null = null) => {
  const never = () => undefined;
  render(
    <PeopleView people={people} unread={null} typed={typed} onType={never} role={role} onRole={never} onOpen={never} showsOrganization />,
  );
};

it('tells of each person what they may do, what waits for a moderator, and when they were here last', () => {
  const seen = new Date(Date.now() - 3 * 60 * 60_000 - 10_000).toISOString();
  show([ada, { ...ada, id: 'u2', fullName: 'Bo Holm', role: 'test_manager', isOperator: true, state: 'invited', lastSeenAt: seen }]);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/Ada Lind.*Northwind.*Community test manager2 open assignments.*Never/u);
  expect(rows[1]).toMatch(/Bo Holm.*Test manager.*Operator.*Invited.*3h ago/u);
  expect(rows[1]).not.toContain('assignments');
});

it('says whether nobody is there or nobody matches', () => {
  show([]);
  expect(screen.getByText('No people yet')).toBeDefined();
  cleanup();
  show([], '', 'customer');
  expect(screen.getByText('Nobody matches')).toBeDefined();
});
