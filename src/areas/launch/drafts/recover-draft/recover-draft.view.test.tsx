// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DraftAnswer } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { recoverDraftMachine } from '#machines/flows/launch/drafts/recover-draft.ts';
import type { DraftPart, FoundDraft, RecoverDraftInput } from '#machines/flows/launch/drafts/recover-draft.ts';
import { RecoverDraftView } from './recover-draft.view.tsx';

afterEach(cleanup);

const part: DraftPart = { id: 'schedule', what: 'When it starts', name: '', way: 'leaveOut' };
const lost = async (): Promise<never> => {
  throw new Error('offline');
};

function show(isUnloaded: boolean, { id = 'd1', reads = async () => [part], discards = async () => ({ refusal: null }) }: Answers = {}) {
  const done: string[] = [];
  let reading = 0;
  const actors = {
    readParts: fromPromise<FoundDraft | null, RecoverDraftInput>(async () => {
      reading += 1;
      return { id: 'd1', name: 'Autumn', parts: await reads() };
    }),
    choosePart: fromPromise<void, { readonly id: string; readonly partId: string }>(async () => {}),
    discardDraft: fromPromise<DraftAnswer, { readonly id: string }>(discards),
  };
  const actorRef = createActor(recoverDraftMachine.provide({ actors }), { input: { id } });
  actorRef.on('*', ({ type }) => done.push(type));
  actorRef.start();
  render(
    <RecoverDraftView
      actorRef={actorRef}
      noun="draft"
      isUnloaded={isUnloaded}
      onRetry={() => done.push('retried')}
      beside={<p>Other drafts</p>}
    />,
  );
  return { done, readings: () => reading, settles: (state: string) => waitFor(() => expect(actorRef.getSnapshot().value).toBe(state)) };
}
type Answers = {
  readonly id?: string | null;
  readonly reads?: () => Promise<readonly DraftPart[]>;
  readonly discards?: () => Promise<DraftAnswer>;
};

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const failure = 'The server did not answer. Please try again.';

describe('a draft that cannot be drawn', () => {
  it('is drawn again, opened without a part of it, or discarded', async () => {
    const { done } = show(false);
    expect([screen.getByRole('heading', { level: 1 }).textContent, screen.queryByText('Other drafts')]).toEqual([
      'This draft cannot be shown',
      expect.anything(),
    ]);
    await screen.findByRole('button', { name: 'Open without it: When it starts' });
    press('Try again');
    press('Open without it: When it starts');
    await waitFor(() => expect(done).toEqual(['retried', 'draft.recovered']));
  });

  it('has its parts apart from what can be opened instead', async () => {
    const other: DraftPart = { id: 'f2', what: 'Another form', name: 'Sound', way: 'open' };
    show(false, { reads: async () => [part, other] });
    await screen.findByRole('button', { name: 'Open: Another form' });
    const rowsOf = (label: string) => [...screen.getByRole('list', { name: label }).children].map(({ textContent }) => textContent);
    expect([rowsOf('Open it without a part'), rowsOf('Other drafts')]).toEqual([
      ['When it starts Open without it'],
      ['Another form SoundOpen'],
    ]);
  });

  it('has its parts read again where they could not be, and says so', async () => {
    const { done, readings } = show(false, { reads: lost });
    await screen.findByText(failure);
    press('Try again');
    await waitFor(() => expect(readings()).toBe(2));
    expect(done).toEqual([]);
  });
});

describe('a draft that did not come', () => {
  it('is loaded again, discarded, or opened without a part of it, and says once that nobody answered', async () => {
    const { done, settles } = show(true, { reads: lost });
    expect([screen.getByRole('heading', { level: 1 }).textContent, screen.queryByText('Other drafts')]).toEqual([
      'The draft could not be loaded',
      expect.anything(),
    ]);
    await settles('unread');
    expect(screen.queryByText(failure)).toBeNull();
    press('Retry');
    press('Discard draft');
    await waitFor(() => expect(done).toEqual(['retried', 'draft.discarded']));
    cleanup();
    show(true);
    await screen.findByRole('button', { name: 'Open without it: When it starts' });
  });

  it('is named, and offered to be discarded only once it is known which it is', async () => {
    show(true, { id: null, reads: lost });
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    cleanup();
    const { done } = show(true, { id: null });
    await screen.findByText('Autumn');
    press('Discard draft');
    await waitFor(() => expect(done).toEqual(['draft.discarded']));
  });

  it('says that it was not discarded', async () => {
    show(true, { reads: lost, discards: lost });
    press('Discard draft');
    expect(await screen.findByText(failure)).toBeTruthy();
  });
});
