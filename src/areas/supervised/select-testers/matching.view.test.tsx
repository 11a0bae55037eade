// @vitest-environment happy-dom
import { selectTestersMachine } from '#machines/flows/supervised/select-testers.ts';
import type { Match, MatchFilters } from '#machines/flows/supervised/select-testers.ts';
import { groupOf, matchOf, testerOf, witness } from '#machines/flows/supervised/supervised.builders.ts';
import { testerGroupMachine } from '#machines/flows/supervised/tester-group.ts';
import type { GroupNotice, GroupValues } from '#machines/flows/supervised/tester-group.ts';
import { noTargeting } from '#machines/flows/supervised/tester-group.rules.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { SelectionChoice } from '../tester-group/selection-choice.tsx';
import { MatchNoteView, MatchingView } from './matching.view.tsx';

afterEach(cleanup);

const silent = fromPromise<Match, { advancedTestId: string; filters: MatchFilters }>(() => new Promise(() => {}));

const show = (values: GroupValues, match: Match | null) => {
  const selectTesters = selectTestersMachine.provide({ actors: { matchTesters: silent } });
  const actorRef = createActor(testerGroupMachine.provide({ actors: { selectTesters } }), {
    input: { groupId: 1, advancedTestId: 'a1', values, listener: witness<GroupNotice>().ref },
  }).start();
  const { container } = render(
    <>
      <SelectionChoice actorRef={actorRef} lines={{ selected: null, backups: null }} reasonError={null} backupsError={null} />
      <MatchingView actorRef={actorRef} organization="Northwind" fields={fields} />
      <MatchNoteView actorRef={actorRef} />
    </>,
  );
  if (match !== null) act(() => actorRef.send({ type: 'testers.found', match }));
  return { actorRef, container, text: () => container.textContent, values: () => actorRef.getSnapshot().context.values };
};
const fields = [
  { dimension: 'operatingSystemVersionIds' as const, label: 'Operating system versions', options: [{ id: '15', label: 'Android 15' }] },
];
const theSwitch = () => screen.getByRole('switch', { name: 'Automatic tester selection' });

describe('matching testers', () => {
  it('LA-020: shows how many fit and who, with what becomes of each', () => {
    const { text } = show(groupOf(), matchOf(3, 1284));
    expect(text()).toContain('1,284testers match, 2 selected, 1 backup');
    expect(text()).toContain('1,284 match2 of 2 covered');
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/Tester 1.*99.*Available now.*Selected/),
      expect.stringMatching(/Tester 2.*98.*Selected/),
      expect.stringMatching(/Tester 3.*97.*Backup/),
    ]);
  });

  it('says what each criterion costs, the dearest first, and drops one', () => {
    const targeting = { ...noTargeting, countryIds: ['1', '2', '3'], operatingSystemVersionIds: ['15'] };
    const { actorRef, values } = show(groupOf({ targeting }), matchOf(3));
    const costs = [
      { criterion: 'countryIds', totalNumber: 3 },
      { criterion: 'excludedTesterIds', totalNumber: 4 },
      { criterion: 'operatingSystemVersionIds', totalNumber: 815 },
    ];
    act(() => actorRef.send({ type: 'costs.found', costs }));
    const items = within(screen.getByRole('list', { name: 'What each criterion costs' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'without Android 15: 812 moreDrop',
      'without those taken out: 1 moreDrop',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Drop Android 15' }));
    expect(values().targeting.operatingSystemVersionIds).toEqual([]);
    expect(screen.queryByRole('list', { name: 'What each criterion costs' })).toBeNull();
  });

  it('are not drawn again by a key in the name of the group', () => {
    let drawn = 0;
    const counting = {
      ...testerOf(1),
      get fullName() {
        drawn += 1;
        return 'Tester 1';
      },
    };
    const { actorRef, values } = show(groupOf(), { totalNumber: 1, testers: [counting, testerOf(2)] });
    const before = drawn;
    expect(before).toBeGreaterThan(0);
    act(() => actorRef.send({ type: 'text.change', field: 'name', text: 'Berlin' }));
    expect([values().name, drawn]).toEqual(['Berlin', before]);
    act(() => actorRef.send({ type: 'results.change', text: '1' }));
    expect(drawn).toBeGreaterThan(before);
  });

  it('lists who was browsed to as neither selected nor backup', () => {
    const { actorRef, text } = show(groupOf(), matchOf(3, 4));
    act(() => actorRef.send({ type: 'testers.browsed', page: { testers: [testerOf(4)], endCursor: null } }));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => /Selected|Backup/u.exec(row.textContent ?? '')?.[0] ?? null)).toEqual([
      'Selected',
      'Selected',
      'Backup',
      null,
    ]);
    expect(text()).toContain('4 of 4 listed by rank');
  });

  it('LA-578: says when there are too few', () => {
    const { text } = show(groupOf(), matchOf(1));
    expect(text()).toContain(
      'There are fewer testers than the number of results needed. Testers need to be manually selected or recruited by the CM&S team',
    );
  });

  it('LA-579: asks for the number first', () => {
    expect(show(groupOf({ numberOfResultsNeeded: null }), null).text()).toContain(
      'Enter the number of results needed to preview tester selection',
    );
  });

  it('says why it looks for nobody when more results are needed than may be', () => {
    const { text } = show(groupOf({ numberOfResultsNeeded: 1001 }), null);
    expect(text()).toContain('Cannot require more than 1000 results');
    expect(text()).not.toContain('Enter the number');
  });

  it('LA-292: the switch of a group without enough testers stands off and says why', () => {
    show(groupOf(), matchOf(1));
    expect(theSwitch().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(theSwitch());
    expect((theSwitch() as HTMLInputElement).checked).toBe(false);
  });

  it('a tester is taken out and put back', () => {
    const { text, values } = show(groupOf(), matchOf(3));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Tester 2' }));
    expect(values().removed.map(({ id }) => id)).toEqual(['t2']);
    expect(text()).toContain('Taken out: Tester 2');
    fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
    expect(values().removed).toEqual([]);
  });
});

describe('selection by hand', () => {
  it('LA-289 LA-445 LA-446 LA-447: asks why, with two reasons to pick and one to write', () => {
    const { values } = show(groupOf(), matchOf(3));
    fireEvent.click(theSwitch());
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Cannot input the targeting requirements in the UI',
      'This customer requires manual tester selection',
      'Other',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'This customer requires manual tester selection' }));
    expect(values().reason).toBe('This customer requires manual tester selection');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'By phone' } });
    expect(values().reason).toBe('By phone');
  });

  it('adds testers of the list, who may only be a backup not as selected', () => {
    const { values } = show(groupOf({ isAutomatic: false }), { totalNumber: 2, testers: [testerOf(1), testerOf(2, { backupOnly: true })] });
    fireEvent.click(screen.getByRole('button', { name: 'Add Tester 1' }));
    expect(screen.getByRole('button', { name: 'Add Tester 2' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Add Tester 2 as backup' }));
    expect([values().selected, values().backups]).toEqual(['t1@crowd.test', 't2@crowd.test']);
  });

  it('LA-448: names addresses that are selected already', () => {
    const { text } = show(groupOf({ isAutomatic: false, selected: 'a@b.test', backups: 'A@b.test' }), null);
    expect(text()).toContain('The following emails have already been selected: a@b.test');
  });
});
