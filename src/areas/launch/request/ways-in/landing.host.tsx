import { useQuery } from 'urql';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { usePageTitle } from '#src/title.ts';
import { AnyEarlierRequest } from './landing.documents.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { cloneTexts } from '#schema/vocabulary/launch/simple.ts';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';
import { clonePlace } from '../launch-places.ts';

type LandingProps = { readonly hasEarlier: boolean; readonly sdlcStage?: SdlcStage | null };

/** For organizations without the request flow. */
export function LandingView({ hasEarlier, sdlcStage = null }: LandingProps) {
  const stage = sdlcStage === null ? '' : `&sdlc_stage=${sdlcStage}`;
  return (
    <Page narrow>
      <Sheet>
        <SheetBody className="flex flex-col items-start gap-4">
          <h1 tabIndex={-1} className="text-title">
            {launchTexts.landingHeading}
          </h1>
          <p className="text-ink-2">{launchTexts.turnaround}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton kind="primary" href={`/launch?tab=advanced_test${stage}`}>
              {launchTexts.launchAdvanced}
            </LinkButton>
            <LinkButton href={clonePlace} disabledReason={hasEarlier ? null : 'There are no earlier requests to clone.'}>
              {launchTexts.clonePrevious}
            </LinkButton>
          </div>
          <Link href="/launch/tests-for-cloning" className="thumb">
            {cloneTexts.toRuns}
          </Link>
        </SheetBody>
      </Sheet>
    </Page>
  );
}

export function LandingHost({ sdlcStage }: { readonly sdlcStage: SdlcStage | null }) {
  usePageTitle('Launch');
  const [{ data }] = useQuery({ query: AnyEarlierRequest });
  return <LandingView hasEarlier={data?.advancedTestRequests.nodes.length !== 0} sdlcStage={sdlcStage} />;
}
