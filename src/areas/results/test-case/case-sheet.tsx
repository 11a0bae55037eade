import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Quote } from '#src/ui/quote.tsx';
import { Part, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import type { TestCaseById } from './test-case.documents.ts';

export type ShownCase = ResultOf<typeof TestCaseById>['flexibleTestingTestCase'];

const filled = (text: string | null | undefined): text is string => text != null && text.trim() !== '';

export function CaseSheet({ testCase, guidance }: { readonly testCase: ShownCase; readonly guidance: readonly string[] }) {
  const { prerequisites, steps, additionalInformationFields, feedback } = testCase;
  return (
    <Sheet label="Test case">
      <SheetHead title="Test case" />
      <SheetBody className="flex flex-col gap-5">
        <Part title="Prerequisites">
          {filled(prerequisites) ? (
            <p className="measure whitespace-pre-wrap [overflow-wrap:anywhere]">{prerequisites}</p>
          ) : (
            <p className="text-ink-3">None</p>
          )}
        </Part>
        <Part title="Steps">
          {steps.length === 0 ? (
            <p className="text-ink-3">No steps were given.</p>
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {steps.map(({ id, ordinalNumber, instruction, expectedResult }) => (
                <li key={id} className="flex gap-3 py-2.5">
                  <span className="grid size-5 shrink-0 place-items-center rounded-key bg-sunken text-small text-ink-2">
                    {ordinalNumber}
                  </span>
                  <div className="min-w-0 flex-1">
                    <p className="[overflow-wrap:anywhere]">{instruction}</p>
                    {filled(expectedResult) ? <p className="text-small text-ink-2">Expected: {expectedResult}</p> : null}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Part>
        {additionalInformationFields.length === 0 ? null : (
          <Part title="Additional information">
            <ul className="list-disc pl-5">
              {additionalInformationFields.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </Part>
        )}
        {filled(feedback) ? (
          <Part title="Feedback">
            <Quote>{feedback}</Quote>
            {guidance.length === 0 ? null : (
              <details className="text-small text-ink-2">
                <summary>How testers are asked to give feedback</summary>
                <ul className="list-disc pl-5">
                  {guidance.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </details>
            )}
          </Part>
        ) : null}
      </SheetBody>
    </Sheet>
  );
}
