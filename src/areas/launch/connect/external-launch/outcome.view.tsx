import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { previewTexts } from '#schema/vocabulary/launch/simple.ts';
import { launched } from '#src/launch-approval.tsx';
import type { Fate } from '#src/launch-approval.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { outcomeOf } from './outcome-words.ts';
import type { Outcome } from './outcome-words.ts';

type OutcomeProps = {
  readonly vendor: ExternalVendor;
  /** Null: received. */
  readonly error: LaunchError | null;
  readonly testId: string | null;
  /** The run's URL, or a retry. */
  readonly again: string | (() => void);
  readonly fate?: Fate;
};

const faces = {
  success: { Glyph: CircleCheck, ink: 'text-success' },
  warning: { Glyph: TriangleAlert, ink: 'text-warning' },
  danger: { Glyph: CircleAlert, ink: 'text-danger' },
} as const;

function Requested({ testId, hue }: { readonly testId: string | null; readonly hue: Outcome['hue'] }) {
  return (
    <>
      <LinkButton kind="primary" href={testId === null ? '/results' : `/results/${testId}`}>
        {previewTexts.viewResults}
      </LinkButton>
      {hue === 'danger' ? null : <LinkButton href="/launch">{launchTexts.launchAnother}</LinkButton>}
    </>
  );
}

function NotRequested({ again }: Pick<OutcomeProps, 'again'>) {
  return (
    <>
      {typeof again === 'string' ? (
        <LinkButton kind="primary" href={again}>
          {previewTexts.tryAgain}
        </LinkButton>
      ) : (
        <Button kind="primary" onPress={again}>
          {previewTexts.tryAgain}
        </Button>
      )}
    </>
  );
}

export function OutcomeView({ vendor, error, testId, again, fate = launched }: OutcomeProps) {
  const { hue, header, texts, isRequested, fix } = outcomeOf(error, externalTools[vendor]);
  const { Glyph, ink } = faces[hue];
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-3">
          <Glyph aria-hidden="true" size={28} strokeWidth={1.75} className={ink} data-outcome={hue} />
          <h1 tabIndex={-1} data-heading="" className="text-title [overflow-wrap:anywhere]">
            {header}
          </h1>
          {fate.words}
          {(fate.isLaunched || error !== null ? texts : []).map((text) => (
            <p key={text} className="measure text-ink-2 [overflow-wrap:anywhere]">
              {text}
            </p>
          ))}
          <div className="flex flex-wrap gap-2 pt-2">
            {fix === undefined ? null : <LinkButton href={fix.href}>{fix.label}</LinkButton>}
            {isRequested ? <Requested testId={testId} hue={hue} /> : <NotRequested again={again} />}
          </div>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
