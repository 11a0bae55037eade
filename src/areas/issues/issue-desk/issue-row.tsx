import { Anchor } from '#src/ui/navigation.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { UnsentMark } from '#src/outbox/unsent-mark.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { Check, ChevronRight, OctagonAlert, StickyNote } from 'lucide-react';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { tagsInRow } from '../issue/issue-list.ts';
import type { ListedIssue } from '../issue/issue-list.ts';
import type { RowPlace } from './windowed-rows.tsx';

export type RowState = {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isLeaving: boolean;
  readonly limitReason: string | null;
  /** Why a decision about the selection skipped it. */
  readonly refusal: string | null;
};

export type IssueRowProps = RowState &
  Partial<RowPlace> & {
    readonly issue: ListedIssue;
    readonly showsTest: boolean;
    readonly showsReason: boolean;
    readonly isSelecting: boolean;
    readonly onVisit: ((issueId: string) => void) | null;
    readonly onToggle: (issueId: string, isRange: boolean) => void;
    readonly onLeft: (issueId: string) => void;
  };

/** A click without modifiers; Enter has no `detail` and opens the page. */
const isPlain = (event: MouseEvent): boolean =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type MetaProps = Pick<IssueRowProps, 'issue' | 'showsTest' | 'showsReason' | 'refusal'>;

function Meta({ issue, showsTest, showsReason, refusal }: MetaProps) {
  const { shown, more } = tagsInRow(issue.issueTags);
  if (refusal !== null)
    return (
      <span className="mt-[3px] flex items-baseline gap-2 text-small text-ink-3">
        <span className="code-text shrink-0">{issue.code}</span>
        <OctagonAlert aria-hidden="true" size={12} strokeWidth={2} className="mt-1 shrink-0 self-start text-danger" />
        <span className="line-clamp-2 text-ink" title={refusal}>
          {refusal}
        </span>
      </span>
    );
  return (
    <span className="relative mt-[3px] flex flex-wrap items-center gap-x-2 gap-y-1 pr-12 text-small text-ink-3">
      <span className="code-text">{issue.code}</span>
      <RelativeTime at={issue.createdAt} />
      <UnsentMark thing={issue.id} />
      {issue.wasRead ? null : <span className="absolute top-0 right-0 font-name text-accent">Unread</span>}
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
}: Pick<IssueRowProps, 'issue' | 'isSelected' | 'isSelecting' | 'limitReason' | 'onToggle'>) {
  const isBlocked = limitReason !== null && !isSelected;
  return (
    <label
      title={isBlocked ? limitReason : undefined}
      className={`absolute top-0 bottom-0 left-0 z-1 grid w-9 cursor-pointer justify-items-center pt-3 touch:w-11 ${isSelecting || isSelected ? '' : 'opacity-0 group-hover:opacity-100 has-[input:focus-visible]:opacity-100 touch:opacity-100'}`}
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

const paintOf = (isCurrent: boolean, isSelected: boolean): string => {
  if (isCurrent) return 'bg-accent-wash shadow-[inset_2px_0_0_var(--accent-solid)]';
  return isSelected ? 'bg-accent-wash/50' : 'hover:bg-hover';
};

/** The checkbox keeps its room, so that nothing moves while selecting. */
export const IssueRow = memo(function IssueRow(props: IssueRowProps) {
  const { issue, href, isCurrent, isSelected, isLeaving, showsTest, showsReason, refusal, onVisit, onToggle, onLeft } = props;
  const { at, of, top, measure } = props;
  return (
    <li
      ref={measure}
      data-row=""
      data-index={at}
      aria-posinset={at === undefined ? undefined : at + 1}
      aria-setsize={of}
      style={top === undefined ? undefined : { top }}
      className={`group ${top === undefined ? 'relative' : 'absolute inset-x-0 border-b border-line'} ${isLeaving ? 'pointer-events-none animate-leave' : ''}`}
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
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={(event) => {
          if (event.shiftKey && event.detail > 0) {
            event.preventDefault();
            onToggle(issue.id, true);
            return;
          }
          if (onVisit === null || !isPlain(event)) return;
          event.preventDefault();
          onVisit(issue.id);
        }}
        className={`ring-inside flex items-start gap-2.5 py-2.5 pr-3 pl-9 no-underline touch:pl-10 ${paintOf(isCurrent, isSelected)}`}
      >
        <span className="grid w-4 shrink-0 justify-items-center pt-[3px]">
          <SeverityGlyph level={issue.severity} label={severityLabels[issue.severity]} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`line-clamp-2 font-name [overflow-wrap:anywhere] ${issue.wasRead && !isCurrent ? 'text-ink-2' : ''}`}>
            {issue.title}
          </span>
          <Meta issue={issue} showsTest={showsTest} showsReason={showsReason} refusal={refusal} />
        </span>
        <span aria-hidden="true" className={`mt-[7px] size-[7px] shrink-0 rounded-full ${issue.wasRead ? '' : 'bg-accent-solid'}`} />
        <ChevronRight aria-hidden="true" data-print="hidden" size={14} strokeWidth={2} className="mt-[3px] shrink-0 text-ink-3" />
      </Anchor>
    </li>
  );
});
