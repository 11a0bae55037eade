import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const send = async (mutation: string, type: string, input: object) =>
  (
    await world.ask(
      'accepted',
      `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { successful errors { code } result { id attachments { id archived url } } } }`,
      { input },
    )
  ).answer;
const told = ({ successful, errors, result }: Awaited<ReturnType<typeof send>>, name: string) => {
  const file = result.attachments.find(({ id }: { id: string }) => id === world.id(name));
  return { successful, errors, result: result.id === world.id('result-1-1'), archived: file.archived, opens: file.url !== null };
};
const removed = { successful: true, errors: [], result: true, archived: true, opens: false };
const back = { ...removed, archived: false, opens: true };

it('RE-694, RE-695: takes a file out of a result by its id, and back', async () => {
  const input = { caseResultAttachmentId: world.id('file') };
  expect(told(await send('archiveCaseResultAttachment', 'CaseResultAttachmentInput', input), 'file')).toEqual(removed);
  expect(told(await send('archiveCaseResultAttachment', 'CaseResultAttachmentInput', input), 'file')).toEqual(removed);
  expect(told(await send('unarchiveCaseResultAttachment', 'CaseResultAttachmentInput', input), 'file')).toEqual(back);
});

it('RE-696, RE-697: takes a file out of an answer to a field by its id, and back', async () => {
  const input = { caseFieldAttachmentResponseId: world.id('field-file') };
  expect(told(await send('archiveCaseFieldAttachmentResponse', 'CaseFieldAttachmentResponseInput', input), 'field-file')).toEqual(removed);
  expect(told(await send('unarchiveCaseFieldAttachmentResponse', 'CaseFieldAttachmentResponseInput', input), 'field-file')).toEqual(back);
});

it('finds no file of the other kind', async () => {
  const document = 'mutation ($input: CaseResultAttachmentInput!) { archiveCaseResultAttachment(input: $input) { successful } }';
  expect(await world.refusal('accepted', document, { input: { caseResultAttachmentId: world.id('field-file') } })).toBe('200 NOT_FOUND');
});

it('RE-672: removes testers with a list of reasons, and tells their status', async () => {
  const document = `mutation ($input: RemoveTestersFromTestInput!) { answer: removeTestersFromTest(input: $input) { successful errors { code message } result { id status isRemovable } } }`;
  const input = { testId: world.id('supervised'), participantIds: [world.id('participant-4')], removalReasons: ['no_response', 'other'] };
  expect((await world.ask('accepted', document, { input })).answer).toEqual({
    successful: true,
    errors: [],
    result: [{ id: world.id('participant-4'), status: 'removed', isRemovable: false }],
  });
  expect((await world.ask('accepted', document, { input })).answer).toMatchObject({
    successful: false,
    errors: [{ code: 'not_removable', message: 'This tester has already been removed.' }],
  });
});
