// @vitest-environment happy-dom
import { StatusBarProvider, useStatusBarEntries } from '#src/status-bar.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filter, map, pipe } from 'wonka';
import { useViewAddress } from '#src/areas/saved-views/use-view-address.ts';
import { IssueActsHost } from '../issue-acts.host.tsx';
import { keptOfIssues } from '../issue/issue-address.rules.ts';
import { useIssueAddress } from '../issue/use-issue-address.ts';
import { IssueDeskHost } from './issue-desk.host.tsx';
import { listedIssue } from '../issue/issue.builders.ts';
import type { IssueList, ListedIssue } from '../issue/issue-list.ts';

const organization = { id: 'o1', publicId: 'o1' };
const issues = ['i1', 'i2', 'i3', 'i4'].map((id) => listedIssue({ id, code: id }));
const list: IssueList = {
  kind: 'listed',
  issues,
  counts: { untriaged: 4, accepted: 0, rejected: 0 },
  total: 4,
  isLoadingMore: false,
  isCut: false,
  onMore: null,
  onSight: () => undefined,
};

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined })),
);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

/** As the page that lists does. */
function Listing({ renders }: { readonly renders: () => void }) {
  useIssueAddress();
  useViewAddress(keptOfIssues);
  renders();
  return null;
}

type Judged = { readonly input: { readonly issueId: string } };
type Answers = (operation: Operation) => OperationResult | false;
const silence: Answers = () => false;

/** What all keys are said to be. */
function Said() {
  return (
    <p data-testid="said">
      {useStatusBarEntries()
        .keys?.map(({ keys, label }) => `${keys}: ${label}`)
        .join(', ')}
    </p>
  );
}
const said = (): readonly string[] => screen.getByTestId('said').textContent.split(', ');

/** A desk whose server says nothing, and how often each of its rows was gone through. */
const open = async (listed: IssueList = list, answers: Answers = silence) => {
  const asked: Operation[] = [];
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      map((operation) => {
        asked.push(operation);
        return answers(operation);
      }),
      filter((result) => result !== false),
    );
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [server] });
  const member = { role: 'customer', userId: 'u1', organizationPublicId: 'o1' };
  const portal = { client, member, isLive: () => true, refetchTouched: () => undefined };
  const signedIn = { viewer: { id: 'u1', role: 'customer', organization }, portal } as unknown as SignedIn;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/issues?issue=i1'] }) });
  const renders = vi.fn<() => void>();
  const gone = vi.fn<(issue: ListedIssue) => string>(({ id }) => `/issues/${id}`);
  render(
    <SignedInContext value={signedIn}>
      <Provider value={client}>
        <RouterContextProvider router={router}>
          <StatusBarProvider>
            <IssueActsHost isList>
              <Listing renders={renders} />
              <IssueDeskHost list={listed} place="new" emptyText="None" hrefOf={gone} isAcrossTests={false} />
            </IssueActsHost>
            <Said />
          </StatusBarProvider>
        </RouterContextProvider>
      </Provider>
    </SignedInContext>,
  );
  await act(async () => undefined);
  const judged = () => asked.flatMap(({ kind, variables }) => (kind === 'mutation' ? [(variables as Judged).input.issueId] : []));
  return { gone, judged, renders, address: () => new URLSearchParams(router.state.location.searchStr).get('issue') };
};

describe('what the keys are said to be', () => {
  const press = (key: string, shiftKey = false) => act(async () => void fireEvent.keyDown(document.body, { key, code: key, shiftKey }));

  it('is each that works, without a selection and with one', async () => {
    await open();
    expect(said()).toEqual([
      'j k: move',
      '1: accept',
      '2: duplicate',
      '3: reject',
      's: severity',
      't: tags',
      'u: undo',
      'n: note',
      'x: select',
      'e: export',
      'Enter: open',
      'v: views',
      'Shift j: extend',
      'Shift a: select all',
    ]);
    await press('x');
    expect(said()).toEqual([
      '1: accept selected',
      '2: duplicates',
      '3: reject selected',
      's: severity',
      't: tags',
      'e: export',
      'Shift j: extend',
      'Shift a: select all',
      'Escape: clear',
      'u: undo',
      'j k: move',
      'x: select',
      'Enter: open',
      'n: note',
      'v: views',
    ]);
  });
});

describe('a key that moves', () => {
  it('goes through no row but those it marks, and through none when the address follows', async () => {
    const { gone, address, renders } = await open();
    const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('data-key');
    expect(current()).toBe('i1');
    gone.mockClear();
    vi.useFakeTimers();
    await act(async () => void fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' }));
    expect([current(), address()]).toEqual(['i2', 'i1']);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('i2');
    expect(renders).toHaveBeenCalledTimes(1);
    expect(gone.mock.calls.filter(([{ id }]) => id === 'i4')).toHaveLength(0);
  });
});

describe('a verdict', () => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const leaving = () =>
    [...document.querySelectorAll('[data-row]')].flatMap((row, at) => (row.getAttribute('aria-hidden') === 'true' ? [issues[at]?.id] : []));
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key, code: key }));

  it('marks the row that leaves before it is sent, and the next one is of the issue after it', async () => {
    vi.stubGlobal('matchMedia', () => narrow);
    vi.useFakeTimers();
    const { judged } = await open();
    await press('1');
    await press('1');
    expect([leaving(), judged()]).toEqual([['i1', 'i2'], []]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(judged()).toEqual(['i1', 'i2']);
  });

  it('lists again what the server refuses', async () => {
    vi.stubGlobal('matchMedia', () => narrow);
    const answer = (operation: Operation) => ({
      operation,
      data: { flexibleTestingIssueAccept: { successful: false, errors: [{ message: 'Not now.' }] } },
      stale: false,
      hasNext: false,
    });
    const { judged } = await open(list, (operation) => operation.kind === 'mutation' && answer(operation));
    await press('1');
    expect(leaving()).toEqual(['i1']);
    await vi.waitFor(() => expect(leaving()).toEqual([]));
    expect(judged()).toEqual(['i1']);
    await press('k');
    await press('1');
    await vi.waitFor(() => expect(judged()).toEqual(['i1', 'i1']));
  });
});

describe('the place where an issue is read', () => {
  const said = 'Choose an issue to read it here.';
  const empty: IssueList = { ...list, issues: [], counts: { untriaged: 0, accepted: 0, rejected: 0 }, total: 0 };

  it('is drawn as an issue will be while the list is asked for, and says what it is for where the list failed', async () => {
    await open({ kind: 'loading', counts: null });
    const beside = document.querySelector('[aria-label="List of issues"]')?.nextElementSibling;
    expect(beside?.querySelectorAll('.animate-wait').length).toBeGreaterThan(5);
    cleanup();
    await open({ kind: 'failed', requestId: null, onRetry: () => undefined, counts: null });
    expect(document.body.textContent).toContain(said);
  });

  it('is drawn as an issue will be while the first one that is listed is not there yet', async () => {
    await open({ ...empty, onMore: () => undefined });
    const beside = document.querySelector('[aria-label="List of issues"]')?.nextElementSibling;
    expect(beside?.querySelectorAll('.animate-wait').length).toBeGreaterThan(5);
  });

  it('says what it is for while no issue is listed, not while they are asked for', async () => {
    await open(empty);
    expect(document.body.textContent).toContain(said);
    cleanup();
    await open({ ...empty, onMore: () => undefined });
    expect(document.body.textContent).not.toContain(said);
    cleanup();
    await open();
    expect(document.body.textContent).not.toContain(said);
  });
});
