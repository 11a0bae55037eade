import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#machines/testing/random.ts';
import { publicId } from '#tests/support/twin-world.ts';
import { documentOf } from '#tests/support/documents.ts';
import type { Machine } from './machine.ts';
import { planFrom } from './stock.ts';
import type { Asked, Stock } from './stock.ts';

/** A call and what the client knows of it in the end: unknown is a call whose answer never came. */
export type Outcome = Asked & {
  readonly answer: 'done' | 'refused' | 'unknown';
  readonly said: string;
  /** Whether an answer to it was lost, be it asked again or not. */
  readonly wasLost: boolean;
};

export type Trouble = {
  readonly machine: Pick<Machine, 'url' | 'tokenOf'>;
  readonly stock: Stock;
  readonly seed: number;
  /** How often to strike. */
  readonly points: number;
  readonly strike: () => Promise<void>;
  readonly recover: () => Promise<void>;
  /** After a lost answer, under the same key: as half of the clients do, or while what was struck is away, too. */
  readonly asksAgain?: 'once it is back' | 'always';
};

const clients = 6;

/** A strike falls anywhere in the life of a call: before it arrives, within its transaction, before its answer leaves. */
const longestCall = 80;
/** Between two calls of a client that goes on while something is away. */
const slowest = 600;

const poster =
  (machine: Trouble['machine'], tokens: ReadonlyMap<string, string>) =>
  async (asked: Asked): Promise<{ readonly answer: Outcome['answer']; readonly said: string; readonly status: number }> => {
    try {
      const response = await fetch(`${machine.url}/api/customer_portal`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens.get(asked.person)}`,
          'x-organization-public-id': publicId('a'),
          'idempotency-key': asked.key,
        },
        body: JSON.stringify({ query: documentOf(asked.mutation), variables: { input: asked.input } }),
        signal: AbortSignal.timeout(20_000),
      });
      const said = await response.text();
      if (response.status >= 500) return { answer: 'unknown', said, status: response.status };
      const { data } = JSON.parse(said) as { data?: { answer?: { successful: boolean } } };
      if (data?.answer === undefined) throw new TypeError(`an answer nobody expects: ${response.status} ${said}`);
      return { answer: data.answer.successful ? 'done' : 'refused', said, status: response.status };
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('an answer nobody expects')) throw error;
      return { answer: 'unknown', said: String(error), status: 0 };
    }
  };

/** Lets six clients launch, publish and triage while it strikes at seeded points of their traffic; gives every call's outcome. */
export const trafficUnder = async ({
  machine,
  stock,
  seed,
  points,
  strike,
  recover,
  asksAgain = 'once it is back',
}: Trouble): Promise<{ readonly outcomes: readonly Outcome[]; readonly statuses: ReadonlySet<number> }> => {
  const random = randomFrom(seed);
  const plan = planFrom(stock, seed);
  const tokens = new Map<string, string>();
  for (const person of [...stock.customers, ...stock.managers]) tokens.set(person, await machine.tokenOf(person));
  const post = poster(machine, tokens);
  const outcomes: Outcome[] = [];
  const statuses = new Set<number>();
  let up: Promise<void> = Promise.resolve();
  let [sent, struck] = [0, 0];
  let next = 4 + random(12);

  const strikeNow = (): void => {
    struck += 1;
    next = Number.POSITIVE_INFINITY;
    up = strike()
      .then(recover)
      .then(() => {
        next = sent + 4 + random(12);
      });
  };
  const send = async (asked: Asked) => {
    sent += 1;
    const isPoint = sent === next;
    const answering = post(asked);
    if (isPoint) {
      await pause(random(longestCall));
      strikeNow();
    }
    const answer = await answering;
    statuses.add(answer.status);
    return answer;
  };
  const waits = asksAgain !== 'always';
  const isOver = (): boolean => struck >= points;
  const client = async (): Promise<void> => {
    while (!isOver()) {
      await (waits ? up : pause(random(slowest)));
      const planned = plan();
      const asked = { ...planned, isRetried: planned.isRetried || !waits };
      let { answer, said } = await send(asked);
      const wasLost = answer === 'unknown';
      while (answer === 'unknown' && asked.isRetried) {
        await (waits ? up : pause(20));
        ({ answer, said } = await send(asked));
      }
      outcomes.push({ ...asked, answer, said, wasLost });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await up;
  return { outcomes, statuses };
};
