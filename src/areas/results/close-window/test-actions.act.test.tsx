// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import { testWindowRowOf } from '#schema/generated/client/rows/test-window.documents.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { headerOffers } from '../test/test-page.rules.ts';
import { TestActions } from './test-actions.act.tsx';

afterEach(cleanup);

const group = {
  status: 'open',
  numberOfApprovedResults: 0,
  numberOfResultsNeeded: 2,
  numberOfPublishableTesters: 1,
  numberOfTestersWithResults: 1,
};

type Facts = {
  readonly isSupervised?: boolean;
  readonly hasModerators?: boolean;
  readonly isLoaded?: boolean;
  readonly status?: TestWindowStatus;
  readonly counted?: Partial<typeof group>;
};

/** Opens the menu as somebody, and gives its items. */
const itemsFor = (
  role: Role,
  { isSupervised = true, hasModerators = true, isLoaded = true, status = 'closed', counted = {} }: Facts = {},
) => {
  cleanup();
  const test = { id: 't1', communityTestManagersEnabled: hasModerators, testWindow: { status } } as const;
  const offers = headerOffers(
    { test: isSupervised ? test : null, groups: isLoaded ? [{ ...group, ...counted }] : null },
    { role, userId: 'u1' },
  );
  const [onExport, onPublishAll] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { calls, SignedIn } = signedInWith();
  render(
    <SignedIn>
      <TestActions
        testId="t1"
        offers={offers}
        moderatorsHref="/results/t1?panel=moderators"
        onPublishAll={onPublishAll}
        onExport={onExport}
      />
    </SignedIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Test actions' }));
  return { calls, onExport, onPublishAll, items: screen.queryAllByRole('menuitem').map(({ textContent }) => textContent) };
};

describe('the menu of a test', () => {
  it('RE-090: offers Moderators, Export CSV and Publish all, each under its own condition', () => {
    expect(itemsFor('test_manager').items).toEqual(['Moderators', 'Export CSV', 'Publish all']);
    expect(itemsFor('test_manager', { hasModerators: false }).items).toEqual(['Export CSV', 'Publish all']);
    expect(itemsFor('test_manager', { isLoaded: false }).items).toEqual(['Moderators', 'Export CSV']);
    expect(itemsFor('community_test_manager').items).toEqual(['Export CSV', 'Publish all']);
    for (const role of roles) expect(itemsFor(role, { isSupervised: false }).items).toEqual([]);
  });

  it('says why there is nothing to export or to publish, and does neither', () => {
    const { onExport, onPublishAll } = itemsFor('test_manager', {
      counted: { numberOfPublishableTesters: 0, numberOfTestersWithResults: 0 },
    });
    const reasons = {
      'Export CSV': 'Nobody has submitted a result yet.',
      'Publish all': 'No tester has results that can be published now.',
    };
    for (const [label, reason] of Object.entries(reasons)) {
      const item = screen.getByRole('menuitem', { name: new RegExp(`^${label}`) });
      expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual(['true', `${label}${reason}`]);
      fireEvent.click(item);
    }
    expect([onExport, onPublishAll].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('leads to what was chosen', () => {
    const { onExport } = itemsFor('test_manager');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
    expect(onExport).toHaveBeenCalledOnce();
  });
});

describe('RE-463: the end of a test, also of one that the crowd has finished', () => {
  const at = (status: TestWindowStatus) => testWindowRowOf({ id: 't1', testWindow: { status } });
  offersWhatTheChartAllows({
    lifecycle: testWindowLifecycle,
    places: Object.fromEntries(testWindowStatuses.map((status) => [status, at(status)])),
    draw: ({ windowStatus }, { role }) => {
      const { calls } = itemsFor(role as Role, { status: windowStatus });
      return () => calls.length;
    },
    controls: { 'window.close': /^End this test run/ },
    allowed: { prep: {}, scheduled: {}, open: { 'window.close': 'T' }, finished: { 'window.close': 'T' }, closed: {}, cancelled: {} },
    as: 'menuitem',
  });
});
