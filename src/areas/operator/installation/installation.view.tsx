import { integrationCodes } from '#schema/vocabulary/around.ts';
import { integrationName } from '#schema/vocabulary/integrations.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import type { InstallationCondition } from './installation.documents.ts';

type Condition = ResultOf<typeof InstallationCondition>['operatorInstallation'];
export type ShownJob = Condition['failedJobs'][number];

type InstallationViewProps = { readonly condition: Condition; readonly renderRetry: (job: ShownJob) => ReactNode };

const toolName = (code: string): string => {
  const known = integrationCodes.find((each) => each === code);
  return known === undefined ? code : integrationName(known);
};

const waitWords = (seconds: number): string => (seconds < 1 ? 'Nothing waits' : `${Math.round(seconds)} s`);

const keyWords = ({ isDone, looked, of }: NonNullable<Condition['masterKeyChange']>): string =>
  isDone
    ? 'Changed. Nothing is left under the key before: MASTER_KEY_PREVIOUS can be taken away'
    : `Being changed: ${looked} of ${of} sealed values looked at. Keep MASTER_KEY_PREVIOUS`;

const replicaWords = ({ place, state, lag }: NonNullable<Condition['replica']>): string =>
  ({
    reading: `${place}, ${lag === null || lag < 1 ? 'less than a second' : `${Math.round(lag)} s`} behind`,
    behind: `${place} is ${lag === null ? 'too far' : `${lag.toFixed(1)} s`} behind: everything is read from the database`,
    away: `${place} does not answer: everything is read from the database`,
    foreign: `${place} is of another database: everything is read from the one of this installation`,
    promoted: `${place} is no replica any more: everything is read from the database`,
  })[state];

function Facts({ condition }: { readonly condition: Condition }) {
  const { version, node, postgres, migration, startedAt, databaseBytes, fileBytes, files, mailServer, outboxAge, jobAge } = condition;
  const { diskFree, diskSize, backedUpAt, virusScanner, replica, masterKeyChange } = condition;
  return (
    <Sheet label="System">
      <SheetHead title="System" />
      <SheetBody>
        <Pairs
          items={[
            { label: 'Muster', value: version },
            { label: 'Node.js', value: node },
            { label: 'PostgreSQL', value: postgres },
            { label: 'Last migration', value: migration },
            { label: 'Running for', value: <RelativeTime at={startedAt} suffix="" /> },
            { label: 'Database', value: sizeWords(databaseBytes) },
            { label: 'Files', value: `${sizeWords(fileBytes)} in ${files}` },
            { label: 'Mail', value: mailServer === null ? 'No mail server is set up; mails are kept here' : `Through ${mailServer}` },
            { label: 'Oldest event that waits', value: waitWords(outboxAge) },
            { label: 'Oldest job that waits', value: waitWords(jobAge) },
            { label: 'Disk left', value: `${sizeWords(diskFree)} of ${sizeWords(diskSize)}` },
            {
              label: 'Last backup',
              value: backedUpAt === null ? 'None reported here' : <RelativeTime at={backedUpAt} underMinute="just now" />,
            },
            ...(virusScanner === null
              ? []
              : [
                  {
                    label: 'Virus scanner',
                    value: virusScanner.answers
                      ? virusScanner.place
                      : `${virusScanner.place} does not answer: no file is taken, and none that it has not judged is given`,
                  },
                ]),
            ...(replica === null ? [] : [{ label: 'Replica', value: replicaWords(replica) }]),
            ...(masterKeyChange === null ? [] : [{ label: 'Master key', value: keyWords(masterKeyChange) }]),
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

function Queues({ queues }: Pick<Condition, 'queues'>) {
  return (
    <Sheet label="Jobs">
      <SheetHead title="Jobs" />
      <Table label="Jobs">
        <thead>
          <tr>
            <Th>Queue</Th>
            <Th num>Waiting</Th>
            <Th num>Running</Th>
            <Th num>Failed</Th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, running, failed }) => (
            <Tr key={name}>
              <Td head>{name}</Td>
              <Td num label="Waiting">
                {waiting}
              </Td>
              <Td num label="Running">
                {running}
              </Td>
              <Td num label="Failed">
                <span className={failed > 0 ? 'text-danger' : undefined}>{failed}</span>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

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
export function InstallationView({ condition, renderRetry }: InstallationViewProps) {
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Facts condition={condition} />
      <Queues queues={condition.queues} />
      <div className="flex min-w-0 flex-col gap-4 desk:col-span-2">
        <FailedJobs jobs={condition.failedJobs} renderRetry={renderRetry} />
        <Integrations integrations={condition.integrations} />
      </div>
    </div>
  );
}
