import { Anchor } from '#src/ui/navigation.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SeverityGlyph } from '#src/ui/severity-glyph.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { Check, ChevronRight, StickyNote } from 'lucide-react';
import type { MouseEvent } from 'react';
import { tagsInRow } from './issue-list.ts';
import type { ListedIssue } from './issue-list.ts';

export type RowState = {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isLeaving: boolean;
  readonly limitReason: string | null;
};

type IssueRowProps = RowState & {
  readonly issue: ListedIssue;
  readonly showsTest: boolean;
  readonly showsReason: boolean;
  readonly isSelecting: boolean;
  readonly onVisit: ((issueId: string) => void) | null;
  readonly onToggle: (issueId: string, isRange: boolean) => void;
  readonly onLeft: (issueId: string) => void;
};

/** A press of the pointer without a modifier; Enter has no detail and opens the page. */
const isPlain = (event: MouseEvent): boolean =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function Meta({ issue, showsTest, showsReason }: Pick<IssueRowProps, 'issue' | 'showsTest' | 'showsReason'>) {
  const { shown, more } = tagsInRow(issue.issueTags);
  return (
    <span className="mt-[3px] flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-3">
      <span className="code-text">{issue.code}</span>
      <RelativeTime at={issue.createdAt} />
      {issue.wasRead ? null : <span className="font-name text-accent">Unread</span>}
      {showsTest ? <span className="cut max-w-full">{issue.test.name}</span> : null}
      {issue.issueNote === null ? null : (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <StickyNote aria-hidden="true" size={12} strokeWidth={2} />1 triage note
        </span>
      )}
      {showsReason && issue.triageReason !== null ? <Pill>{issue.triageReason}</Pill> : null}
      {shown.map(({ id, name }) => (
        <TagChip key={id}>{name}</TagChip>
      ))}
      {more > 0 ? <span title={issue.issueTags.map(({ name }) => name).join(', ')}>{`+${more}`}</span> : null}
    </span>
  );
}

function SelectBox({
  issue,
  isSelected,
  isSelecting,
  limitReason,
  onToggle,
}: Omit<IssueRowProps, 'showsTest' | 'showsReason' | 'onVisit'>) {
  const isBlocked = limitReason !== null && !isSelected;
  return (
    <label
      title={isBlocked ? limitReason : undefined}
      className={`absolute top-0 bottom-0 left-0 z-1 grid w-10 cursor-pointer justify-items-center pt-3 ${isSelecting || isSelected ? '' : 'opacity-0 group-hover:opacity-100 has-focus-visible:opacity-100 touch:opacity-100'}`}
    >
      <span className="sr-only">{`Select ${issue.code}`}</span>
      <input
        type="checkbox"
        checked={isSelected}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? 'issue-selection' : undefined}
        onChange={() => undefined}
        onClick={(event) => {
          if (!isBlocked) onToggle(issue.id, event.shiftKey);
        }}
        className={`col-start-1 row-start-1 m-0 size-4 appearance-none rounded-key border-[1.5px] bg-sheet checked:border-accent-solid checked:bg-accent-solid ${isBlocked ? 'border-dashed border-control bg-sunken' : 'border-control'}`}
      />
      {isSelected ? (
        <Check aria-hidden="true" size={12} strokeWidth={3} className="pointer-events-none col-start-1 row-start-1 mt-0.5 text-on-accent" />
      ) : null}
    </label>
  );
}

/** One issue of a list. It slides out of the list when it was judged. */
export function IssueRow(props: IssueRowProps) {
  const { issue, href, isCurrent, isSelected, isLeaving, showsTest, showsReason, isSelecting, onVisit, onLeft } = props;
  const paint = isCurrent ? 'bg-accent-wash shadow-[inset_2px_0_0_var(--accent-solid)]' : 'hover:bg-hover';
  const glyph = isSelecting || isSelected ? 'opacity-0' : 'group-hover:opacity-0 in-[label:focus-within~a]:opacity-0 touch:opacity-0';
  return (
    <li
      data-row=""
      className={`group relative ${isLeaving ? 'pointer-events-none animate-leave' : ''}`}
      aria-hidden={isLeaving || undefined}
      onAnimationEnd={(event) => {
        if (isLeaving && event.target === event.currentTarget) onLeft(issue.id);
      }}
    >
      {isLeaving ? null : <SelectBox {...props} />}
      <Anchor
        href={href}
        data-key={isLeaving ? undefined : issue.id}
        tabIndex={isLeaving ? -1 : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (onVisit === null || !isPlain(event)) return;
          event.preventDefault();
          onVisit(issue.id);
        }}
        className={`ring-inside flex items-start gap-2.5 py-2.5 pr-3 pl-4 text-inherit no-underline ${paint}`}
      >
        <span className={`grid w-4 shrink-0 justify-items-center pt-[3px] ${glyph}`}>
          <SeverityGlyph level={issue.severity} label={severityLabels[issue.severity]} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`line-clamp-2 [overflow-wrap:anywhere] ${issue.wasRead ? (isCurrent ? '' : 'text-ink-2') : 'font-name'}`}>
            {issue.title}
          </span>
          <Meta issue={issue} showsTest={showsTest} showsReason={showsReason} />
        </span>
        {issue.wasRead ? null : <span aria-hidden="true" className="mt-[7px] size-[7px] shrink-0 rounded-full bg-accent-solid" />}
        <ChevronRight aria-hidden="true" size={14} strokeWidth={2} className="mt-[3px] shrink-0 text-ink-3" />
      </Anchor>
    </li>
  );
}
