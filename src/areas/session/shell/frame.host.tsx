import { useSyncExternalStore, Suspense, useCallback } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import { useNow, useTurn } from '#src/ui/local.ts';
import type { ComponentProps, ReactNode } from 'react';
import { readOverride } from '#src/cache/headers.ts';
import { confirmThrough } from '#src/confirming.ts';
import { lineOf } from '#src/outbox/line.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import type { Viewer } from '#src/viewer.tsx';
import { selectConnection, connectionMachine } from '#machines/flows/session/connection.ts';
import type { ConnectionActorRef } from '#machines/flows/session/connection.ts';
import { useStatusBarEntries } from '#src/status-bar.tsx';
import type { Area } from '#src/ui/top-bar.tsx';
import { useSelector } from '@xstate/react';
import { lineKeys } from '../viewer/keyboard.rules.ts';
import { LineView } from './line.view.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { OpenSearch } from '#src/open-search.ts';
import type { Settings } from '#src/settings.ts';
import { useFlow } from '#src/use-flow.ts';
import type { Gate } from '../sign-in/gate.ts';
import { forgetOverride } from '../sign-in/sign-in.ports.ts';
import { AccountHost } from './account.host.tsx';
import { homeOf } from '../viewer/areas.rules.ts';
import { BellPlace } from './bell-place.tsx';
import { connectionPorts } from './connection.ports.ts';
import { FrameView, trialNotice } from './frame.view.tsx';
import { KeyboardHost } from './keyboard.host.tsx';
import type { Sheet } from './keyboard.host.tsx';
import { LiveHost } from './live.host.tsx';
import { placesOf } from './places.ts';
import { PromptHost } from './prompt.host.tsx';

confirmThrough(async (by, headers) => (await import('../confirm/confirm.host.tsx')).askToConfirm(by, headers));

const stop = (): void => {
  forgetOverride();
  void fetch('/api/session/support', { method: 'DELETE' }).finally(() => location.assign('/'));
};

/** What the strip says while support acts for somebody. */
const actingOf = ({ fullName, organization }: Viewer): { readonly sentence: string; readonly onStop: () => void } | null =>
  readOverride(document.cookie) === null
    ? null
    : { sentence: `You act for ${organization.chosenName ?? organization.name} as ${fullName}.`, onStop: stop };

/** The line at the foot of every screen; what a screen says in it draws nothing else again. */
function LineHost({ connection, areas }: { readonly connection: ConnectionActorRef; readonly areas: readonly Area[] }) {
  const line = useStatusBarEntries();
  const { waits } = usePortal();
  const isBusy = useSyncExternalStore(waits.watch, waits.current);
  return (
    <LineView isBusy={isBusy} connection={useSelector(connection, selectConnection)} line={{ ...line, keys: lineKeys(areas, line.keys) }} />
  );
}

const PhoneMenu = lazyPart(() => import('./phone-menu.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});
const SwitchOrganization = lazyPart(() => import('../switch-organization/switch-organization.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});

type Overlay = 'menu' | 'switcher' | null;

type OverlaysHostProps = Omit<ComponentProps<typeof PhoneMenu>, 'isOpen'> & { readonly overlay: Overlay };

/** What slides over the page: the phone's menu and the organization switcher. */
function OverlaysHost({ overlay, onClose, ...places }: OverlaysHostProps) {
  return (
    <Suspense>
      {overlay === 'menu' ? <PhoneMenu isOpen onClose={onClose} {...places} /> : null}
      {overlay === 'switcher' ? <SwitchOrganization onClose={onClose} /> : null}
    </Suspense>
  );
}

const BellHost = lazyPart(() => afterFirstAnswer().then(() => import('../bell/bell.host.tsx')));

type FrameHostProps = {
  readonly gate: Pick<Gate, 'watchSocket'>;
  readonly settings: Settings;
  readonly path: string;
  readonly onLogout: () => void;
  /** Beside the bell. */
  readonly chats: ReactNode;
  readonly children: ReactNode;
};

const notices = '/organization-user-settings/notifications';
const anHour = 60 * 60 * 1000;

/** The main layout: what stands around every signed-in page. */
export function FrameHost({ gate, settings, path, onLogout, chats, children }: FrameHostProps) {
  const viewer = useViewer();
  const { client } = usePortal();
  const connection = useFlow(() => connectionMachine.provide({ actors: connectionPorts(gate, lineOf(client)) }));
  const now = useNow(anHour);
  const { name: sheet, open: openSheet, close: closeSheet } = useOpenOne<NonNullable<Sheet>>();
  const overlay = useOpenOne<NonNullable<Overlay>>();
  const [news, hear] = useTurn();
  const openSearch = useCallback(() => openSheet('palette'), [openSheet]);
  const showSheet = useCallback((shown: Sheet) => (shown === null ? closeSheet() : openSheet(shown)), [openSheet, closeSheet]);

  const isModerator = viewer.role === 'community_test_manager';
  const places = placesOf(viewer, settings, path, () => overlay.open('switcher'));
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
        onKeys: () => openSheet('keys'),
        onMenu: () => overlay.open('menu'),
        chats,
        notifications: <BellPlace bell={BellHost} news={news} href={isModerator ? '/results/notifications' : notices} />,
        account: <AccountHost entries={places.entries} onLogout={onLogout} onPhone={() => overlay.open('menu')} />,
      }}
    >
      <LiveHost connection={connection} onNotice={hear} />
      <KeyboardHost {...shared} sheet={sheet} onSheet={showSheet} />
      <PromptHost path={path}>
        <OpenSearch value={openSearch}>{children}</OpenSearch>
      </PromptHost>
      <OverlaysHost {...shared} overlay={overlay.name} onClose={overlay.close} />
    </FrameView>
  );
}
