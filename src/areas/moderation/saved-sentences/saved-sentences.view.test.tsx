// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import { savedSentenceLifecycle } from '#machines/lifecycles/saved-sentence/saved-sentence.machine.ts';
import type { SavedSentenceRow } from '#machines/lifecycles/saved-sentence/saved-sentence.types.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { useChoice } from '#src/use-choice.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { SavedSentencesView } from './saved-sentences.view.tsx';
import type { ShownSentence } from './saved-sentences.view.tsx';
import { useSentences } from './use-sentences.tsx';

afterEach(cleanup);

const one: ShownSentence = { id: 's1', text: 'Please add a video.', note: null, mayUpdate: true, mayRemove: true };

const show = (sentences: readonly ShownSentence[] | null, more: { readonly isWritten?: boolean; readonly onRetry?: () => void } = {}) => {
  const asked = vi.fn<(...said: readonly unknown[]) => void>();
  render(
    <SavedSentencesView
      sentences={sentences}
      isWritten={more.isWritten ?? false}
      onRetry={more.onRetry ?? null}
      onTake={({ id }) => asked('take', id)}
      onNew={() => asked('new')}
      onEdit={(id) => asked('edit', id)}
      onRemove={(id) => asked('remove', id)}
      onClose={() => asked('close')}
      field={() => null}
    />,
  );
  return asked;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('all saved sentences', () => {
  it('are told to be none yet, with the way to the first', () => {
    const asked = show([]);
    expect(screen.getByText('No saved sentences yet. What you ask testers again and again appears here once you keep it.')).toBeTruthy();
    press('New sentence');
    expect(asked.mock.calls).toEqual([['new']]);
  });

  it('can be asked for again where they did not come, and wait where they are on their way', () => {
    const onRetry = vi.fn<() => void>();
    show(null, { onRetry });
    press('Retry');
    expect(onRetry).toHaveBeenCalledTimes(1);
    cleanup();
    show(null);
    expect(screen.queryByText(/No saved sentences yet/u)).toBe(null);
  });

  it('are taken, changed and removed, and kept from what is written', () => {
    const asked = show([{ ...one, note: 'Shared by Tom Reyes' }], { isWritten: true });
    expect(screen.getByText('Shared by Tom Reyes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Please add a video/ }));
    for (const name of ['Change “Please add a video.”', 'Remove “Please add a video.”', 'Keep what is written']) press(name);
    expect(asked.mock.calls).toEqual([['take', 's1'], ['edit', 's1'], ['remove', 's1'], ['new']]);
  });

  it('are searched where they are many', () => {
    show(Array.from({ length: 9 }, (_, place) => ({ ...one, id: `s${place}`, text: `Sentence ${place}` })));
    const type = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search sentences' }), { target: { value } });
    type('sentence 8');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Sentence 8']);
    type('nothing');
    expect(screen.getByText('No sentence matches.')).toBeTruthy();
  });
});

describe('the controls of a saved sentence', () => {
  const mine: SavedSentenceRow = { state: 'kept', text: 'Please add a video.', isShared: false, userId: 'u1' };
  const shown = (row: SavedSentenceRow, actor: Actor): ShownSentence => ({
    ...one,
    mayUpdate: !isForbidden(savedSentenceLifecycle, row, 'sentence.update', actor),
    mayRemove: !isForbidden(savedSentenceLifecycle, row, 'sentence.remove', actor),
  });
  offersWhatTheChartAllows({
    lifecycle: savedSentenceLifecycle,
    by: ['test_manager', 'community_test_manager'],
    places: { mine, shared: { ...mine, isShared: true }, 'shared by somebody else': { ...mine, isShared: true, userId: 'u2' } },
    draw: (row, actor) => {
      const asked = show([shown(row, actor)]);
      return () => asked.mock.calls.length;
    },
    controls: { 'sentence.update': /^Change /, 'sentence.remove': /^Remove / },
    allowed: {
      mine: { 'sentence.update': 'TM', 'sentence.remove': 'TM' },
      shared: { 'sentence.update': 'T', 'sentence.remove': 'T' },
      'shared by somebody else': { 'sentence.update': 'T', 'sentence.remove': 'T' },
    },
  });
});

describe('saved sentences under what is typed', () => {
  const sentences = [
    {
      __typename: 'SavedSentence',
      id: 's1',
      text: 'Please add a video of {case}, {tester}.',
      isShared: true,
      ownerId: 'u9',
      ownerName: 'Tom',
    },
    { __typename: 'SavedSentence', id: 's2', text: 'Please say which version it was.', isShared: false, ownerId: 'u1', ownerName: 'Ana' },
  ];
  const write = () => {
    const used: unknown[] = [];
    const { Hosted } = hostedFor('community_test_manager', {
      SavedSentences_List: () => ({ savedSentences: sentences }),
      SavedSentences_Use: (variables) => {
        used.push(variables['input']);
        return {
          savedSentenceUse: {
            __typename: 'SavedSentenceResult',
            successful: true,
            errors: [],
            result: { __typename: 'SavedSentence', id: 's1' },
          },
        };
      },
    });
    function Field() {
      const [text, setText] = useChoice('');
      const { aria, list, press: pressKey, type } = useSentences({ tester: 'Lena', case: 'Pay' }, (field) => setText(field.text));
      return (
        <>
          <TextArea
            label="Words"
            value={text}
            aria={aria}
            onKeyDown={(event) => void pressKey(event)}
            onChange={(words) => {
              setText(words);
              type({ text: words, caret: words.length });
            }}
          />
          {list}
        </>
      );
    }
    render(<Field />, { wrapper: Hosted });
    const field = screen.getByLabelText('Words');
    return {
      used,
      field,
      type: (value: string) => fireEvent.change(field, { target: { value } }),
      key: (key: string) => fireEvent.keyDown(field, { key, code: key }),
      chosen: () => screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent),
      offered: () => screen.queryAllByRole('option').map((option) => option.textContent),
    };
  };
  const filled = 'Please add a video of Pay, Lena.';

  it('are listed after a slash, filled in, walked by arrows and taken, which is noted', async () => {
    const { field, type, key, chosen, offered, used } = write();
    await expect.poll(() => (type(''), type('/'), offered())).toEqual([`${filled}Shared`, 'Please say which version it was.']);
    expect(chosen()).toEqual([`${filled}Shared`]);
    key('ArrowDown');
    expect(chosen()).toEqual(['Please say which version it was.']);
    type('/video');
    key('Enter');
    expect(field).toHaveProperty('value', filled);
    expect(offered()).toEqual([]);
    await expect.poll(() => used).toEqual([{ savedSentenceId: 's1' }]);
  });

  it('go on with what is begun, and take nothing that was not chosen', async () => {
    const { field, type, key, chosen, offered } = write();
    await expect.poll(() => (type(''), type('please s'), offered())).toEqual(['Please say which version it was.']);
    expect(chosen()).toEqual([]);
    expect(fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Tab', code: 'Tab' })).toBe(true);
    key('ArrowDown');
    key('Tab');
    expect(field).toHaveProperty('value', 'Please say which version it was.');
  });

  it('leave at Escape, and stay away until something is typed', async () => {
    const { type, key, offered } = write();
    await expect.poll(() => (type(''), type('/'), offered().length)).toBe(2);
    key('Escape');
    expect(offered()).toEqual([]);
    type('/v');
    expect(offered().length).toBe(2);
  });
});
