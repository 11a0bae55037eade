// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { never } from 'wonka';
import { afterEach, expect, it, vi } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import CloneListHost from './clone-list.host.tsx';
import type { CloneKind } from './clone-list.host.tsx';

afterEach(cleanup);

const asked = (kind: CloneKind, advancedTestsAccess: boolean): number => {
  const executeQuery = vi.fn<() => typeof never>(() => never);
  const value = { viewer: { organization: { advancedTestsAccess, newLaunchUxEnabled: true } } } as never;
  render(
    <SignedInContext value={value}>
      <Provider value={{ executeQuery }}>
        <CloneListHost kind={kind} onClone={() => undefined} />
      </Provider>
    </SignedInContext>,
  );
  return executeQuery.mock.calls.length;
};

it.each(['runs', 'requests'] as const)(
  'LA-455: says why there is nothing to clone without asking for %s, which the server would refuse',
  (kind) => {
    expect(asked(kind, false)).toBe(0);
    expect(screen.getByText('Your organization does not launch tests.')).toBeDefined();
    cleanup();
    expect(asked(kind, true)).toBeGreaterThan(0);
  },
);
