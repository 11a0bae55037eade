import { careOf } from '#schema/rules/operator/condition.ts';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useDisclosure } from '#src/ui/local.ts';
import { Pairs } from '#src/ui/pairs.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { TriangleAlert } from 'lucide-react';
import type { InstallationCondition } from './installation.documents.ts';

export type Condition = ResultOf<typeof InstallationCondition>['operatorInstallation'];

const waitWords = (seconds: number): string => (seconds < 1 ? 'Nothing waits' : `${Math.round(seconds)} s`);

const keyWords = ({ isDone, looked, of }: NonNullable<Condition['masterKeyChange']>): string =>
  isDone
    ? 'Changed. Nothing is sealed with the key before: MASTER_KEY_PREVIOUS can be removed'
    : `Being changed: ${looked} of ${of} sealed values checked. Keep MASTER_KEY_PREVIOUS`;

const replicaWords = ({ place, state, lag }: NonNullable<Condition['replica']>): string =>
  ({
    reading: `${place}, ${lag === null || lag < 1 ? 'less than a second' : `${Math.round(lag)} s`} behind`,
    behind: `${place} is ${lag === null ? 'too far' : `${lag.toFixed(1)} s`} behind: everything is read from the database`,
    away: `${place} does not answer: everything is read from the database`,
    foreign: `${place} is of another database: everything is read from the one of this installation`,
    promoted: `${place} is no replica any more: everything is read from the database`,
  })[state];

export function Facts({ condition }: { readonly condition: Condition }) {
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
                      : `${virusScanner.place} does not answer: no file is accepted, and only files it has already checked can be opened`,
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

/** What wants a look, before everything else. */
export function Care({ condition, now }: { readonly condition: Condition; readonly now: number }) {
  const cares = careOf(condition, now);
  if (cares.length === 0)
    return (
      <Banner hue="success" title="Nothing needs a look.">
        Everything is done in time, saved and backed up.
      </Banner>
    );
  return (
    <Sheet label="Needs a look">
      <SheetHead title="Needs a look" count={cares.length} />
      <ul>
        {cares.map(({ what, means }) => (
          <li key={what} className="flex gap-2.5 border-b border-line px-(--sheet-padding) py-2.5 last:border-0">
            <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warning" />
            <span>
              <span className="font-semibold">{what}.</span> <span className="text-ink-2">{means}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Queues({ queues }: Pick<Condition, 'queues'>) {
  const [isWhole, setWhole] = useDisclosure();
  const busy = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const shown = isWhole ? queues : busy;
  return (
    <Sheet label="Jobs">
      <SheetHead title="Jobs">
        {busy.length === queues.length ? null : (
          <Button kind="ghost" size="small" expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all (${queues.length})`}
          </Button>
        )}
      </SheetHead>
      {shown.length === 0 ? (
        <EmptyState title="Nothing waits">Jobs that wait, run or failed appear here by their queue.</EmptyState>
      ) : (
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
            {shown.map(({ name, waiting, running, failed }) => (
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
      )}
    </Sheet>
  );
}
