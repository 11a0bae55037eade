// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { selectQueue, tagChanges } from '#machines/flows/issues/judge.selectors.ts';
import { overIssuesMachine, selectAskedTag, selectOpenId, selectText } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesEvent } from '#machines/flows/issues/over-issues.ts';
import { mayTag, offeredName, refusalOfName, tagsWith } from '#machines/flows/issues/tag.rules.ts';
import { useSelector } from '@xstate/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { issueTagLifecycle } from '#machines/lifecycles/issue-tag/issue-tag.machine.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { IssueTagsView } from './issue-tags.view.tsx';
import { TagPickerView } from './tag-picker.view.tsx';
import { TagQuestionView } from './tag-question.view.tsx';

afterEach(cleanup);

const actor = { role: 'customer', userId: 'u1' } as const;
const issue = { issueId: 'i1', code: 'NW-412-18' };
const payments = { id: 'g1', name: 'payments' };
const wording = { id: 'g2', name: 'wording' };
const all = [{ id: 'g3', name: 'checkout' }, payments, wording];

const show = ({ tags = all, own = [payments] }: { tags?: typeof all; own?: typeof all } = {}) => {
  const nothing = fromCallback<EventObject>(() => undefined);
  const input = { actor };
  const over = createActor(overIssuesMachine.provide({ actors: { carryTags: nothing } }), { input }).start();
  const judge = createActor(judgeMachine.provide({ actors: { carryActs: nothing } }), { input }).start();
  function Shown({ hung }: { readonly hung: typeof all }) {
    const text = useSelector(over, selectText);
    const asked = useSelector(over, selectAskedTag);
    const attached = tagsWith('i1', hung, tagChanges(useSelector(judge, selectQueue)));
    const offered = offeredName(text, [...tags, ...attached], actor);
    const picker =
      asked === null ? (
        <TagPickerView
          {...{ judge, over, issue, tags, attached, offered }}
          refusal={text.trim() === '' ? null : refusalOfName(text, actor)}
        />
      ) : (
        <TagQuestionView actorRef={over} tag={asked} count={3} />
      );
    const isOpen = useSelector(over, selectOpenId) === 'i1';
    return <IssueTagsView {...{ judge, over, issue, tags: attached, isOpen, picker }} />;
  }
  const { rerender } = render(<Shown hung={own} />);
  const open = () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(screen.getByRole('button', { name: /^Add tag/ }));
  };
  return {
    judge,
    over,
    changes: () => tagChanges(selectQueue(judge.getSnapshot())),
    open,
    hang: (hung: typeof all) => rerender(<Shown hung={hung} />),
    send: (event: OverIssuesEvent) => over.send(event),
  };
};
const field = () => screen.getByRole('combobox', { name: 'Search or create a tag' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const rows = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .map((row) => `${row.textContent}${row.getAttribute('aria-selected') === 'true' ? ' on' : ''}`);
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label')?.slice(7));

describe('the tags of an issue', () => {
  it('are taken off one by one, and the focus goes on to the next or to Add', () => {
    const { changes } = show({ own: [payments, wording] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove payments' }));
    expect([chips(), document.activeElement?.getAttribute('aria-label')]).toEqual([['wording'], 'Remove wording']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove wording' }));
    expect([chips(), document.activeElement?.textContent.startsWith('Add tag')]).toEqual([[], true]);
    expect(screen.getByText('No tags')).toBeDefined();
    expect(changes().map(({ tag, attached }) => [tag.name, attached])).toEqual([
      ['payments', false],
      ['wording', false],
    ]);
  });

  it('leave the focus beside one that goes with it, whoever took it off', () => {
    const { hang } = show({ own: [payments, wording] });
    screen.getByRole('button', { name: 'Remove payments' }).focus();
    hang([wording]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove wording');
    hang([]);
    expect(document.activeElement?.textContent).toMatch(/^Add tag/);
  });

  it('are hung on and taken off by Enter, several in a row, with a check', () => {
    const { open } = show();
    open();
    expect(rows()).toEqual(['checkout', 'payments on', 'wording']);
    type('word');
    expect(rows()).toEqual(['wording', "Create 'word'"]);
    press('Enter');
    press('Enter');
    expect([rows(), chips()]).toEqual([
      ['checkout', 'payments on', 'wording on'],
      ['payments', 'wording'],
    ]);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect([rows(), chips()]).toEqual([['checkout', 'payments', 'wording on'], ['wording']]);
    fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
    expect(chips()).toEqual(['wording']);
  });

  it('move the mark around the end of the list', () => {
    show().open();
    const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
    press('ArrowUp');
    expect(marked()).toBe('wording');
    press('ArrowDown');
    expect(marked()).toBe('checkout');
  });

  it('keep the mark on the tag that has it when others come', () => {
    const { judge, over, changes } = show({ own: [] });
    cleanup();
    const props = { judge, over, issue, attached: [], offered: null, refusal: null };
    const { rerender } = render(<TagPickerView {...props} tags={all} />);
    press('ArrowDown');
    rerender(<TagPickerView {...props} tags={[{ id: 'g0', name: 'accounts' }, ...all]} />);
    press('Enter');
    expect(changes().map(({ tag }) => tag.name)).toEqual(['payments']);
  });

  it('RE-494: one is created of what is typed, and cannot be taken off before it is there', () => {
    show().open();
    type(' brand new ');
    expect(rows()).toEqual(["Create 'brand new'"]);
    press('Enter');
    expect(screen.getByText('brand new', { selector: 'span' })).toBeDefined();
    expect(chips()).toEqual(['payments']);
  });

  it('RE-567: creating is offered up to 30 letters and not beyond, where the words say why', () => {
    show().open();
    const offers = (length: number): [number, string | undefined] => {
      type('x'.repeat(length));
      return [screen.queryAllByText(/^Create 'x+'$/).length, document.querySelector('[data-state]')?.textContent ?? undefined];
    };
    expect([1, 23, 24, 30, 31].map(offers)).toEqual([
      [1, undefined],
      [1, undefined],
      [1, '24 of 30'],
      [1, '30 of 30'],
      [0, '1 too many'],
    ]);
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tag name cannot be more than 30 characters',
    );
    expect(screen.getByText('No tag matches.')).toBeDefined();
  });

  it('RE-566: creating is not offered of nothing, nor of blanks, nor of a name that there is', () => {
    show().open();
    for (const text of ['', '   ', 'PAYMENTS']) {
      type(text);
      expect(screen.queryByText(/^Create/)).toBeNull();
    }
  });

  it('without any, say how to begin', () => {
    show({ tags: [], own: [] }).open();
    expect(screen.getByText('There are no tags yet. Type a name to create one.')).toBeDefined();
  });

  it('Escape empties the search before it closes', () => {
    const { over, open } = show();
    open();
    type('pay');
    press('Escape');
    expect([rows().length, selectOpenId(over.getSnapshot())]).toEqual([3, 'i1']);
    press('Escape');
    expect(selectOpenId(over.getSnapshot())).toBeNull();
  });
});

describe('a tag of the list', () => {
  it('RE-565: is renamed in its place, with the same words at the field', () => {
    const { over, open, send } = show();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Rename payments' }));
    const name = screen.getByRole('textbox', { name: 'Name of the tag' });
    expect(document.activeElement).toBe(name);
    fireEvent.change(name, { target: { value: 'x'.repeat(31) } });
    fireEvent.submit(name);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tag name cannot be more than 30 characters',
    );
    fireEvent.change(name, { target: { value: 'checkout 2' } });
    fireEvent.submit(name);
    expect(over.getSnapshot().value.tags).toBe('saving');
    act(() => send({ type: 'name.saved' }));
    expect(document.activeElement).toBe(field());
  });

  it('stays in its place while its new name is on its way, though it is not what was searched for', () => {
    const { judge, over, send } = show();
    cleanup();
    send({ type: 'picker.open', issueId: 'i1' });
    send({ type: 'search.change', text: 'pay' });
    send({ type: 'rename.start', tag: payments });
    const props = { judge, over, issue, attached: [], offered: null, refusal: null };
    const { rerender } = render(<TagPickerView {...props} tags={all} />);
    const name = screen.getByRole('textbox', { name: 'Name of the tag' });
    rerender(<TagPickerView {...props} tags={[{ ...payments, name: 'money' }]} />);
    expect([document.activeElement, name.isConnected]).toEqual([name, true]);
  });

  it('keeps its name after Escape, which does not close the list', () => {
    const { over, open } = show();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Rename payments' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name of the tag' }), { key: 'Escape' });
    expect([over.getSnapshot().value.tags, document.activeElement]).toEqual(['choosing', field()]);
  });

  it('RE-496: is deleted after a question that says on how many issues it is', () => {
    const { over, open } = show();
    open();
    const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Delete payments' }));
    ask();
    const question = screen.getByRole('group', { name: 'Delete payments?' });
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It is on 3 issues.');
    fireEvent.keyDown(question, { key: 'Escape' });
    expect([over.getSnapshot().value.tags, document.activeElement]).toEqual(['choosing', field()]);
    ask();
    fireEvent.click(screen.getByRole('button', { name: 'Delete tag' }));
    expect(over.getSnapshot().value.tags).toBe('choosing');
  });
});

describe('the tags of the organization', () => {
  offersWhatTheChartAllows({
    lifecycle: issueTagLifecycle,
    places: { live: { state: 'live' as const, name: 'payments' } },
    draw: (_, who) => {
      if (!mayTag(who)) return () => 0;
      const { over, open } = show();
      open();
      return () => (over.getSnapshot().value.tags === 'choosing' ? 0 : 1);
    },
    controls: { 'tag.rename': /^Rename payments/, 'tag.delete': /^Delete payments/ },
    allowed: { live: { 'tag.rename': 'CT', 'tag.delete': 'CT' } },
  });
});
