import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';
import { schema } from '#tests/support/schema.ts';
import type { Call, Loose } from '#tests/support/portal.ts';
import { absentId, idOf } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { codesOf, openDesk } from './desk.ts';
import type { Desk } from './desk.ts';

const rows = authorizationRows.filter(({ scope }) => scope === 'operator');
const id = (name: string): string => idOf('a', name);

let world: Desk;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(() => world.stop());

describe('the operator', () => {
  it.each(rows.map(({ field }) => field))('%s is for those who have the right alone', async (field) => {
    for (const name of ['customer', 'manager', 'accepted'] as const) {
      const { data, errors } = await world.send(name, documentFor(schema, field), argumentsFor(field, 'a'));
      expect([data?.[field.split('.')[1] ?? ''] ?? null, errors[0]?.extensions?.code]).toEqual([null, 'FORBIDDEN']);
    }
    const { errors } = await world.send('operator', documentFor(schema, field), argumentsFor(field, 'b'));
    expect(errors.filter(({ extensions }) => extensions?.code === 'FORBIDDEN' || extensions?.code === 'INTERNAL')).toEqual([]);
  });

  it('LO-95: sets what payouts are multiplied by in a country, for test managers to read, and leaves a trace', async () => {
    await world.sql(`update country set payout_multiplier = case code when 'BR' then 0.75 else 1 end`);
    const read = async (query: string) =>
      (await world.send('operator', `{ operatorCountries(query: ${JSON.stringify(query)}) { id code name payoutMultiplier } }`)).data?.[
        'operatorCountries'
      ];
    const brazil = { id: '2', code: 'BR', name: 'Brazil', payoutMultiplier: 0.75 };
    const germany = { id: '1', code: 'DE', name: 'Germany', payoutMultiplier: 1 };
    await world.sql(`update country set name = 'Brazil' where code = 'BR'`);
    expect(await read('')).toEqual([brazil, germany]);
    expect([await read('germ'), await read('br'), await read('%')]).toEqual([[germany], [brazil], []]);
    for (const multiplier of [0, 0.09, 10.01, 1.234, -1])
      expect(await world.write('operatorPayoutMultiplierSave', { countryId: '1', multiplier })).toMatchObject({
        successful: false,
        errors: [{ code: 'invalid', path: 'multiplier' }],
      });
    for (const countryId of ['99', 'x', '-1', '1e3', '99999999999', '']) {
      expect(codesOf(await world.write('operatorPayoutMultiplierSave', { countryId, multiplier: 2 }))).toEqual(['NOT_FOUND']);
    }
    expect(await read('germ')).toEqual([germany]);
    expect((await world.write('operatorPayoutMultiplierSave', { countryId: '1', multiplier: 1.15 })).result).toEqual({
      ...germany,
      payoutMultiplier: 1.15,
    });
    const manager = await world.call('manager');
    const customer = await world.call('customer');
    const told = async (call: Call) =>
      (await call('{ countries { code payoutMultiplier } }')).data?.['countries'].find(({ code }: Loose) => code === 'DE');
    expect([await told(manager), await told(customer)]).toEqual([
      { code: 'DE', payoutMultiplier: 1.15 },
      { code: 'DE', payoutMultiplier: null },
    ]);
    expect(
      await world.sql(
        `select user_id, event, before, after from audit where operation = 'operatorPayoutMultiplierSave' and after->>'payoutMultiplier' = '1.15'`,
      ),
    ).toEqual([
      {
        user_id: id('operator'),
        event: 'country.pay',
        before: { code: 'DE', payoutMultiplier: 1 },
        after: { code: 'DE', payoutMultiplier: 1.15 },
      },
    ]);
  });

  it('finds one answer for organizations and people that are not there', async () => {
    for (const given of [absentId, 'not-an-id']) {
      expect(codesOf(await world.write('operatorOrganizationArchive', { organizationId: given }))).toEqual(['NOT_FOUND']);
      expect(codesOf(await world.write('operatorPersonSignOut', { userId: given }))).toEqual(['NOT_FOUND']);
    }
  });

  it('loses the right while support acts for them, and by losing it, at the next call', async () => {
    await world.sql('update organization_user set is_support = true where id = $1', [id('manager')]);
    const who = `{ getCurrentOrganizationUser { isOperator } }`;
    expect((await world.send('operator', who)).data?.['getCurrentOrganizationUser']).toEqual({ isOperator: true });
    const staff = await world.call('manager');
    const { mintOverride } = await import('#server/identity/override.ts');
    const override = await mintOverride(world.portal.server.identity.keys, {
      staffId: id('manager'),
      targetId: id('operator'),
      reason: 'x',
    });
    const acting: Call = (query, variables, headers) => staff(query, variables, { ...headers, 'x-account-override': override });
    expect((await acting(who)).data?.['getCurrentOrganizationUser']).toEqual({ isOperator: false });
    const refused = await acting(documentFor(schema, 'Mutation.operatorCrowdTokenCreate'), { input: { name: 'Crowd' } });
    expect(codesOf(refused)).toEqual(['FORBIDDEN']);
  });
});

