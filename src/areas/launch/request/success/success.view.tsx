import { CircleCheck } from 'lucide-react';
import { bothTimes } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { FirstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { readerLanguage } from '#src/ui/reader-dates.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

function startSentence({ isWeekly, at, timezone }: FirstStart): string {
  const { words, more } = bothTimes(at, timezone, readerLanguage());
  const when = more === null ? words : `${words} (${more})`;
  return isWeekly ? `The first test starts ${when}, and one each week after it.` : `Testing starts ${when}.`;
}

type SuccessProps = {
  readonly name: string;
  /** Null where it is unknown. */
  readonly testId: string | null;
  readonly start: FirstStart | null;
  /** Launched before: only the response was lost. */
  readonly isLate: boolean;
};

export function SuccessView({ name, testId, start, isLate }: SuccessProps) {
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-3">
          <CircleCheck aria-hidden="true" size={28} strokeWidth={1.75} className="text-success" />
          <h1 tabIndex={-1} className="text-title">
            {launchTexts.received}
          </h1>
          <p className="text-head [overflow-wrap:anywhere]">{name}</p>
          {isLate ? (
            <p>It had been launched already: only the answer was lost on its way here. What you changed since then is not part of it.</p>
          ) : null}
          <p className="text-ink-2">{start === null ? launchTexts.turnaround : startSentence(start)}</p>
          <div className="flex flex-wrap gap-2 pt-2">
            <LinkButton kind="primary" href={testId === null ? '/results' : `/results/${testId}`}>
              {testId === null ? 'View results' : 'View the request'}
            </LinkButton>
            <LinkButton href="/launch">{launchTexts.launchAnother}</LinkButton>
          </div>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
