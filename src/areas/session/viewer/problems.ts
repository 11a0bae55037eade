import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import type { Problem } from '#src/cache/problems.ts';
import { showToast } from '#src/ui/toast.tsx';
import { homeOf, listOf } from './areas.rules.ts';
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
  outdated: 'There is a newer version of this page. Reload it once what you typed is saved.',
  limited: 'Too many calls. Please wait a moment.',
} as const;

const outdatedMark = 'muster.reloaded';
let hasTyped = false;
let hasLost = false;
let isOutdated = false;

/** Whether a part of this page did not come: browsers never ask again for it, so that only a reload brings it. */
export const hasLostPart = (): boolean => hasLost;

const loadAnew = (reload: () => void): void => {
  sessionStorage.setItem(outdatedMark, 'true');
  reload();
};

/** A tab that is older than the server reloads once: at once where nobody has typed anything; else when the page is left, or by a press. */
const reloadOnce = (reload: () => void): void => {
  if (sessionStorage.getItem(outdatedMark) !== null) {
    showToast({ type: 'danger', text: problemTexts.server, id: 'server' });
    return;
  }
  if (!hasTyped) return loadAnew(reload);
  isOutdated = true;
  showToast({
    type: 'info',
    text: problemTexts.outdated,
    id: 'outdated',
    action: { label: 'Reload', onPress: () => loadAnew(reload) },
    stays: true,
  });
};

/** What was typed on a page is sent or kept once it is left; a newer build is taken up then. */
export const leavePage = (reload: () => void): void => {
  hasTyped = false;
  if (!isOutdated) return;
  isOutdated = false;
  loadAnew(reload);
};

/** Whether the server has another build of the client than this page is; not where it cannot be asked. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (entry === null || entry === undefined) return false;
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(entry);
}

/** Reloads once when a part of the page is gone because a newer build replaced it. A part that did not come for another reason says so at its place. */
export const watchOutdated = (reload: () => void): void => {
  document.addEventListener('input', () => (hasTyped = true), { capture: true });
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    hasLost = true;
    isReplaced().then(
      (isOld) => isOld && reloadOnce(reload),
      () => undefined,
    );
  });
  setTimeout(() => sessionStorage.removeItem(outdatedMark), 60_000);
};

type Lost = { readonly pathname: string; readonly requestId: string | null };
/** What was not found last: several calls of one page fail, and all but the first find themselves led away. */
let lost: Lost | null = null;
const noteOf = ({ pathname, requestId }: Lost): string => (requestId === null ? pathname : `${pathname}, request ${requestId}`);

/** What the portal does about a failed call, whichever screen made it. */
export const answerProblem =
  ({ session, role, navigate, reload }: ProblemDeps) =>
  (problem: Problem, requestId: string | null = null): void => {
    switch (problem.kind) {
      case 'access':
        session.send({ type: 'access.refused', refusal: problem.refusal });
        return;
      case 'outdated':
        reloadOnce(reload);
        return;
      case 'notFound':
      case 'forbidden': {
        const { pathname } = window.location;
        const home = homeOf(role() ?? 'customer');
        const about = pathname === home && lost !== null ? lost : { pathname, requestId };
        const list = listOf(about.pathname);
        lost = about;
        showToast({
          type: 'danger',
          text: problemTexts[problem.kind],
          note: noteOf(about),
          id: problem.kind,
          ...(list !== undefined && { action: list }),
        });
        navigate(home);
        return;
      }
      case 'stale':
        showToast({
          type: 'danger',
          text: problemTexts.stale,
          id: problem.kind,
          action: { label: 'Reload', onPress: reload },
          stays: true,
        });
        return;
      case 'server':
      case 'limited':
        showToast({ type: 'danger', text: problemTexts[problem.kind], id: problem.kind });
    }
  };
