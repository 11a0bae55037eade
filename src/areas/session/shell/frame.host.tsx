import { connectionMachine } from '#machines/flows/session/connection.ts';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { OpenSearch } from '#src/open-search.ts';
import type { Settings } from '#src/settings.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Gate } from '../sign-in/gate.ts';
import { AccountHost } from './account.host.tsx';
import { actingOf } from './acting.ts';
import { homeOf } from '../viewer/areas.rules.ts';
import { BellPlace } from './bell-place.tsx';
import { connectionPorts } from './connection.ports.ts';
import { FrameView } from './frame.view.tsx';
import { KeyboardHost } from './keyboard.host.tsx';
import type { Sheet } from './keyboard.host.tsx';
import { LineHost } from './line.host.tsx';
import { LiveHost } from './live.host.tsx';
import { OverlaysHost } from './overlays.host.tsx';
import type { Overlay } from './overlays.host.tsx';
import { placesOf } from './places.ts';
import { PromptHost } from './prompt.host.tsx';
import { trialNotice } from './trial.rules.ts';
import { useNow } from './use-now.ts';

const BellHost = lazyPart(() => afterFirstAnswer().then(() => import('../bell/bell.host.tsx')));

type FrameHostProps = {
  readonly gate: Pick<Gate, 'watchSocket'>;
  readonly settings: Settings;
  readonly path: string;
  readonly onLogout: () => void;
  readonly children: ReactNode;
};

const notices = '/organization-user-settings/notifications';
const anHour = 60 * 60 * 1000;

/** The main layout: what stands around every signed-in page. */
export function FrameHost({ gate, settings, path, onLogout, children }: FrameHostProps) {
  const viewer = useViewer();
  const connection = useFlow(() => connectionMachine.provide({ actors: connectionPorts(gate) }));
  const now = useNow(anHour);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [news, setNews] = useState(0);
  const openSearch = useCallback(() => setSheet('palette'), []);
  const hear = useCallback(() => setNews((count) => count + 1), []);

  const isModerator = viewer.role === 'community_test_manager';
  const places = placesOf(viewer, settings, path, () => setOverlay('switcher'));
  const shared = { ...places, onLogout };

  return (
    <FrameView
      line={<LineHost connection={connection} areas={places.areas} />}
      trial={viewer.trial === null || isModerator ? null : trialNotice(viewer.trial, now)}
      acting={actingOf(viewer)}
      organization={viewer.organization.chosenName ?? viewer.organization.name}
      bar={{
        home: homeOf(viewer.role),
        areas: places.areas,
        current: places.current,
        organization: places.organization,
        onSearch: openSearch,
        onKeys: () => setSheet('keys'),
        onMenu: () => setOverlay('menu'),
        notifications: <BellPlace bell={BellHost} news={news} href={isModerator ? null : notices} />,
        account: <AccountHost entries={places.entries} onLogout={onLogout} onPhone={() => setOverlay('menu')} />,
      }}
    >
      <LiveHost connection={connection} onNotice={hear} />
      <KeyboardHost {...shared} sheet={sheet} onSheet={setSheet} />
      <PromptHost path={path}>
        <OpenSearch value={openSearch}>{children}</OpenSearch>
      </PromptHost>
      <OverlaysHost {...shared} overlay={overlay} onClose={() => setOverlay(null)} />
    </FrameView>
  );
}
