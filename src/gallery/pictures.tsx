import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { AccountMenu } from '#src/ui/account-menu.tsx';
import { CrowdField } from '#src/areas/session/layouts/crowd-field.tsx';
import { EstimateSheet } from '#src/areas/launch/estimate/estimate-launch/estimate-sheet.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { ReadinessSheet } from '#src/areas/launch/request/readiness-sheet.tsx';
import { SeverityBars } from '#src/domain/severity-bars.tsx';
import { StatisticStrip } from '#src/ui/statistic.tsx';
import { WeekColumns } from '#src/areas/overview/overview/week-columns.tsx';
import { WizardPhoneHead } from '#src/ui/wizard-phone-head.tsx';
import { WizardStepper } from '#src/ui/wizard-stepper.tsx';
import { useTheme } from '#src/ui/theme.ts';
import { Specimen } from './controls.tsx';

const weeks = [
  [86, 14],
  [62, 8],
  [95, 25],
  [60, 6],
  [50, 7],
  [92, 16],
  [82, 12],
  [103, 38],
  [100, 18],
  [72, 9],
  [60, 5],
  [80, 8],
  [102, 19],
].map(([pass = 0, fail = 0], at) => ({ label: at === 12 ? 'This week' : `${at + 1} Sep`, pass, fail }));

const steps = [
  { id: 'activity', title: 'Activity', note: 'Test case run', state: 'done', href: '#' },
  { id: 'app', title: 'App', note: 'Web, staging.northwind.example', state: 'done', href: '#' },
  { id: 'scope', title: 'Scope', note: '2 things to fix', state: 'needs_work', href: '#' },
  { id: 'targeting', title: 'Targeting', note: 'Opens when Scope has no errors', state: 'locked', href: '#' },
  { id: 'data', title: 'Test data', note: 'Not yet', state: 'open', href: '#' },
  { id: 'review', title: 'Review', note: 'Opens when every step is complete', state: 'locked', href: '#' },
] as const;

const earlier = new Date(Date.now() - 7_500_000).toISOString();

export function PicturesSection() {
  return (
    <>
      <PlanSection />
      <PeopleSection />
    </>
  );
}

function PlanSection() {
  return (
    <>
      <EstimateSheet
        basis="from 63 past tests"
        figure={{ label: 'Cost per run', value: '96 Credits' }}
        parts={[
          { label: 'Sign-up and first order', value: 38 },
          { label: 'Checkout, guest payment', value: 41 },
          { label: 'Polish localization', value: 17 },
        ]}
        pairs={[
          { label: 'Turnaround', value: '30 to 44 h' },
          { label: 'Testers who match', value: '2,107' },
        ]}
        note="Video for 12 cases adds 9 Credits and about 6 h."
      />
      <ReadinessSheet
        lines={[
          { id: 'a', kind: 'block', text: '28 cases in fast delivery', href: '#' },
          { id: 'b', kind: 'warn', text: '4 steps have no expected result', href: '#' },
          { id: 'c', kind: 'done', text: 'The application link answers' },
        ]}
      />
      <Specimen title="Issues by severity">
        <SeverityBars
          label="Issues by severity"
          rows={[
            { level: 'critical', label: 'Critical', count: 12, href: '#' },
            { level: 'high', label: 'High', count: 57 },
            { level: 'medium', label: 'Medium', count: 141 },
            { level: 'low', label: 'Low', count: 108 },
          ]}
        />
      </Specimen>
      <Specimen title="Test case results by week">
        <WeekColumns label="Test case results by week" weeks={weeks} />
      </Specimen>
      <Specimen title="Stepper">
        <WizardPhoneHead
          label="Steps of the phone"
          steps={steps}
          current="scope"
          title="Checkout, guest payment"
          back={{ label: 'Request', href: '#' }}
          saved="Saved 3 s ago"
        />
        <WizardStepper label="Steps" steps={steps} current="scope" over="Test 2 of 3" title="Checkout, guest payment" />
      </Specimen>
    </>
  );
}

function PeopleSection() {
  const { choice, choose } = useTheme();
  return (
    <>
      <Specimen title="People and times">
        <AccountMenu
          name="Maya Okafor"
          email="customer@demo.test"
          organization="Northwind"
          theme={choice}
          onTheme={choose}
          items={[
            {
              id: 'you',
              items: [
                { id: 'profile', label: 'Profile' },
                { id: 'out', label: 'Sign out' },
              ],
            },
          ]}
          onAction={() => undefined}
        />
        <p>
          <RelativeTime at={earlier} />, <AbsoluteTime at="2026-11-22T09:00:00Z" />
        </p>
        <Quote by="Triage note by Maya Okafor, edited by Luis Peña 8min ago">Same account as the incident on Tuesday.</Quote>
        <Pairs
          items={[
            { label: 'Environment', value: 'Windows 11, Chrome 129' },
            { label: 'Country', value: 'Germany' },
          ]}
        />
        <CrowdField className="h-40 rounded-card" />
      </Specimen>
      <LoadMore shown={50} total={1284} noun="entries" onPress={() => undefined} />
    </>
  );
}

export function StatisticsSection() {
  return (
    <StatisticStrip
      label="Past 90 days"
      items={[
        { label: 'Tests', value: '24', note: '4 live now', href: '#' },
        { label: 'Issues reported', value: '318', note: '24 new' },
        { label: 'Test cases failed', value: '14%', note: '182 of 1,296' },
        { label: 'Testers took part', value: '412' },
      ]}
    />
  );
}
