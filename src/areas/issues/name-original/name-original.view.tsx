import { severityLabels, triageLabels } from '#schema/vocabulary/issue.ts';
import { Severity } from '#src/domain/severity-glyph.tsx';
import { Button } from '#src/ui/button.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { Copy, Merge } from 'lucide-react';
import type { ReactNode } from 'react';
import { Evidence } from '../issue/evidence.tsx';
import { fieldOf, stepsOf } from '../issue/issue-parts.ts';
import { keysOf } from './name-original.rules.ts';
import type { Compared, Offered } from './name-original.rules.ts';

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <h4 className="text-small font-label text-ink-3">{title}</h4>
      {text === '' ? (
        <p className="text-ink-3">Not given</p>
      ) : (
        <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      )}
    </div>
  );
}

type SideProps = { readonly label: string; readonly issue: Compared; readonly onStale: () => void };

function Side({ label, issue, onStale }: SideProps) {
  const { code, title, severity, triageStatus, test, testerCountry, environment, createdAt, issueFields, attachments } = issue;
  const { lines, isNumbered } = stepsOf(fieldOf(issueFields, 'reproduction_steps'));
  return (
    <article aria-label={label} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-sheet p-3.5 text-ink">
      <header className="flex flex-col gap-1">
        <p className="text-small font-label text-ink-3">{label}</p>
        <p className="code-text">{code}</p>
        <h3 className="text-head [overflow-wrap:anywhere]">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Severity level={severity}>{severityLabels[severity]}</Severity>
          <span>{triageLabels[triageStatus]}</span>
          {issue.duplicatesCount === 0 ? null : <span>Duplicates ({issue.duplicatesCount})</span>}
        </p>
      </header>
      <Words title="Actual results" text={fieldOf(issueFields, 'actual_results')} />
      <Words title="Expected results" text={fieldOf(issueFields, 'expected_results')} />
      <Words title="Steps to reproduce" text={lines.map((line, at) => (isNumbered ? `${at + 1}. ${line}` : line)).join('\n')} />
      <div className="flex flex-col gap-0.5">
        <h4 className="text-small font-label text-ink-3">Reported</h4>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-2">
          {testerCountry === null ? null : (
            <span className="flex items-center gap-1.5">
              <Flag country={testerCountry.code} name="" />
              {testerCountry.name}
            </span>
          )}
          {environment === null ? null : <span>{environment}</span>}
          <AbsoluteTime at={createdAt} />
        </p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {test.name} <span className="code-text">{test.code}</span>
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <h4 className="text-small font-label text-ink-3">Attachments</h4>
        <Evidence attachments={attachments} onStale={onStale} />
      </div>
    </article>
  );
}

type OffersProps = {
  readonly offered: readonly Offered[];
  readonly chosen: string | null;
  readonly isFocused: boolean;
  readonly onChoose: (issueId: string) => void;
};

function Offers({ offered, chosen, isFocused, onChoose }: OffersProps) {
  return (
    <div role="radiogroup" aria-label="Original" className="flex flex-col gap-1">
      {offered.map(({ issue: { id, code, title, severity, triageStatus }, why }) => (
        <label
          key={id}
          className="flex cursor-pointer gap-2.5 rounded-card border border-line bg-sheet px-3 py-2 text-ink hover:bg-hover has-checked:border-accent-solid has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="original"
            value={id}
            checked={id === chosen}
            autoFocus={isFocused && id === chosen}
            onChange={() => onChoose(id)}
            className="mt-1 size-3.5 shrink-0 accent-(--accent-solid)"
          />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="code-text">{code}</span> {title}
            <span className="flex flex-wrap gap-x-2 text-small text-ink-2">
              <span>{why}</span>
              <span>{severityLabels[severity]}</span>
              <span>{triageLabels[triageStatus]}</span>
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

type NameOriginalViewProps = {
  /** Null while it is loaded. */
  readonly issue: Compared | null;
  readonly code: string;
  readonly search: ReactNode;
  /** Whether words narrow what is offered. */
  readonly isSearched: boolean;
  /** Null while they are looked for. */
  readonly offered: readonly Offered[] | null;
  readonly failure: ReactNode;
  readonly chosen: Offered | null;
  readonly refusal: string | null;
  readonly onChoose: (issueId: string) => void;
  readonly onMerge: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly onStale: () => void;
};

export function NameOriginalView(props: NameOriginalViewProps) {
  const { issue, code, search, isSearched, offered, failure, chosen, refusal, onChoose, onMerge, onLeave, onClose, onStale } = props;
  return (
    <div role="presentation" className="contents" onKeyDown={keysOf(props)}>
      <Modal
        isOpen
        size="whole"
        title="Duplicate of"
        onClose={onClose}
        actions={
          <>
            <Button kind="ghost" onPress={onClose}>
              Cancel
            </Button>
            <Button icon={Copy} keys="2" onPress={onLeave}>
              Reject without an original
            </Button>
            <Button kind="primary" icon={Merge} keys="Enter" disabledReason={refusal} onPress={onMerge}>
              {chosen === null ? 'Merge' : `Merge into ${chosen.issue.code}`}
            </Button>
          </>
        }
      >
        <p>
          {code} is rejected as Duplicate and names its original, which keeps what both testers reported. It can be taken back at any time.
        </p>
        {search}
        {failure}
        <div className="grid items-start gap-4 wide:grid-cols-[280px_minmax(0,1fr)]">
          <div aria-live="polite" className="flex min-w-0 flex-col gap-2">
            {offered === null ? (
              <Loading label="Looking for issues">
                <Skeleton height={56} />
              </Loading>
            ) : offered.length === 0 ? (
              <p className="text-ink-3">
                {isSearched ? 'No issue has these words or this code.' : 'No issue is similar. Search by words or code.'}
              </p>
            ) : (
              <Offers offered={offered} chosen={chosen?.issue.id ?? null} isFocused={!isSearched} onChoose={onChoose} />
            )}
          </div>
          <div className="grid min-w-0 items-start gap-3 desk:grid-cols-2">
            {issue === null ? null : <Side label="This issue" issue={issue} onStale={onStale} />}
            {chosen === null ? null : <Side label="Original" issue={chosen.issue} onStale={onStale} />}
          </div>
        </div>
      </Modal>
    </div>
  );
}