describe('what two operators make at the same moment', () => {
  it.each([
    [
      'operatorOrganizationCreate',
      { name: 'Twin', shortCode: 'TWIN' },
      'shortCode',
      `insert into organization (public_id, short_code, name) values ('twin', 'TWIN', 'Other')`,
    ],
    [
      'operatorPersonCreate',
      { organizationId: id('organization'), email: 'twin@a.example', firstName: 'T', lastName: 'W', role: 'customer' },
      'email',
      `insert into organization_user (organization_id, role, email, first_name, last_name) values ('${id('organization')}', 'customer', 'Twin@a.example', 'O', 'T')`,
    ],
  ])('is refused to the second: %s', async (field, input, path, statement) => {
    const other = await world.portal.database.owner.connect();
    try {
      await other.query('begin');
      await other.query(statement);
      const sent = world.write(field, input);
      await expect.poll(() => heldUp(world.portal.database.owner), untilHeldUp).toBe(1);
      await other.query('commit');
      expect(await sent).toMatchObject({ successful: false, errors: [{ code: 'taken', path }] });
    } finally {
      other.release();
    }
  });
});

describe('an organization', () => {
  it('is made with a code and a name of its own, for which its people are not asked, and the audit trail says by whom', async () => {
    const made = await world.write('operatorOrganizationCreate', { name: ' Nova ', shortCode: 'nova' });
    expect([made.successful, made.result.name, made.result.shortCode, made.result.state]).toEqual([true, 'Nova', 'NOVA', 'active']);
    expect([made.result.flags, made.result.featureFlags]).toEqual([
      ['flexibleTestingAccess', 'advancedTestsAccess', 'newLaunchUxEnabled'],
      ['customer-test-case-uploader'],
    ]);
    expect(await world.sql('select name, chosen_name, is_name_chosen from organization where id = $1', [made.result.id])).toEqual([
      { name: 'Nova', chosen_name: null, is_name_chosen: true },
    ]);
    expect(await world.write('operatorOrganizationCreate', { name: 'Nova 2', shortCode: 'NOVA' })).toMatchObject({
      successful: false,
      errors: [{ code: 'taken', path: 'shortCode' }],
    });
    expect(await world.write('operatorOrganizationCreate', { name: '', shortCode: 'A' })).toMatchObject({
      errors: [{ path: 'name' }, { path: 'shortCode' }],
    });
    expect(await world.sql('select user_id, role, operation from audit where organization_id = $1', [made.result.id])).toEqual([
      { user_id: id('operator'), role: 'operator', operation: 'operatorOrganizationCreate' },
    ]);
  });

  it('is saved with its flags, trial and contract, which its people have at their next call', async () => {
    const organizationId = idOf('b', 'organization');
    const trialFinishesAt = '2099-01-31T23:59:59.000Z';
    const input = {
      organizationId,
      name: 'Bravo',
      hasContract: false,
      trialFinishesAt,
      flags: ['creditModelAccess'],
      featureFlags: ['scope-requirements'],
    };
    expect((await world.write('operatorOrganizationUpdate', input)).result).toMatchObject({
      name: 'Bravo',
      hasContract: false,
      trialFinishesAt,
      flags: ['creditModelAccess'],
      featureFlags: ['scope-requirements'],
    });
    const customer = await world.call('customer of b');
    const { data } = await customer(
      `{ getCurrentOrganizationUser { organization { creditModelAccess advancedTestsAccess } trial { finishesAt } } featureFlags { name enabled } }`,
    );
    expect(data?.['getCurrentOrganizationUser']).toEqual({
      organization: { creditModelAccess: true, advancedTestsAccess: false },
      trial: { finishesAt: trialFinishesAt },
    });
    expect(data?.['featureFlags'].filter(({ enabled }: Loose) => enabled)).toEqual([{ name: 'scope-requirements', enabled: true }]);
    expect(await world.write('operatorOrganizationUpdate', { ...input, flags: ['rootAccess'] })).toMatchObject({
      errors: [{ code: 'inclusion' }],
    });
  });

  it('gets credits with a reason, and never fewer than none', async () => {
    const organizationId = idOf('b', 'organization');
    const [{ balance } = { balance: 0 }] = await world.sql(
      'select balance::float8 as balance from credit_account where organization_id = $1',
      [organizationId],
    );
    const added = await world.write('operatorCreditsAdd', { organizationId, amount: 12.5, reason: 'Contract 7' });
    const { data } = await world.send(
      'operator',
      `query ($id: ID!) { operatorOrganization(id: $id) { transactions { description amount } } }`,
      {
        id: organizationId,
      },
    );
    expect([added.result.balance, data?.['operatorOrganization'].transactions[0]]).toEqual([
      balance + 12.5,
      { description: 'Contract 7', amount: 12.5 },
    ]);
    expect(codesOf(await world.write('operatorCreditsAdd', { organizationId, amount: -(balance + 13), reason: 'Back' }))).toEqual([
      'invalid',
    ]);
    const takes = Array.from({ length: 8 }, () =>
      world.write('operatorCreditsAdd', { organizationId, amount: -(balance + 12.5), reason: 'All' }),
    );
    expect((await Promise.all(takes)).filter(({ successful }) => successful)).toHaveLength(1);
    expect(await world.sql('select balance::float8 as balance from credit_account where organization_id = $1', [organizationId])).toEqual([
      { balance: 0 },
    ]);
  });

  it('is archived with its people signed out, and restored', async () => {
    const organizationId = idOf('b', 'organization');
    expect(codesOf(await world.write('operatorOrganizationArchive', { organizationId: id('organization') }))).toEqual(['invalid_state']);
    expect((await world.write('operatorOrganizationArchive', { organizationId })).errors[0].message).toBe(
      'Tests of this organization are open. Close them first.',
    );
    await world.sql(`update test set window_status = 'closed', closed_at = now() where organization_id = $1 and window_status = 'open'`, [
      organizationId,
    ]);
    const customer = await world.call('customer of b');
    const who = `{ getCurrentOrganizationUser { id } }`;
    expect((await customer(who)).status).toBe(200);
    expect((await world.write('operatorOrganizationArchive', { organizationId })).result.state).toBe('archived');
    await expect.poll(async () => (await customer(who)).errorCode, { timeout: 3000 }).toBe('user_not_found');
    expect((await world.write('operatorOrganizationRestore', { organizationId })).result.state).toBe('active');
    await expect.poll(async () => (await customer(who)).status, { timeout: 3000 }).toBe(200);
  });
});

