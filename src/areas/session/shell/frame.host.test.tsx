// @vitest-environment happy-dom
import type { Settings } from '#src/settings.ts';
import { StatusBarProvider, useStatusBar } from '#src/status-bar.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FrameHost } from './frame.host.tsx';

afterEach(cleanup);

function Screen() {
  const [at, setAt] = useState(1);
  useStatusBar(useMemo(() => ({ note: `${at} of 9 new` }), [at]));
  return (
    <button type="button" onClick={() => setAt(at + 1)}>
      Next
    </button>
  );
}

it('what a screen says in the line at its foot draws nothing else around it again', async () => {
  const trial = vi.fn<() => null>(() => null);
  const viewer = {
    id: 'u1',
    role: 'customer',
    fullName: 'Maya Okafor',
    organization: { id: 'o1', name: 'Northwind', chosenName: null, isNameChosen: true },
    get trial() {
      return trial();
    },
  };
  const subscription = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) });
  const waits = { current: () => false, watch: () => () => undefined };
  const portal = { client: { subscription }, waits, refetchTouched: () => undefined, refetchActive: () => undefined };
  const gate = { watchSocket: () => () => undefined };
  render(
    <SignedInContext value={{ viewer, portal } as unknown as SignedIn}>
      <StatusBarProvider>
        <FrameHost gate={gate} settings={{} as Settings} path="/issues" chats={null} onLogout={() => undefined}>
          <Screen />
        </FrameHost>
      </StatusBarProvider>
    </SignedInContext>,
  );
  await act(async () => undefined);
  await screen.findByText('1 of 9 new');
  trial.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('2 of 9 new');
  expect(trial).not.toHaveBeenCalled();
});
