// @vitest-environment happy-dom
import { chosenFile, storedFile } from '#machines/flows/chat/write-message.builders.ts';
import { writeMessageMachine } from '#machines/flows/chat/write-message.ts';
import type { StoredFile, WriteMessageEvent } from '#machines/flows/chat/write-message.ts';
import { suite } from '#machines/testing/testing.ts';
import type { Driver } from '#machines/testing/testing.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outbox } from '../room/outbox.ts';
import { keptChat } from '../room/outbox.ts';
import { silentService } from '../room/silent.builders.ts';
import { useWriting } from '../write-message/write-message.ports.ts';
import { Composer } from './composer.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const people = [
  { id: 'a', name: 'Ana Ruiz', role: 'customer' },
  { id: 't', name: 'Tom Becker', role: 'test_manager' },
  { id: 'u', name: 'Tom Unger', role: 'community_test_manager' },
];
const readers = () => Promise.resolve(people);

const write = (draft: string) => {
  const uploads: PromiseWithResolvers<StoredFile | string>[] = [];
  const upload = () => {
    const answer = Promise.withResolvers<StoredFile | string>();
    uploads.push(answer);
    return answer.promise;
  };
  const send = vi.fn<Outbox['send']>();
  const nothing = vi.fn<() => void>();
  const kept = keptChat('m', window.localStorage);
  kept.keepDraft('c', null, draft);
  function Page() {
    const session = { port: { ...silentService().port, upload }, kept, outbox: { send } as unknown as Outbox, type: () => undefined };
    const writing = useWriting(session, 'c', null, nothing);
    return (
      <>
        <button
          type="button"
          onClick={() => writing.send({ type: 'message.quote', quote: { id: 'q', authorName: 'Ann', text: 'Message 1' } })}
        >
          Quote
        </button>
        <Composer readers={readers} actorRef={writing} label="Message" placeholder="" onEditLast={nothing} focusTurn={0} />
      </>
    );
  }
  render(
    <>
      <Page />
      <ToastHost />
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  return {
    send,
    kept,
    field,
    quote: () => fireEvent.click(screen.getByRole('button', { name: 'Quote' })),
    button: () => screen.getByRole('button', { name: /^Send/u }),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    attach: (files: readonly File[]) => fireEvent.change(screen.getByLabelText('Files'), { target: { files } }),
    enter: () => fireEvent.keyDown(field, { key: 'Enter' }),
    remove: () => {
      const button = screen.queryByRole('button', { name: 'Remove 0.txt' });
      if (button === null) return;
      fireEvent.pointerDown(button);
      fireEvent.click(button);
    },
    answer: (at: number, said: StoredFile | string) => act(async () => uploads[at]?.resolve(said)),
    lose: (at: number) => act(async () => uploads[at]?.reject(new Error('gone'))),
  };
};
const listed = () => within(screen.getByRole('list', { name: 'Files to send' })).getAllByRole('listitem');

/** The state of the chart in which these words are the reason. */
const states: Readonly<Record<string, string>> = {
  'A message needs a text or a file.': 'blank',
  'A file is still uploading.': 'uploading',
  'A file could not be uploaded. Remove it, or attach it again.': 'incomplete',
  'Cannot be longer than 5000 characters': 'tooLong',
  '': 'ready',
};

describe('the composer', () => {
  const onPage: Driver<typeof writeMessageMachine> = ({ draft }) => {
    const { button, type, attach, enter, remove, answer, quote } = write(draft);
    const acts: { readonly [Type in WriteMessageEvent['type']]: (event: Extract<WriteMessageEvent, { type: Type }>) => unknown } = {
      'text.change': ({ text }) => type(text),
      'files.attach': ({ files }) => attach(files),
      'file.remove': () => act(remove),
      'file.stored': ({ stored }) => answer(0, stored),
      'file.refused': ({ failure }) => answer(0, failure),
      'message.quote': quote,
      'quote.remove': () => act(() => screen.queryByRole('button', { name: 'Remove the quote' })?.click()),
      'message.send': enter,
    };
    return {
      send: async (event) => void (await acts[event.type](event as never)),
      state: () => {
        const describedBy = button().getAttribute('aria-describedby');
        return states[describedBy === null ? '' : (document.getElementById(describedBy)?.textContent ?? '')];
      },
      close: cleanup,
    };
  };
  const files = (count: number) => Array.from({ length: count }, (_, at) => chosenFile(`${at}.txt`));
  const cases = suite(writeMessageMachine, onPage, {
    inputs: [{ draft: '' }, { draft: 'Hello' }],
    events: [
      ...['', 'Hello', 'x'.repeat(5001)].map((text) => ({ type: 'text.change', text }) as const),
      { type: 'files.attach', files: files(1) },
      { type: 'files.attach', files: files(11) },
      { type: 'file.remove', key: 'f1' },
      { type: 'file.stored', key: 'f1', stored: storedFile('0.txt') },
      { type: 'file.refused', key: 'f1', failure: 'No room.' },
      { type: 'message.quote', quote: { id: 'q', authorName: 'Ann', text: 'Message 1' } },
      { type: 'quote.remove' },
      { type: 'message.send' },
    ],
    project: ({ context }) => [context.text.length, context.files.map(({ stored, failure }) => [stored, failure])],
  });
  it.each(cases.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => expect(await run()).toBeUndefined());

  it('sends what was written with the quote, and keeps it until then', async () => {
    const { send, kept, field, type, attach, answer, enter, quote } = write('Look');
    quote();
    screen.getByRole('button', { name: 'Remove the quote' });
    expect(document.activeElement).toBe(field);
    type('Look at this ');
    expect(kept.draft('c', null)).toBe('Look at this ');
    attach([chosenFile('a.txt')]);
    enter();
    expect(send).not.toHaveBeenCalled();
    await answer(0, storedFile('a.txt'));
    enter();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      clientId: expect.any(String),
      channelId: 'c',
      text: 'Look at this',
      threadId: null,
      quotedMessageId: 'q',
      quotedText: 'Ann: Message 1',
      files: [storedFile('a.txt')],
      at: expect.any(String),
      isRefused: false,
    });
    expect([field.value, kept.draft('c', null)]).toEqual(['', '']);
    expect(screen.queryByRole('button', { name: 'Remove the quote' })).toBeNull();
  });

  it('sends no message without a file that could not be uploaded, until that is removed', async () => {
    const { send, attach, enter, answer, lose, remove, button } = write('Look at this');
    attach([chosenFile('0.txt'), chosenFile('1.txt'), chosenFile('2.txt')]);
    await answer(0, 'There is no space for this file right now.');
    await lose(1);
    await answer(2, storedFile('2 (1).txt'));
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      '0.txtThere is no space for this file right now.',
      '1.txtThe file could not be uploaded.',
      '2 (1).txtReady',
    ]);
    enter();
    expect(send).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    act(remove);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Remove 1.txt' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove 1.txt' }));
    fireEvent.pointerDown(button());
    fireEvent.click(button());
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Look at this', files: [storedFile('2 (1).txt')] }));
  });

  it('says how many files were left out where a message takes no more', async () => {
    const { attach } = write('');
    attach(files(13));
    await screen.findByText('A message has at most 10 files. 3 files were left out.');
    expect(listed()).toHaveLength(10);
  });
});

