import { Check, Layers, Pencil, Radio, Repeat, Send, Timer } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GroupHead } from '#src/ui/group-head.tsx';
import { severities, severityLabels } from '#schema/vocabulary/issue.ts';
import { participantLabels } from '#schema/vocabulary/participant.ts';
import { ParticipantStatus } from '#src/domain/participant-glyph.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Row } from '#src/ui/row.tsx';
import { SelectionFoot } from '#src/ui/selection-foot.tsx';
import { Severity, SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { Specimen } from './controls.tsx';

const results = [
  ['pass', 'Passed'],
  ['fail', 'Failed'],
  ['blocked', 'Blocked'],
  ['live', 'Live'],
  ['rejected', 'Rejected'],
  ['skipped', 'Skipped'],
  ['not_tested', 'Not tested'],
  ['missing', 'Missing'],
  ['done', 'Done'],
  ['needs_work', 'Needs work'],
] as const;

export function StatusSection() {
  return (
    <Specimen title="Status">
      <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
        {results.map(([glyph, word]) => (
          <Status key={glyph} glyph={glyph}>
            {word}
          </Status>
        ))}
      </div>
      <hr className="border-line" />
      <div className="flex flex-wrap gap-4">
        {severities.map((level) => (
          <Severity key={level} level={level}>
            {severityLabels[level]}
          </Severity>
        ))}
      </div>
      <hr className="border-line" />
      <div className="flex flex-wrap gap-1.5">
        <Pill hue="info" icon={Radio}>
          LIVE
        </Pill>
        <Pill hue="danger" icon={Timer}>
          OVERDUE
        </Pill>
        <Pill icon={Repeat}>Recurring</Pill>
        <Pill hue="plum" icon={Layers}>
          Advanced
        </Pill>
        <Pill hue="warning" icon={Pencil}>
          Edit requested 42min
        </Pill>
        <Pill hue="success" icon={Check}>
          Accepted
        </Pill>
        <Pill hue="accent">Here</Pill>
        <Pill dashed>Backup</Pill>
      </div>
    </Specimen>
  );
}

export function RanksSection() {
  return (
    <Specimen title="Ranks">
      <Ranks
        segments={[
          { kind: 'done', count: 5, word: 'approved' },
          { kind: 'live', count: 1 },
          { kind: 'to_come', count: 2 },
        ]}
      />
      <p className="text-small text-ink-3">5 of 8 approved, 1 live</p>
      <Ranks
        segments={[
          { kind: 'pass', count: 12 },
          { kind: 'fail', count: 4 },
          { kind: 'blocked', count: 2 },
          { kind: 'to_come', count: 6 },
        ]}
      />
      <Ranks
        segments={[
          { kind: 'pass', count: 91 },
          { kind: 'fail', count: 4 },
          { kind: 'blocked', count: 1 },
          { kind: 'to_come', count: 12 },
        ]}
      />
      <Ranks
        size="thin"
        segments={[
          { kind: 'done', count: 3 },
          { kind: 'to_come', count: 5 },
        ]}
        width={101}
      />
      <Ranks
        size="thick"
        segments={(['viz-1', 'viz-2', 'viz-3', 'viz-4', 'viz-5', 'viz-6'] as const).map((kind) => ({ kind, count: 1, word: kind }))}
      />
      <Ranks
        size="thick"
        label="One of each result"
        segments={(['pass', 'fail', 'blocked', 'live', 'rejected', 'to_come'] as const).map((kind) => ({ kind, count: 1 }))}
      />
    </Specimen>
  );
}

const people = [
  { name: 'Lena Hartmann', country: 'DE', status: 'results_approved', done: 8, level: 'high', issues: 3 },
  { name: 'Jonas Wieland', country: 'DE', status: 'publishing_failed', done: 8, level: 'low', issues: 1 },
  { name: 'Marta Kowalska', country: 'PL', status: 'under_review', done: 5, level: 'medium', issues: 2 },
  { name: 'Rafael Teixeira', country: 'BR', status: 'testing_complete', done: 6, level: 'critical', issues: 4 },
  { name: 'Stefan Brunner', country: 'AT', status: 'in_progress', done: 3, level: 'unknown', issues: 0 },
] as const;

type PersonRowProps = (typeof people)[number] & { isFirst: boolean };

function PersonRow({ name, country, status, done, level, issues, isFirst }: PersonRowProps) {
  return (
    <Tr selected={isFirst} onPress={() => undefined}>
      <Td head>
        <span className="flex items-center gap-3">
          <Avatar name={name} country={country} />
          {name}
        </span>
      </Td>
      <Td>
        <ParticipantStatus status={status} note={status === 'under_review' ? '3 pending' : undefined}>
          {participantLabels[status]}
        </ParticipantStatus>
      </Td>
      <Td>
        <span className="flex items-center gap-2 text-small text-ink-2">
          <Ranks
            width={101}
            segments={[
              { kind: 'done', count: done },
              { kind: 'live', count: status === 'in_progress' ? 1 : 0 },
              { kind: 'to_come', count: 8 - done - (status === 'in_progress' ? 1 : 0) },
            ]}
          />
          {done} of 8
        </span>
      </Td>
      <Td num label="Issues">
        <span className="inline-flex items-center gap-2.5">
          <SeverityGlyph level={level} label={level} />
          {issues}
        </span>
      </Td>
      <Td num>
        {isFirst ? (
          <Button kind="primary" size="small" icon={Send}>
            Publish
          </Button>
        ) : (
          <span className="text-small text-ink-3">Testing first</span>
        )}
      </Td>
    </Tr>
  );
}

export function TableSection() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet label="DACH, Chrome and Safari">
      <GroupHead
        title="DACH, Chrome and Safari"
        sentence="24 of 32 results"
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        controls="dach"
        ranks={
          <Ranks
            segments={[
              { kind: 'done', count: 24 },
              { kind: 'to_come', count: 8 },
            ]}
          />
        }
      >
        1 ready to publish, 1 failed
      </GroupHead>
      <div id="dach" hidden={!isOpen} data-fold="">
        <Table label="Testers of DACH, Chrome and Safari">
          <thead>
            <tr>
              <Th sort="ascending" onSort={() => undefined}>
                Tester
              </Th>
              <Th>Status</Th>
              <Th>Progress</Th>
              <Th num>Issues</Th>
              <Th num>Publish</Th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, at) => (
              <PersonRow key={person.name} {...person} isFirst={at === 0} />
            ))}
          </tbody>
        </Table>
        <SelectionFoot sentence="3 of 50 selected" onClear={() => undefined}>
          <Button size="small">Export</Button>
        </SelectionFoot>
      </div>
    </Sheet>
  );
}

export function RowsSection() {
  return (
    <>
      <Sheet label="Rows">
        <SheetHead title="Rows" count={4} />
        <Rows label="People">
          <Row href="#rest">
            <Avatar name="Camila Duarte" country="BR" />
            <span className="flex-1 pl-1 font-medium">Rest</span>
            <span className="text-small text-ink-3">4min ago</span>
          </Row>
          <Row href="#unread" unread>
            <Avatar name="Lena Hartmann" country="DE" present />
            <span className="flex-1 pl-1 font-semibold">Unread</span>
          </Row>
          <Row href="#selected" selected>
            <Avatar name="Jonas Wieland" country="PL" />
            <span className="flex-1 pl-1 font-medium">Selected</span>
          </Row>
          <Row>
            <Avatar name="Diego" country="MX" size="large" />
            <span className="flex-1 pl-1 font-medium">Still</span>
          </Row>
        </Rows>
      </Sheet>
      <Sheet label="Loading and empty">
        <SheetHead title="Loading and empty" />
        <SkeletonRows rows={2} avatar />
        <EmptyState title="No issues match these tags" action={<Button size="small">Clear filter</Button>}>
          24 new issues are hidden by payments and android.
        </EmptyState>
      </Sheet>
    </>
  );
}
