import { useQuery } from 'urql';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { usePageTitle } from '#src/title.ts';
import { AnyEarlierRequest } from './landing.documents.ts';
import { LandingView } from './landing.view.tsx';

export function LandingHost({ sdlcStage }: { readonly sdlcStage: SdlcStage | null }) {
  usePageTitle('Launch');
  const [{ data }] = useQuery({ query: AnyEarlierRequest });
  return <LandingView hasEarlier={data?.advancedTestRequests.nodes.length !== 0} sdlcStage={sdlcStage} />;
}
