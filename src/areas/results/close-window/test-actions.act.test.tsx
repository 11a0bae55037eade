// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { headerOffers } from '../test-page/test-page.rules.ts';
import { TestActions } from './test-actions.act.tsx';

afterEach(cleanup);

const group = { status: 'open', numberOfApprovedResults: 0, numberOfResultsNeeded: 2 };
const nothing = (): void => undefined;

type Facts = {
  readonly isSupervised?: boolean;
  readonly hasModerators?: boolean;
  readonly isLoaded?: boolean;
  readonly status?: 'open' | 'closed';
};

/** Opens the menu as somebody, and gives its items. */
const itemsFor = (role: Role, { isSupervised = true, hasModerators = true, isLoaded = true, status = 'closed' }: Facts = {}) => {
  cleanup();
  const test = { id: 't1', communityTestManagersEnabled: hasModerators, testWindow: { status } } as const;
  const offers = headerOffers({ test: isSupervised ? test : null, groups: isLoaded ? [group] : null }, { role, userId: 'u1' });
  const onExport = vi.fn<() => void>();
  const { SignedIn } = signedInWith();
  render(
    <SignedIn>
      <TestActions testId="t1" offers={offers} moderatorsHref="/results/t1?panel=moderators" onPublishAll={nothing} onExport={onExport} />
    </SignedIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Test actions' }));
  return { onExport, items: screen.queryAllByRole('menuitem').map(({ textContent }) => textContent) };
};

describe('the menu of a test', () => {
  it('RE-090: offers Moderators, Export CSV and Publish all, each under its own condition', () => {
    expect(itemsFor('test_manager').items).toEqual(['Moderators', 'Export CSV', 'Publish all']);
    expect(itemsFor('test_manager', { hasModerators: false }).items).toEqual(['Export CSV', 'Publish all']);
    expect(itemsFor('test_manager', { isLoaded: false }).items).toEqual(['Moderators', 'Export CSV']);
    expect(itemsFor('community_test_manager').items).toEqual(['Export CSV', 'Publish all']);
    for (const role of roles) expect(itemsFor(role, { isSupervised: false }).items).toEqual([]);
  });

  it('leads to what was chosen', () => {
    const { onExport } = itemsFor('test_manager');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
    expect(onExport).toHaveBeenCalledOnce();
  });
});
