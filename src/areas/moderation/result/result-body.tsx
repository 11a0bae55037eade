import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { Part } from '#src/ui/sheet.tsx';
import { shownStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { reasonLabel } from '#machines/flows/moderation/reject-result.ts';
import { minutesWords } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Pill } from '#src/ui/pill.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { Ban } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EditableText } from '../edit-text/editable-text.host.tsx';
import { RelateIssueHost } from '../relate-issue/relate-issue.host.tsx';
import { Attachments } from '../attachment/attachments.tsx';
import type { Changes } from '../case-result/changes.ts';
import { RelatedIssues } from './related-issues.tsx';
import type { WholeResult } from '../case-result/result.documents.ts';
import { answeredSteps, filled } from '../case-result/result.rules.ts';
import { TestedWith } from './tested-with.tsx';

type Edit = {
  readonly description: string;
  readonly timestamp: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
};

export function Edits({ edits }: { readonly edits: readonly Edit[] }) {
  if (edits.length === 0) return null;
  return (
    <Part title="Edits">
      <ul className="flex flex-col gap-1 text-small text-ink-2">
        {edits.map(({ description, timestamp, before, after }) => (
          <li key={`${timestamp} ${description}`}>
            <AbsoluteTime at={timestamp} /> {description}
            {before == null || after == null ? null : (
              <details>
                <summary>What was changed</summary>
                <dl className="mt-1 grid gap-2">
                  <div>
                    <dt className="text-ink-3">Before</dt>
                    <dd>{before === '' ? 'Nothing' : <Quote>{before}</Quote>}</dd>
                  </div>
                  <div>
                    <dt className="text-ink-3">After</dt>
                    <dd>{after === '' ? 'Nothing' : <Quote>{after}</Quote>}</dd>
                  </div>
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export type ShownResult = ResultOf<typeof WholeResult>;

const prose = 'measure whitespace-pre-wrap [overflow-wrap:anywhere]';

export function ResultFacts({ result, how, mark }: { readonly result: ShownResult; readonly how?: ReactNode; readonly mark?: ReactNode }) {
  const { completedAt, minutesSpent, moderationFinalizedAt, isRejected, rejectionReason, testerEnvironment, testerCountry } = result;
  const status = shownStatus(result);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-small text-ink-2">
      <span className="inline-flex items-center gap-1.5 text-body text-ink">
        <Status glyph={status}>{caseResultLabels[status]}</Status>
        {how}
      </span>
      {isRejected && filled(rejectionReason) ? (
        <span title={rejectionReason}>
          <Pill icon={Ban}>{reasonLabel(rejectionReason)}</Pill>
        </span>
      ) : null}
      {mark}
      {completedAt == null ? null : (
        <span>
          Submitted <AbsoluteTime at={completedAt} />, <RelativeTime at={completedAt} />
        </span>
      )}
      {minutesSpent == null ? null : <span>Worked for {minutesWords(minutesSpent)}</span>}
      {moderationFinalizedAt == null ? null : (
        <span>
          Moderation finalized <RelativeTime at={moderationFinalizedAt} underMinute="just now" />
        </span>
      )}
      <TestedWith environment={testerEnvironment} country={testerCountry} />
    </div>
  );
}

type EditableProps = Omit<ComponentProps<typeof EditableText>, 'refusal'> & { readonly changes: Changes | null };

function Editable({ changes, ...text }: EditableProps) {
  return changes === null || text.responseId === '' ? text.children : <EditableText {...text} refusal={changes.edit} />;
}

type ResultBodyProps = {
  readonly result: ShownResult;
  readonly changes: Changes | null;
  readonly renderVerdict?: ((issueId: string) => ReactNode) | undefined;
};

export function ResultBody({ result, changes, renderVerdict }: ResultBodyProps) {
  const { actualResult, originalActualResult, additionalInformation, authorSignature, testCase, additionalInformationResponses } = result;
  const own = result.caseResultStatusFieldResponseId ?? '';
  return (
    <div className="flex flex-col gap-5">
      <Part title="Actual result">
        <Editable changes={changes} responseId={own} part="actualResult" name="Actual result" value={actualResult}>
          {filled(actualResult) ? <p className={prose}>{actualResult}</p> : <p className="text-ink-3">Nothing was written.</p>}
        </Editable>
        {filled(originalActualResult) && originalActualResult !== actualResult ? (
          <details className="text-small text-ink-2">
            <summary>Edited; see what was submitted</summary>
            <Quote>{originalActualResult}</Quote>
          </details>
        ) : null}
      </Part>
      {result.relatedIssues.length === 0 && (changes === null || own === '') ? null : (
        <RelatedIssues
          issues={result.relatedIssues}
          renderVerdict={renderVerdict}
          renderControls={
            changes === null || own === ''
              ? null
              : (issue) => (
                  <RelateIssueHost
                    key={issue?.id ?? 'new'}
                    caseResultId={result.id}
                    responseId={issue?.id ?? own}
                    code={issue?.code ?? null}
                    refusals={changes}
                  />
                )
          }
        />
      )}
      <Part title="Evidence">
        <Attachments attachments={result.attachments} refusals={changes} />
      </Part>
      {filled(testCase.prerequisites) ? (
        <Part title="Prerequisites">
          <p className={prose}>{testCase.prerequisites}</p>
        </Part>
      ) : null}
      <Steps result={result} changes={changes} />
      {additionalInformationResponses.map(({ id, label, value }) => {
        const name = label === '' ? 'Additional information' : label;
        return (
          <Part key={id} title={name}>
            <Editable changes={changes} responseId={id} part="text" name={name} value={value}>
              <p className={prose}>{value}</p>
            </Editable>
          </Part>
        );
      })}
      {filled(additionalInformation) ? (
        <Part title="Additional information">
          <Editable
            changes={changes}
            responseId={own}
            part="additionalInformation"
            name="Additional information"
            value={additionalInformation}
          >
            <p className={prose}>{additionalInformation}</p>
          </Editable>
        </Part>
      ) : null}
      {filled(authorSignature) ? <p className="text-small text-ink-2">Signed {authorSignature}</p> : null}
      <Edits edits={result.caseResultEditLogs ?? []} />
    </div>
  );
}

function Steps({ result: { testCase, stepResponses }, changes }: Pick<ResultBodyProps, 'result' | 'changes'>) {
  if (testCase.steps.length === 0) return null;
  return (
    <Part title="Steps">
      <ol className="divide-y divide-line border-y border-line">
        {answeredSteps(testCase.steps, stepResponses).map(({ id, ordinalNumber, instruction, expectedResult, answer }) => (
          <li key={id} className="flex gap-3 py-2.5">
            <span className="grid size-5 shrink-0 place-items-center rounded-key bg-sunken text-small text-ink-2">{ordinalNumber}</span>
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <p>{instruction}</p>
              {filled(expectedResult) ? <p className="text-small text-ink-2">Expected: {expectedResult}</p> : null}
              {answer === null ? null : (
                <Editable changes={changes} responseId={answer.id} part="text" name={`Step ${ordinalNumber}`} value={answer.value}>
                  <p className="rounded-control bg-sunken px-2.5 py-1.5 [overflow-wrap:anywhere]">{answer.value}</p>
                </Editable>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
