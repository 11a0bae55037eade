import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast } from '#src/ui/toast.tsx';
import { answerProblem, leavePage, watchOutdated } from '../viewer/problems.ts';

const reload = vi.fn<() => void>();
const answer = answerProblem({ session: {} as never, role: () => 'customer', navigate: () => undefined, reload });

watchOutdated(reload);
beforeEach(() => {
  sessionStorage.clear();
  leavePage(() => undefined);
  reload.mockClear();
  dismissToast();
});

const type = (): void => {
  const field = document.createElement('input');
  document.body.append(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
};

it('takes up a newer build at once where nobody typed anything, and once', () => {
  answer({ kind: 'outdated' });
  answer({ kind: 'outdated' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves what was typed alone, and takes the newer build up when the page is left', () => {
  type();
  answer({ kind: 'outdated' });
  expect(reload).not.toHaveBeenCalled();
  leavePage(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  leavePage(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does nothing on leaving a page that is up to date', () => {
  type();
  leavePage(reload);
  expect(reload).not.toHaveBeenCalled();
  answer({ kind: 'outdated' });
  expect(reload).toHaveBeenCalledTimes(1);
});
