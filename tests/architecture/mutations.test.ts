import { buildSchema, isObjectType, Kind, OperationTypeNode, parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSdl } from '#server/api/schema.ts';
import { repeated } from '#src/cache/act-keys.ts';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { collectDocuments, compose, fragmentsOf } from '../../scripts/documents.ts';
import { projectRoot } from '../support/tree.ts';

const type = buildSchema(readSdl()).getMutationType();
const fields = Object.keys(isObjectType(type) ? type.getFields() : {});
const { documents, problems } = collectDocuments(projectRoot);
const mutations = documents.flatMap(({ definition, ...document }) =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION ? [{ ...document, definition }] : [],
);
const refused = () =>
  new Response('{"errors":[{"message":"No.","extensions":{"code":"NOT_FOUND"}}]}', { headers: { 'content-type': 'application/json' } });

describe('the mutations of the client', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are found, and those it repeats by itself are there', () => {
    expect(problems).toEqual([]);
    expect(mutations.length).toBeGreaterThan(30);
    expect([...repeated].filter((field) => !fields.includes(field))).toEqual([]);
  });

  it.each(mutations)('$name goes under a key, and its document writes one thing', async (document) => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async (_: unknown, call: RequestInit) => {
      keys.push(new Headers(call.headers).get('idempotency-key'));
      return refused();
    });
    const portal = quietPortal();
    await portal.client.mutation(parse(compose(document, fragmentsOf(documents)).text), { input: {} }).toPromise();
    portal.close();
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u)]);
    expect(document.definition.selectionSet.selections).toHaveLength(1);
  });
});
