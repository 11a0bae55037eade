import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { playbackRateCookie, playbackRates, readPlaybackRate, shownAttachments, sizeWords } from './result.rules.ts';

export type ShownAttachment = {
  readonly id: string;
  readonly archived: boolean;
  readonly name: string;
  readonly url?: string | null | undefined;
  readonly mediaKind: string;
  readonly size: number;
};

const frame = 'flex w-full flex-col gap-1 rounded-card text-left text-small';
const picture = 'grid h-28 w-full place-items-center overflow-hidden rounded-card border border-line-strong bg-sunken';

/** Files of a result: three thumbnails, the rest on demand; pictures and videos open in place. */
export function Attachments({ attachments }: { readonly attachments: readonly ShownAttachment[] }) {
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<ShownAttachment | null>(null);
  if (attachments.length === 0) return <p className="text-small text-ink-3">No attachments were handed in.</p>;
  const { shown, rest } = shownAttachments(attachments, isWhole);
  return (
    <>
      <ul className="grid grid-cols-3 gap-2.5 max-desk:grid-cols-2">
        {shown.map((attachment) => (
          <li key={attachment.id} className="min-w-0">
            <Thumbnail attachment={attachment} onOpen={() => setOpened(attachment)} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" onClick={() => setWhole(true)} className="mt-2 min-h-6 rounded-key text-accent hover:underline">
          Show {rest} more
        </button>
      ) : null}
      {opened === null ? null : <Preview attachment={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Keeps the picture it came with: each answer of the server has a new link to the same file. */
function Thumbnail({ attachment, onOpen }: { readonly attachment: ShownAttachment; readonly onOpen: () => void }) {
  const { name, url, mediaKind, size, archived } = attachment;
  const [first] = useState(url);
  const caption = (
    <span className="flex min-w-0 items-baseline gap-1.5">
      <span className="cut">{name}</span>
      <span className="shrink-0 text-ink-3">{archived ? 'Removed' : sizeWords(size)}</span>
    </span>
  );
  if (url == null)
    return (
      <span className={frame}>
        <span className={picture}>
          <FileText aria-hidden="true" size={22} strokeWidth={1.5} className="text-ink-3" />
        </span>
        {caption}
      </span>
    );
  if (mediaKind === 'image' || mediaKind === 'video')
    return (
      <button type="button" onClick={onOpen} className={frame}>
        <span className={picture}>
          {mediaKind === 'image' ? (
            <img src={first ?? url} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <Play aria-hidden="true" size={22} strokeWidth={1.5} />
          )}
        </span>
        <span className="sr-only">Open</span>
        {caption}
      </button>
    );
  return (
    <a href={url} target="_blank" rel="noreferrer" className={frame}>
      <span className={picture}>
        <FileText aria-hidden="true" size={22} strokeWidth={1.5} className="text-ink-2" />
      </span>
      {caption}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

const rates = playbackRates.map((rate) => ({ id: String(rate), label: `${rate}x` }));

function Preview({ attachment, onClose }: { readonly attachment: ShownAttachment; readonly onClose: () => void }) {
  const { name, url, mediaKind } = attachment;
  const [rate, setRate] = useState(() => readPlaybackRate(document.cookie));
  const choose = (id: string): void => {
    setRate(Number(id));
    document.cookie = playbackRateCookie(Number(id));
  };
  return (
    <Modal isOpen size="large" title={name} onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      {mediaKind === 'video' ? (
        <>
          <video
            src={url ?? undefined}
            controls
            className="max-h-[70dvh] w-full bg-sunken"
            ref={(video) => {
              if (video !== null) video.playbackRate = rate;
            }}
          >
            <track kind="captions" />
          </video>
          <SegmentedChoice label="Speed" options={rates} value={String(rate)} onChange={choose} />
        </>
      ) : (
        <img src={url ?? undefined} alt={name} className="max-h-[76dvh] w-full object-contain" />
      )}
    </Modal>
  );
}
