import { signInMachine } from '#machines/flows/session/sign-in.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { addressAfter } from './areas/session/sign-in/closing.ts';
import { createGate } from './areas/session/sign-in/gate.ts';
import { signInPorts } from './areas/session/sign-in/sign-in.ports.ts';
import { createManager, createTokens } from './areas/session/sign-in/tokens.ts';
import { arrive } from './areas/session/shell/arrival.ts';
import { answerProblem, leavePage, watchOutdated } from './areas/session/viewer/problems.ts';
import { readSettings, misplaced } from './settings.ts';
import { reportError, reportOutside } from './report.ts';
import { createPortalRouter } from './router.tsx';
import { trustOwnParts } from './trusted.ts';

const start = async (root: HTMLElement): Promise<void> => {
  const settings = await readSettings();
  reportOutside(settings.sentryDsn);
  const elsewhere = misplaced(settings.publicUrl, new URL(window.location.href));
  if (elsewhere !== null) {
    if ('to' in elsewhere) window.location.replace(elsewhere.to);
    else root.textContent = elsewhere.sentence;
    return;
  }
  const { origin } = window.location;
  const manager = createManager(settings, origin);
  const tokens = createTokens(manager, settings);
  const session = createActor(signInMachine.provide({ actors: signInPorts({ manager, tokens, settings }) }));
  const reload = () => window.location.reload();
  const navigate = (href: string) => void router.navigate({ href });
  const gate = createGate({
    session,
    tokens,
    origin,
    onProblem: answerProblem({ session, role: () => gate.current()?.viewer.role ?? null, navigate, reload }),
  });
  const router = createPortalRouter({ session, gate, settings, token: tokens.token });

  session.on('session.closed', ({ ending }) => {
    gate.leave();
    void router.navigate({ href: addressAfter(ending, router.state.location.href), replace: true });
  });
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && leavePage(reload));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => arrive(fromLocation, toLocation));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  watchOutdated(reload);
  session.start();

  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};

trustOwnParts();
const root = document.getElementById('root');
if (root !== null) {
  start(root).catch((error: unknown) => {
    reportError(error, 'start');
    root.textContent = 'The server does not answer. Reload the page to try again.';
  });
}
