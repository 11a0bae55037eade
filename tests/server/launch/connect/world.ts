import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns, Trouble } from '#server/stand-ins/stand-ins.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';

/** Two organizations whose tools are answered by stand-ins; only the first has connections. */
export type ConnectorsWorld = PortalWorld & {
  readonly standIns: StandIns;
  /** The answer of the one field of a call that succeeds or is refused in words. */
  readonly read: (query: string, variables?: object, person?: Person) => Promise<Loose>;
  /** Makes a vendor misbehave until the next call of this or `behave`. */
  readonly trouble: (vendor: Trouble['vendor'], kind: Trouble['kind'], more?: Partial<Trouble>) => void;
};

const access = { testrail: demoAccess.testrail, zephyr_squad: demoAccess.zephyrSquad, zephyr_scale: demoAccess.zephyrScale };

export const openConnectorsWorld = async (): Promise<ConnectorsWorld> => {
  const standIns = await startStandIns();
  const world = await openPortalWorld({ at: null, standIns, guard: { totalMilliseconds: 1_000 } });
  const { owner } = world.portal.database;
  const organizationId = world.id('organization');
  for (const [code, { secret, ...settings }] of Object.entries(access)) {
    const connection = { id: world.id(code), code, settings: { name: `Our ${code}`, ...settings }, created_at: '2026-11-20T09:00:00Z' };
    await seed(owner, 'integration', { organization_id: organizationId, ...connection });
    await world.portal.server.services.vendors.secrets.seal(owner, { organizationId, integrationId: connection.id }, secret);
  }
  return {
    ...world,
    standIns,
    read: async (query, variables, person = 'customer') => {
      const { data, errors, text } = await world.send(person, query, variables);
      if (errors.length > 0) return { code: errors[0]?.extensions?.code, message: errors[0]?.message };
      const [answer] = Object.values(data ?? {});
      if (answer === undefined) throw new Error(text);
      return answer;
    },
    trouble: (vendor, kind, more = {}) => {
      standIns.behave();
      standIns.misbehave({ vendor, kind, times: 1_000_000, where: '', ...more });
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
