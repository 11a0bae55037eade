import { messageOf } from '#machines/lib/answer.ts';
import { editTexts } from '#machines/flows/moderation/edit-text.ts';
import type { EditTextPorts, SaveText, SaveTextAnswer } from '#machines/flows/moderation/edit-text.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { WholeResult } from '../case-result/result.documents.ts';
import { UpdateResponse } from './edit-text.documents.ts';

const textIn = (result: ResultOf<typeof WholeResult>, { part, caseResultResponseId }: SaveText): string | undefined =>
  part === 'text'
    ? [...result.stepResponses, ...result.additionalInformationResponses].find(({ id }) => id === caseResultResponseId)?.value
    : result[part];

const save = async (client: Client, wish: SaveText): Promise<SaveTextAnswer> => {
  const { caseResultResponseId, part, text, seen } = wish;
  const value = part === 'text' ? { text } : { step: { [part]: text } };
  const told = await client.mutation(UpdateResponse, { input: { caseResultResponseId, value, seen } }).toPromise();
  const answer = answerOf(told);
  if (answer.successful) return { kind: 'saved' };
  const { result, errors } = told.data?.flexibleTestingUpdateTestCaseResultResponse ?? { result: null, errors: [] };
  const theirs = result == null ? undefined : textIn(result, wish);
  if (theirs !== undefined && errors.some(({ code }) => code === 'stale_object')) return { kind: 'overtaken', theirs };
  return { kind: 'refused', message: messageOf(answer, editTexts.failed) };
};

/** Saves a text over the one that was seen. */
export const editTextPorts = (client: Client): EditTextPorts => ({ saveText: fromPromise(({ input }) => save(client, input)) });