describe('the Enter that ends a word of an input method', () => {
  const enter = { key: 'Enter', code: 'Enter' };
  const compose = (field: HTMLElement) => {
    fireEvent.compositionStart(field);
    fireEvent.compositionUpdate(field);
  };
  const orders: Readonly<Record<string, (field: HTMLElement) => void>> = {
    Chromium: (field) => {
      fireEvent.keyDown(field, { ...enter, isComposing: true, keyCode: 229 });
      fireEvent.compositionEnd(field);
    },
    Firefox: (field) => {
      fireEvent.keyDown(field, { ...enter, key: 'Process', isComposing: true, keyCode: 229 });
      fireEvent.compositionEnd(field);
    },
    Safari: (field) => {
      fireEvent.compositionEnd(field);
      fireEvent.keyDown(field, { ...enter, isComposing: false, keyCode: 229 });
    },
  };

  it.each(Object.entries(orders))('sends nothing in the order of %s, and the next one sends', (_, end) => {
    const { field, send } = write('にほんご');
    compose(field);
    end(field);
    expect(send).not.toHaveBeenCalled();
    expect(field.value).toBe('にほんご');
    fireEvent.keyDown(field, { ...enter, keyCode: 13 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a mention', () => {
  const begin = async (text: string) => {
    const written = write('');
    written.type(text);
    return { ...written, list: await screen.findByRole('listbox', { name: 'People to mention' }) };
  };
  const press = (field: Element, key: string) => fireEvent.keyDown(field, { key });

  it('is completed by the keyboard, of the people who read the chat, and sends nothing meanwhile', async () => {
    const { field, list, send } = await begin('Ask @tom');
    const chosen = () => within(list).getByRole('option', { selected: true }).textContent;
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tom BeckerTest manager', 'Tom UngerCommunity test manager']);
    expect(field.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option', { selected: true }).id);
    press(field, 'ArrowDown');
    expect(chosen()).toBe('Tom UngerCommunity test manager');
    press(field, 'Enter');
    expect([field.value, field.selectionStart, screen.queryByRole('listbox')]).toEqual(['Ask @Tom Unger ', 15, null]);
    expect(send).not.toHaveBeenCalled();
  });

  it('is taken by a press, and left by Escape, after which Enter sends', async () => {
    const { field, list } = await begin('@an');
    fireEvent.click(within(list).getByRole('option'));
    expect(field.value).toBe('@Ana Ruiz ');
    cleanup();
    const again = await begin('@to');
    press(again.field, 'Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    press(again.field, 'Enter');
    expect(again.send).toHaveBeenCalledTimes(1);
  });
});
