// @vitest-environment happy-dom
import { savePersonMachine } from '#machines/flows/operator/acts.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { personVerdicts } from './person.host.tsx';
import type { ShownPerson } from './people.view.tsx';
import { PersonView } from './person.view.tsx';

afterEach(cleanup);

const olga: ShownPerson = {
  id: 'u2',
  email: 'olga@crowd.example',
  firstName: 'Olga',
  lastName: 'Berg',
  fullName: 'Olga Berg',
  role: 'test_manager',
  state: 'active',
  isOperator: true,
  isOnlyOperator: false,
  isHeld: false,
  isSupport: false,
  organizationId: 'o1',
  organizationName: 'Northwind',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: null,
  assignmentsCount: 0,
};

/** Which controls that take rights are disabled for an operator, u1, and all that is said. */
const drawn = (person: Partial<ShownPerson>) => {
  const shown = { ...olga, ...person };
  const may = personVerdicts(shown, { role: 'operator', userId: 'u1' });
  const nothing = () => undefined;
  render(
    <PersonView
      person={shown}
      isSupportable={false}
      removeRefusal={may['member.remove']}
      dismissRefusal={may['operator.dismiss']}
      forgetRefusal={may['member.forget']}
      onForget={nothing}
      actsRef={{ current: null }}
      saving={createActor(savePersonMachine, { input: shown }).start()}
      onPassword={nothing}
      onRestore={nothing}
      onSignOut={nothing}
      onRemove={nothing}
      onSupport={nothing}
      onClose={nothing}
    />,
  );
  const isBlocked = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled');
  return {
    forget: isBlocked(screen.getByRole('button', { name: /^Forget/u })),
    remove: isBlocked(screen.getByRole('button', { name: /^Remove/u })),
    operator: isBlocked(screen.getByRole('checkbox', { name: /^Operator/u })),
    words: document.body.textContent,
  };
};

it('lets an operator remove another and take their rights', () => {
  expect(drawn({})).toMatchObject({ forget: false, remove: false, operator: false });
});

it('says in words why the only operator stays', () => {
  expect(drawn({ isOnlyOperator: true })).toMatchObject({
    forget: true,
    remove: true,
    operator: true,
    words: expect.stringContaining('This is the only operator. Make another one first.'),
  });
});

it('removes nobody themselves', () => {
  expect(drawn({ id: 'u1' })).toMatchObject({ remove: true, words: expect.stringContaining('You cannot remove yourself.') });
});

it('says in words that a legal hold keeps whoever is to be forgotten', () => {
  expect(drawn({ isHeld: true })).toMatchObject({
    forget: true,
    remove: false,
    words: expect.stringContaining('A legal hold in this organization keeps everybody in it.'),
  });
});
