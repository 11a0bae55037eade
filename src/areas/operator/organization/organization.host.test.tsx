import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn, Viewer } from '#src/viewer.tsx';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { saveOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveOrganization } from './organization.documents.ts';
import { organizationFaults } from './organization.host.tsx';
import { OrganizationView, typedOf } from './organization.view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const organization = {
  id: 'o1',
  name: 'Northwind',
  hasContract: false,
  trialFinishesAt: '2026-11-28T23:59:59.000Z',
  launchesPerHour: 20,
  flags: [],
  featureFlags: [],
};

function Settings() {
  return (
    <OrganizationView
      actorRef={useForm(saveOrganizationMachine, SaveOrganization, {
        values: typedOf(organization as unknown as Parameters<typeof typedOf>[0]),
        check: organizationFaults,
      })}
    />
  );
}

it('asks for a whole date where the day of a trial was emptied, and sends nothing', async () => {
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no server'));
  const signedIn: SignedIn = { viewer: {} as Viewer, portal: quietPortal() };
  render(
    <SignedInContext value={signedIn}>
      <Settings />
    </SignedInContext>,
  );
  const [day] = screen.getAllByRole('spinbutton');
  if (day === undefined) throw new Error('there is no day');
  fireEvent.focus(day);
  for (let figure = 0; figure < 2; figure++) fireEvent.keyDown(day, { key: 'Backspace' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a date')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
