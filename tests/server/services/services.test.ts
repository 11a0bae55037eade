import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call, Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';

const id = (name: string): string => idOf('a', name);

let world: PortalWorld;
let customer: Call;
let operator: Call;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  customer = await world.call('customer');
  operator = await world.call('operator');
});
afterAll(() => world.stop());

const send = async (call: Call, field: string, input: object): Promise<Loose> => {
  const { data, errors } = await call(documentFor(schema, `Mutation.${field}`), { input });
  return data?.[field] ?? { successful: false, errors };
};
const fields = 'id title description cost serviceLevelAgreement requestFormInstructions';

describe('professional services', () => {
  it('LA-023 LA-182 LA-501 LA-502: are listed and read with their fields', async () => {
    const { data } = await customer(`query ($id: ID!) { professionalServices { ${fields} } professionalService(id: $id) { ${fields} } }`, {
      id: id('service'),
    });
    const audit = {
      id: id('service'),
      title: 'Audit',
      description: 'We look.',
      cost: '10 credits',
      serviceLevelAgreement: 'A week',
      requestFormInstructions: 'Say what.',
    };
    expect(data?.['professionalServices']).toContainEqual(audit);
    expect(data?.['professionalService']).toEqual(audit);
  });

  it('LA-003 LA-218 LA-503: are asked for, seen afterwards by the organization alone, and answered', async () => {
    const asked = await send(customer, 'professionalServiceRequestCreate', { content: 'The shop.', professionalServiceId: id('service') });
    expect([asked.successful, asked.result.state]).toEqual([true, 'requested']);
    const listed = async (call: Call) => (await call('{ professionalServiceRequests { id content state answer } }')).data;
    expect((await listed(customer))?.['professionalServiceRequests'][0]).toEqual({
      id: asked.result.id,
      content: 'The shop.',
      state: 'requested',
      answer: null,
    });
    const stranger = await listed(await world.call('customer of b'));
    expect(JSON.stringify(stranger)).not.toContain('The shop.');

    const move = (name: string, answer: string | null = null) =>
      send(operator, 'operatorServiceRequestAnswer', { requestId: asked.result.id, move: name, answer });
    expect((await move('complete')).errors[0].code).toBe('invalid_state');
    expect((await move('start', 'On Monday.')).result).toMatchObject({ state: 'in_progress', answer: 'On Monday.' });
    expect((await move('complete')).result).toMatchObject({ state: 'completed', answer: 'On Monday.' });
    const { data } = await customer('{ notifications { kind details { description link } } }');
    expect(data?.['notifications'].filter(({ kind }: Loose) => kind === 'service_request').map(({ details }: Loose) => details)).toEqual([
      { description: 'Audit: Completed', link: '/services' },
      { description: 'Audit: In progress', link: '/services' },
    ]);
  });

  it('refuse a request without details, and one for what is not offered', async () => {
    const ask = (content: string, professionalServiceId = id('service')) =>
      send(customer, 'professionalServiceRequestCreate', { content, professionalServiceId });
    expect((await ask('  ')).errors[0]).toMatchObject({ path: 'content' });
    expect((await ask('x'.repeat(10_001))).errors[0]).toMatchObject({ code: 'too_long', path: 'content' });
    expect((await ask('x', id('customer'))).errors[0].extensions.code).toBe('NOT_FOUND');
    const { title, ...entry } = {
      serviceId: id('service'),
      title: 'Audit',
      description: 'a',
      cost: 'b',
      serviceLevelAgreement: 'c',
      requestFormInstructions: 'd',
    };
    expect((await send(operator, 'operatorServiceSave', { ...entry, title, offered: false })).result.offered).toBe(false);
    expect((await ask('x')).errors[0].extensions.code).toBe('NOT_FOUND');
    const { errors } = await customer(`query ($id: ID!) { professionalService(id: $id) { id } }`, { id: id('service') });
    expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await send(operator, 'operatorServiceSave', { ...entry, title: ' ', offered: true })).errors[0]).toMatchObject({
      path: 'title',
    });
  });
});
