import { can } from '#machines/lib/lifecycle.ts';
import { systemActor } from '#machines/lib/actor.ts';
import type { issueExportMachine } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { RemoteItem } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import { trackerLabels } from '#schema/vocabulary/export.ts';
import type { FilesPort } from '#server/files/files.ts';
import type { IssueReport } from '#server/vendors/report/report.ts';
import {
  isPassing,
  refusalWords,
  restMilliseconds,
  setbackWords,
  holdMilliseconds,
  isResting,
  nextTurn,
  rest,
  restOf,
  turnMilliseconds,
} from '#server/vendors/setback.ts';
import { attachedAt } from '#server/vendors/tracker.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import type { Written } from '#server/vendors/vendor-write.ts';
import { advance, lock } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import { hold, nextDue, takeDue } from './export.store.ts';
import type { DueExport } from './export.store.ts';
import { readReports } from './report.store.ts';

type Turn = Jobs['export-issues'];

export type Opened = { readonly tracker: Tracker; readonly noteUnauthorized: () => Promise<void> } | 'resting' | 'reset';

export type ExportDeps = {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly files: FilesPort;
  readonly publicUrl: string;
  /**
   * Milliseconds after a lost response until the tracker's search surely shows what was created: a search before that would lead to a
   * duplicate.
   */
  readonly settle: number;
  readonly open: (turn: Turn, at: Pick<DueExport, 'code' | 'params'>) => Promise<Opened>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
};

const operation = 'export-issues';

type Event = EventOf<typeof issueExportMachine>;

const journey = (deps: ExportDeps, turn: Turn, due: DueExport, { tracker, noteUnauthorized }: Exclude<Opened, string>) => {
  const label = trackerLabels[due.code];
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.database.write(systemViewer(turn.organizationId), work);
  const later = (milliseconds: number): string => new Date(deps.now() + milliseconds).toISOString();

  /** Sends the first event that the chart accepts; false where none is: somebody may have cancelled the export meanwhile. */
  const move = (events: Event | readonly Event[], more: (tx: Tx) => Promise<unknown> = async () => undefined): Promise<boolean> =>
    write(async (tx) => {
      const { row } = await lock(tx, subjects.issueExport, due.id);
      const event = [events].flat().find((one) => can(subjects.issueExport.lifecycle, row, { ...one, at: tx.at, actor: systemActor }));
      if (event === undefined) return false;
      await advance(tx, subjects.issueExport, due.id, event, { operation });
      await more(tx);
      return true;
    });
  const holdOn = (): Promise<unknown> => write((tx) => hold(tx, due.id, holdMilliseconds(deps.settle)));

  const postpone = (until: string | null, message: string): Event => ({ type: 'export.postpone', until, message });
  /** A possibly created item is searched for once the tracker can show it; otherwise the export only waits. */
  const loseOrPostpone = (asked: number, until: string | null, message: string): readonly Event[] => [
    { type: 'export.lose', until: later(Math.max(deps.settle, asked)), message },
    postpone(until, message),
  ];
  /** The tracker is down or rate limited: the whole integration rests. */
  const setBack = async (knowledge: 'known' | 'unknown', message: string, asked: number | null): Promise<void> => {
    const { setbacks } = await write((tx) => restOf(tx, turn.integrationId));
    const until = later(asked ?? restMilliseconds(setbacks));
    await move(knowledge === 'known' ? postpone(until, message) : loseOrPostpone(asked ?? 0, until, message), (tx) =>
      rest(tx, turn.integrationId, until),
    );
  };
  const lockedOut = async (knowledge: 'known' | 'unknown'): Promise<void> => {
    await noteUnauthorized();
    const message = setbackWords(label, 'unauthorized');
    await move(knowledge === 'known' ? postpone(null, message) : loseOrPostpone(0, null, message));
  };
  const refused = (written: Extract<Written<unknown>, { kind: 'refused' }>): string =>
    refusalWords(label, written.status, tracker.wordsOf(written.body));

  const attachAll = async (item: RemoteItem, report: IssueReport, isResumed: boolean): Promise<void> => {
    const { uploads, linked } = await tracker.compose(report, due.id);
    const there = isResumed && uploads.length > 0 ? [...(await tracker.attached(item))] : [];
    const left = linked.map(({ file, reason }) => `${file.name}: ${reason}`);
    for (const file of uploads) {
      const known = attachedAt(there, file);
      if (known >= 0) {
        there.splice(known, 1);
        continue;
      }
      await holdOn();
      const written = await tracker.attach(item, file, () => deps.files.read(file.storageKey));
      if (written.kind === 'refused') left.push(`${file.name}: ${refused(written)}`);
      if (written.kind === 'unauthorized') return lockedOut('known');
      if (written.kind === 'later') return setBack('known', setbackWords(label, 'busy'), written.afterMilliseconds);
      if (written.kind === 'unknown') return setBack('known', setbackWords(label, 'broken'), deps.settle);
    }
    await move({ type: 'export.deliver', message: left.length === 0 ? null : left.join(' ') }, (tx) => rest(tx, turn.integrationId, null));
  };

  const arrive = async (item: RemoteItem, report: IssueReport): Promise<void> => {
    if (await move({ type: 'item.create', item }, (tx) => rest(tx, turn.integrationId, null))) await attachAll(item, report, false);
  };

  const send = async (report: IssueReport): Promise<void> => {
    const composed = await tracker.compose(report, due.id);
    if (!(await move({ type: 'export.send' }))) return;
    const written = await tracker.create(composed);
    switch (written.kind) {
      case 'done':
        await arrive(written.value, report);
        await deps.pause(tracker.pace);
        return;
      case 'later':
        return setBack('known', setbackWords(label, 'busy'), written.afterMilliseconds);
      case 'unknown':
        return setBack('unknown', setbackWords(label, 'lost'), null);
      case 'unauthorized':
        return lockedOut('known');
      case 'refused':
        await move({ type: 'export.refuse', message: refused(written) });
    }
  };

  const goOn = async (): Promise<void> => {
    const [report] = await write((tx) => readReports(tx, [due.issueId], deps.publicUrl));
    if (report === undefined) return void (await move({ type: 'export.refuse', message: 'The issue is gone.' }));
    const { remoteId: id, remoteKey: key, remoteUrl: url } = due;
    if (due.state === 'created' && id !== null && key !== null && url !== null) return attachAll({ id, key, url }, report, true);
    if (due.state === 'sending') {
      const trusted = Date.parse(due.sentAt ?? due.createdAt) + deps.settle;
      if (trusted > deps.now())
        return void (await move({ type: 'export.lose', until: new Date(trusted).toISOString(), message: setbackWords(label, 'lost') }));
      const found = (await tracker.find([due.id], deps.now() - Date.parse(due.sentAt ?? due.createdAt))).get(due.id);
      if (found !== undefined) return arrive(found, report);
    }
    return send(report);
  };

  const fail = async (error: VendorError): Promise<void> => {
    if (error.fault === 'unauthorized') return lockedOut('unknown');
    if (isPassing(error.fault)) return setBack('unknown', error.message, null);
    await move([
      { type: 'export.refuse', message: error.message },
      { type: 'export.deliver', message: error.message },
    ]);
  };

  return async (): Promise<void> => {
    try {
      await goOn();
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      await fail(error);
    } finally {
      await write((tx) => hold(tx, due.id, 0));
    }
  };
};

