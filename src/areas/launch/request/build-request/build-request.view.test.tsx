// @vitest-environment happy-dom
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { requestOf, savedDraft } from '#machines/flows/launch/launch.builders.ts';
import { own } from '#machines/flows/launch/request/build-request.builders.ts';
import { emptyTargetingGroup } from '#schema/rules/launch/requested-test.ts';
import { buildRequestMachine } from '#machines/flows/launch/request/build-request.ts';
import type { LaunchAnswer, LoadedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import { keepDraftMachine } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { HoldAnswer, SaveAnswer } from '#machines/flows/launch/drafts/keep-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { cases, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { BuildRequestView } from './build-request.view.tsx';

/** The question is fetched when it is asked; here it is there at once, however busy the machine is. */
beforeAll(() => import('#src/ui/modal.tsx'));
afterEach(cleanup);

const never = <T,>(): Promise<T> => new Promise<T>(() => {});

const openWith = (draft: RequestDraft): LoadedDraft => ({ kind: 'open', saved: savedDraft(draft), unsent: false, moved: false, of: own });

async function show(
  draft: RequestDraft,
  flags: LaunchFlags = plainFlags,
  found: LoadedDraft = openWith(draft),
  room: readonly RoomLine[] = [],
  cost: string | null = null,
) {
  const sent: string[] = [];
  const machine = buildRequestMachine.provide({
    actors: {
      loadDraft: fromPromise(async () => found),
      watchClock: fromCallback(() => {}),
      watchDraft: fromCallback(() => {}),
      keepDraft: keepDraftMachine.provide({
        actors: {
          keepCopy: fromPromise(() => never<void>()),
          saveDraft: fromPromise(() => never<SaveAnswer>()),
          holdDraft: fromPromise(() => never<HoldAnswer>()),
          giveDraft: fromPromise(() => never<void>()),
          watchPage: fromCallback(() => {}),
        },
      }),
      launchRequest: fromPromise(async ({ input }): Promise<LaunchAnswer> => {
        sent.push(input.saved.draft.name);
        return { kind: 'launched', receipt: { id: 'a1', name: input.saved.draft.name }, isLate: false, held: null };
      }),
    },
  });
  const actor = createActor(machine, {
    input: { flags, openedAt: '2026-11-21T09:00:00.000Z', sdlcStage: null, wished: { draftId: null, testId: null } },
  }).start();
  await waitFor(() => expect(actor.getSnapshot().matches('loading')).toBe(false));
  render(
    <BuildRequestView
      actorRef={actor}
      estimate={{ whole: null, short: null, room, cost }}
      facts={new Map()}
      codes={new Map([['276', 'DE']])}
    />,
  );
  return { actor, sent };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const launch = () => screen.getAllByRole('button', { name: /Launch test request/ })[0]!;

describe('the request summary', () => {
  it('LA-057 LA-058 LA-059 LA-060 LA-062: shows each test as a card with its name, activity, application, scope and targeting', async () => {
    await show(requestOf(2));
    const shown = card('Test #2');
    expect(shown.getByRole('heading', { name: 'Test #2' })).toBeTruthy();
    expect(shown.getByText('Exploratory')).toBeTruthy();
    expect(shown.getByText('Web,')).toBeTruthy();
    const link = shown.getByRole('link', { name: /shop\.northwind\.example/ });
    expect([link.getAttribute('href'), link.textContent]).toEqual([
      'https://shop.northwind.example',
      'https://shop.northwind.example\u2060 (opens in a new tab)',
    ]);
    expect(shown.getByText('The order journey')).toBeTruthy();
    expect(shown.getByText('Out of scope: Returns')).toBeTruthy();
    expect(shown.getByText('Germany')).toBeTruthy();
  });

  it('LA-065: shows every targeting group of a test, with all that each asks for', async () => {
    const named = (id: string, name: string) => [{ id, name }];
    const groups = [
      { ...emptyTargetingGroup, countries: named('276', 'Germany'), languages: named('1', 'German') },
      { ...emptyTargetingGroup, countries: [...named('76', 'Brazil'), ...named('250', 'France')], internetBrowsers: named('2', 'Firefox') },
      { ...emptyTargetingGroup, operatingSystemVersions: named('3', 'Windows 11'), operatingSystemDeviceTypes: named('4', 'Desktop') },
    ];
    await show(requestOf(0, { tests: [{ id: 't1', values: exploratory({ targetingGroups: groups }) }] }));
    const lines = within(card('Test #1').getByRole('list', { name: 'Targeting groups' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['GermanyGerman', 'BrazilFranceFirefox', 'Desktop, Windows 11']);
  });

  it('says of each test how much it holds, and whether anything is left to fix', async () => {
    const run = { activity: 'test_case_run', testCases: cases(3), numberOfResultsPerTestCaseNeeded: '2' } as const;
    const data = { requiresTestData: 'true', testDataPool: [{ card: '4111' }, { card: '4222' }] } as const;
    const tests = [
      { id: 't1', values: exploratory({ name: 'Run', ...run, ...data }) },
      { id: 't2', values: exploratory({ name: 'Charter', testGoal: '' }) },
    ];
    await show(requestOf(0, { tests }), flagsWith({ uniqueTestData: true }));
    const said = (name: string, words: string) => card(name).queryByText(words) !== null;
    expect(['3 test cases, 2 results each', '2 rows', 'Not needed', 'Complete'].map((words) => said('Run', words))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(['2 rows', 'Not needed', 'Complete', '1 to fix'].map((words) => said('Charter', words))).toEqual([false, true, false, true]);
  });

  it('says what its tests share once there are two', async () => {
    await show(requestOf(1));
    expect(screen.getByText(/^1 of 10 tests/).textContent).toBe('1 of 10 tests.');
    cleanup();
    await show(requestOf(2));
    expect(screen.getByText(/^2 of 10 tests/).textContent).toBe('2 of 10 tests. They launch together and share one schedule.');
  });

  it('LA-061: cuts the text of a long link and keeps its address', async () => {
    const address = `https://shop.northwind.example/${'x'.repeat(60)}`;
    await show(requestOf(0, { tests: [{ id: 't1', values: exploratory({ accessToApplicationUrl: address }) }] }));
    const link = card('Test #1').getByRole('link', { name: new RegExp(address) });
    expect([link.getAttribute('href'), link.textContent?.includes(`${address.slice(0, 40)}…`)]).toEqual([address, true]);
  });

  it('LA-066: has one Edit link for each step, and each opens the test there', async () => {
    await show(requestOf(2));
    for (const [name, id] of [
      ['Test #1', 't1'],
      ['Test #2', 't2'],
    ] as const) {
      const links = card(name).getAllByRole('link', { name: /^Edit/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['activity', 'app', 'scope', 'targeting', 'review'].map((step) => `/launch/test?test=${id}&step=${step}`),
      );
    }
  });

  it('LA-067 LA-069: duplicates, and removes only when there is more than one', async () => {
    await show(requestOf(1));
    expect(screen.queryByRole('button', { name: 'Remove this test' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate this test' }));
    expect(card('Test #2').getByRole('button', { name: 'Remove this test' })).toBeTruthy();
  });

  it('duplicates once at a double click', async () => {
    const { actor } = await show(requestOf(1));
    const duplicate = screen.getByRole('button', { name: 'Duplicate this test' });
    for (const detail of [1, 2]) fireEvent.click(duplicate, { detail });
    expect(actor.getSnapshot().context.draft.tests.length).toBe(2);
  });

  it('says of what was left in the wizard whether the request holds it', async () => {
    const left = (testId: string, name: string) => ({ testId, step: 'scope' as const, values: exploratory({ name, testGoal: 'More' }) });
    await show(requestOf(1, { parked: [left('n', 'Checkout'), left('m', '')], wizard: left('t1', 'Renamed') }));
    const said = screen.getAllByText(/finished\.$/).map((title) => title.parentElement?.textContent);
    expect(said).toEqual([
      'Checkout is not finished. You left it at Scope. It is not part of the request until you add it.',
      'A test is not finished. You left it at Scope. It is not part of the request until you add it.',
      'The changes to Test #1 are not finished. You left it at Scope. The request holds the test as it was until you update it.',
    ]);
  });

  it('says on the button what the launch takes, and what is left before anybody tried to launch', async () => {
    const { actor } = await show({ ...requestOf(1), name: '' }, plainFlags, undefined, [], '18 Credits');
    const [button] = screen.getAllByRole('button', { name: 'Launch test request' });
    expect(button?.textContent).toContain('Launch test request for 18 Credits');
    expect(screen.getAllByText('It takes 18 Credits.').length).toBeGreaterThan(0);
    const readiness = screen.getByRole('region', { name: 'Readiness' });
    expect(readiness.textContent).toMatch(/[0-9]+ left/);
    expect([readiness.className, readiness.querySelector('ul')?.className]).toEqual([
      expect.stringContaining('wide:min-h-40'),
      expect.stringContaining('wide:overflow-y-auto'),
    ]);
    actor.send({ type: 'request.launch' });
    await waitFor(() => expect(readiness.textContent).toMatch(/[0-9]+ to fix/));
  });

  it('LA-068: removes a test once it was asked', async () => {
    const { actor } = await show(requestOf(2));
    fireEvent.click(card('Test #1').getByRole('button', { name: 'Remove this test' }));
    await screen.findByText('Remove this test from the request?');
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(actor.getSnapshot().context.draft.tests.map(({ id }) => id)).toEqual(['t2']);
  });

  it.each([
    ['Test #1', 'Test #2'],
    ['Test #2', 'Test #3'],
    ['Test #3', 'Test #2'],
  ])('goes on after removing %s at the card of %s', async (removed, next) => {
    await show(requestOf(3));
    const trash = card(removed).getByRole('button', { name: 'Remove this test' });
    trash.focus();
    fireEvent.click(trash);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(document.activeElement).toBe(card(next).getByRole('button', { name: 'Duplicate this test' }));
  });

  it('lets nothing be typed where somebody else types, and says why it cannot be discarded', async () => {
    const draft = requestOf(1);
    const holder = { kind: 'device', name: 'Ann Berg' } as const;
    const { actor } = await show(draft, plainFlags, { kind: 'reading', saved: savedDraft(draft), holder, of: own });
    const isShut = (element: HTMLElement): boolean => element.closest('fieldset[disabled]') !== null;
    const discard = screen.getByRole('button', { name: 'Discard draft' });
    const reason = document.getElementById(discard.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([isShut(screen.getByLabelText('Test run name')), isShut(discard), reason]).toEqual([
      true,
      false,
      'Ann Berg is typing into this draft. Take over first.',
    ]);
    fireEvent.click(discard);
    expect(actor.getSnapshot().matches('reading')).toBe(true);
  });

  it('LA-070: leads to a new test', async () => {
    await show(requestOf(1));
    expect(screen.getByRole('link', { name: 'Add a new test from scratch' }).getAttribute('href')).toBe('/launch/test?test=new');
  });

  it('LA-225 LA-226 LA-227: says why no eleventh test can be added', async () => {
    await show(requestOf(10));
    const add = screen.getByRole('link', { name: /Add a new test from scratch/ });
    expect([add.getAttribute('aria-disabled'), add.getAttribute('href')]).toEqual(['true', null]);
    expect(screen.getAllByText('You have reached the limit of 10 tests per request.').length).toBeGreaterThan(0);
    expect(card('Test #1').getByRole('button', { name: 'Duplicate this test' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('LA-071 LA-072 LA-073: names, schedules and launches the whole request', async () => {
    const { actor, sent } = await show(requestOf(2, { name: '' }));
    expect(launch().getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(screen.getByLabelText(/Test run name/), { target: { value: 'Release 12' } });
    expect([screen.getByRole('radio', { name: 'Now' }), screen.getByRole('radio', { name: 'Later' })].length).toBe(2);
    fireEvent.click(launch());
    await waitFor(() => expect(actor.getSnapshot().matches('launched')).toBe(true));
    expect(sent).toEqual(['Release 12']);
  });

  it('LA-249: offers recurring only where it is enabled', async () => {
    await show(requestOf(1));
    expect(screen.queryByRole('radio', { name: 'Recurring' })).toBeNull();
    cleanup();
    await show(requestOf(1), flagsWith({ autoLaunchingEnabled: true }));
    expect(screen.getByRole('radio', { name: 'Recurring' })).toBeTruthy();
  });

  it('names what is missing, with the way to mend it', async () => {
    await show(requestOf(0, { name: 'Release', tests: [{ id: 't1', values: exploratory({ targetingGroups: [] }) }] }));
    const [link] = screen.getAllByRole('link', { name: /Please select at least one targeting group/ });
    expect(link?.getAttribute('href')).toBe('/launch/test?test=t1&step=targeting#field-targetingGroups');
    expect(launch().getAttribute('aria-disabled')).toBe('true');
  });

  it('warns beside the button and in Readiness of a launch that takes the credits below zero, and lets it through', async () => {
    const text = 'The launch takes the balance 40 Credits below zero';
    await show(requestOf(1, { name: 'Release 12' }), plainFlags, undefined, [{ level: 'warning', text, field: 'credits' }]);
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('/organization-user/credit-usage');
    expect(screen.getAllByText(`${text}.`).length).toBeGreaterThan(0);
    expect(launch().getAttribute('aria-disabled')).toBeNull();
  });

  it('LA-537: does not launch what the credits or the hour do not suffice for, and says why in Readiness and at the button', async () => {
    for (const field of ['credits', 'launchesPerHour']) {
      const text = `Refused for ${field}.`;
      const { sent } = await show(requestOf(1, { name: 'Release 12' }), plainFlags, undefined, [{ level: 'blocker', text, field }]);
      const readiness = within(screen.getByRole('region', { name: 'Readiness' }));
      expect(readiness.getByText(text)).toBeTruthy();
      expect(launch().getAttribute('aria-disabled')).toBe('true');
      expect(screen.getAllByText(text).length).toBeGreaterThan(1);
      fireEvent.click(launch());
      expect(sent).toEqual([]);
      cleanup();
    }
  });
});
