import { CircleCheck } from 'lucide-react';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

/** The request was received. */
export function SuccessView({ name }: { readonly name: string }) {
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-3">
          <CircleCheck aria-hidden="true" size={28} strokeWidth={1.75} className="text-success" />
          <h1 tabIndex={-1} className="text-title">
            {launchTexts.received}
          </h1>
          <p className="text-head [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-2">{launchTexts.turnaround}</p>
          <div className="flex flex-wrap gap-2 pt-2">
            <LinkButton kind="primary" href="/launch">
              {launchTexts.launchAnother}
            </LinkButton>
            <LinkButton href="/results">View results</LinkButton>
          </div>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
