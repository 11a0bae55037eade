import type { SaveAnswer, SaveNote, WriteNotePorts } from '#machines/flows/issues/write-note.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';
import type { NotedIssueFragment } from '#schema/generated/client/graphql.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client, OperationResult } from 'urql';
import { fromPromise } from 'xstate';
import { standingOf } from './standing.ts';
import { CreateNote, NoteOfIssue, UpdateNote } from './write-note.documents.ts';

/** What the server says where somebody wrote, changed or deleted the note first. */
const overtaken: readonly string[] = ['taken', 'stale_object', 'not_found'];

const send = async (client: Client, { issueId, note, version }: SaveNote) => {
  const told = <Data extends Readonly<Record<string, NotedIssueFragment>>>(result: OperationResult<Data>) => ({
    answer: answerOf<Data>(result),
    change: Object.values(result.data ?? {})[0],
  });
  return version === 0
    ? told(await client.mutation(CreateNote, { input: { issueId, note } }).toPromise())
    : told(await client.mutation(UpdateNote, { input: { issueId, note, version } }).toPromise());
};

const save = async (client: Client, wish: SaveNote): Promise<SaveAnswer> => {
  const { answer, change } = await send(client, wish);
  if (answer.successful) return { kind: 'saved', standing: standingOf(change?.result?.issueNote) };
  const message = messageOf(answer, noteTexts.notSaved);
  if (!change?.errors.some(({ code }) => overtaken.includes(code))) return { kind: 'refused', message };
  const { data } = await client.query(NoteOfIssue, { id: wish.issueId }, fresh).toPromise();
  if (data === undefined) return { kind: 'refused', message };
  return { kind: 'overtaken', standing: standingOf(data.flexibleTestingIssue.issueNote) };
};

/** Saves a note, and looks at what stands there where somebody else was faster. */
export const writeNotePorts = (client: Client): WriteNotePorts => ({ saveNote: fromPromise(({ input }) => save(client, input)) });
