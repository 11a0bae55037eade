import { externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { runResultMachine } from '#machines/lifecycles/run-result/run-result.machine.ts';
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
import type { TestRun } from '#server/vendors/test-run.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { advanceAll } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import type { Enqueue } from '#server/workflow/effects.ts';
import type { Jobs } from '#server/workflow/jobs.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { Database, Tx } from '#server/workflow/transaction.ts';
import type { Tool } from './open-run.ts';
import { hold, nextDue, readOutgoing, takeBatch, unaware, unknownCase } from './report.store.ts';
import type { Batch, DueResult } from './report.store.ts';

type Turn = Jobs['report-results'];

export type ReportDeps = {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly publicUrl: string;
  /** How long after a lost answer a tool is trusted to show what arrived, in milliseconds. */
  readonly settle: number;
  readonly open: (organizationId: string, source: ExternalVendor) => Promise<Tool | null>;
  readonly now: () => number;
};

type Event = EventOf<typeof runResultMachine>;

const operation = 'report-results';

const moveAll = (tx: Tx, ids: readonly string[], event: Event) => advanceAll(tx, subjects.runResult, ids, event, { operation });

const idsOf = (results: readonly DueResult[]): readonly string[] => results.map(({ id }) => id);

/** Results of one test on their way to one run. */
const journey = (deps: ReportDeps, { organizationId, source }: Turn, tool: Tool, batch: Batch) => {
  const { label } = externalTools[source];
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.database.write(systemViewer(organizationId), work);
  const later = (milliseconds: number): string => new Date(deps.now() + milliseconds).toISOString();
  const move = (results: readonly DueResult[], event: Event): Promise<unknown> => write((tx) => moveAll(tx, idsOf(results), event));
  const refuse = (results: readonly DueResult[], message: string): Promise<unknown> => move(results, { type: 'result.refuse', message });

  /** Who is on its way now may have arrived, and is looked for once the tool can show it; the others wait. */
  const loseOrPostpone = async (
    tx: Tx,
    results: readonly DueResult[],
    asked: number,
    until: string | null,
    message: string,
  ): Promise<void> => {
    const lose = { type: 'result.lose', until: later(Math.max(deps.settle, asked)), message } as const;
    const left = (await moveAll(tx, idsOf(results), lose)).filter(({ refusal }) => refusal !== null).map(({ id }) => id);
    await moveAll(tx, left, { type: 'result.postpone', until, message });
  };
  /** The tool is away or busy: everything for it rests. */
  const setBack = (
    { lost, waiting }: { readonly lost: readonly DueResult[]; readonly waiting: readonly DueResult[] },
    message: string,
    asked: number | null,
  ): Promise<unknown> =>
    write(async (tx) => {
      const { setbacks } = await restOf(tx, tool.integrationId);
      const until = later(asked ?? restMilliseconds(setbacks));
      await loseOrPostpone(tx, lost, asked ?? 0, until, message);
      await moveAll(tx, idsOf(waiting), { type: 'result.postpone', until, message });
      await rest(tx, tool.integrationId, until);
    });
  const lockedOut = async (lost: readonly DueResult[], waiting: readonly DueResult[]): Promise<void> => {
    await tool.noteUnauthorized();
    const message = setbackWords(label, 'unauthorized');
    await write(async (tx) => {
      await loseOrPostpone(tx, lost, 0, null, message);
      await moveAll(tx, idsOf(waiting), { type: 'result.postpone', until: null, message });
    });
  };

  /** Writes some results in one call; true when the tool goes on taking more. */
  const send = async (run: TestRun, some: readonly DueResult[], others: readonly DueResult[]): Promise<boolean> => {
    const outgoing = await write(async (tx) => {
      await hold(tx, idsOf([...some, ...others]), holdMilliseconds(deps.settle));
      await moveAll(tx, idsOf(some), { type: 'result.send' });
      return readOutgoing(tx, idsOf(some), deps.publicUrl);
    });
    const written = await run.send(outgoing);
    switch (written.kind) {
      case 'done':
        await write(async (tx) => {
          await moveAll(tx, idsOf(some), { type: 'result.deliver' });
          await rest(tx, tool.integrationId, null);
        });
        return true;
      case 'later':
        await setBack({ lost: [], waiting: [...some, ...others] }, setbackWords(label, 'busy'), written.afterMilliseconds);
        return false;
      case 'unknown':
        await setBack({ lost: some, waiting: others }, setbackWords(label, 'lost'), null);
        return false;
      case 'unauthorized':
        await lockedOut([], [...some, ...others]);
        return false;
      case 'refused': {
        if (written.status === 400 && some.length > 1) return sendEach(run, some, others);
        const words = refusalWords(label, written.status, run.wordsOf(written.body), 'add results to this test run');
        await refuse(some, words);
        return true;
      }
    }
  };
  /** One that is refused does not keep the others from arriving. */
  const sendEach = async (run: TestRun, some: readonly DueResult[], others: readonly DueResult[]): Promise<boolean> => {
    for (const [index, one] of some.entries()) if (!(await send(run, [one], [...some.slice(index + 1), ...others]))) return false;
    return true;
  };

  /** What of it is surely not at the tool. */
  const missing = async (run: TestRun, asked: readonly DueResult[]): Promise<readonly DueResult[]> => {
    const sent = asked.filter(({ state }) => state === 'sending');
    if (sent.length === 0) return asked;
    const since = Math.min(...sent.map(({ createdAt }) => Date.parse(createdAt)));
    const arrived = await run.arrived(idsOf(sent), new Date(since));
    await move(
      sent.filter(({ id }) => arrived.has(id)),
      { type: 'result.deliver' },
    );
    return asked.filter(({ id }) => !arrived.has(id));
  };

  const goOn = async (asked: readonly DueResult[]): Promise<void> => {
    const run = await tool.open(batch);
    if (run === null) return void (await refuse(asked, runResultTexts.elsewhere(label)));
    const left = await missing(run, asked);
    if (run.isClosed) return void (await refuse(left, runResultTexts.closed(label, batch.runId)));
    for (const one of left.filter(({ code }) => !run.has(code))) await refuse([one], unknownCase(batch, label, one));
    const known = left.filter(({ code }) => run.has(code));
    for (let from = 0; from < known.length; from += run.most)
      if (!(await send(run, known.slice(from, from + run.most), known.slice(from + run.most)))) return;
  };

  const fail = async ({ fault, message }: VendorError, asked: readonly DueResult[]): Promise<void> => {
    if (fault === 'unauthorized') return lockedOut(asked, []);
    await (isPassing(fault) ? setBack({ lost: asked, waiting: [] }, message, null) : refuse(asked, message));
  };

  return async (): Promise<void> => {
    const trustedFrom = ({ sentAt, createdAt }: DueResult): number => Date.parse(sentAt ?? createdAt) + deps.settle;
    const fresh = batch.results.filter((one) => one.state === 'sending' && trustedFrom(one) > deps.now());
    const asked = batch.results.filter((one) => !fresh.includes(one));
    try {
      const until = new Date(Math.max(0, ...fresh.map(trustedFrom))).toISOString();
      await move(fresh, { type: 'result.lose', until, message: setbackWords(label, 'lost') });
      if (asked.length > 0) await goOn(asked);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      await fail(error, asked);
    } finally {
      await write((tx) => hold(tx, idsOf(batch.results), 0));
    }
  };
};

/**
 * Goes on with the results that wait for one tool, test by test: what may have arrived is looked for before it is sent again, and a tool
 * that is away or asks for time is left alone. At most one worker does this for a tool of an organization, and each result is held while
 * it is worked on.
 */
export const reportResults = async (deps: ReportDeps, turn: Turn): Promise<void> => {
  const { organizationId, source } = turn;
  const end = deps.now() + turnMilliseconds;
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.database.write(systemViewer(organizationId), work);
  for (;;) {
    const tool = await deps.open(organizationId, source);
    if (tool === null) {
      const message = runResultTexts.disconnected(externalTools[source].label);
      return void (await write(async (tx) =>
        moveAll(tx, await unaware(tx, source, message), { type: 'result.postpone', until: null, message }),
      ));
    }
    const batch = await write(async (tx) =>
      deps.now() >= end || (await isResting(tx, tool.integrationId)) ? null : takeBatch(tx, source, holdMilliseconds(deps.settle)),
    );
    if (batch !== null) {
      await journey(deps, turn, tool, batch)();
      continue;
    }
    return write(async (tx) => {
      const due = await nextDue(tx, source);
      if (due === null) return;
      const startAt = await nextTurn(tx, tool.integrationId, due);
      await deps.enqueue(tx, 'report-results', turn, { singletonKey: `${organizationId}:${source}`, startAt });
    });
  }
};
