// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { guideMachines } from '#machines/flows/shared/guide.ts';
import { guides, stepsOf } from '#schema/vocabulary/guides.ts';
import type { GuideName, StepName } from '#schema/vocabulary/guides.ts';
import { GuideView } from './guide.view.tsx';

afterEach(cleanup);

const show = (name: GuideName, done: readonly StepName[], { isPutAway = false, organizationId = null as string | null } = {}) => {
  const actorRef = createActor(guideMachines[name]).start();
  actorRef.send({ type: 'facts.changed', facts: { done, isPutAway } });
  return render(
    <GuideView name={name} title={guides[name].title} actorRef={actorRef} organizationId={organizationId}>
      <button>Put away</button>
    </GuideView>,
  );
};

it('says what is done, what is next and why, each with a link', () => {
  show('operator', ['organization', 'token'], { organizationId: 'o-1' });
  const list = within(screen.getByRole('region', { name: 'Set up this installation' }));
  const items = list.getAllByRole('listitem');
  expect(list.getByText('2 of 9 done')).toBeDefined();
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step').map((item) => item.textContent)).toEqual([
    'Next: Choose what it may useIt can launch and chat from the start. Credits, automatic launch and imports are off until you switch them on.Go there',
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/operator',
    '/operator/organizations/o-1#switches',
    '/operator/organizations/o-1#credits',
    '/operator/organizations/o-1#people',
    '/operator/organizations/o-1#people',
    '/operator/organizations/o-1#people',
    '/operator/crowd',
    '/operator/crowd',
    '/operator/organizations/o-1',
  ]);
  expect(items.map((item) => item.textContent?.startsWith('Done: '))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

it('leads to the list while there is no organization yet', () => {
  show('operator', []);
  const [first, second] = screen.getAllByRole('listitem');
  expect([first, second].map((item) => item?.querySelector('a')?.getAttribute('href'))).toEqual(['/operator', '/operator']);
});

it('is one line where it was put away, and nothing once all is done', () => {
  show('trial', ['name'], { isPutAway: true });
  expect(screen.getByText('Your trial: 1 of 5 done')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  const { container } = show(
    'trial',
    stepsOf('trial').map(([step]) => step),
  );
  expect(container.textContent).toBe('');
});