const turnDown = (deps: ExportDeps, { organizationId }: Turn, due: DueExport): Promise<unknown> =>
  deps.database.write(systemViewer(organizationId), async (tx) => {
    await hold(tx, due.id, 0);
    const { row } = await lock(tx, subjects.issueExport, due.id);
    const event = { type: 'export.refuse', message: 'The integration was reset.' } as const;
    if (can(subjects.issueExport.lifecycle, row, { ...event, actor: systemActor }))
      await advance(tx, subjects.issueExport, due.id, event, { operation });
  });

/** An item that may exist is searched for before it is created again. At most one worker runs for an integration. */
export const exportIssues = async (deps: ExportDeps, turn: Turn): Promise<void> => {
  const end = deps.now() + turnMilliseconds;
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.database.write(systemViewer(turn.organizationId), work);
  while (deps.now() < end) {
    const due = await write(async (tx) =>
      (await isResting(tx, turn.integrationId)) ? null : takeDue(tx, turn.integrationId, holdMilliseconds(deps.settle)),
    );
    if (due === null) break;
    const opened = await deps.open(turn, due);
    if (opened === 'resting') return void (await write((tx) => hold(tx, due.id, 0)));
    if (opened === 'reset') await turnDown(deps, turn, due);
    else await journey(deps, turn, due, opened)();
  }
  await write(async (tx) => {
    const due = await nextDue(tx, turn.integrationId);
    if (due === null) return;
    const startAt = await nextTurn(tx, turn.integrationId, due);
    await deps.enqueue(tx, 'export-issues', turn, { singletonKey: turn.integrationId, startAt });
  });
};
