// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider } from 'urql';
import type { Exchange, Operation } from 'urql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { judgeReportsMachine } from '#machines/flows/moderation/judge-reports.ts';
import { filter, map, pipe } from 'wonka';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { SignedIn } from '#src/viewer.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import { NavigationProvider } from '#src/ui/navigation.tsx';
import { handedIn, resultOf, tester } from '../moderation.builders.ts';
import type { TesterSearch } from './shown-tester.host.tsx';
import { ShownTesterHost } from './shown-tester.host.tsx';

afterEach(cleanup);

const waitingNode = { id: 'r9', testId: 't2', participantId: 'p9', testerName: 'Xenia', testerWaitingCount: 3 };

const testersOf = [
  { id: 'p1', fullName: 'Tester itself', numberOfPendingResultModerations: 2 },
  { id: 'p2', fullName: 'Through', numberOfPendingResultModerations: 0 },
  { id: 'p3', fullName: 'Yuri', numberOfPendingResultModerations: 4 },
];

/** A server that knows every result and one that waits elsewhere, and never answers a write. */
const answering: Exchange = () => (operations) =>
  pipe(
    operations,
    filter(({ kind }) => kind === 'query'),
    map((operation: Operation) => {
      const { id } = operation.variables as { readonly id?: string };
      const result = resultOf({ id: id ?? '', testCase: { ...resultOf().testCase, name: `Case of ${id}` } });
      const data = {
        flexibleTestingTestCaseResult: result,
        platformTest: {
          __typename: 'FlexibleTestingTest',
          id: 't1',
          selectionRequirementsGroups: [{ id: 'g1', participants: testersOf }],
        },
        waitingResults: { totalCount: 1, edges: [{ node: waitingNode }], pageInfo: { hasNextPage: false, endCursor: null } },
      };
      return { operation, data, stale: false, hasNext: false };
    }),
  );

const cases = ['r1', 'r2'].map((id) => handedIn({ id: `k${id}` }, { id }));

const show = (search: TesterSearch, role: Role = 'community_test_manager', listed = cases) => {
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [answering] });
  const signedIn = { viewer: { id: 'u1', role, organization: { id: 'o1' } }, portal: { client } } as unknown as SignedIn;
  const reports = createActor(judgeReportsMachine).start();
  const [onSearch, onJudge, navigate] = [vi.fn<(change: TesterSearch) => void>(), vi.fn<(approval: object) => void>(), vi.fn<() => void>()];
  const drawn = (shown: TesterSearch, assignedCases: typeof cases) => (
    <Provider value={client}>
      <SignedInContext value={signedIn}>
        <NavigationProvider navigate={navigate}>
          <ShownTesterHost
            tester={tester({ assignedCases })}
            testId="t1"
            search={shown}
            onSearch={onSearch}
            onJudge={onJudge}
            reports={reports}
            renderAction={() => null}
            renderPublish={() => null}
          />
        </NavigationProvider>
      </SignedInContext>
    </Provider>
  );
  const { rerender } = render(drawn(search, listed === cases && search.result === 'r2' ? cases.slice(1) : listed));
  const approve = (): void => void fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  const openOld = (result: string, again = listed): void => rerender(drawn({ ...search, result }, again));
  approve();
  const finish = (): void => rerender(drawn({}, []));
  return { onSearch, onJudge, navigate, approve, openOld, finish };
};

