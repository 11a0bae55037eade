// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { buildRequestMachine } from '#machines/flows/launch/request/build-request.ts';
import type { LoadedDraft } from '#machines/flows/launch/request/build-request.rules.ts';
import { input, own } from '#machines/flows/launch/request/build-request.builders.ts';
import { requestOf, savedDraft } from '#machines/flows/launch/launch.builders.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { DraftConflictView } from './draft-conflict.view.tsx';

afterEach(cleanup);

async function show(mine: RequestDraft, theirs: RequestDraft) {
  const asides: string[] = [];
  const saved = { ...savedDraft(theirs, 9), savedAt: new Date(Date.now() - 180_000).toISOString() };
  const found: LoadedDraft = { kind: 'conflicting', saved: savedDraft(mine, 3), newer: saved, of: own };
  const machine = buildRequestMachine.provide({
    actors: {
      loadDraft: fromPromise(async (): Promise<LoadedDraft> => found),
      setDraftAside: fromPromise(({ input: { aside } }) => {
        asides.push(aside.name);
        return new Promise<string | null>(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(() => expect(actor.getSnapshot().matches('conflicting')).toBe(true));
  render(<DraftConflictView actorRef={actor} />);
  return { actor, asides };
}

const lines = () => within(screen.getByRole('list', { name: 'What differs' })).getAllByRole('listitem');

describe('a draft that was typed into in two places', () => {
  it('shows what each says, and when the newer one was saved', async () => {
    await show(requestOf(1, { name: 'Release 12' }), requestOf(2, { name: 'Release 13' }));
    expect(lines().map((line) => line.textContent)).toEqual([
      'Test run nameHereRelease 12NewerRelease 13',
      'Test #2: TestHereNot in the requestNewerIn the request',
    ]);
    expect(screen.getByText('3min ago')).toBeTruthy();
  });

  it('shows so many differences, and counts the rest', async () => {
    await show(requestOf(0), requestOf(10));
    expect([lines().length, lines().at(-1)?.textContent]).toEqual([9, 'and 2 more']);
  });

  it('says that they are the same', async () => {
    await show(requestOf(1), requestOf(1));
    expect([screen.queryByRole('list'), screen.queryByText(/^Both say the same/) === null]).toEqual([null, false]);
  });

  it.each([
    ['Keep what I typed here', 'Theirs'],
    ['Use the newer draft', 'Mine'],
  ])('is busy with %s until %s is kept', async (choice, aside) => {
    const { actor, asides } = await show(requestOf(1, { name: 'Mine' }), requestOf(1, { name: 'Theirs' }));
    fireEvent.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.getByRole('button', { name: choice }).getAttribute('aria-busy')).toBe('true'));
    expect([asides, actor.getSnapshot().hasTag('busy')]).toEqual([[aside], true]);
  });
});
