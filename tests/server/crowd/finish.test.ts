import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from '#tests/support/gateway.ts';
import type { Gateway } from '#tests/support/gateway.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';

let world: PortalWorld;
let gateway: Gateway;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  gateway = await openGateway(world.portal);
});
afterAll(() => world.stop());

const testId = idOf('a', 'supervised');
const people = ['customer', 'manager', 'accepted'] as const;
const ask = async (person: PersonName, query: string, variables: object = {}) =>
  (await world.call(person))(query, variables, { 'idempotency-key': randomUUID() });
const finish = async (id: string) =>
  gateway.call('finishTest', { testId: id }).then(
    (result) => result,
    (error: unknown) => String(error),
  );

describe('a test of which the crowd says that testing is over', () => {
  it('RE-463: loads and reads finished for everybody, among the live ones', async () => {
    await finish(testId);
    const { rows } = await world.portal.database.owner.query<{ status: string }>('select window_status as status from test where id = $1', [
      testId,
    ]);
    expect(rows).toEqual([{ status: 'finished' }]);
    for (const person of people) {
      const one = await ask(person, 'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { testWindow { status } } } }', {
        id: testId,
      });
      expect([one.errors, one.data?.['platformTest']]).toEqual([[], { testWindow: { status: 'finished' } }]);
      const live = await ask(
        person,
        '{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id } } } } }',
      );
      const listed = live.data?.['platformTests'].edges.map(({ node }: { node: { id?: string } }) => node.id);
      expect(listed).toContain(testId);
    }
  });

  it('RE-463: takes nobody new', async () => {
    const invited = idOf('a', 'participant-4');
    await world.portal.database.owner.query(`update participant set status = 'invited', invited_at = now() where id = $1`, [invited]);
    await gateway.call('acceptInvitation', { participantId: invited }).catch(() => null);
    const { rows } = await world.portal.database.owner.query<{ status: string }>('select status from participant where id = $1', [invited]);
    expect(rows).toEqual([{ status: 'invited' }]);
  });

  it('RE-463: is moderated as an open one', async () => {
    const document = `mutation ($input: ToggleTestCaseResultApprovalInput!) { answer: toggleTestCaseResultApproval(input: $input) { successful } }`;
    const input = { testCaseResultId: idOf('a', 'result-1-1'), approved: true };
    expect((await ask('accepted', document, { input })).data?.['answer']).toEqual({ successful: true });
  });

  it('RE-463: closes from there, by test managers alone, and cannot be finished again', async () => {
    const document = `mutation ($input: FlexibleTestingCloseTestWindowInput!) { answer: flexibleTestingCloseTestWindow(input: $input) { successful } }`;
    for (const person of ['customer', 'accepted'] as const)
      expect((await ask(person, document, { input: { testId } })).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await ask('manager', document, { input: { testId } })).data?.['answer']).toEqual({ successful: true });
    await finish(testId);
    const { rows } = await world.portal.database.owner.query<{ status: string }>('select window_status as status from test where id = $1', [
      testId,
    ]);
    expect(rows).toEqual([{ status: 'closed' }]);
  });
});
