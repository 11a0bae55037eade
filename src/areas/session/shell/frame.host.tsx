import { connectionMachine } from '#machines/flows/session/connection/connection.machine.ts';
import { selectConnection } from '#machines/flows/session/connection/connection.selectors.ts';
import { useLineEntries } from '#src/line.tsx';
import type { Settings } from '#src/settings.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useActorRef, useSelector } from '@xstate/react';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Gate } from '../sign-in/gate.ts';
import { AccountHost } from './account.host.tsx';
import { accountEntries } from './account.rules.ts';
import { actingOf } from './acting.ts';
import { areaOf, areasFor, homeOf } from './areas.rules.ts';
import { connectionPorts } from './connection.ports.ts';
import { FrameView } from './frame.view.tsx';
import { KeyboardHost } from './keyboard.host.tsx';
import type { Sheet } from './keyboard.host.tsx';
import { lineKeys } from './keyboard.rules.ts';
import { LiveHost } from './live.host.tsx';
import { PromptHost } from './prompt.host.tsx';
import { trialNotice } from './trial.rules.ts';

const PhoneMenu = lazy(() => import('./phone-menu.view.tsx').then((module) => ({ default: module.PhoneMenuView })));
const SwitchOrganization = lazy(() => import('../switch-organization/switch-organization.host.tsx'));

type FrameHostProps = {
  readonly gate: Pick<Gate, 'watchSocket'>;
  readonly settings: Settings;
  readonly path: string;
  readonly onLogout: () => void;
  readonly children: ReactNode;
};

const noticesAddress = '/organization-user-settings/notifications';

/** The main layout: what stands around every signed-in page. */
export function FrameHost({ gate, settings, path, onLogout, children }: FrameHostProps) {
  const viewer = useViewer();
  const { role, organization, isTestManager, trial } = viewer;
  const [machine] = useState(() => connectionMachine.provide({ actors: connectionPorts(gate) }));
  const connection = useActorRef(machine);
  const line = useLineEntries();
  const [sheet, setSheet] = useState<Sheet>(null);
  const [open, setOpen] = useState<'menu' | 'switcher' | null>(null);
  const [hasNews, setNews] = useState(false);
  const close = useCallback(() => setOpen(null), []);
  const hearNews = useCallback(() => setNews(true), []);

  const isModerator = role === 'community_test_manager';
  const areas = areasFor(role);
  const current = areaOf(path);
  const entries = accountEntries({ role, creditModelAccess: organization.creditModelAccess, ...settings });
  const name = isTestManager ? organization.name : (organization.chosenName ?? organization.name);
  const place = { name, ...(isTestManager && { code: organization.shortCode, onSwitch: () => setOpen('switcher') }) };
  const shown = isModerator ? undefined : place;
  const bell = <IconButton icon={Bell} label="Notifications" href={noticesAddress} dot={hasNews && path !== noticesAddress} />;

  return (
    <FrameView
      connection={useSelector(connection, selectConnection)}
      line={{ ...line, keys: lineKeys(areas, line.keys) }}
      trial={trial === null || isModerator ? null : trialNotice(trial, Date.now())}
      acting={actingOf(viewer)}
      bar={{
        home: homeOf(role),
        areas,
        current,
        organization: shown,
        onSearch: () => setSheet('palette'),
        onKeys: () => setSheet('keys'),
        onMenu: () => setOpen('menu'),
        notifications: isModerator ? null : bell,
        account: <AccountHost entries={entries} onLogout={onLogout} onPhone={() => setOpen('menu')} />,
      }}
    >
      <LiveHost connection={connection} onNotice={hearNews} />
      <KeyboardHost areas={areas} entries={entries} sheet={sheet} onSheet={setSheet} onLogout={onLogout} />
      <PromptHost path={path}>{children}</PromptHost>
      <Suspense>
        {open === 'menu' ? (
          <PhoneMenu isOpen onClose={close} areas={areas} current={current} organization={shown} entries={entries} onLogout={onLogout} />
        ) : null}
        {open === 'switcher' ? <SwitchOrganization onClose={close} /> : null}
      </Suspense>
    </FrameView>
  );
}
