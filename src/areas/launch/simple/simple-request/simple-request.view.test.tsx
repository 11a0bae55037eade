// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { keepFormMachine } from '#machines/flows/shared/keep-form.ts';
import type { FormAnswer } from '#machines/flows/shared/keep-form.ts';
import { simpleRequestMachine, selectStage, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import type { LoadedForm } from '#machines/flows/launch/simple/simple-request.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { simpleWish } from '#schema/rules/launch/simple-request.ts';
import { SimpleRequestView } from './simple-request.view.tsx';

afterEach(cleanup);

const at = '2026-11-21T09:00:00.000Z';

type Shown = {
  readonly room?: readonly RoomLine[];
  readonly asides?: readonly string[];
  readonly isHeld?: boolean;
  readonly launchedName?: string;
};

async function show(values: Partial<SimpleRequestValues>, { room, asides = [], isHeld = true, launchedName }: Shown = {}) {
  const form = (more: Partial<SimpleRequestValues>, draftId = 'd1') => ({ values: simpleRequest(more), draftId, attempt: 1 });
  const machine = simpleRequestMachine.provide({
    actors: {
      loadForm: fromPromise(async ({ input: { isTaking } }): Promise<LoadedForm> => ({
        forms: { form: form(values), asides: asides.map((name) => form({ name }, name)) },
        version: 1,
        savedAt: at,
        isUnsent: false,
        isHeld: isHeld || isTaking,
        launchedName: launchedName ?? null,
      })),
      keepForm: keepFormMachine.provide({
        actors: {
          saveForm: fromPromise(async (): Promise<FormAnswer> => ({ kind: 'stale' })),
          watchPage: fromCallback(() => {}),
        },
      }),
      watchForm: fromCallback(() => {}),
      followForm: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { wished: { testId: null, given: null }, openedAt: at } }).start();
  await waitFor(() => expect(selectStage(actor.getSnapshot())).toBe(isHeld ? 'filling' : 'reading'));
  render(
    <SimpleRequestView
      actorRef={actor}
      room={room}
      onPreview={() => actor.send({ type: 'preview.open', at })}
      onClear={() => actor.send({ type: 'form.clear', draftId: 'd2' })}
    />,
  );
  return { values: () => selectValues(actor.getSnapshot()) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0]!);

describe('the simple form', () => {
  it('LA-537: says from the beginning what is left of the hour and when it ends', async () => {
    const text = 'Your organization can launch at most 20 tests an hour, and none is left. One can be launched again at 09:40.';
    await show({}, { room: [{ level: 'blocker', text, field: 'launchesPerHour' }] });
    expect(within(screen.getByRole('list', { name: 'What may be launched' })).getByText(text)).toBeTruthy();
  });

  it('takes one test of the hour, or as many as come along', () => {
    const along = (tests: number) => ({ testId: 't1', code: 'NW-1', name: 'Release', tests, testCases: 0 });
    expect([null, along(0), along(4)].map((clonedFrom) => simpleWish({ clonedFrom }).tests)).toEqual([1, 1, 4]);
  });

  it('is emptied by its button', async () => {
    const { values } = await show({});
    type('Test run name', 'Autumn release');
    press('Clear form');
    expect(values().name).toBe('');
  });

  it('has a field for each value', async () => {
    const { values } = await show({});
    for (const [label, name] of [
      ['Test run name', 'name'],
      ['Link to application', 'accessToApplication'],
      ['Test objective', 'testObjective'],
      ['Notes', 'notes'],
      ['Platforms to test on', 'platformsToTestOn'],
      ['Device requirements', 'deviceRequirements'],
      ['Other desired outcomes', 'customDesiredOutcomes'],
    ] as const) {
      type(label, `typed ${name}`);
      expect(values()[name]).toBe(`typed ${name}`);
    }
    fireEvent.click(screen.getByRole('checkbox', { name: 'Find bugs' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Live' }));
    expect([values().desiredOutcomes, values().sdlcStage]).toEqual([['find_bugs'], 'live']);
  });

  it('LA-394 LA-397 LA-400: asks for what a toggle needs, at the field and in the summary', async () => {
    await show({});
    for (const name of ['The test is localised', 'Include test cases', 'Include known issues'])
      fireEvent.click(screen.getByRole('switch', { name }));
    press('Preview');
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Localisation requirements are required', '#field-testLocalisation'],
      ['A link to your test cases sheet is required', '#field-testCasesUrl'],
      ['A link to your known issues is required', '#field-knownIssuesUrl'],
    ]);
    expect([field('Link to your test cases sheet').getAttribute('aria-invalid'), field('Link to your test cases sheet').id]).toEqual([
      'true',
      'field-testCasesUrl',
    ]);
    fireEvent.click(screen.getByRole('switch', { name: 'Include test cases' }));
    expect(screen.queryByText('A link to your test cases sheet is required')).toBeNull();
  });

  it('names the fields in the summary whose messages do not', async () => {
    await show({ includesKnownIssues: true, knownIssuesUrl: 'here' });
    press('Preview');
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Link to your known issues: Please enter a valid URL');
    expect(screen.getByText('Please enter a valid URL')).toBeTruthy();
  });

  it('says what is wrong in a field when it is left', async () => {
    await show({});
    type('Test run name', '');
    expect(screen.queryByText('A test run name is required')).toBeNull();
    fireEvent.blur(field('Test run name'));
    expect(screen.getByText('A test run name is required')).toBeTruthy();
  });

  it('says what comes along from an earlier test, and can leave it out', async () => {
    const { values } = await show({ clonedFrom: { testId: 'a1', code: 'FAB-3', name: 'Spring', tests: 2, testCases: 24 } });
    expect(screen.getByText('Cloned from FAB-3 Spring')).toBeTruthy();
    expect(screen.getByText(/Its 2 tests with 24 test cases, known issues and targeting groups come along\./)).toBeTruthy();
    press('Leave them out');
    expect(values().clonedFrom).toBeNull();
  });

  it('brings back what was put aside, each by its name, and forgets what is dismissed', async () => {
    const { values } = await show({ name: 'Cloned' }, { asides: ['Begun before', ''] });
    const offered = () => screen.getAllByText('A form you had started was put aside:').map((title) => title.parentElement?.textContent);
    const said = 'A form you had started was put aside: ';
    expect(offered()).toEqual([`${said}Begun before`]);
    press('Show 1 more form');
    expect(offered()).toEqual([`${said}Begun before`, `${said}Without a name`]);
    expect(screen.getAllByRole('button', { name: /^(Bring|Dismiss)/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Bring it back: Begun before',
      'Dismiss Begun before',
      'Bring it back: the form without a name',
      'Dismiss the form without a name',
    ]);
    press('Bring it back: Begun before');
    expect([values().name, offered()]).toEqual(['Begun before', [`${said}Cloned`, `${said}Without a name`]]);
    press('Dismiss Cloned');
    expect(offered()).toEqual([`${said}Without a name`]);
  });

  it('says how many more forms were put aside', async () => {
    await show({}, { asides: ['First', 'Second', 'Third'] });
    expect(screen.getByRole('button', { name: /^Show/ }).textContent).toBe('Show 2 more forms');
  });

  it('says that a test which came along had been launched', async () => {
    await show({}, { launchedName: 'Checkout' });
    const banner = screen.getByText('Checkout').closest<HTMLElement>('[role=status]')!;
    expect(banner.textContent).toContain('Checkout was launched. Only the answer was lost on its way here.');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/results');
    press('Dismiss');
    expect(screen.queryByText(/was launched/)).toBeNull();
  });

  it('is read while another tab types into it, until it is taken over', async () => {
    await show({ name: 'Typed there' }, { isHeld: false });
    expect([
      screen.getByText('This form is open in another tab.').textContent,
      field('Test run name').value,
      screen.getAllByRole('textbox').every((box) => box.closest('fieldset[disabled]') !== null),
      screen.queryAllByRole('button', { name: /^(Preview|Clear form)/ }),
    ]).toEqual(['This form is open in another tab.', 'Typed there', true, []]);
    press('Take over');
    await waitFor(() => expect(field('Test run name').closest('fieldset[disabled]')).toBeNull());
  });

  it('is read once another device has a newer one, with words for that', async () => {
    await show({});
    type('Notes', 'Typed here');
    await screen.findByText('This form was changed on another device.');
    expect(field('Notes').value).toBe('Typed here');
    press('Take over');
    await waitFor(() => expect(field('Notes').closest('fieldset[disabled]')).toBeNull());
  });
});
