import { confirmIdentityMachine } from '#machines/flows/session/acts.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ConfirmPasswordView, SignInAgainView } from './confirm.view.tsx';

afterEach(cleanup);

const shown = (answer: FormAnswer) => {
  const asked = vi.fn<(values: FormValues) => void>();
  const send = fromPromise<FormAnswer, FormValues>(async ({ input }) => {
    asked(input);
    return answer;
  });
  const actor = createActor(confirmIdentityMachine.provide({ actors: { send } }), { input: undefined }).start();
  const [onDone, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  actor.on('form.done', onDone);
  render(<ConfirmPasswordView actorRef={actor} inputRef={{ current: null }} onCancel={onCancel} />);
  return { asked, onDone, onCancel };
};

const typed = (password: string): void => {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
};

describe('the question who it is', () => {
  it('sends what was typed, and is done with the right password', async () => {
    const { asked, onDone } = shown({ successful: true, faults: [], secret: null });
    typed('crowd-demo');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledWith({ password: 'crowd-demo' });
  });

  it('says at the field that the password is wrong, keeps it and stays', async () => {
    const fault = { path: 'password', message: 'This is not your current password.' };
    const { onDone } = shown({ successful: false, faults: [fault], secret: null });
    typed('wrong');
    expect(await screen.findByText(fault.message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is put away without an answer', () => {
    const { onCancel } = shown({ successful: true, faults: [], secret: null });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('leads whoever an outside service signs in to that service', () => {
    const onSignIn = vi.fn<() => void>();
    render(<SignInAgainView onSignIn={onSignIn} onCancel={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });
});
