import { focusItem } from '#src/ui/focus.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { FileText, Play } from 'lucide-react';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useDisclosure, useOnce } from '#src/ui/local.ts';
import type { ComponentProps } from 'react';
import { ArchiveControl } from './archive-attachment.act.tsx';
import { useFileAddress } from './file-address.ts';
import type { FileAddress } from './file-address.ts';
import { RenewFilesContext } from '#src/domain/renew-files.ts';
import type { FileRefusals } from '../case-result/changes.ts';
import { shownAttachments, shownThumbnails, sizeWords } from '../case-result/result.rules.ts';

const FileViewer = lazyPart(() => import('./file-viewer.tsx'), { leave: ({ onClose }) => onClose() });

export type ShownAttachment = {
  readonly version?: number;
  readonly id: string;
  readonly archived: boolean;
  readonly name: string;
  readonly url?: string | null | undefined;
  readonly kind: string;
  readonly mediaKind: string;
  readonly size: number;
};

type AttachmentsProps = {
  readonly attachments: readonly ShownAttachment[];
  /** Null for viewers who only read. */
  readonly refusals: FileRefusals | null;
};

const frame = 'flex w-full flex-col gap-1 rounded-card text-left text-small';
const picture = 'grid h-28 w-full place-items-center overflow-hidden rounded-card border border-line-strong bg-sunken';

type FilesProps = AttachmentsProps & { readonly address: FileAddress; readonly setAddress: (part: Partial<FileAddress>) => void };

export function Attachments(props: AttachmentsProps) {
  if (props.attachments.length === 0) return <p className="text-small text-ink-3">No attachments were submitted.</p>;
  return <Addressed {...props} />;
}

function Addressed(props: AttachmentsProps) {
  const [address, setAddress] = useFileAddress();
  return <Files {...props} address={address} setAddress={setAddress} />;
}

export function Files({ attachments, refusals, address, setAddress }: FilesProps) {
  const [isWhole, setWhole] = useDisclosure();
  const list = useRef<HTMLUListElement>(null);
  const { shown, rest } = shownAttachments(attachments, isWhole);
  useEffect(() => {
    if (isWhole) focusItem(list.current, shownThumbnails);
  }, [isWhole]);
  const opened = attachments.find(({ id }) => id === address.file);
  const close = () => setAddress({ file: null });
  return (
    <>
      <ul ref={list} className="grid grid-cols-3 gap-2.5 max-desk:grid-cols-2">
        {shown.map((attachment) => (
          <li key={attachment.id} className="relative min-w-0">
            <Thumbnail attachment={attachment} onOpen={() => setAddress({ file: attachment.id, t: null, line: null })} />
            {refusals === null ? null : (
              <span className="absolute top-1 right-1 rounded-control bg-sheet">
                <ArchiveControl file={attachment} refusal={attachment.archived ? refusals.restore : refusals.archive} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" onClick={() => setWhole(true)} className="mt-2 min-h-6 rounded-key text-accent hover:underline">
          Show {rest} more
        </button>
      ) : null}
      {opened?.url == null ? null : (
        <Suspense>
          <OpenedFile key={opened.id} file={opened} link={opened.url} address={address} onAddress={setAddress} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type OpenedFileProps = Omit<ComponentProps<typeof FileViewer>, 'url' | 'onStale'> & { readonly link: string };

/** Keeps the link with which it was opened until it expires: each response has a new link to the same file, which would restart it. */
function OpenedFile({ link, ...viewer }: OpenedFileProps) {
  const [url, setUrl] = useState(link);
  const [isStale, setStale] = useState(false);
  const renew = use(RenewFilesContext);
  if (isStale && link !== url) {
    setUrl(link);
    setStale(false);
  }
  const onStale = () => {
    setStale(true);
    renew();
  };
  return <FileViewer {...viewer} url={url} onStale={onStale} />;
}

/** Keeps its first link: each response has a new one to the same file, which would load the picture again. */
function Thumbnail({ attachment, onOpen }: { readonly attachment: ShownAttachment; readonly onOpen: () => void }) {
  const { name, url, mediaKind, size, archived } = attachment;
  const first = useOnce(() => url);
  const face = (
    <>
      <span className={`${picture} ${archived ? 'opacity-50' : ''}`}>
        {mediaKind === 'image' && url != null ? (
          <img src={first ?? url} alt="" loading="lazy" className="size-full object-cover" />
        ) : mediaKind === 'video' && url != null ? (
          <FirstFrame url={first ?? url} />
        ) : (
          <FileText aria-hidden="true" size={22} strokeWidth={1.5} className="text-ink-2" />
        )}
      </span>
      <span className="flex min-w-0 items-baseline gap-1.5">
        <span className="cut">{name}</span>
        <span className="shrink-0 text-ink-3">{archived ? 'Removed' : sizeWords(size)}</span>
      </span>
    </>
  );
  if (url == null) return <span className={frame}>{face}</span>;
  return (
    <button type="button" onClick={onOpen} className={frame}>
      <span className="sr-only">Open</span>
      {face}
    </button>
  );
}

function FirstFrame({ url }: { readonly url: string }) {
  return (
    <span aria-hidden="true" className="relative grid size-full place-items-center">
      <video
        src={`${url}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
      <span className="relative grid size-9 place-items-center rounded-full bg-sheet text-ink">
        <Play size={18} strokeWidth={1.75} />
      </span>
    </span>
  );
}
