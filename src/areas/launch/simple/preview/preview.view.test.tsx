// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { previewMachine } from '#machines/flows/launch/simple/preview.ts';
import type { PreviewAnswer, PreviewInput } from '#machines/flows/launch/simple/preview.ts';
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { RoomLine } from '#schema/rules/launch/readiness.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { OutcomeView } from './outcome.view.tsx';
import { previewTexts } from '#schema/vocabulary/launch/simple.ts';
import type { Fate } from '#src/launch-approval.tsx';
import { PreviewView } from './preview.view.tsx';

afterEach(cleanup);

const receipt = { id: 'a1', name: 'Autumn release', url: '/results/a1' };
const cases = ['Open', 'Search', 'Pay', 'Return'].map((name, at) => ({ id: String(at), name }));

function show(answers: readonly (PreviewAnswer | Error)[], more: Partial<PreviewInput> = {}, room: readonly RoomLine[] = [], fate?: Fate) {
  const left = [...answers];
  const edits: string[] = [];
  const machine = previewMachine.provide({
    actors: {
      launchTest: fromPromise(async () => {
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('none');
        return answer;
      }),
      nameOrganization: nameOrganizationMachine.provide({
        actors: { saveName: fromPromise(async (): Promise<Answer> => ({ successful: true, messages: [] })) },
      }),
    },
  });
  const form = { values: simpleRequest({ desiredOutcomes: ['find_bugs'], sdlcStage: 'release' }), draftId: 'd1', attempt: 1 };
  const input = { form, receipt: null, isNameChosen: true, chosenName: 'Fabrikam', maySkipName: false, ...more };
  const actor = createActor(machine, { input }).start();
  render(
    <>
      <PreviewView actorRef={actor} cases={cases} room={room} onEdit={() => edits.push('edit')} />
      <OutcomeView actorRef={actor} {...(fate !== undefined && { fate })} />
    </>,
  );
  return { edits };
}

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!);
const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name });

describe('the preview of a test request', () => {
  it('LA-085 LA-086 LA-087: has its title, all values, a launch button and a way back to edit', () => {
    const { edits } = show([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Test run preview' })).toBeTruthy();
    for (const text of ['Autumn release', 'Use the test card', 'Chrome and Safari', 'Find bugs', 'Release', 'Now'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Launch test' }).length).toBeGreaterThan(0);
    press('Edit test');
    expect(edits).toEqual(['edit']);
  });

  it('counts its test cases, for not all of them are in sight', () => {
    show([]);
    expect(screen.getByRole('heading', { name: 'Test cases' }).parentElement?.textContent).toBe('Test cases4');
  });

  it('LA-616 LA-618: shows three test cases, and all of them on demand', () => {
    show([]);
    const list = () => within(screen.getByRole('region', { name: 'Test cases' }));
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open', 'Search', 'Pay']);
    fireEvent.click(list().getByRole('button', { name: 'Show all (4)' }));
    expect(list().getAllByRole('listitem').length).toBe(4);
  });

  it('LA-537: says before the launch what is left of the hour and when it ends', () => {
    const text = '15 of 20 tests an hour are left, more again at 09:40';
    show([], {}, [{ level: 'hint', text, field: 'launchesPerHour' }]);
    expect(within(screen.getByRole('list', { name: 'What may be launched' })).getByText(text)).toBeTruthy();
  });

  it('LA-088 LA-092 LA-093: says that the request was received, and cannot be launched again', async () => {
    show([{ kind: 'launched', receipt }]);
    press('Launch test');
    const told = within(await dialog('We have received your test request'));
    expect(told.getByText('Testing will begin soon and you will get results in 48 hours or less.')).toBeTruthy();
    expect(told.getByRole('link', { name: 'View results' }).getAttribute('href')).toBe('/results/a1');
    const [launched] = screen.getAllByRole('button', { name: 'Test launched', hidden: true });
    expect(launched?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('button', { name: 'Edit test', hidden: true })[0]?.getAttribute('aria-disabled')).toBe('true');
  });

  it('LA-089 LA-540 LA-541: shows the words of the server after a refusal, and tries again', async () => {
    show([
      { kind: 'refused', message: 'Come back tomorrow.' },
      { kind: 'launched', receipt },
    ]);
    press('Launch test');
    const failed = within(await dialog('The test has not been launched', 'alertdialog'));
    expect(failed.getByText('Come back tomorrow.')).toBeTruthy();
    fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await dialog('We have received your test request');
  });

  it('LA-089 LA-539: has its own words where the server has none', async () => {
    show([{ kind: 'refused', message: ' ' }, new Error('lost')]);
    press('Launch test');
    const failed = await dialog('Your test request has not been sent', 'alertdialog');
    fireEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/it cannot be launched twice/)).toBeTruthy();
  });

  it('LA-090 LA-091: asks for the company name on the first launch, before the way to the results', async () => {
    show([{ kind: 'launched', receipt }], { isNameChosen: false, chosenName: null });
    press('Launch test');
    const asked = within(await dialog('We have received your test request'));
    expect(asked.getByText(/^Before you view your test results, please let us know your company name/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View results', hidden: true })).toBeNull();
    fireEvent.change(asked.getByLabelText(/Company name/), { target: { value: 'Fabrikam' } });
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'View results' })).toBeTruthy());
  });

  it.each([
    ['the company name', false],
    ['nothing', true],
  ])('promises no start where a launch waits and asks for %s', async (_, isNameChosen) => {
    show([{ kind: 'launched', receipt }], { isNameChosen }, [], { isLaunched: false, words: <p>It waits.</p> });
    press('Launch test');
    const told = within(await dialog('We have received your test request'));
    expect(told.getByText('It waits.')).toBeTruthy();
    expect(told.queryByText(previewTexts.soon)).toBeNull();
  });
});
