import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSdl } from '#server/api/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;

const supervised = async (person: Person, name: string, selection: string) =>
  (
    await world.ask(person, `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${selection} } } }`, {
      id: world.id(name),
    })
  ).platformTest;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await things.advanced('request');
  await things.supervised('run', { parent_test_id: id('request') });
});
afterAll(() => world.stop());

describe('one document', () => {
  it('takes a field with arguments under several names, also under the name of another field', async () => {
    const answer = await supervised(
      'manager',
      'supervised',
      `
      code: name real: id id: cases(first: 1) { totalCount nodes { name } }
      low: issues(triageStatus: untriaged, first: 1) { pageInfo { hasNextPage } } none: issues(triageStatus: rejected) { edges { cursor } pageInfo { hasNextPage endCursor } }`,
    );
    expect(answer).toEqual({
      code: expect.stringContaining('Supervised'),
      real: world.id('supervised'),
      id: { totalCount: 2, nodes: [expect.anything()] },
      low: { pageInfo: { hasNextPage: true } },
      none: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
  });

  it('goes through fragments, and reads a parent that a moderator may not see as null', async () => {
    const document = `query ($id: ID!) { platformTest(id: $id) { ...Head ... on FlexibleTestingTest { parentTest { ...Request } } } }
      fragment Head on PlatformTest { ... on FlexibleTestingTest { ...Run } ...Request }
      fragment Run on FlexibleTestingTest { name } fragment Request on AdvancedTestRequest { requestName: name }`;
    expect((await world.ask('accepted', document, { id: world.id('supervised') })).platformTest).toEqual({
      name: expect.stringContaining('Supervised'),
      parentTest: null,
    });
    expect((await world.ask('customer', document, { id: world.id('request') })).platformTest).toEqual({ requestName: 'request' });
    expect((await world.ask('customer', document, { id: world.id('run') })).platformTest).toEqual({
      name: 'run',
      parentTest: { requestName: 'request' },
    });
  });
});

describe('the summary of a test', () => {
  it('RE-139: lists the five worst issues that the reader may see, of the test or of all runs of the request', async () => {
    const { id, things } = world;
    await things.supervised('second run', { parent_test_id: id('request') });
    const issue = (name: string, run: string, severity: string, columns: object = {}) =>
      things.issue(name, { test_id: id(run), severity, ...columns });
    for (const [name, severity] of [
      ['low', 'low'],
      ['critical', 'critical'],
      ['unknown', 'unknown'],
      ['medium', 'medium'],
      ['high', 'high'],
      ['high too', 'high'],
    ] as const)
      await issue(name, 'run', severity);
    await issue('hidden', 'run', 'critical', { published_at: null });
    await issue('elsewhere', 'second run', 'critical');
    const document =
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { topIssues { title } } ... on AdvancedTestRequest { topIssues { title } } } }';
    const titles = async (person: Person, name: string) => {
      const { platformTest } = await world.ask(person, document, { id: id(name) });
      return platformTest.topIssues.map(({ title }: { title: string }) => title);
    };
    expect(await titles('customer', 'run')).toEqual(['critical', 'high', 'high too', 'medium', 'low']);
    expect(await titles('manager', 'run')).toEqual(['critical', 'hidden', 'high', 'high too', 'medium']);
    expect((await titles('customer', 'request')).toSorted()).toEqual(['critical', 'elsewhere', 'high', 'high too', 'medium']);
  });
});

describe('every mutation', () => {
  it('RE-639: takes one input, and answers successful, result and errors with message, code and path, and when it can be done', () => {
    const schema = buildSchema(readSdl());
    const errorFields = schema.getType('UserError');
    expect(isObjectType(errorFields) ? Object.keys(errorFields.getFields()).toSorted() : []).toEqual([
      'code',
      'message',
      'path',
      'retryAt',
    ]);
    for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
      const type = schema.getType(String(field.type).replaceAll('!', ''));
      const answer = isObjectType(type) ? type.getFields() : {};
      expect(
        [field.args.map((arg) => arg.name), String(answer['successful']?.type), String(answer['errors']?.type), 'result' in answer],
        name,
      ).toEqual([['input'], 'Boolean!', '[UserError!]!', true]);
    }
  });
});
