import { chatTexts } from '#schema/vocabulary/chat.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/button.tsx';
import { Counter } from '#src/ui/counter.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import type { Message, StoredFile } from '../port/chat-port.ts';
import { visible } from '#schema/bidi.ts';
import { isBlank } from '#schema/rules/blank.ts';

type ComposerProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly draft: string;
  readonly quoted: Message | null;
  readonly readOnly: string | null;
  readonly onDraft: (text: string) => void;
  readonly onUnquote: () => void;
  readonly onUpload: (file: File) => Promise<StoredFile | string>;
  readonly onSend: (text: string, files: readonly StoredFile[]) => void;
  /** The up arrow in an empty field. */
  readonly onEditLast: () => void;
  /** Takes the focus at each other number. */
  readonly focusTurn: number;
};

type Chosen = { readonly key: string; readonly name: string; readonly stored: StoredFile | null; readonly failure: string | null };

/** Where a message is written: Enter sends, files are dropped, pasted or chosen, and what is typed is kept. */
export function Composer({
  label,
  placeholder,
  draft,
  quoted,
  readOnly,
  focusTurn,
  onDraft,
  onUnquote,
  onUpload,
  onSend,
  onEditLast,
}: ComposerProps) {
  const [text, setText] = useState(draft);
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (quoted !== null || focusTurn > 0) area.current?.focus();
  }, [quoted, focusTurn]);
  if (readOnly !== null)
    return (
      <p role="note" className="border-t border-line px-4 py-3 text-small text-ink-2">
        {readOnly}
      </p>
    );

  const stored = files.flatMap((file) => file.stored ?? []);
  const isUploading = files.some((file) => file.stored === null && file.failure === null);
  const hasFailed = files.some(({ failure }) => failure !== null);
  const reason =
    isBlank(text) && stored.length === 0
      ? 'A message needs a text or a file.'
      : isUploading
        ? 'A file is still on its way.'
        : hasFailed
          ? 'A file could not be uploaded. Remove it, or attach it again.'
          : text.trim().length > limits.chatMessage
            ? `Cannot be longer than ${limits.chatMessage} characters`
            : null;
  const write = (words: string) => {
    setText(words);
    onDraft(words);
  };
  const send = () => {
    if (reason !== null) return announce(reason);
    onSend(text.trim(), stored);
    write('');
    setFiles([]);
    area.current?.focus();
  };
  const add = (chosen: Iterable<File>) => {
    const all = [...chosen];
    const room = limits.chatFiles - files.length;
    if (all.length > room)
      showToast({ type: 'danger', text: `${chatTexts.tooManyFiles} ${counted(all.length - room, 'file was', 'files were')} left out.` });
    for (const file of all.slice(0, room)) {
      const key = crypto.randomUUID();
      setFiles((before) => [...before, { key, name: file.name, stored: null, failure: null }]);
      const settle = (answer: StoredFile | string) =>
        setFiles((before) =>
          before.map((each) =>
            each.key !== key
              ? each
              : typeof answer === 'string'
                ? { ...each, failure: answer }
                : { ...each, name: answer.name, stored: answer },
          ),
        );
      void onUpload(file).then(settle, () => settle('The file could not be uploaded.'));
    }
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      return onEditLast();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`border-t border-line px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] ${isOver ? 'bg-accent-wash' : ''}`}
    >
      <div className="rounded-card border border-control bg-sheet focus-within:border-accent-solid">
        {quoted === null ? null : (
          <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-small text-ink-2">
            <span className="cut flex-1">
              <span className="font-name">{visible(quoted.authorName)}</span> {visible(quoted.text)}
            </span>
            <IconButton small icon={X} label="Remove the quote" onPress={onUnquote} />
          </div>
        )}
        {isWriting ? <WritingKeys /> : null}
        <textarea
          ref={area}
          aria-label={label}
          dir="auto"
          rows={2}
          value={text}
          placeholder={placeholder}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
          className="block max-h-40 w-full resize-none bg-transparent px-3 pt-2.5 pb-1 leading-5 outline-none field-sizing-content touch:min-h-11"
        />
        {files.length === 0 ? null : (
          <ul aria-label="Files to send" className="flex flex-col gap-1 px-3 py-1 text-small">
            {files.map(({ key, name, stored: kept, failure }) => (
              <li key={key} className="flex items-center gap-2">
                <bdi className="cut">{name}</bdi>
                <span role="status" className={failure === null ? 'text-ink-3' : 'text-danger'}>
                  {failure ?? (kept === null ? 'Uploading' : 'Ready')}
                </span>
                <IconButton
                  small
                  icon={X}
                  label={`Remove ${name}`}
                  onPress={() => setFiles((before) => before.filter((each) => each.key !== key))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex items-center gap-1 px-1.5 pb-1.5">
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label="Files"
            onChange={(event) => {
              add(event.target.files ?? []);
              event.target.value = '';
            }}
          />
          <IconButton icon={Paperclip} label="Attach files" onPress={() => input.current?.click()} />
          <span className="flex-1" />
          {text.length > limits.chatMessage * 0.9 ? <Counter length={text.trim().length} max={limits.chatMessage} /> : null}
          <Button kind="primary" keys="Enter" onPress={send} disabledReason={reason} reason="hidden">
            Send
          </Button>
        </div>
      </div>
    </div>
  );
}

const writingKeys = {
  keys: [
    { keys: '↑', label: 'edit last' },
    { keys: 'Enter', label: 'send' },
    { keys: 'Esc', label: 'close' },
  ],
} as const satisfies StatusBarEntry;

/** Names the keys of the field in the status bar while it has the focus. */
function WritingKeys() {
  useStatusBar(writingKeys);
  return null;
}