describe('an approval', () => {
  it('opens the next result at the press, before any answer', () => {
    const { onSearch, onJudge } = show({ result: 'r1' });
    expect(onJudge).toHaveBeenCalledWith({
      resultId: 'r1',
      name: 'Case of r1',
      version: 1,
      href: '/results/t1/participant/p1?result=r1',
      approved: true,
    });
    expect(onSearch).toHaveBeenCalledWith({ result: 'r2', publish: undefined });
  });

  it('leads to no result approved before it, though an older answer says that one waits', () => {
    const { onSearch, approve, openOld } = show({ result: 'r1' });
    openOld('r2');
    approve();
    expect(onSearch).toHaveBeenLastCalledWith({ result: undefined, publish: undefined });
  });

  it('leads to one that was opened again since', () => {
    const { onSearch, approve, openOld } = show({ result: 'r1' });
    openOld('r2');
    openOld('r1');
    openOld('r2');
    approve();
    expect(onSearch).toHaveBeenLastCalledWith({ result: 'r1', publish: undefined });
  });

  it('of the last result closes the panel', () => {
    const { onSearch, navigate } = show({ result: 'r2' });
    expect(onSearch).toHaveBeenCalledWith({ result: undefined, publish: undefined });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('of the last result leads on to what waits elsewhere, for a moderator who walks through all that waits', () => {
    const { onJudge, navigate } = show({ result: 'r2', waiting: 1 });
    expect(onJudge).toHaveBeenCalledWith(expect.objectContaining({ href: '/results/t1/participant/p1?result=r2&waiting=1' }));
    expect(screen.getByRole('link', { name: 'Waiting on you' }).getAttribute('href')).toBe('/results/waiting');
    expect(navigate).toHaveBeenCalledWith('/results/t2/participant/p9?result=r9&waiting=1', { replace: true });
  });

  it('of the last result offers the next tester with what waits there, by the key of the next result', () => {
    const { navigate, finish } = show({ result: 'r2' });
    finish();
    expect(screen.getByRole('link', { name: /^Next: Xenia, 3 outstanding/ }).getAttribute('href')).toBe(
      '/results/t2/participant/p9?result=r9&waiting=1',
    );
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    expect(navigate).toHaveBeenCalledWith('/results/t2/participant/p9?result=r9&waiting=1', { replace: false });
  });

  it('of the last result offers a manager, who has no desk, the next tester of the same test', () => {
    const { navigate, finish } = show({ result: 'r2' }, 'test_manager');
    finish();
    expect(screen.getByRole('link', { name: /^Next: Yuri, 4 outstanding/ }).getAttribute('href')).toBe('/results/t1/participant/p3');
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    expect(navigate).toHaveBeenCalledWith('/results/t1/participant/p3', { replace: false });
  });

  it('leads nobody else from one tester to another', () => {
    expect(show({ result: 'r2', waiting: 1 }, 'test_manager').navigate).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Waiting on you' })).toBeNull();
  });
});

describe('an approval that leads to the next failed result', () => {
  const mixed = (['fail', 'pass', 'fail'] as const).map((status, at) => handedIn({ id: `k${at}` }, { id: `r${at}`, status }));
  const press = (search: TesterSearch, listed: typeof mixed, role: Role = 'community_test_manager') => {
    const shown = show(search, role, listed);
    shown.onSearch.mockClear();
    shown.openOld(search.result ?? '', listed);
    fireEvent.keyDown(document.body, { key: 'f', code: 'KeyF' });
    return shown;
  };

  it('passes by what did not fail', () => {
    const { onSearch } = press({ result: 'r0' }, mixed);
    expect(onSearch).toHaveBeenLastCalledWith({ result: 'r2', publish: undefined });
  });

  it('leads to what failed elsewhere once none of the tester is left, for moderators', () => {
    expect(press({ result: 'r1' }, mixed.slice(1, 2)).navigate).toHaveBeenLastCalledWith('/results/waiting?show=failed', { replace: true });
    cleanup();
    const { onSearch } = press({ result: 'r1' }, mixed.slice(1, 2), 'test_manager');
    expect(onSearch).toHaveBeenLastCalledWith({ result: undefined, publish: undefined });
  });
});

describe('the panel of a result', () => {
  it('stays for the next one, with nothing of what was begun in the one before', () => {
    const { openOld } = show({ result: 'r1' });
    const panel = screen.getByRole('complementary', { name: 'Case of r1' });
    fireEvent.click(screen.getByRole('button', { name: 'Request edit' }));
    fireEvent.change(screen.getByLabelText('What should the tester change?'), { target: { value: 'Of the first.' } });
    openOld('r2');
    expect(screen.getByRole('complementary', { name: 'Case of r2' })).toBe(panel);
    expect(screen.queryByLabelText('What should the tester change?')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Request edit' }));
    expect(screen.getByLabelText('What should the tester change?')).toHaveProperty('value', '');
    openOld('r1');
    fireEvent.click(screen.getByRole('button', { name: 'Continue with the request' }));
    expect(screen.getByLabelText('What should the tester change?')).toHaveProperty('value', 'Of the first.');
  });
});
