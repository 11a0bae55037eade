// @vitest-environment happy-dom
import { limits } from '#schema/vocabulary/limits.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredFile } from '../port/chat-port.ts';
import { Composer } from './composer.tsx';

afterEach(cleanup);

const stored = (name: string): StoredFile => ({ id: name, name, mediaKind: 'text', size: 5 });

const write = (onUpload: (file: File) => Promise<StoredFile | string>) => {
  const onSend = vi.fn<(text: string, files: readonly StoredFile[]) => void>();
  const nothing = vi.fn<() => void>();
  render(
    <>
      <Composer
        label="Message"
        placeholder=""
        draft="Look at this"
        quoted={null}
        readOnly={null}
        onDraft={nothing}
        onUnquote={nothing}
        onUpload={onUpload}
        onSend={onSend}
        onEditLast={nothing}
        focusTurn={0}
      />
      <ToastHost />
    </>,
  );
  const attach = (...names: readonly string[]) =>
    fireEvent.change(screen.getByLabelText('Files'), { target: { files: names.map((name) => new File(['hello'], name)) } });
  const enter = () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter' });
  return { onSend, attach, enter };
};
const listed = () => screen.getByRole('list', { name: 'Files to send' });

it('sends no message without a file that could not be uploaded, until that is removed', async () => {
  const { onSend, attach, enter } = write(async () => 'There is no room for this file now.');
  attach('picture.png');
  await within(listed()).findByText('There is no room for this file now.');
  enter();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Send/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture.png' }));
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Look at this', []);
});

it('says how many files were left out where a message takes no more', async () => {
  const { attach } = write(async ({ name }) => stored(name));
  attach(...Array.from({ length: limits.chatFiles + 3 }, (_, at) => `${at}.txt`));
  await screen.findByText('A message has at most 10 files. 3 files were left out.');
  expect(within(listed()).getAllByRole('listitem')).toHaveLength(limits.chatFiles);
});
