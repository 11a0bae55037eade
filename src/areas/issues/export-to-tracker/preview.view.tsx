import type { ExportToTracker_PreviewsQuery } from '#schema/generated/client/graphql.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useDisclosure } from '#src/ui/local.ts';
import { outlookOf } from './outlook.rules.ts';
import { hasArrived } from '../follow-export/export-words.ts';
import { sizeWords } from '../issue/issue-parts.ts';

type Preview = ExportToTracker_PreviewsQuery['issueExportPreviews'][number];

function Outcome({ preview: { existing, drift }, again }: { readonly preview: Preview; readonly again: boolean }) {
  if (existing != null && !again)
    return hasArrived(existing.state) ? (
      <Pill hue="info">Already there{existing.key == null ? '' : `: ${existing.key}`}</Pill>
    ) : (
      <Pill hue="info">Already on its way</Pill>
    );
  if (drift.some(({ isRefused }) => isRefused)) return <Pill hue="warning">Would be refused</Pill>;
  return <Pill hue="neutral">{existing == null ? 'Will be created' : 'Will be created again'}</Pill>;
}

function Files({ files }: { readonly files: Preview['files'] }) {
  if (files.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-small font-semibold text-ink">Files</h3>
      <ul className="flex flex-col gap-1 text-small">
        {files.map(({ name, sizeBytes, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name; their place tells them apart
          <li key={`${index} ${name}`} className="[overflow-wrap:anywhere]">
            <span className="text-ink">{name}</span> <span className="text-ink-3">{sizeWords(sizeBytes)}</span>
            <span className="block text-ink-2">{reason === null || reason === undefined ? 'Uploaded.' : `Stays in Muster: ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Whole({ preview, isAlone }: { readonly preview: Preview; readonly isAlone: boolean }) {
  const [isRaw, setRaw] = useDisclosure();
  const { text, fields, files, drift, url, code, request } = preview;
  return (
    <div className="flex flex-col gap-3 border-t border-line px-3.5 py-3">
      {(isAlone ? [] : drift).map(({ message, isRefused }) => (
        <Banner key={message} hue={isRefused ? 'warning' : 'neutral'} title={message} />
      ))}
      <Pairs long items={fields.map(({ label, value }) => ({ label, value }))} />
      <div>
        <h3 className="mb-1 text-small font-semibold text-ink">Description</h3>
        <p className="text-small whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{text}</p>
      </div>
      <Files files={files} />
      <p className="text-small">
        Ends with a link to <Link href={url}>{code} in Muster</Link>.
      </p>
      <Button kind="ghost" size="small" expanded={isRaw} onPress={() => setRaw(!isRaw)} className="-ml-2 self-start">
        As it is sent
      </Button>
      {isRaw ? (
        <pre className="rounded-key border border-line bg-sunken p-2.5 font-mono text-small whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
          {request}
        </pre>
      ) : null}
    </div>
  );
}

type IssueProps = { readonly preview: Preview; readonly again: boolean; readonly isAlone: boolean };

function Issue({ preview, again, isAlone }: IssueProps) {
  const [isOpen, setOpen] = useDisclosure(isAlone);
  const { code, title } = preview;
  return (
    <li className="overflow-hidden rounded-card border border-line-strong bg-sheet">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.5 text-left hover:bg-hover"
      >
        <span className="code-text shrink-0 text-small text-ink-3">{code}</span>
        <span className="min-w-0 flex-1 font-semibold text-ink max-desk:order-first max-desk:basis-full [overflow-wrap:anywhere]">
          {title}
        </span>
        <Outcome preview={preview} again={again} />
      </button>
      {isOpen ? <Whole preview={preview} isAlone={isAlone} /> : null}
    </li>
  );
}

/** What the tracker lacks of what several issues need, each once. */
function Lacking({ previews, settings }: { readonly previews: readonly Preview[]; readonly settings: string | null }) {
  const all = previews.flatMap(({ drift }) => drift);
  const messages = [...new Set(all.map(({ message }) => message))];
  if (messages.length === 0) return null;
  const isRefused = all.some((each) => each.isRefused);
  const title = isRefused ? 'Some of it would be refused.' : 'Some of it would be left out.';
  return (
    <Banner hue={isRefused ? 'warning' : 'neutral'} title={title}>
      {messages.map((message) => (
        <span key={message} className="block">
          {message}
        </span>
      ))}
      {settings === null ? null : <Link href={settings}>Choose again in the settings of the integration</Link>}
    </Banner>
  );
}

type PreviewProps = {
  readonly previews: readonly Preview[];
  /** Whether those go that are there already. */
  readonly again: boolean;
  /** Where what fills fields is chosen; null where that is nowhere. */
  readonly settings: string | null;
};

export function PreviewView({ previews, again, settings }: PreviewProps) {
  const { created } = outlookOf(previews, again);
  return (
    <>
      <p className="text-ink-2">
        {created} of {previews.length} {previews.length === 1 ? 'issue' : 'issues'} will be created in{' '}
        <strong className="font-semibold text-ink">{previews[0]?.place}</strong>.
      </p>
      <Lacking previews={previews} settings={settings} />
      <ul aria-label="What will be sent" className="flex flex-col gap-2">
        {previews.map((preview) => (
          <Issue key={preview.issueId} preview={preview} again={again} isAlone={previews.length === 1} />
        ))}
      </ul>
    </>
  );
}
