import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { Columns, Rail, Page, PageHeader, PanelSplit } from '#src/ui/page.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { dismissToast } from '#src/ui/toast.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import { Bell } from 'lucide-react';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LogoMark } from '#src/ui/logo.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { TabPanels } from '#src/ui/tab-panels.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useDensity, useTheme } from '#src/ui/theme.ts';
import type { Theme } from '#src/ui/theme.ts';
import { StatusBar } from '#src/ui/status-bar.tsx';
import { TopBar } from '#src/ui/top-bar.tsx';
import { ChoosersSection } from './choosers.tsx';
import { ActionsSection, ChoiceSection, FieldsSection } from './controls.tsx';
import { OverlaysSection, ToastSection } from './overlays.tsx';
import { PicturesSection, StatisticsSection } from './pictures.tsx';
import { RanksSection, RowsSection, StatusSection, TableSection } from './states.tsx';

function LayoutSection() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Columns
      rail={
        <Rail label="Beside the work">
          <Sheet label="Rail">
            <SheetHead title="Rail" level={3} />
            <SheetBody>
              <Tooltip text="Shown on hover and on focus">
                {(props) => (
                  <a {...props} href="#rail" className="w-max rounded-key text-accent">
                    Point at this
                  </a>
                )}
              </Tooltip>
            </SheetBody>
          </Sheet>
        </Rail>
      }
    >
      <Sheet label="Work">
        <SheetHead title="Work" />
        {isLoading ? (
          <Loading label="Loading testers">
            <SkeletonRows rows={3} avatar />
          </Loading>
        ) : (
          <SheetBody>
            <CheckboxGroup label="Operating systems" error="Please select at least one operating system." row>
              <Checkbox label="Windows" checked={false} onChange={() => undefined} />
              <Checkbox label="macOS" checked={false} onChange={() => undefined} />
            </CheckboxGroup>
          </SheetBody>
        )}
        <SheetFoot>
          <Button size="small" onPress={() => setLoading(!isLoading)}>
            Load
          </Button>
          <Button size="small" kind="ghost" onPress={() => dismissToast()}>
            Dismiss toasts
          </Button>
        </SheetFoot>
      </Sheet>
    </Columns>
  );
}

const areas = ['Overview', 'Launch', 'Results', 'Issues'].map((label) => ({ id: label, label, href: `?area=${label}` }));
const nothing = () => undefined;
const themes: readonly { id: Theme; label: string }[] = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];
const tabs = [
  { id: 'summary', label: 'Summary', href: '#' },
  { id: 'details', label: 'Test details', href: '#' },
  { id: 'testers', label: 'Testers', href: '#', count: 12 },
  { id: 'blockers', label: 'Blockers', href: '#', count: 2, hot: true },
  { id: 'issues', label: 'Issues reported', href: '#', count: 38 },
  { id: 'results', label: 'Test case results', href: '#', count: 1028 },
  { id: 'feedback', label: 'Tester feedback', href: '#', count: 0 },
];
const panels = ['Repro Test 1', 'Repro Test 2'].map((label) => ({ id: label, label, icon: Bell, panel: <p>What is in {label}.</p> }));
const keys = [
  { keys: 'J K', label: 'move' },
  { keys: 'Enter', label: 'open' },
  { keys: '?', label: 'all keys' },
];
const works = [{ id: 'bugs', sentence: 'Generating bugs for Rafael Teixeira, ready about 14:32', done: 2, total: 5, onCancel: nothing }];

const bar = (
  <TopBar
    home="#"
    organization={{ code: 'NW', name: 'Northwind Traders', onSwitch: nothing }}
    areas={areas}
    current="Results"
    onSearch={nothing}
    onKeys={nothing}
    onMenu={nothing}
    notifications={<IconButton icon={Bell} label="Notifications, 3 unread" dot />}
    account={<Avatar name="Maya Okafor" self />}
  />
);

const actions = (
  <ActionBar>
    <Button kind="danger">Reject</Button>
    <Button>Duplicate</Button>
    <Button kind="primary">Accept</Button>
  </ActionBar>
);

/** Every component in its states, for looking at. */
export function Gallery() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = isPanelOpen ? (
    <SidePanel
      title="Pay as guest with 3-D Secure"
      code="GAT-PAY-02"
      position="1 of 5 outstanding"
      onClose={() => setPanelOpen(false)}
      onNext={nothing}
      onPrevious={nothing}
      previousReason="This is the first one"
      foot={<Button kind="primary">Approve</Button>}
    >
      <p>The panel beside the list.</p>
    </SidePanel>
  ) : null;
  return (
    <AppFrame
      bar={bar}
      statusBar={<StatusBar state="live" sentence="Live, last event 2 s ago" works={works} keys={keys} />}
      actions={actions}
    >
      <PanelSplit panel={panel}>
        <Page>
          <PageHeader
            title="Components"
            sentence="States in one place."
            back={{ label: 'Results', href: '#' }}
            avatar={<LogoMark size={32} />}
            actions={<Looks onOpen={() => setPanelOpen(true)} />}
          />
          <Tabs label="Test" current="testers" items={tabs} />
          <TabPanels label="Other testers" items={panels} />
          <StatisticsSection />
          <div className="gap-4 *:mb-4 *:break-inside-avoid desk:columns-2 wide:columns-3">
            <ActionsSection />
            <FieldsSection />
            <ChoiceSection />
            <StatusSection />
            <RanksSection />
            <ToastSection />
            <OverlaysSection />
            <RowsSection />
            <ChoosersSection />
            <PicturesSection />
          </div>
          <TableSection />
          <LayoutSection />
        </Page>
      </PanelSplit>
    </AppFrame>
  );
}

function Looks({ onOpen }: { onOpen: () => void }) {
  const { choice, choose } = useTheme();
  const density = useDensity();
  return (
    <>
      <SegmentedChoice
        label="Theme"
        options={themes}
        value={choice}
        onChange={(id) => choose(themes.find((theme) => theme.id === id)?.id ?? 'system')}
      />
      <Button size="small" onPress={() => density.choose(density.choice === 'compact' ? 'comfortable' : 'compact')}>
        {density.choice}
      </Button>
      <Button onPress={onOpen}>Open panel</Button>
    </>
  );
}
