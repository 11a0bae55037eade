import type { Original } from '#machines/flows/issues/judge.events.ts';
import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgedIssue, NamedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { issueMachine } from '#machines/lifecycles/issue/issue.machine.ts';
import type { ShownSimilarIssueFragment } from '#schema/generated/client/graphql.ts';
import { duplicateReason } from '#schema/vocabulary/issue.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Link } from '#src/ui/link.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Copy } from 'lucide-react';
import { judgedOf } from '../issue/issue-list.ts';
import { HandedIn } from '../issue/evidence.tsx';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { placeWords } from '../follow-export/export-words.ts';

type Acting = {
  readonly judge: JudgeActorRef;
  /** What the chart says of an issue. */
  readonly saidOf: (issue: JudgedIssue) => Verdicts<typeof issueMachine>;
};
type Items = ReadIssue['exports'];

function ItemsOf({ exports }: { readonly exports: Items }) {
  return exports
    .filter(({ key, url }) => key !== null && url !== null)
    .map((exported) => (
      <span key={exported.id} className="text-ink-2">
        {placeWords(exported)}{' '}
        <Link href={exported.url ?? ''} external>
          {exported.key}
        </Link>
        {exported.itemStatus === null ? null : ` ${exported.itemStatus}`}
      </span>
    ));
}

/** Of a duplicate: which issue it is of, where its item and the talk go on, and the way out. Of one that names none: the way to name it. */
export function OriginalView({ issue, judge, saidOf }: Acting & { readonly issue: ReadIssue }) {
  const { original, originalId, triageReason } = issue;
  const judged = judgedOf(issue);
  const said = saidOf(judged);
  if (originalId === null) {
    if (triageReason !== duplicateReason) return null;
    return (
      <div className="flex print:hidden">
        <Button
          size="small"
          icon={Copy}
          disabledReason={said['issue.merge']}
          onPress={() => judge.send({ type: 'original.choose', of: oneIssue(judged) })}
        >
          Name the original
        </Button>
      </div>
    );
  }
  const isRead = original !== null && original.id === originalId;
  return (
    <Banner
      hue="info"
      icon={Copy}
      title={
        isRead ? (
          <>
            Duplicate of <Link href={`/issues/${original.id}`}>{original.code}</Link>
          </>
        ) : (
          'Duplicate of another issue'
        )
      }
      action={
        <Button
          size="small"
          disabledReason={said['issue.unmerge']}
          onPress={() => judge.send({ type: 'issues.unmerge', of: oneIssue(judged) })}
        >
          Not a duplicate
        </Button>
      }
    >
      {isRead ? (
        <>
          {original.title}.
          {original.test.id === issue.test.id ? null : (
            <>
              {' '}
              Talk about it goes on in the chat of <Link href={`/results/${original.test.id}`}>{original.test.name}</Link>.
            </>
          )}
          {original.exports.some(({ key }) => key !== null) ? (
            <span className="flex flex-wrap gap-x-3">
              The original is at <ItemsOf exports={original.exports} />
            </span>
          ) : null}
        </>
      ) : (
        'You may not read its original.'
      )}
    </Banner>
  );
}

type DuplicatesViewProps = Acting & { readonly issue: ReadIssue; readonly onStale: () => void };

/** Of an original: who else reported it, with what they handed in and where it went. */
export function DuplicatesView({ issue, judge, saidOf, onStale }: DuplicatesViewProps) {
  const duplicates = issue.duplicates.filter(({ originalId }) => originalId === issue.id);
  if (duplicates.length === 0) return null;
  return (
    <section aria-label="Duplicates" className="flex flex-col gap-2">
      <h3 className="text-head">Duplicates ({duplicates.length})</h3>
      <p className="text-ink-2">Reported {duplicates.length + 1} times.</p>
      <ul className="flex flex-col gap-2">
        {duplicates.map((duplicate) => {
          const { id, code, title, testerCountry, environment, createdAt, attachments, exports } = duplicate;
          const judged = judgedOf(duplicate);
          return (
            <li key={id} className="flex flex-col gap-1.5 rounded-card border border-line px-3.5 py-2.5">
              <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
                <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <span className="code-text">{code}</span>{' '}
                  <Link href={`/issues/${id}`} className="thumb">
                    {title}
                  </Link>
                </p>
                <span className="print:hidden">
                  <Button
                    size="small"
                    kind="ghost"
                    disabledReason={saidOf(judged)['issue.unmerge']}
                    onPress={() => judge.send({ type: 'issues.unmerge', of: oneIssue(judged) })}
                  >
                    Not a duplicate
                  </Button>
                </span>
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-ink-2">
                {testerCountry === null ? null : (
                  <span className="flex items-center gap-1.5">
                    <Flag country={testerCountry.code} name="" />
                    {testerCountry.name}
                  </span>
                )}
                {environment === null ? null : <span>{environment}</span>}
                <RelativeTime at={createdAt} />
                <ItemsOf exports={exports} />
              </p>
              {attachments.some(({ archived }) => !archived) ? <HandedIn attachments={attachments} onStale={onStale} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type MergeSameProps = Pick<Acting, 'judge'> & {
  readonly issue: NamedIssue & Pick<JudgedIssue, 'row'>;
  readonly similar: readonly ShownSimilarIssueFragment[];
};

/** Where others have the same title and nobody judged them yet, one press makes them duplicates of this one. */
export function MergeSame({ issue, similar, judge }: MergeSameProps) {
  const same = similar.filter(({ likeness, issue: other }) => likeness === 100 && other.triageStatus === 'untriaged');
  if (same.length === 0 || issue.row.originalId !== null) return null;
  const original: Original = { issueId: issue.issueId, code: issue.code, namedAs: 'original' };
  const of = { issues: same.map(({ issue: other }) => judgedOf(other)), isSelection: true };
  return (
    <div className="flex print:hidden">
      <Button size="small" icon={Copy} onPress={() => judge.send({ type: 'issues.merge', of, original })}>
        {`Merge ${same.length} into this one`}
      </Button>
    </div>
  );
}
