import type { CarriedTags, Tag, TagChange, TagIssueEvent, TagIssuePorts } from '#machines/flows/issues/tag-issue.ts';
import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { answerOf } from '#src/cache/answer.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client, OperationContext } from 'urql';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { figuresInSight } from '../issue/use-issue-figures.ts';
import { CreateTag, DestroyTag, RenameTag, TagsOfIssue, UpdateTags } from './tag-issue.documents.ts';

/** Null message: done. `version` is the one made by the change; null where nothing changed. */
type Outcome = { readonly message: string | null; readonly version: number | null };

const stoodSo: Outcome = { message: null, version: null };
const failed = (message: string): Outcome => ({ message, version: null });

const tagsOf = async (client: Client, issueId: string, context: Partial<OperationContext>): Promise<readonly string[]> => {
  const { data, error } = await client.query(TagsOfIssue, { id: issueId }, context).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.flexibleTestingIssue.issueTags.map(({ id }) => id);
};

/** The cached list, or the server's where the cache says that nothing is to be done. */
const seenBy = async (client: Client, { issueId, attached }: TagChange, tagId: string): Promise<readonly string[]> => {
  const known = await tagsOf(client, issueId, { requestPolicy: 'cache-first' });
  return known.includes(tagId) === attached ? tagsOf(client, issueId, fresh) : known;
};

const replaceTags = async (client: Client, change: TagChange, tagId: string, takenBack: number | null): Promise<Outcome> => {
  const { issueId, attached } = change;
  const seenIssueTagIds = [...(await seenBy(client, change, tagId))];
  if (seenIssueTagIds.includes(tagId) === attached && takenBack === null) return stoodSo;
  const issueTagIds = attached ? [...seenIssueTagIds.filter((id) => id !== tagId), tagId] : seenIssueTagIds.filter((id) => id !== tagId);
  const answer = answerOf(
    await client
      .mutation(UpdateTags, {
        input: { issueId, issueTagIds, seenIssueTagIds, ...(takenBack !== null && { version: takenBack }) },
        ...figuresInSight(client),
      })
      .toPromise(),
  );
  return answer.successful ? { message: null, version: answer.version ?? null } : failed(messageOf(answer, tagTexts.notSaved));
};

/** After a lost response: the change may be done. */
const findOut = async (client: Client, { issueId, attached }: TagChange, tagId: string): Promise<Outcome> => {
  const tags = await tagsOf(client, issueId, fresh).catch(() => null);
  return tags?.includes(tagId) === attached ? stoodSo : failed(tagTexts.notSaved);
};

const hang = async (client: Client, change: TagChange, tagId: string, takenBack: number | null = null): Promise<Outcome> => {
  try {
    return await replaceTags(client, change, tagId, takenBack);
  } catch {
    return findOut(client, change, tagId);
  }
};

type Answered = Outcome & { readonly tag?: Tag };

const create = async (client: Client, change: TagChange): Promise<Answered> => {
  const result = await client.mutation(CreateTag, { input: { name: change.tag.name } }).toPromise();
  const answer = answerOf(result);
  const created = result.data?.flexibleTestingCreateIssueTag.result;
  if (!answer.successful || created == null) return failed(messageOf(answer, tagTexts.notSaved));
  const tag = { id: created.id, name: created.name };
  return { ...(await hang(client, change, tag.id)), tag };
};

const outcomeOf = async (client: Client, change: TagChange, takenBack: number | null): Promise<Answered> =>
  change.tag.id === null ? create(client, change).catch(() => failed(tagTexts.notSaved)) : hang(client, change, change.tag.id, takenBack);

const rename = async (client: Client, { id }: Tag, name: string): Promise<TagIssueEvent> => {
  const answer = await client
    .mutation(RenameTag, { input: { issueTagId: id, name } })
    .toPromise()
    .then(answerOf)
    .catch(() => ({ successful: false, messages: [] }));
  return answer.successful ? { type: 'name.saved' } : { type: 'name.refused', message: messageOf(answer, tagTexts.notSaved) };
};

const destroy = async (client: Client, tag: Tag, restore: boolean, version: number | null): Promise<TagIssueEvent> => {
  const answer = await client
    .mutation(DestroyTag, { input: restore ? { issueTagId: tag.id, restore, version } : { issueTagId: tag.id } })
    .toPromise()
    .then(answerOf)
    .catch((): Answer => ({ successful: false, messages: [] }));
  if (answer.successful) return restore ? { type: 'tag.restored', tag } : { type: 'tag.deleted', tag, version: answer.version ?? null };
  return { type: 'tag.refused', message: messageOf(answer, restore ? tagTexts.notSaved : tagTexts.notDeleted) };
};

/** Sends each change as a list with the list it was made from, so that others' changes stay. */
export const tagIssuePorts = (client: Client): TagIssuePorts => ({
  carryTags: fromCallback<EventObject>(({ receive, sendBack }) => {
    const last = new Map<string, Promise<void>>();
    const left = new Map<string, number | null>();
    const carry = async (change: TagChange): Promise<void> => {
      await last.get(change.issueId);
      const { key, takesBack } = change;
      const { message, version, ...created } = await outcomeOf(client, change, left.get(takesBack ?? '') ?? null);
      left.set(key, version);
      sendBack(message === null ? { type: 'change.saved', key, ...created } : { type: 'change.refused', key, message });
    };
    receive((event) => {
      const carried = event as CarriedTags;
      if (carried.type === 'change.carry') last.set(carried.change.issueId, carry(carried.change));
      else if (carried.type === 'name.carry') void rename(client, carried.tag, carried.name).then(sendBack);
      else
        void destroy(client, carried.tag, carried.type === 'restoration.carry', 'version' in carried ? carried.version : null).then(
          sendBack,
        );
    });
  }),
});
