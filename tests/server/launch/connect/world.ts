import { randomUUID } from 'node:crypto';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import type { Trouble } from '#server/stand-ins/trouble.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Loose, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';

/** Twin organizations whose tools are answered by stand-ins; only the first has connections. */
export type ConnectorsWorld = {
  readonly portal: Portal;
  readonly standIns: StandIns;
  readonly connection: (code: string) => string;
  readonly send: (query: string, variables?: object, person?: PersonName, side?: Side) => Promise<GraphQLAnswer>;
  /** The answer of the one field of a call that succeeds or is refused in words. */
  readonly ask: (query: string, variables?: object, person?: PersonName) => Promise<Loose>;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, Loose>[]>;
  /** Makes a vendor misbehave until the next call of this or `behave`. */
  readonly trouble: (vendor: Trouble['vendor'], kind: Trouble['kind'], more?: Partial<Trouble>) => void;
  readonly stop: () => Promise<void>;
};

const access = { testrail: demoAccess.testrail, zephyr_squad: demoAccess.zephyrSquad, zephyr_scale: demoAccess.zephyrScale };

export const openConnectorsWorld = async (): Promise<ConnectorsWorld> => {
  const standIns = await startStandIns();
  const portal = await startPortal({ standIns, guard: { totalMilliseconds: 400 } });
  const { owner } = portal.database;
  await plantTwins(owner);
  const organizationId = idOf('a', 'organization');
  const sql: ConnectorsWorld['sql'] = async (text, values = []) => {
    const { rows } = await owner.query<Record<string, Loose>>(text, [...values]);
    portal.server.identity.forget(null);
    return rows;
  };
  for (const [code, { secret, ...settings }] of Object.entries(access)) {
    await sql(
      `insert into integration (id, organization_id, code, state, settings, created_at) values ($1, $2, $3, 'active', $4, '2026-11-20T09:00:00Z')`,
      [idOf('a', code), organizationId, code, { name: `Our ${code}`, ...settings }],
    );
    await portal.server.services.vendors.secrets.seal(owner, { organizationId, integrationId: idOf('a', code) }, secret);
  }
  const calls = new Map<string, Call>();
  const send: ConnectorsWorld['send'] = async (query, variables = {}, person = 'customer', side = 'a') => {
    const known = calls.get(`${side} ${person}`) ?? (await portal.as(idOf(side, person), publicId(side)));
    calls.set(`${side} ${person}`, known);
    return known(query, variables, query.startsWith('mutation') ? { 'idempotency-key': randomUUID() } : {});
  };
  return {
    portal,
    standIns,
    connection: (code) => idOf('a', code),
    send,
    ask: async (query, variables, person) => {
      const { data, errors, text } = await send(query, variables, person);
      if (errors.length > 0) return { code: errors[0]?.extensions?.code, message: errors[0]?.message };
      const [answer] = Object.values(data ?? {});
      if (answer === undefined) throw new Error(text);
      return answer;
    },
    sql,
    trouble: (vendor, kind, more = {}) => {
      standIns.behave();
      standIns.misbehave({ vendor, kind, times: 1_000_000, where: '', ...more });
    },
    stop: async () => {
      await portal.stop();
      await standIns.stop();
    },
  };
};

/** How a vendor may misbehave, with what a person is told. */
export const misbehaviours = (label: string) =>
  [
    ['slow', `${label} did not answer in time. Please try again.`],
    ['busy', `${label} is busy. Please try again in a moment.`],
    ['broken', `${label} has a problem at the moment. Please try again later.`],
    ['garbled', `${label} gave an answer that could not be read.`],
    ['page', `${label} gave an answer that could not be read.`],
    ['huge', `${label} gave an answer that is too large to read.`],
    ['redirect', `The address of ${label} cannot be used. Please check your integration settings.`],
    ['cut', `${label} could not be reached.`],
    ['unauthorized', `${label} did not accept the stored credentials. Please check your integration settings.`],
    ['forbidden', `${label} does not allow this account to read that.`],
  ] as const satisfies readonly (readonly [Trouble['kind'], string])[];
