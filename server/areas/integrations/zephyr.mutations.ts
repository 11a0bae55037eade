import { newZephyrConnection, toZephyrConnection, zephyrConnectionProblems } from '#schema/rules/integrations/zephyr-connection.ts';
import type { ZephyrConnectionValues } from '#schema/rules/integrations/zephyr-connection.ts';
import { problem } from '#schema/rules/launch/problems.ts';
import { zephyrCodes } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { zephyrScale } from '#server/vendors/zephyr-scale/zephyr-scale.ts';
import { zephyrSquad } from '#server/vendors/zephyr-squad/zephyr-squad.ts';
import { advance } from '#server/workflow/advance.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { askingMutation, callTo } from '../../api/ask-vendor.ts';
import { connectionRefused, demandNone } from './connect.ts';
import type { Connector } from './connect.ts';

type CreateInput = ZephyrConnectionValues & { readonly code: string };
type Row = {
  readonly id: string;
  readonly code: ZephyrCode;
  readonly state: string;
  readonly name: string;
  readonly site: string;
  readonly createdAt: string;
};
type Wanted = ZephyrConnectionValues & { readonly code: ZephyrCode };

const inPlace = (field: string): string => field;

const read = ({ code: given, ...typed }: CreateInput): Wanted => {
  const code = zephyrCodes.find((each) => each === given);
  if (code === undefined) {
    demandNone([problem('code', 'inclusion', zephyrTexts.noCode)], inPlace);
    throw new NotFound();
  }
  const values = { ...newZephyrConnection(code), ...typed };
  demandNone(zephyrConnectionProblems(code, values), inPlace);
  return { ...toZephyrConnection(values), code };
};

const words = { site: 'site', secret: 'apiToken', refused: zephyrTexts.refused, noSuchSite: zephyrTexts.noSuchSite };

export const zephyrCheck =
  (code: ZephyrCode): Connector['check'] =>
  (call, { site }, token) => {
    const access = { site: typeof site === 'string' ? site : '', token };
    return (code === 'zephyr_scale' ? zephyrScale(call, access) : zephyrSquad(call, access)).projects(0, 1);
  };

const tryOut = async (context: RequestContext, input: CreateInput): Promise<Wanted> => {
  const wanted = read(input);
  await zephyrCheck(wanted.code)(callTo(context, wanted.code), { site: wanted.site }, wanted.apiToken).catch((error: unknown) => {
    throw error instanceof VendorError ? connectionRefused(error, words) : error;
  });
  return wanted;
};

const find = async (tx: Tx, id: string): Promise<Row> => {
  const [row] = await tx.query<Row>(
    `select id, code, state, coalesce(settings ->> 'name', '') as name, coalesce(settings ->> 'site', '') as site,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
     from integration where organization_id = $1 and id = $2 and code = any ($3)`,
    [tx.viewer.organizationId, id, zephyrCodes],
  );
  if (row === undefined) throw new NotFound();
  return row;
};

const shown = ({ state, ...row }: Row) => ({ ...row, active: state === 'active', archived: state === 'unconfigured' });

const create = async ({ tx, context, operation }: Work, { code, name, site, apiToken }: Wanted) => {
  const { organizationId } = tx.viewer;
  const [made] = await tx.query<{ id: string }>(
    'insert into integration (organization_id, code, settings, created_at, updated_at) values ($1, $2, $3, $4, $4) returning id',
    [organizationId, code, JSON.stringify({ name, site }), tx.at],
  );
  const id = made?.id ?? '';
  await advance(tx, subjects.integration, id, { type: 'integration.connect' }, { operation });
  await context.services.vendors.secrets.seal(tx, { organizationId, integrationId: id }, apiToken);
  return { result: shown(await find(tx, id)) };
};

export const zephyrMutations: ResolverMap[string] = {
  zephyrConnectionCreate: askingMutation<CreateInput, Wanted>('zephyrConnectionCreate', tryOut, (work, _, wanted) => create(work, wanted)),

  zephyrConnectionArchive: mutation<{ readonly connectionId: string }>('zephyrConnectionArchive', async ({ tx, operation }, input) => {
    const found = await find(tx, input.connectionId.toLowerCase());
    if (found.state !== 'unconfigured') await advance(tx, subjects.integration, found.id, { type: 'integration.reset' }, { operation });
    return { result: shown({ ...found, state: 'unconfigured' }) };
  }),
};
