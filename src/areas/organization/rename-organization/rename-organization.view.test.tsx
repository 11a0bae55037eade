// @vitest-environment happy-dom
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { OrganizationSettingsFrame } from '../parts/settings-frames.tsx';
import { RenameOrganizationView } from './rename-organization.host.tsx';

afterEach(cleanup);

it('SH-082 SH-083: stands under the tabs Organization settings and Team', () => {
  render(<OrganizationSettingsFrame current="settings">here</OrganizationSettingsFrame>);
  const tabs = within(screen.getByRole('navigation', { name: 'Organization' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Organization settings', '/organization-settings/users'],
    ['Team', '/organization-settings/users?tab=team'],
  ]);
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
