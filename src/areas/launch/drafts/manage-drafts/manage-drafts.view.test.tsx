// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DraftAnswer } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { manageDraftsMachine } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { AwaitedDraftsView, ManageDraftsView, UnlistedDraftsView } from './manage-drafts.view.tsx';

afterEach(cleanup);

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `d${at}`,
    name: `Draft ${at}`,
    title: `Draft ${at}`,
    note: '1 test',
    savedAt: new Date().toISOString(),
    href: `/launch?draft=d${at}`,
    isShared: false,
    heldReason: null,
  }));
const show = (count: number, isOpen = true) =>
  render(
    <ManageDraftsView
      actorRef={createActor(manageDraftsMachine).start()}
      id="drafts"
      drafts={lines(count)}
      newHref="/launch?draft=new"
      isOpen={isOpen}
    />,
  );

/** The drafts of a server that answers before the second half of a double press; each that was discarded is gone by then. */
function answered() {
  const asked: string[] = [];
  const does = <Input extends { readonly draftId: string }>(what: string) =>
    fromPromise<DraftAnswer, Input>(async ({ input }) => {
      asked.push(`${what} ${input.draftId}`);
      return { refusal: null };
    });
  const actors = {
    duplicateDraft: does<{ readonly draftId: string; readonly copyId: string }>('duplicate'),
    discardDraft: does('discard'),
  };
  const actorRef = createActor(manageDraftsMachine.provide({ actors })).start();
  const drawn = (drafts: ReturnType<typeof lines>) => (
    <ManageDraftsView actorRef={actorRef} id="drafts" drafts={drafts} newHref="/launch?draft=new" isOpen />
  );
  const { rerender } = render(drawn(lines(2)));
  return { asked, actorRef, left: () => rerender(drawn(lines(2).slice(1))) };
}

describe('the other drafts', () => {
  it('are copied once for a double press, though the first copy is made by then', async () => {
    const { asked, actorRef } = answered();
    const button = screen.getByRole('button', { name: 'Duplicate Draft 0' });
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect([asked.length, actorRef.getSnapshot().value]).toEqual([1, 'idle']));
    fireEvent.click(button, { detail: 2 });
    expect(asked).toEqual(['duplicate d0']);
  });

  it('lose one for a double press, though the next has taken its place by then', async () => {
    const { asked, actorRef, left } = answered();
    fireEvent.click(screen.getByRole('button', { name: 'Discard Draft 0' }), { detail: 1 });
    await waitFor(() => expect([asked.length, actorRef.getSnapshot().value]).toEqual([1, 'idle']));
    left();
    fireEvent.click(screen.getByRole('button', { name: 'Discard Draft 1' }), { detail: 2 });
    expect(asked).toEqual(['discard d0']);
  });

  it('keep the focus at the foot once all of them are shown', () => {
    show(7);
    const more = screen.getByRole('button', { name: 'Load more' });
    more.focus();
    fireEvent.click(more, { detail: 0 });
    expect([screen.getAllByRole('listitem').length, document.activeElement?.textContent]).toEqual([7, '7 of 7 drafts']);
  });

  it('have no foot where all of them are shown at once', () => {
    show(5);
    expect(screen.queryByText('5 of 5 drafts')).toBeNull();
  });

  it('say why a draft cannot be without a name', () => {
    show(1);
    fireEvent.click(screen.getByRole('button', { name: 'Rename Draft 0' }));
    const field = screen.getByLabelText('New name of Draft 0');
    fireEvent.change(field, { target: { value: '' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    fireEvent.submit(field);
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('A draft needs a name of 1 to 100 characters.');
    for (const value of ['Release', '']) {
      fireEvent.change(field, { target: { value } });
      expect(field.getAttribute('aria-invalid')).toBeNull();
    }
  });

  it('say that there are none, and what is saved only of a draft that is open', () => {
    const saved = /This one is saved as you type/;
    show(0);
    expect(screen.queryByText(saved)).not.toBeNull();
    cleanup();
    show(0, false);
    expect([screen.queryByText(saved), screen.queryByText(/^No other drafts\./)]).toEqual([null, expect.anything()]);
  });

  it('say that they are on their way, and not that there are none', () => {
    render(<AwaitedDraftsView />);
    expect([screen.queryByText(/^No other drafts/), screen.queryByText('Loading the other drafts')]).toEqual([null, expect.anything()]);
  });

  it('say that they did not come, and not that there are none', () => {
    let asked = 0;
    render(<UnlistedDraftsView onRetry={() => void (asked += 1)} />);
    expect([screen.queryByText(/^No other drafts/), screen.queryByText('The other drafts could not be loaded.')]).toEqual([
      null,
      expect.anything(),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(1);
  });

  it('say that one was saved just now', () => {
    show(1);
    expect(screen.getByText(/^1 test, saved/).textContent).toBe('1 test, saved just now');
  });
});
