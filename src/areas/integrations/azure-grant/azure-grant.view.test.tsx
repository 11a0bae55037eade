// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { azureGrantMachine } from '#machines/flows/integrations/azure-grant.ts';
import type { AzureGrantInput } from '#machines/flows/integrations/azure-grant.ts';
import { AzureGrantView } from './azure-grant.view.tsx';

afterEach(cleanup);

type Shown = { readonly isGranted?: boolean; readonly signedInAs?: string; readonly error?: string | null };

const show = (
  value: 'absent' | 'beginning' | 'unanswered' | 'refused' | 'granted',
  { isGranted = false, signedInAs = '', error = null }: Shown = {},
) => {
  const input: AzureGrantInput = { returned: null };
  const context = { authorizationCode: '', state: '', failure: 'We were unable to authenticate to Azure DevOps' };
  const actorRef = createActor(azureGrantMachine, { input, snapshot: azureGrantMachine.resolveState({ value, context }) });
  const send = vi.spyOn(actorRef, 'send').mockImplementation(() => undefined);
  render(<AzureGrantView actorRef={actorRef} isGranted={isGranted} signedInAs={signedInAs} id="sign-in" error={error} />);
  return send;
};

describe('the sign-in at Azure DevOps', () => {
  it('leads there', () => {
    const send = show('absent');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in to Azure DevOps' }));
    expect(send.mock.calls).toEqual([[{ type: 'grant.begin' }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LA-270: says who signed in, and that a change needs a new sign-in', () => {
    show('absent', { signedInAs: 'Maya Okafor' });
    expect(screen.getByRole('status').textContent).toBe('Maya Okafor signed in. A new sign-in is needed to save any change.');
  });

  it('says that the key waits, and what is missing no more', () => {
    show('granted', { isGranted: true, error: 'Sign in first.' });
    expect([screen.getByRole('status').textContent, screen.queryByText('Sign in first.')]).toEqual([
      'Signed in. Save within ten minutes.',
      null,
    ]);
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeDefined();
  });

  it('LA-577: says why it failed, and tries again where nobody knows what came of it', () => {
    show('refused');
    expect(screen.getByRole('alert').textContent).toContain('We were unable to authenticate to Azure DevOps');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    cleanup();
    const send = show('unanswered');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send.mock.calls).toEqual([[{ type: 'grant.retry' }]]);
  });

  it('says what a save missed, beside the button', () => {
    show('absent', { error: 'Sign in first.' });
    expect(screen.getByText('Sign in first.')).toBeDefined();
  });
});
