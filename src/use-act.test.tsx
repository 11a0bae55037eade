// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Client } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { dismissMassPassingMachine } from '#machines/flows/moderation/acts.ts';
import { closeWindowMachine } from '#machines/flows/results/acts.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ActQuestion } from './act-question.tsx';
import { ConfirmNoMassPassing } from './areas/moderation/dismiss-mass-passing/dismiss-mass-passing.documents.ts';
import { CloseTestWindow } from './areas/results/close-window/close-window.documents.ts';
import { ToastHost } from './ui/toast.tsx';
import { useAct } from './use-act.ts';
import { onceFor } from './use-flow.ts';

afterEach(cleanup);

function Dismissal() {
  const actorRef = useAct(dismissMassPassingMachine, ConfirmNoMassPassing, {
    input: { testId: 't1', participantId: 'p1' },
    done: 'It is dismissed.',
  });
  return (
    <button type="button" onClick={() => actorRef.send({ type: 'act.confirm' })}>
      Dismiss
    </button>
  );
}

function Closing() {
  const actorRef = useAct(closeWindowMachine, CloseTestWindow, { input: { testId: 't1' } });
  return (
    <>
      <button type="button" onClick={() => actorRef.send({ type: 'act.open' })}>
        End
      </button>
      <ActQuestion actorRef={actorRef} title="End it?" action="End it">
        Nobody goes on.
      </ActQuestion>
    </>
  );
}

const show = (part: React.ReactNode, answer?: () => Promise<unknown>) => {
  const { calls, SignedIn } = signedInWith(answer);
  render(
    <SignedIn>
      {part}
      <ToastHost />
    </SignedIn>,
  );
  return calls;
};

describe('an act on the page', () => {
  it('sends its input and says that it is done', async () => {
    const calls = show(<Dismissal />, () => Promise.resolve({ successful: true, errors: [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('It is dismissed.');
    expect(calls).toEqual([{ confirmNoMassPassing: { testId: 't1', participantId: 'p1' } }]);
  });

  it('takes back why it was refused once it is done after all', async () => {
    const refusal = { successful: false, errors: [{ code: 'invalid_state', message: 'Not now.', path: null }] };
    const answers = [refusal, { successful: true, errors: [] }];
    show(<Dismissal />, () => Promise.resolve(answers.shift()));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    const refused = await screen.findByText('Not now.');
    expect(refused.closest('[data-toast]')?.hasAttribute('inert')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('It is dismissed.');
    expect(refused.closest('[data-toast]')?.hasAttribute('inert')).toBe(true);
  });

  it('says why it was refused', async () => {
    show(<Dismissal />, () => Promise.resolve({ successful: false, errors: [{ message: 'Too late.' }] }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect((await screen.findByText('Too late.')).textContent).toBe('Too late.');
  });

  it('asks first where its chart asks, and sends nothing when it is cancelled', () => {
    const calls = show(<Closing />);
    fireEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(screen.getByRole('alertdialog', { name: 'End it?' }).textContent).toContain('Nobody goes on.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'End' }));
    fireEvent.click(screen.getByRole('button', { name: 'End it' }));
    expect(calls).toEqual([{ flexibleTestingCloseTestWindow: { testId: 't1' } }]);
  });
});

describe('a chart that many parts run', () => {
  it('is provided once for a client and each thing its ports are made of', () => {
    const [client, other] = [{}, {}] as unknown as readonly [Client, Client];
    const ports = () => ({});
    const once = onceFor(client, dismissMassPassingMachine, ports, ConfirmNoMassPassing);
    const again = [
      onceFor(client, dismissMassPassingMachine, () => ({}), ConfirmNoMassPassing),
      onceFor(client, dismissMassPassingMachine, ports),
      onceFor(client, closeWindowMachine, ports, ConfirmNoMassPassing),
      onceFor(other, dismissMassPassingMachine, ports, ConfirmNoMassPassing),
    ];
    expect(again.map((each) => each === once)).toEqual([true, false, false, false]);
  });
});
