import { Button } from '#src/ui/button.tsx';
import { CircleAlert } from 'lucide-react';
import { Avatar } from '#src/ui/avatar.tsx';
import type { Unsent } from '../room/outbox.ts';
import { MessageText } from './message-text.view.tsx';

type UnsentViewProps = { readonly unsent: Unsent; readonly name: string; readonly onRetry: () => void; readonly onDiscard: () => void };

const standing = { queued: 'Sending', sending: 'Sending', waiting: 'Waiting for the network' } as const;

/** A message that the server has not got: on its way, waiting, or to be pressed. */
export function UnsentView({ unsent, name, onRetry, onDiscard }: UnsentViewProps) {
  const { delivery, failure, text, files } = unsent;
  return (
    <article aria-label={`${name}, not sent`} data-unsent={unsent.clientId} className="flex gap-3 px-4 pt-2.5 pb-0.5">
      <Avatar name={name} self />
      <div className="min-w-0 flex-1 text-ink-2">
        <p className="font-name text-ink">{name}</p>
        {unsent.quotedText === null ? null : (
          <p className="cut max-w-[340px] border-l-2 border-line-strong pl-2 text-small">{unsent.quotedText}</p>
        )}
        <MessageText text={text} />
        {files.length === 0 ? null : <p className="text-small">{files.map((file) => file.name).join(', ')}</p>}
        {delivery === 'failed' || delivery === 'refused' ? (
          <p className="flex flex-wrap items-center gap-2 text-small text-danger">
            {delivery === 'failed' ? (
              <button
                type="button"
                onClick={onRetry}
                className="inline-flex items-center gap-1.5 underline underline-offset-3 max-desk:min-h-11"
              >
                <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} />
                Not sent. Press to try again
              </button>
            ) : (
              <span className="inline-flex items-center gap-1.5">
                <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} />
                Not sent. {failure ?? 'You may not write here.'}
              </span>
            )}
            {delivery === 'failed' && failure !== null ? <span className="text-ink-2">{failure}</span> : null}
            <Button kind="ghost" size="small" onPress={onDiscard}>
              Discard
            </Button>
          </p>
        ) : (
          <p role="status" className="text-small text-ink-3">
            {standing[delivery]}
          </p>
        )}
      </div>
    </article>
  );
}
