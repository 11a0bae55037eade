import { selectFiles, selectQuote, selectReason, selectText } from '#machines/flows/chat/write-message.ts';
import type { WriteMessageActorRef } from '#machines/flows/chat/write-message.ts';
import { visible } from '#schema/bidi.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import type { StatusBarEntry } from '#src/status-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Counter } from '#src/ui/counter.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useSelector } from '@xstate/react';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import { pressed } from '#src/ui/pressed.ts';
import { useMentions } from '../write-message/use-mentions.tsx';
import type { Reader } from '../write-message/mentions.rules.ts';

export type ComposerProps = {
  readonly actorRef: WriteMessageActorRef;
  readonly label: string;
  readonly placeholder: string;
  /** The up arrow in an empty field. */
  readonly onEditLast: () => void;
  /** Takes the focus at each other number. */
  readonly focusTurn: number;
  /** Who can be mentioned here. */
  readonly readers: () => Promise<readonly Reader[]>;
};

/** Where a message is written: Enter sends, files are dropped, pasted or chosen. */
export function Composer({ actorRef, label, placeholder, focusTurn, onEditLast, readers }: ComposerProps) {
  const text = useSelector(actorRef, selectText);
  const quote = useSelector(actorRef, selectQuote);
  const files = useSelector(actorRef, selectFiles);
  const reason = useSelector(actorRef, selectReason);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (quote !== null || focusTurn > 0) area.current?.focus();
  }, [quote, focusTurn]);
  const send = () => {
    actorRef.send({ type: 'message.send' });
    area.current?.focus();
  };
  const mentions = useMentions(readers, (named) => {
    flushSync(() => actorRef.send({ type: 'text.change', text: named.text }));
    area.current?.focus();
    area.current?.setSelectionRange(named.caret, named.caret);
  });
  const attach = (chosen: Iterable<File>) => actorRef.send({ type: 'files.attach', files: [...chosen] });
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    attach(event.clipboardData.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    attach(event.dataTransfer.files);
  };
  const press = (event: KeyboardEvent) => {
    if (mentions.press(event)) return;
    if (pressed(event) === 'ArrowUp' && text === '') {
      event.preventDefault();
      return onEditLast();
    }
    if (pressed(event) !== 'Enter' || event.shiftKey) return;
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
      <div className="relative rounded-card border border-control bg-sheet focus-within:border-accent-solid has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        {quote === null ? null : (
          <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-small text-ink-2">
            <span className="cut flex-1">
              <span className="font-name">{visible(quote.authorName)}</span> {visible(quote.text)}
            </span>
            <IconButton small icon={X} label="Remove the quote" onPress={() => actorRef.send({ type: 'quote.remove' })} />
          </div>
        )}
        {isWriting ? <WritingKeys /> : null}
        {mentions.list}
        <textarea
          {...mentions.aria}
          ref={area}
          aria-label={label}
          dir="auto"
          rows={2}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => {
            actorRef.send({ type: 'text.change', text: target.value });
            mentions.look({ text: target.value, caret: target.selectionStart });
          }}
          onKeyDown={press}
          onPaste={paste}
          onFocus={() => setWriting(true)}
          onBlur={() => {
            setWriting(false);
            mentions.close();
          }}
          className="block max-h-40 w-full resize-none bg-transparent px-3 pt-2.5 pb-1 leading-5 outline-none field-sizing-content touch:min-h-11"
        />
        {files.length === 0 ? null : (
          <ul aria-label="Files to send" className="flex flex-col gap-1 px-3 py-1 text-small">
            {files.map(({ key, name, stored, failure }) => (
              <li key={key} className="flex items-center gap-2">
                <bdi className="cut">{name}</bdi>
                <span role="status" className={failure === null ? 'text-ink-3' : 'text-danger'}>
                  {failure ?? (stored === null ? 'Uploading' : 'Ready')}
                </span>
                <IconButton small icon={X} label={`Remove ${name}`} onPress={() => actorRef.send({ type: 'file.remove', key })} />
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
              attach(event.target.files ?? []);
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
