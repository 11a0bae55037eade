// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manageDraftsMachine } from '#machines/flows/launch/manage-drafts/manage-drafts.machine.ts';
import { ManageDraftsView } from './manage-drafts.view.tsx';

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
const show = (count: number) =>
  render(
    <ManageDraftsView actorRef={createActor(manageDraftsMachine).start()} id="drafts" drafts={lines(count)} newHref="/launch?draft=new" />,
  );

describe('the other drafts', () => {
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

  it('say that one was saved just now', () => {
    show(1);
    expect(screen.getByText(/^1 test, saved/).textContent).toBe('1 test, saved just now');
  });
});
