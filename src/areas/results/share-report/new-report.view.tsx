import type { FormActorRef } from '#machines/lib/form.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import {
  sharedReportDays,
  sharedReportFieldNames,
  sharedReportFields,
  sharedReportIssues,
  sharedReportIssuesNames,
  sharedReportLimits,
  sharedReportPartNames,
  sharedReportParts,
} from '#schema/vocabulary/shared-report.ts';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { FormModal } from '#src/form-modal.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChoiceFrame } from '#src/ui/choice-frame.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { RadioGroup } from '#src/ui/radio.tsx';
import { useNow } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import type { ReactNode } from 'react';

type Described = Readonly<Record<string, { readonly label: string; readonly about: string }>>;
type ChecksProps = {
  readonly actorRef: FormActorRef;
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly names: readonly string[];
  readonly table: Described;
};

/** Several of a table, each with what it means. */
function Checks({ actorRef, field, label, hint, isRequired = false, names, table }: ChecksProps) {
  const { value, onChange, error } = useField<readonly string[]>(actorRef, field);
  return (
    <ChoiceFrame label={label} hint={hint} isRequired={isRequired} error={error}>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={table[name]?.label ?? name}
          description={table[name]?.about}
          checked={value.includes(name)}
          onChange={(isChosen) => onChange(names.filter((each) => (each === name ? isChosen : value.includes(each))))}
        />
      ))}
    </ChoiceFrame>
  );
}

export type IssueToShare = { readonly id: string; readonly code: string; readonly title: string; readonly severity: Severity };

type ChosenIssuesProps = {
  readonly actorRef: FormActorRef;
  /** Null while they load. */
  readonly issues: readonly IssueToShare[] | null;
  readonly hasMore: boolean;
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly failure: ReactNode;
};

/** The issues of a test, to be chosen one by one. */
export function ChosenIssues({ actorRef, issues, hasMore, search, onSearch, failure }: ChosenIssuesProps) {
  const { value, onChange, error } = useField<readonly string[]>(actorRef, 'issueIds');
  const count = `${value.length} chosen`;
  return (
    <ChoiceFrame label="Issues" isRequired error={error} hint={hasMore ? 'The first 100 are listed. Search for others.' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SearchField label="Search issues" value={search} onChange={onSearch} className="min-w-0 flex-1" />
        <span role="status" className="text-small text-ink-2">
          {count}
        </span>
      </div>
      {failure}
      <div className="max-h-64 overflow-y-auto rounded-control border border-line-strong px-3 py-1.5">
        {issues === null ? <p className="py-1 text-ink-2">Loading issues</p> : null}
        {issues?.length === 0 ? (
          <p className="py-1 text-ink-2">{search === '' ? 'Published issues of this test appear here.' : 'No issue matches.'}</p>
        ) : null}
        {(issues ?? []).map(({ id, code, title, severity }) => (
          <Checkbox
            key={id}
            name={code}
            label={
              <span className="flex min-w-0 items-start gap-1.5">
                <span className="pt-0.5">
                  <SeverityGlyph level={severity} />
                </span>
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="code-text">{code}</span> {title}
                  <span className="sr-only">, {severityLabels[severity]}</span>
                </span>
              </span>
            }
            checked={value.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((each) => each !== id))}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}

const aDay = 86_400_000;
const dayAfter = (now: number, days: number): string => new Date(now + days * aDay).toLocaleDateString('sv-SE');

function End({ actorRef }: { readonly actorRef: FormActorRef }) {
  const now = useNow();
  const lasts = useField(actorRef, 'lasts');
  const endsOn = useField<string | null>(actorRef, 'endsOn');
  const { error } = useField(actorRef, 'expiresAt');
  const ends = [...sharedReportDays.map((days) => ({ id: String(days), label: `${days} days` })), { id: 'date', label: 'Until a date' }];
  return (
    <>
      <RadioGroup label="Ends after" isRequired row options={ends} {...lasts} />
      {lasts.value === 'date' ? (
        <DateField
          label="Last day"
          isRequired
          value={endsOn.value}
          onChange={endsOn.onChange}
          error={error ?? endsOn.error}
          min={dayAfter(now, 0)}
          max={dayAfter(now, sharedReportLimits.days - 1)}
          beyondReason="A report ends within a year."
        />
      ) : null}
    </>
  );
}

type NewReportProps = { readonly actorRef: FormActorRef; readonly chooser: ReactNode };

/** Asks what a report holds, what it leaves out and when it ends. */
export function NewReport({ actorRef, chooser }: NewReportProps) {
  const title = useField(actorRef, 'title');
  const introduction = useField(actorRef, 'introduction');
  const parts = useField<readonly string[]>(actorRef, 'parts');
  const issues = useField(actorRef, 'issues');
  return (
    <FormModal actorRef={actorRef} title="New report" action="Make the link">
      <TextField label="Title" name="title" isRequired autoFocus autoComplete="off" max={sharedReportLimits.title} {...title} />
      <TextArea label="Introduction" name="introduction" optional isTall max={sharedReportLimits.introduction} {...introduction} />
      <Checks actorRef={actorRef} field="parts" label="What it holds" isRequired names={sharedReportPartNames} table={sharedReportParts} />
      {parts.value.includes('issues') ? (
        <RadioGroup
          label="Which issues"
          isRequired
          options={sharedReportIssuesNames.map((id) => ({ id, label: sharedReportIssues[id] }))}
          {...issues}
        />
      ) : null}
      {parts.value.includes('issues') && issues.value === 'chosen' ? chooser : null}
      <Checks
        actorRef={actorRef}
        field="leavesOut"
        label="What it leaves out"
        hint="What testers wrote is shown as it is, with the names in it."
        names={sharedReportFieldNames}
        table={sharedReportFields}
      />
      <End actorRef={actorRef} />
    </FormModal>
  );
}
