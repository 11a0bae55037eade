import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Role } from '#schema/vocabulary/roles.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import { BrowseResultsHost } from './browse-results.host.tsx';

afterEach(() => {
  cleanup();
  scrollTo(0, 0);
});

const open = (role: Role, autoLaunchingEnabled = true): void => {
  const { Hosted } = hostedFor(role, {}, { flexibleTestingAccess: true, advancedTestsAccess: true, autoLaunchingEnabled });
  render(
    <Hosted>
      <BrowseResultsHost
        browsed={{ autoLaunchStatuses: [], find: '', sort: 'date', days: null }}
        onBrowse={() => undefined}
        waiting={null}
        views={null}
        renderUpcomingActions={() => null}
      />
    </Hosted>,
  );
};

const filterFor = (role: Role, autoLaunchingEnabled = true): boolean => {
  open(role, autoLaunchingEnabled);
  const isThere = screen.queryByLabelText('Auto Launch Status') !== null;
  cleanup();
  return isThere;
};

it('RE-022, RE-605: shows the Auto Launch Status filter to test managers, and neither to customers nor to moderators', () => {
  expect((['test_manager', 'customer', 'community_test_manager'] as const).map((role) => filterFor(role))).toEqual([true, false, false]);
});

it('RE-634: offers that filter only where requests launch by themselves', () => {
  expect(filterFor('test_manager', false)).toBe(false);
});

it('RE-023, RE-025: leads customers and test managers to the settings of auto-export, and no moderator', () => {
  const leads = (role: Role): boolean => {
    open(role);
    const isThere = screen.queryByRole('link', { name: 'Auto-export settings' }) !== null;
    cleanup();
    return isThere;
  };
  expect((['customer', 'test_manager', 'community_test_manager'] as const).map(leads)).toEqual([true, true, false]);
});

it('RE-026: shows BACK TO TOP once more than four heights of the screen were scrolled', () => {
  const scrolledTo = (screens: number): boolean => {
    vi.spyOn(globalThis.window, 'scrollY', 'get').mockReturnValue(window.innerHeight * screens);
    act(() => void fireEvent.scroll(window));
    return screen.queryByRole('button', { name: 'BACK TO TOP' }) !== null;
  };
  open('customer');
  expect([0, 1, 3.9, 4, 4.1, 9, 3.9].map(scrolledTo)).toEqual([false, false, false, false, true, true, false]);
  vi.restoreAllMocks();
});