describe('a crowd token', () => {
  it('lets a crowd system in until it is revoked', async () => {
    const made = await world.write('operatorCrowdTokenCreate', { name: 'Crowd' });
    const ask = async () =>
      (
        await fetch(`${world.portal.url}/api/crowd`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${made.secret}` },
          body: JSON.stringify({ query: '{ __typename }' }),
        })
      ).status;
    expect([made.result.state, await ask()]).toEqual(['active', 200]);
    const { data } = await world.send('operator', '{ operatorCrowdTokens { name lastCallAt } }');
    expect(data?.['operatorCrowdTokens'].find(({ name }: Loose) => name === 'Crowd').lastCallAt).toMatch(/^\d{4}-/u);
    expect((await world.write('operatorCrowdTokenRevoke', { tokenId: made.result.id })).result.state).toBe('revoked');
    expect(await ask()).toBe(401);
    expect(codesOf(await world.write('operatorCrowdTokenRevoke', { tokenId: made.result.id }))).toEqual(['invalid_state']);
  });
});

describe('a sandbox token', () => {
  const call = (token: string, query: string) =>
    fetch(`${world.portal.url}/api/crowd`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  const callsBy = async (tokenId: string | null, person: 'operator' | 'manager' = 'operator') =>
    world.send(
      person,
      `query ($tokenId: ID) { operatorCrowdCalls(tokenId: $tokenId) { tokenName operation sent outcome words milliseconds at } }`,
      {
        tokenId,
      },
    );

  it('shows operators its calls, the newest first, and none of other tokens', async () => {
    const [ada, bo, real] = [
      await world.write('operatorCrowdTokenCreate', { name: 'Crowd of Ada', isSandbox: true }),
      await world.write('operatorCrowdTokenCreate', { name: 'Crowd of Bo', isSandbox: true }),
      await world.write('operatorCrowdTokenCreate', { name: 'Real' }),
    ];
    expect([ada, bo, real].map(({ result, secret }) => [result.isSandbox, secret.startsWith('mcrowd_sandbox_')])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    await call(ada.secret, '{ vocabulary(kinds: [device_type]) { name } }');
    await call(bo.secret, '{ nothing }');
    await call(real.secret, '{ vocabulary(kinds: [device_type]) { name } }');
    const { data } = await callsBy(null);
    expect(data?.['operatorCrowdCalls'].map(({ tokenName, operation, outcome }: Loose) => [tokenName, operation, outcome])).toEqual([
      ['Crowd of Bo', 'nothing', 'refused'],
      ['Crowd of Ada', 'vocabulary', 'answered'],
    ]);
    const one = (await callsBy(ada.result.id)).data?.['operatorCrowdCalls'];
    expect(one).toEqual([
      {
        tokenName: 'Crowd of Ada',
        operation: 'vocabulary',
        sent: '{ vocabulary(kinds: [device_type]) { name } }',
        outcome: 'answered',
        words: '1 entry',
        milliseconds: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-/u),
      },
    ]);
    expect(codesOf(await callsBy(null, 'manager'))).toEqual(['FORBIDDEN']);
  });
});

describe('the installation', () => {
  it('tells its versions, queues and what failed; a failed job is started again', async () => {
    const jobId = '00000000-0000-4000-8000-0000000000ab';
    await world.sql(
      `insert into pgboss.job (id, name, state, data, output, created_on, completed_on) values ($1, 'open-test', 'failed', jsonb_build_object('organizationId', $2::text), '{"message": "It broke."}', now(), now())`,
      [jobId, id('organization')],
    );
    const { data } = await world.send(
      'operator',
      '{ operatorInstallation { version postgres migration outboxAge queues { name failed } failedJobs { id queue organizationName message attempts } integrations { organizationName } } }',
    );
    const { version, queues, failedJobs, outboxAge } = data?.['operatorInstallation'] ?? {};
    expect([version, queues.find(({ name }: Loose) => name === 'open-test'), outboxAge >= 0]).toEqual([
      '1.0.0',
      { name: 'open-test', failed: 1 },
      true,
    ]);
    expect(failedJobs).toEqual([
      { id: jobId, queue: 'open-test', organizationName: expect.any(String), message: 'It broke.', attempts: 1 },
    ]);
    expect((await world.write('operatorJobRetry', { queue: 'open-test', jobId })).successful).toBe(true);
    expect(await world.sql(`select state from pgboss.job where id = $1`, [jobId])).toEqual([{ state: 'retry' }]);
    expect(codesOf(await world.write('operatorJobRetry', { queue: 'open-test', jobId }))).toEqual(['not_found']);
  });

  it('tells what became of each mail, not what it says, and sends one again that failed', async () => {
    const [failed, sent] = ['00000000-0000-4000-8000-0000000000ba', '00000000-0000-4000-8000-0000000000bb'];
    await world.sql(
      `insert into mail (id, organization_id, kind, recipient, subject, sealed, state, attempts, message, created_at) values
         ($1, $3, 'invitation', 'ada@mail.example', 'You are invited', 'secret link', 'failed', 3, 'No such mailbox', now()),
         ($2, null, 'password', 'bo@mail.example', 'Choose', null, 'sent', 1, null, now() - interval '1 hour')`,
      [failed, sent, id('organization')],
    );
    const read = async (query: string) =>
      (
        await world.send(
          'operator',
          `{ operatorMails(query: ${JSON.stringify(query)}) { id organizationName kind recipient subject state attempts message sentAt isResendable } }`,
        )
      ).data?.['operatorMails'];
    const ada = {
      id: failed,
      organizationName: expect.any(String),
      kind: 'invitation',
      recipient: 'ada@mail.example',
      subject: 'You are invited',
      state: 'failed',
      attempts: 3,
      message: 'No such mailbox',
      sentAt: null,
      isResendable: true,
    };
    expect((await read('MAIL.example')).map(({ recipient, isResendable }: Loose) => [recipient, isResendable])).toEqual([
      ['ada@mail.example', true],
      ['bo@mail.example', false],
    ]);
    expect(await read('invited')).toEqual([ada]);
    expect((await world.send('operator', '{ operatorMails(query: "a\\u0000b") { id } }')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect((await world.write('operatorMailResend', { mailId: failed })).successful).toBe(true);
    expect(await read('ada@')).toEqual([{ ...ada, state: 'waiting', message: null, isResendable: false }]);
    expect(
      await world.sql(`select count(*)::int as jobs from pgboss.job where name = 'send-mail' and data->>'mailId' = $1`, [failed]),
    ).toEqual([{ jobs: 1 }]);
    for (const mailId of [failed, sent]) expect(codesOf(await world.write('operatorMailResend', { mailId }))).toEqual(['invalid_state']);
  });
});
