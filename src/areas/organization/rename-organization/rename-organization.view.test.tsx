// @vitest-environment happy-dom
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { OrganizationSettingsFrame } from '../parts/settings-frames.tsx';
import { RenameOrganizationView } from './rename-organization.host.tsx';

afterEach(cleanup);

it('SH-082 SH-083: stands under the tabs Organization settings and Team, beside what else there is of the organization', () => {
  const tabsOf = (role: 'customer' | 'test_manager') => {
    const { SignedIn } = signedInWith(undefined, role);
    render(
      <SignedIn>
        <OrganizationSettingsFrame current="settings">here</OrganizationSettingsFrame>
      </SignedIn>,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Organization' })).getAllByRole('link');
    const told = tabs.map((tab) => [tab.textContent, tab.getAttribute('href')]);
    cleanup();
    return told;
  };
  const both = [
    ['Organization settings', '/organization-settings/users'],
    ['Team', '/organization-settings/users?tab=team'],
  ];
  const more = [
    ['Data', '/organization-settings/users?tab=data'],
    ['Tokens', '/organization-settings/users?tab=tokens'],
    ['Audit trail', '/organization-settings/audit-trail'],
  ];
  for (const role of ['customer', 'test_manager'] as const) expect(tabsOf(role)).toEqual([...both, ...more]);
});

it('sends what was typed, saves, and shows a refusal at the field', () => {
  const actorRef = createActor(nameOrganizationMachine, { input: { chosenName: 'Contoso', maySkip: false, stays: true } }).start();
  const send = vi.spyOn(actorRef, 'send');
  render(<RenameOrganizationView actorRef={actorRef} />);
  fireEvent.change(screen.getByLabelText(/Organization name/), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send.mock.calls).toEqual([[{ type: 'name.change', name: ' ' }], [{ type: 'name.save' }]]);
  expect(screen.getByText('Your organization name cannot be blank')).toBeDefined();
});
