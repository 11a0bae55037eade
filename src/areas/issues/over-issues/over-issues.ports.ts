import type { CarriedTags, ExportAnswer, OverIssuesEvent, OverIssuesPorts } from '#machines/flows/issues/over-issues.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Client } from 'urql';
import { fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { ExportIssues } from '../export-issues/export-issues.documents.ts';
import { DestroyTag, RenameTag } from '../tag-issue/tag-issue.documents.ts';

const silent = (): Answer => ({ successful: false, messages: [] });

const rename = async (client: Client, { id }: Tag, name: string): Promise<OverIssuesEvent> => {
  const answer = await client
    .mutation(RenameTag, { input: { issueTagId: id, name } })
    .toPromise()
    .then(answerOf)
    .catch(silent);
  return answer.successful ? { type: 'name.saved' } : { type: 'name.refused', message: messageOf(answer, tagTexts.notSaved) };
};

const destroy = async (client: Client, tag: Tag, restore: boolean, version: number | null): Promise<OverIssuesEvent> => {
  const answer = await client
    .mutation(DestroyTag, { input: restore ? { issueTagId: tag.id, restore, version } : { issueTagId: tag.id } })
    .toPromise()
    .then(answerOf)
    .catch(silent);
  if (answer.successful) return restore ? { type: 'tag.restored', tag } : { type: 'tag.deleted', tag, version: answer.version ?? null };
  return { type: 'tag.refused', message: messageOf(answer, restore ? tagTexts.notSaved : tagTexts.notDeleted) };
};

const exportIssues = async (client: Client, issueIds: readonly string[]): Promise<ExportAnswer> => {
  const { data, error } = await client.mutation(ExportIssues, { input: { issueIds: [...issueIds] } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.exportIssuesToCsv;
  return { successful, file: result, messages: errors.map(({ message }) => message) };
};

export const overIssuesPorts = (client: Client): OverIssuesPorts => ({
  exportIssues: fromPromise(({ input }) => exportIssues(client, input.issueIds)),
  carryTags: fromCallback<EventObject>(({ receive, sendBack }) => {
    receive((event) => {
      const carried = event as CarriedTags;
      const answer =
        carried.type === 'name.carry'
          ? rename(client, carried.tag, carried.name)
          : destroy(client, carried.tag, carried.type === 'restoration.carry', 'version' in carried ? carried.version : null);
      void answer.then(sendBack);
    });
  }),
});
