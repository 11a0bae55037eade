// @vitest-environment happy-dom
import { changePasswordMachine } from '#machines/flows/organization/acts.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { ChangePasswordView } from './change-password.view.tsx';

afterEach(cleanup);

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

it('sends what was typed, keeps it after a refusal, and says why at the field', async () => {
  const sent: FormValues[] = [];
  const send = fromPromise<FormAnswer, FormValues>(({ input }) => {
    sent.push(input);
    return Promise.resolve({
      successful: false,
      secret: null,
      faults: [{ path: 'current', message: 'This is not your current password.' }],
    });
  });
  render(<ChangePasswordView actorRef={createActor(changePasswordMachine.provide({ actors: { send } })).start()} email="nora@acme.test" />);
  fireEvent.change(field('Current password'), { target: { value: 'old one' } });
  fireEvent.change(field('New password'), { target: { value: 'a quiet long walk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('This is not your current password.');
  expect(sent).toEqual([{ current: 'old one', password: 'a quiet long walk' }]);
  expect(
    [field('Current password'), field('New password')].map((each) => [each.getAttribute('type'), (each as HTMLInputElement).value]),
  ).toEqual([
    ['password', 'old one'],
    ['password', 'a quiet long walk'],
  ]);
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
});

it('tells a password manager whose password it is, in a field that is not seen and not of the kind managers pass over', () => {
  const { container } = render(<ChangePasswordView actorRef={createActor(changePasswordMachine).start()} email="nora@acme.test" />);
  const name = container.querySelector<HTMLInputElement>('[autocomplete="username"]');
  expect([name?.type, name?.hidden, name?.value]).toEqual(['text', true, 'nora@acme.test']);
});

it('gives the focus to the title of the page when it begins anew', async () => {
  const actorRef = createActor(changePasswordMachine).start();
  const page = (turn: number) => (
    <main id="main">
      <h1>User settings</h1>
      <ChangePasswordView key={turn} actorRef={actorRef} email="nora@acme.test" />
    </main>
  );
  const { rerender } = render(page(0));
  field('New password').focus();
  rerender(page(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('tells a password manager what each field is, and whose', () => {
  render(<ChangePasswordView actorRef={createActor(changePasswordMachine).start()} email="nora@acme.test" />);
  const hints = [...document.querySelectorAll('input')].map((each) => each.getAttribute('autocomplete'));
  expect([hints, document.querySelector<HTMLInputElement>('[name=username]')?.value]).toEqual([
    ['username', 'current-password', 'new-password'],
    'nora@acme.test',
  ]);
});
