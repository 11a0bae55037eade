import type { SignInActorRef } from '#machines/flows/session/sign-in/sign-in.machine.ts';
import type { Problem } from '#src/cache/problems.ts';
import { showToast } from '#src/ui/toast.tsx';
import { homeOf } from './areas.rules.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

export type ProblemDeps = {
  readonly session: SignInActorRef;
  readonly role: () => Role | null;
  readonly navigate: (href: string) => void;
  readonly reload: () => void;
};

export const problemTexts = {
  stale: 'Organization on your user changed. Please reload the page, all queries will fail otherwise.',
  notFound: 'The requested resource was not found.',
  forbidden: 'You are not authorized to access the page.',
  server: 'Something went wrong, please try again.',
  limited: 'Too many calls. Please wait a moment.',
} as const;

const outdatedMark = 'muster.reloaded';

/** A tab that is older than the server reloads once; a second time it says so. */
const reloadOnce = (reload: () => void): void => {
  if (sessionStorage.getItem(outdatedMark) !== null) {
    showToast({ type: 'danger', text: problemTexts.server, id: 'server' });
    return;
  }
  sessionStorage.setItem(outdatedMark, 'true');
  reload();
};

/** Reloads once when a part of the page is gone because a newer build replaced it. */
export const watchOutdated = (reload: () => void): void => {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    reloadOnce(reload);
  });
  setTimeout(() => sessionStorage.removeItem(outdatedMark), 60_000);
};

/** What the portal does about a failed call, whichever screen made it. */
export const answerProblem =
  ({ session, role, navigate, reload }: ProblemDeps) =>
  (problem: Problem): void => {
    switch (problem.kind) {
      case 'access':
        session.send({ type: 'access.refused', refusal: problem.refusal });
        return;
      case 'outdated':
        reloadOnce(reload);
        return;
      case 'notFound':
      case 'forbidden':
        showToast({ type: 'danger', text: problemTexts[problem.kind], id: problem.kind });
        navigate(homeOf(role() ?? 'customer'));
        return;
      case 'stale':
      case 'server':
      case 'limited':
        showToast({ type: 'danger', text: problemTexts[problem.kind], id: problem.kind });
    }
  };
