import { writeNoteMachine, selectText } from '#machines/flows/issues/write-note.ts';
import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Client } from 'urql';
import { createActor, waitFor } from 'xstate';
import { shownNote } from './note.builders.ts';
import { standingOf } from './kept-note.ts';
import { writeNotePorts } from './note-flows.host.tsx';

type Call = { readonly name: string; readonly variables: unknown };

const nameOf = ({ definitions }: DocumentNode): string => {
  const [first] = definitions;
  return first?.kind === Kind.OPERATION_DEFINITION ? (first.name?.value ?? '') : '';
};

/** A flow whose server answers in the order of its calls. */
const opened = (note: ReturnType<typeof shownNote> | null, ...answers: readonly unknown[]) => {
  const calls: Call[] = [];
  const waiting = [...answers];
  const call = (document: DocumentNode, variables: unknown) => {
    calls.push({ name: nameOf(document), variables });
    return { toPromise: () => Promise.resolve(waiting.shift() ?? {}) };
  };
  const client = { mutation: call, query: call } as unknown as Client;
  const input = { issueId: 'i1', actor: { role: 'customer', userId: 'u1' }, standing: standingOf(note), kept: null } as const;
  const flow = createActor(writeNoteMachine.provide({ actors: writeNotePorts(client) }), { input }).start();
  const write = async (text: string) => {
    flow.send({ type: 'note.write' });
    flow.send({ type: 'text.change', text });
    flow.send({ type: 'note.save' });
    const { value, context } = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'));
    return { value, version: context.standing.version, failure: context.failure, text: selectText(flow.getSnapshot()) };
  };
  return { calls, write };
};
const change = (field: string, note: unknown, ...codes: readonly string[]) => ({
  data: {
    [field]: {
      successful: codes.length === 0,
      result: codes.length === 0 ? { id: 'i1', issueNote: note } : null,
      errors: codes.map((code) => ({ code, message: `It is ${code}.`, path: null })),
    },
  },
});
const [create, update] = ['flexibleTestingIssueNoteCreate', 'flexibleTestingIssueNoteUpdate'];
const standing = (note: unknown) => ({ data: { flexibleTestingIssue: { id: 'i1', issueNote: note } } });

describe('what writing a note sends', () => {
  it('RE-500: creates the first', async () => {
    const { calls, write } = opened(null, change(create, shownNote({ note: 'Mine.', version: 2 })));
    expect(await write('Mine.')).toEqual({ value: 'reading', version: 2, failure: null, text: 'Mine.' });
    expect(calls).toEqual([{ name: 'WriteNote_Create', variables: { input: { issueId: 'i1', note: 'Mine.' } } }]);
  });

  it('RE-501: changes the one that stands, by its version', async () => {
    const { calls, write } = opened(shownNote(), change(update, shownNote({ note: 'Mine.', version: 3 })));
    expect((await write('Mine.')).version).toBe(3);
    expect(calls).toEqual([{ name: 'WriteNote_Update', variables: { input: { issueId: 'i1', note: 'Mine.', version: 2 } } }]);
  });

  it.each([
    ['taken', null, create],
    ['stale_object', shownNote(), update],
    ['not_found', shownNote(), update],
  ])('looks at what stands where it is %s', async (code, note, field) => {
    const { calls, write } = opened(note, change(field, null, code), standing(shownNote({ note: 'Theirs.', version: 5 })));
    expect(await write('Mine.')).toEqual({ value: 'comparing', version: 5, failure: null, text: 'Mine.' });
    expect(calls.at(-1)).toEqual({ name: 'WriteNote_Note', variables: { id: 'i1' } });
  });

  it("keeps the text under the server's words where that cannot be seen", async () => {
    const { write } = opened(shownNote(), change(update, null, 'stale_object'), {});
    expect(await write('Mine.')).toEqual({ value: 'writing', version: 2, failure: 'It is stale_object.', text: 'Mine.' });
  });

  it("tells the server's words, and its own where there is no answer", async () => {
    expect((await opened(null, change(create, null, 'not_allowed')).write('Mine.')).failure).toBe('It is not_allowed.');
    expect((await opened(null, { error: new Error('lost') }).write('Mine.')).failure).toBe('There was an issue with saving the note.');
  });
});
