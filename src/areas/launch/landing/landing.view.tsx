import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

/** The old way into a launch, for organizations without the request flow. */
export function LandingView({ hasEarlier }: { readonly hasEarlier: boolean }) {
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-4">
          <h1 tabIndex={-1} className="text-title">
            {launchTexts.landingHeading}
          </h1>
          <p className="text-ink-2">{launchTexts.turnaround}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton kind="primary" href="/launch?tab=advanced_test">
              {launchTexts.launchAdvanced}
            </LinkButton>
            <LinkButton
              href="/launch/advanced-tests-for-cloning"
              disabledReason={hasEarlier ? null : 'There are no earlier advanced tests to clone.'}
            >
              {launchTexts.clonePrevious}
            </LinkButton>
          </div>
        </SheetBody>
      </Sheet>
    </Page>
  );
}
