// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { saveViewMachine } from '#machines/flows/saved-views/acts.ts';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { SavedViewRow } from '#machines/lifecycles/saved-view/saved-view.types.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { SavedViewsView } from './saved-views.view.tsx';
import type { ShownView } from './all-views.view.tsx';
import { ViewFormView } from './view-form.host.tsx';

afterEach(cleanup);

const one: ShownView = {
  id: 'w1',
  name: 'Blockers',
  href: '/issues?severity=critical&view=w1',
  note: null,
  isPinned: false,
  isOpen: false,
  isChanged: false,
  mayUpdate: true,
  mayRemove: true,
};

const show = (views: readonly ShownView[] | null, more: { readonly isNarrowed?: boolean; readonly onRetry?: () => void } = {}) => {
  const asked = vi.fn<(...said: readonly unknown[]) => void>();
  render(
    <SavedViewsView
      views={views}
      isNarrowed={more.isNarrowed ?? false}
      wholeHref="/issues"
      onRetry={more.onRetry ?? null}
      onSave={() => asked('save')}
      onEdit={(id) => asked('edit', id)}
      onPin={({ id }) => asked('pin', id)}
      onUpdate={({ id }) => asked('update', id)}
      onRemove={({ id }) => asked('remove', id)}
    />,
  );
  return asked;
};
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Views/ }));
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the line of saved views', () => {
  it('has the focus at its views once the button that saved one is gone', async () => {
    const props = {
      views: [],
      wholeHref: '/issues',
      onRetry: null,
      onSave: () => undefined,
      onEdit: () => undefined,
      onPin: () => undefined,
      onUpdate: () => undefined,
      onRemove: () => undefined,
    };
    const { rerender } = render(<SavedViewsView {...props} isNarrowed />);
    screen.getByRole('button', { name: 'Save view' }).focus();
    rerender(<SavedViewsView {...props} isNarrowed={false} />);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: /^Views/ }));
  });

  it('has those that are pinned and the one that is open as links', () => {
    show([
      { ...one, isPinned: true },
      { ...one, id: 'w2', name: 'Mine', isOpen: true },
      { ...one, id: 'w3', name: 'Other' },
    ]);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(links).toEqual([
      ['Blockers', one.href, null],
      ['Mine', one.href, 'true'],
      ['', '/issues', null],
    ]);
    expect(screen.getByRole('link', { name: 'Leave the view Mine' })).toBeTruthy();
  });

  it('says that the list differs from the view that is open, and saves it there or as a new one', () => {
    const asked = show([{ ...one, isOpen: true, isChanged: true }], { isNarrowed: true });
    expect(screen.getByRole('status').textContent).toBe('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Update view' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save as new' }));
    expect(asked.mock.calls).toEqual([['update', 'w1'], ['save']]);
  });

  it('offers somebody else to save it as a new one alone', () => {
    show([{ ...one, isOpen: true, isChanged: true, mayUpdate: false }], { isNarrowed: true });
    expect(buttons()).toEqual(['Viewsv', 'Save as new'].map((name) => expect.stringMatching(new RegExp(`^${name}`, 'i'))));
  });

  it.each([
    ['a list that says nothing', [], false, []],
    ['a list that is narrowed', [], true, ['Save view']],
    ['an open view as it is kept', [{ ...one, isOpen: true }], true, []],
    ['views on their way', null, true, ['Save view']],
  ])('offers for %s', (_, views, isNarrowed, offered) => {
    show(views, { isNarrowed });
    expect(buttons().slice(1)).toEqual(offered);
  });
});

describe('all saved views', () => {
  it('are told to be none yet, with the way to the first', () => {
    const asked = show([], { isNarrowed: true });
    open();
    expect(screen.getByText('No saved views yet. Narrow the list, then save it under a name.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save this list as a view' }));
    expect(asked.mock.calls).toEqual([['save']]);
  });

  it('can be asked for again where they did not come', () => {
    const onRetry = vi.fn<() => void>();
    show(null, { onRetry });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('are searched where they are many', () => {
    show(Array.from({ length: 11 }, (_, place) => ({ ...one, id: `w${place}`, name: `View ${place}` })));
    open();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search views' }), { target: { value: 'view 10' } });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['View 10']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search views' }), { target: { value: 'nothing' } });
    expect(screen.getByText('No view matches.')).toBeTruthy();
  });

  it('are pinned, changed and removed, each by a button with its name', () => {
    const asked = show([{ ...one, note: 'Shared by Ada Byron' }]);
    open();
    expect(screen.getByText('Shared by Ada Byron')).toBeTruthy();
    for (const name of ['Pin Blockers', 'Change Blockers']) fireEvent.click(screen.getByRole('button', { name }));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Blockers' }));
    expect(asked.mock.calls).toEqual([
      ['pin', 'w1'],
      ['edit', 'w1'],
      ['remove', 'w1'],
    ]);
  });
});

describe('the controls of a saved view', () => {
  const mine: SavedViewRow = { state: 'kept', name: 'Blockers', query: '', isShared: false, pinnedBy: [], userId: 'u1' };
  const shown = (row: SavedViewRow, actor: Actor): ShownView => ({
    ...one,
    mayUpdate: !isForbidden(savedViewLifecycle, row, 'view.update', actor),
    mayRemove: !isForbidden(savedViewLifecycle, row, 'view.remove', actor),
  });
  offersWhatTheChartAllows({
    lifecycle: savedViewLifecycle,
    by: ['customer', 'test_manager'],
    places: { mine, shared: { ...mine, isShared: true }, 'shared by somebody else': { ...mine, isShared: true, userId: 'u2' } },
    draw: (row, actor) => {
      const asked = show([shown(row, actor)]);
      open();
      return () => asked.mock.calls.length;
    },
    controls: { 'view.update': /^Change Blockers/, 'view.pin': /^Pin Blockers/, 'view.remove': /^Remove Blockers/ },
    allowed: {
      mine: { 'view.update': 'CT', 'view.pin': 'CT', 'view.remove': 'CT' },
      shared: { 'view.update': 'CT', 'view.pin': 'CT', 'view.remove': 'CT' },
      'shared by somebody else': { 'view.update': 'T', 'view.pin': 'CT', 'view.remove': 'T' },
    },
  });
});

describe('the window of a saved view', () => {
  const draw = (values: FormValues, isNew: boolean, mayShare = true) => {
    const sent: FormValues[] = [];
    const send = fromPromise<FormAnswer, FormValues>(({ input }) => {
      sent.push(input);
      return Promise.resolve({ successful: true, secret: null, faults: [] });
    });
    const actorRef = createActor(saveViewMachine.provide({ actors: { send } }), { input: values }).start();
    render(<ViewFormView actorRef={actorRef} isNew={isNew} mayShare={mayShare} onClose={() => undefined} />);
    return sent;
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save view' }));

  it('saves a new one privately and above the list, unless told otherwise', () => {
    const type = () => fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Blockers' } });
    const usual = draw({ isPinned: true }, true);
    type();
    save();
    expect(usual).toEqual([{ name: 'Blockers', isShared: false, isPinned: true }]);
    cleanup();
    const told = draw({ isPinned: true }, true);
    type();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pin above the list' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Share with the organization' }));
    save();
    expect(told).toEqual([{ name: 'Blockers', isShared: true, isPinned: false }]);
  });

  it('asks who may not share it for its name alone', () => {
    const sent = draw({ name: 'Theirs', isShared: true }, false, false);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    save();
    expect(sent).toEqual([{ name: 'Theirs', isShared: true }]);
  });
});
