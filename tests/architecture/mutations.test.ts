import { Kind, OperationTypeNode, parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { collectDocuments, compose, fragmentsOf } from '../../scripts/documents.ts';
import { isRepeatable } from '../support/repeatable.ts';
import { projectRoot } from '../support/tree.ts';

const { documents, problems } = collectDocuments(projectRoot);
const mutations = documents.flatMap(({ definition, ...document }) =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION ? [{ ...document, definition }] : [],
);
const refused = () =>
  new Response('{"errors":[{"message":"No.","extensions":{"code":"NOT_FOUND"}}]}', { headers: { 'content-type': 'application/json' } });

describe('the mutations of the client', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are found', () => {
    expect(problems).toEqual([]);
    expect(mutations.length).toBeGreaterThan(30);
  });

  it.each(['AcceptAssignment_Answer', 'ModerateResult_ToggleApproval', 'Moderators_Remove', 'SavedViews_Remove', 'Team_Remove'])(
    '%s is sent again where it would be said to have failed beside a list that shows it done',
    (name) => expect(isRepeatable(name)).toBe(true),
  );

  it.each(['KeepDraft_Save', 'SendMessage', 'InviteMembers'])('%s is not: its form keeps it and offers another try', (name) =>
    expect(isRepeatable(name)).toBe(false),
  );

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
