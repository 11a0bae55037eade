import type { ExportToTracker_PreviewsQuery } from '#schema/generated/client/graphql.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useDisclosure } from '#src/ui/local.ts';
import { hasArrived } from '../follow-export/export-words.ts';
import { sizeWords } from '../issue/issue-parts.ts';

type Preview = ExportToTracker_PreviewsQuery['issueExportPreviews'][number];

function Existing({ existing }: { readonly existing: Preview['existing'] }) {
  if (existing === null || existing === undefined) return null;
  return hasArrived(existing.state) ? (
    <Pill hue="info">There already{existing.key === null || existing.key === undefined ? '' : `: ${existing.key}`}</Pill>
  ) : (
    <Pill hue="info">On its way already</Pill>
  );
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

function Whole({ preview }: { readonly preview: Preview }) {
  const [isRaw, setRaw] = useDisclosure();
  const { facts, sections, fields, files, missing, url, code, request } = preview;
  return (
    <div className="flex flex-col gap-3 border-t border-line px-3.5 py-3">
      {missing.length > 0 ? (
        <Banner hue="warning" title={`${new Intl.ListFormat('en').format(missing)} would be missing`}>
          The tracker demands what nothing fills, and would refuse this issue. Map it in the settings of the integration.
        </Banner>
      ) : null}
      <Pairs long items={[...fields, ...facts].map(({ label, value }) => ({ label, value }))} />
      {sections.map(({ label, value }) => (
        <div key={label}>
          <h3 className="mb-1 text-small font-semibold text-ink">{label}</h3>
          <p className="max-h-40 overflow-y-auto text-small whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{value}</p>
        </div>
      ))}
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

function Issue({ preview, isAlone }: { readonly preview: Preview; readonly isAlone: boolean }) {
  const [isOpen, setOpen] = useDisclosure(isAlone);
  const { code, title, existing, missing } = preview;
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
        {missing.length > 0 ? <Pill hue="warning">Would be refused</Pill> : null}
        <Existing existing={existing} />
      </button>
      {isOpen ? <Whole preview={preview} /> : null}
    </li>
  );
}

export function PreviewView({ previews }: { readonly previews: readonly Preview[] }) {
  return (
    <ul aria-label="What will be sent" className="flex flex-col gap-2">
      {previews.map((preview) => (
        <Issue key={preview.issueId} preview={preview} isAlone={previews.length === 1} />
      ))}
    </ul>
  );
}
