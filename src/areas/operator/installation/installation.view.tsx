import { integrationCodes } from '#schema/vocabulary/around.ts';
import { integrationName } from '#schema/vocabulary/integrations.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import { Care, Facts, Queues } from './condition.view.tsx';
import type { Condition } from './condition.view.tsx';

export type ShownJob = Condition['failedJobs'][number];

type InstallationViewProps = {
  readonly condition: Condition;
  /** In milliseconds. */
  readonly now: number;
  readonly renderRetry: (job: ShownJob) => ReactNode;
};

const toolName = (code: string): string => {
  const known = integrationCodes.find((each) => each === code);
  return known === undefined ? code : integrationName(known);
};

function FailedJobs({ jobs, renderRetry }: { readonly jobs: Condition['failedJobs'] } & Pick<InstallationViewProps, 'renderRetry'>) {
  return (
    <Sheet label="Failed jobs">
      <SheetHead title="Failed jobs" count={jobs.length} />
      {jobs.length === 0 ? (
        <EmptyState title="No job failed">Jobs that failed for good appear here with the reason.</EmptyState>
      ) : (
        <Table label="Failed jobs">
          <thead>
            <tr>
              <Th>Job</Th>
              <Th>Organization</Th>
              <Th>Reason</Th>
              <Th>Failed</Th>
              <Th num hideLabel>
                Start again
              </Th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <Tr key={job.id}>
                <Td head>{job.queue}</Td>
                <Td className="desk:min-w-32 [overflow-wrap:anywhere]">{job.organizationName ?? '–'}</Td>
                <Td className="[overflow-wrap:anywhere]">{job.message ?? 'No reason given'}</Td>
                <Td>
                  <RelativeTime at={job.failedAt} underMinute="just now" />
                </Td>
                <Td num>{renderRetry(job)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}

function Integrations({ integrations }: Pick<Condition, 'integrations'>) {
  return (
    <Sheet label="Integrations">
      <SheetHead title="Integrations" count={integrations.length} />
      {integrations.length === 0 ? (
        <EmptyState title="No organization has connected a tool" />
      ) : (
        <Table label="Integrations">
          <thead>
            <tr>
              <Th>Organization</Th>
              <Th>Tool</Th>
              <Th>State</Th>
              <Th>Checked</Th>
            </tr>
          </thead>
          <tbody>
            {integrations.map(({ id, organizationName, code, state, checkedAt }) => (
              <Tr key={id}>
                <Td head className="desk:min-w-48 desk:[overflow-wrap:anywhere]">
                  {organizationName}
                </Td>
                <Td>{toolName(code)}</Td>
                <Td>
                  <Pill hue={state === 'active' ? 'success' : 'danger'}>{state === 'active' ? 'Active' : 'Inactive'}</Pill>
                </Td>
                <Td label="Checked">{checkedAt === null ? 'Never' : <RelativeTime at={checkedAt} underMinute="just now" />}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}

/** The parts of the installation, those that may need care first. */
export function InstallationView({ condition, now, renderRetry }: InstallationViewProps) {
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <div className="min-w-0 desk:col-span-2">
        <Care condition={condition} now={now} />
      </div>
      <Facts condition={condition} />
      <Queues queues={condition.queues} />
      <div className="flex min-w-0 flex-col gap-4 desk:col-span-2">
        <FailedJobs jobs={condition.failedJobs} renderRetry={renderRetry} />
        <Integrations integrations={condition.integrations} />
      </div>
    </div>
  );
}
