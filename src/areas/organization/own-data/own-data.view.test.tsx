// @vitest-environment happy-dom
import { forgetMeMachine } from '#machines/flows/organization/acts.ts';
import type { OwnArchive } from '#machines/flows/organization/own-data.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { ForgetMeView, OwnDataView } from './own-data.view.tsx';

afterEach(cleanup);

const archive: OwnArchive = { state: 'ready', done: 3, total: 4, sizeBytes: 7, expiresAt: '2026-11-28T09:00:00.000Z', link: '/files/x' };
const shown = (given: Partial<OwnArchive> | null) => {
  const nothing = () => undefined;
  render(<OwnDataView archive={given === null ? null : { ...archive, ...given }} isAsking={false} onAsk={nothing} onForget={nothing} />);
  const said = document.body.textContent ?? '';
  const link = screen.queryByRole('link', { name: 'Download archive' })?.getAttribute('href') ?? null;
  cleanup();
  return [said.slice('Your data'.length, 55), link];
};

it('says how far an archive is, until when it can be downloaded, and why there is none', () => {
  expect([shown(null), shown({ state: 'making' }), shown({}), shown({ state: 'expired' }), shown({ state: 'failed' })]).toEqual([
    ['An archive holds what is kept of you: texts as', null],
    ['Your archive is being made: 75%. You can leave', null],
    ['Your archive is ready. It can be downloaded un', '/files/x'],
    ['Your last archive has expired. Ask for a new o', null],
    ['Your archive could not be made. Ask for it aga', null],
  ]);
});

it.each([
  [true, 'Your password', 'This is not your password.'],
  [false, 'Your email', 'This is not the address of your account.'],
])('asks for what confirms the end of an account, and says at the field that it is wrong', async (isByPassword, label, message) => {
  const sent: FormValues[] = [];
  const send = fromPromise<FormAnswer, FormValues>(({ input }) => {
    sent.push(input);
    return Promise.resolve({ successful: false, secret: null, faults: [{ path: 'confirmation', message }] });
  });
  const actorRef = createActor(forgetMeMachine.provide({ actors: { send } })).start();
  actorRef.send({ type: 'form.open' });
  render(<ForgetMeView actorRef={actorRef} isByPassword={isByPassword} email="nora@acme.test" />);
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByText(message);
  expect(sent).toEqual([{ confirmation: 'typed' }]);
});
