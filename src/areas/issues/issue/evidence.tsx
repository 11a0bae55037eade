import { Link } from '#src/ui/link.tsx';
import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Disclosure } from './disclosure.tsx';
import { partAttachments, shownPictures, sizeWords } from './issue-parts.ts';
import type { IssueAttachment } from './issue-parts.ts';

type EvidenceProps = { readonly attachments: readonly IssueAttachment[]; readonly onStale: () => void };

const frame =
  'block w-full max-w-[420px] break-inside-avoid overflow-hidden rounded-card border border-line-strong bg-sunken print:max-w-[320px]';

/** Keeps its first link: each response has a new one to the same file, which would restart the video. */
function Video({ attachment: { name, url, size }, onStale }: { readonly attachment: IssueAttachment; readonly onStale: () => void }) {
  const [first, setFirst] = useState(url);
  const stale = () => {
    setFirst(null);
    onStale();
  };
  return (
    <figure className="flex max-w-[420px] flex-col gap-1">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- testers hand in recordings without captions */}
      <video
        controls
        playsInline
        preload="metadata"
        src={first ?? url ?? undefined}
        aria-label={name}
        onError={stale}
        onLoadedMetadata={() => setFirst(first ?? url)}
        className={`${frame} max-h-[420px] print:hidden`}
      />
      <figcaption className="flex min-w-0 items-baseline gap-1.5 text-small">
        <span className="cut">{name}</span>
        <span className="shrink-0 text-ink-3">{sizeWords(size)}</span>
      </figcaption>
    </figure>
  );
}

function Picture({ attachment, onStale }: { readonly attachment: IssueAttachment; readonly onStale: () => void }) {
  const { name, url, mediaKind } = attachment;
  if (url === null)
    return (
      <p className={`${frame} flex items-center gap-2 px-3 py-2.5 text-small text-ink-3`}>
        <ImageOff aria-hidden="true" size={14} strokeWidth={2} />
        {name}
      </p>
    );
  if (mediaKind === 'video') return <Video attachment={attachment} onStale={onStale} />;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={frame}>
      <img src={url} alt={name} loading="lazy" onError={onStale} className="block max-h-[420px] w-full object-contain" />
    </a>
  );
}

function Files({ files }: { readonly files: readonly IssueAttachment[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ id, name, url, size }) => (
        <li key={id} className="flex items-center gap-2">
          <FileText aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" />
          {url === null ? (
            name
          ) : (
            <Link href={url} external>
              {name}
            </Link>
          )}
          <span className="text-small text-ink-3">{sizeWords(size)}</span>
        </li>
      ))}
    </ul>
  );
}

export function HandedIn({ attachments, onStale }: EvidenceProps) {
  const { pictures, files } = partAttachments(attachments);
  return (
    <>
      <Disclosure items={pictures} limit={shownPictures}>
        {(shown) => shown.map((attachment) => <Picture key={attachment.id} attachment={attachment} onStale={onStale} />)}
      </Disclosure>
      {files.length === 0 ? null : <Files files={files} />}
    </>
  );
}

export function Evidence({ attachments, onStale }: EvidenceProps) {
  const { pictures, files } = partAttachments(attachments);
  return (
    <div className="flex flex-col gap-3">
      {pictures.length + files.length === 0 ? <p className="text-ink-3">There are no attachments for this issue</p> : null}
      {pictures.length === 0 ? <p className="text-ink-3">No videos or screenshots were uploaded for that issue</p> : null}
      <HandedIn attachments={attachments} onStale={onStale} />
    </div>
  );
}
