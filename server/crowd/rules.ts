import * as v from 'valibot';
import { chatTypes } from '#schema/vocabulary/around.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { reproductionStatuses } from '#schema/vocabulary/reproduction.ts';
import type { FieldError } from '../workflow/refused.ts';
import { isBlank } from '#schema/rules/blank.ts';
import { emailRule } from '#schema/rules/email.ts';

export const textLimits = { key: 255, title: 255, environment: 255, blocker: 500, text: 10_000 } as const;
export const listLimit = 20;
const responsesLimit = 500;
const testersLimit = 200;
const thereLimit = 200;
/** A week. */
const minutesLimit = 10_080;

const sayCode = (code: RefusalCode, words: string): string => `${code}|${words}`;

/** NUL and lone surrogates cannot be stored. */
const clean = v.check<string, string>(
  (text) => !text.includes('\u0000') && text.isWellFormed(),
  sayCode('invalid', 'This text holds characters that cannot be stored.'),
);

const optionalText = (most: number) =>
  v.pipe(v.string(), clean, v.maxLength(most, sayCode('too_long', `This text cannot be longer than ${most} characters.`)));
const requiredText = (most: number) =>
  v.pipe(
    optionalText(most),
    v.check((text) => !isBlank(text), sayCode('blank', 'This text cannot be blank.')),
  );
const most = <TItem extends v.GenericSchema>(item: TItem, limit: number) =>
  v.pipe(v.array(item), v.maxLength(limit, sayCode('too_many', `At most ${limit} are taken in one call.`)));

const id = v.pipe(v.string(), clean, v.maxLength(100, sayCode('not_found', 'The requested resource was not found.')), v.toLowerCase());
const distinct = v.check<string[], string>((ids) => new Set(ids).size === ids.length, sayCode('invalid', 'Each can be given only once.'));
const ids = v.nullish(
  v.pipe(v.array(id), v.maxLength(listLimit, sayCode('too_many', `At most ${listLimit} are taken in one call.`)), distinct),
  [],
);
const text = v.nullish(optionalText(textLimits.text), '');

const key = requiredText(textLimits.key);
const participant = { key, participantId: id };

const response = v.object({ testCaseFieldId: id, value: optionalText(textLimits.text), attachmentIds: ids });
type Response = v.InferOutput<typeof response>;
const eachOnce = v.check<Response[], string>(
  (given) => new Set(given.map((each) => each.testCaseFieldId)).size === given.length,
  sayCode('invalid', 'Each field can be answered only once.'),
);
const responses = v.nullish(
  v.pipe(v.array(response), v.maxLength(responsesLimit, sayCode('too_many', `At most ${responsesLimit} are taken in one call.`)), eachOnce),
  [],
);

const severity = v.nullish(v.picklist(['low', 'medium', 'high', 'critical', 'unknown']), 'unknown');
const issue = v.object({
  title: requiredText(textLimits.title),
  severity,
  reproductionSteps: text,
  actualResults: text,
  expectedResults: text,
  comment: text,
  isKnown: v.nullish(v.boolean(), false),
  attachmentIds: ids,
});

const saysWhatHappened = ({ status, actualResult }: { readonly status: string; readonly actualResult: string }): boolean =>
  status === 'pass' || status === 'skipped' || actualResult.trim() !== '';

const device = v.object({
  deviceType: requiredText(textLimits.title),
  operatingSystem: requiredText(textLimits.title),
  version: requiredText(textLimits.title),
  manufacturer: v.nullish(requiredText(textLimits.title), null),
  model: v.nullish(requiredText(textLimits.title), null),
});

const tester = v.object({
  email: emailRule(
    sayCode('invalid', 'Not a valid email address.'),
    sayCode('too_long', 'This address cannot be longer than 255 characters.'),
  ),
  fullName: v.pipe(requiredText(textLimits.title), v.trim()),
  countryCode: requiredText(textLimits.title),
  languageCodes: v.nullish(most(requiredText(textLimits.title), listLimit), []),
  rankPercentile: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 50),
  availability: v.nullish(v.picklist(['available', 'busy', 'away']), 'available'),
  isBackup: v.nullish(v.boolean(), false),
  isActive: v.nullish(v.boolean(), true),
  devices: v.nullish(most(device, listLimit), []),
});
type TesterGiven = v.InferOutput<typeof tester>;
const eachTesterOnce = v.check<TesterGiven[], string>(
  (given) => new Set(given.map(({ email }) => email.toLowerCase())).size === given.length,
  sayCode('invalid', 'Each tester can be given only once.'),
);

const minutes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(minutesLimit, sayCode('invalid', `At most ${minutesLimit} minutes are taken.`)),
);

const chatType = v.nullish(v.picklist(chatTypes), 'private');

const schemas = {
  participant: v.object(participant),
  startCase: v.object({ ...participant, testCaseId: id }),
  submitCaseResult: v.pipe(
    v.object({
      ...participant,
      testCaseId: id,
      status: v.picklist(['pass', 'fail', 'blocked', 'skipped']),
      actualResult: text,
      additionalInformation: text,
      stepResponses: responses,
      additionalInformationResponses: responses,
      relatedIssueIds: ids,
      newIssues: v.nullish(most(issue, listLimit), []),
      attachmentIds: ids,
      minutesSpent: v.nullish(minutes, null),
    }),
    v.forward(
      v.check((input) => saysWhatHappened(input), sayCode('blank', 'Say what happened.')),
      ['actualResult'],
    ),
  ),
  reportIssue: v.object({ ...participant, testCaseId: v.nullish(id, null), issue }),
  raiseBlocker: v.object({ ...participant, name: requiredText(textLimits.blocker) }),
  leaveFeedback: v.object({ ...participant, testCaseId: v.nullish(id, null), feedback: requiredText(textLimits.text) }),
  answerEditRequest: v.object({
    key,
    editRequestId: id,
    actualResult: v.nullish(optionalText(textLimits.text), null),
    additionalInformation: v.nullish(optionalText(textLimits.text), null),
    responses,
    attachmentIds: ids,
  }),
  finishTest: v.object({ key, testId: id }),
  startReproduction: v.object({ ...participant, issueId: id }),
  submitReproduction: v.object({
    ...participant,
    issueId: id,
    status: v.picklist(reproductionStatuses),
    environment: v.nullish(optionalText(textLimits.environment), null),
    notes: v.nullish(optionalText(textLimits.text), null),
    attachmentIds: ids,
  }),
  sendChatMessage: v.object({
    ...participant,
    chatType,
    text: requiredText(limits.chatMessage),
    threadId: v.nullish(id, null),
    quotedMessageId: v.nullish(id, null),
  }),
  editChatMessage: v.object({ ...participant, messageId: id, text: requiredText(limits.chatMessage) }),
  deleteChatMessage: v.object({ ...participant, messageId: id }),
  reactToChatMessage: v.object({ ...participant, messageId: id, reaction: optionalText(32), isOn: v.nullish(v.boolean(), true) }),
  showTyping: v.object({ ...participant, chatType }),
  showThere: v.object({ participantIds: most(id, thereLimit), isThere: v.nullish(v.boolean(), true) }),
  saveTesters: v.object({ testers: v.pipe(most(tester, testersLimit), eachTesterOnce) }),
  upload: v.object({
    ...participant,
    kind: v.nullish(
      v.picklist(
        ['case_result_attachment', 'case_field_attachment_response', 'issue_attachment', 'reproducibility_attachment'],
        sayCode('inclusion', 'Not a valid kind of attachment.'),
      ),
      'case_result_attachment',
    ),
  }),
} as const;

export type ResponseInput = Response;
export type IssueInput = v.InferOutput<typeof issue>;
export type SubmitCaseResult = v.InferOutput<typeof schemas.submitCaseResult>;
export type SendChatMessage = v.InferOutput<typeof schemas.sendChatMessage>;
export type EditChatMessage = v.InferOutput<typeof schemas.editChatMessage>;
export type ChangeChatMessage = v.InferOutput<typeof schemas.deleteChatMessage>;
export type ReactToChatMessage = v.InferOutput<typeof schemas.reactToChatMessage>;
export type ChatCall = v.InferOutput<typeof schemas.showTyping>;
export type SaveTesters = v.InferOutput<typeof schemas.saveTesters>;
export type Upload = v.InferOutput<typeof schemas.upload>;
export type SubmitReproduction = v.InferOutput<typeof schemas.submitReproduction>;
export type AnswerEditRequest = v.InferOutput<typeof schemas.answerEditRequest>;

const pathOf = (found: v.BaseIssue<unknown>): string | null =>
  (found.path ?? []).reduce<string | null>(
    (path, { key: step }) =>
      typeof step === 'number' ? `${path ?? ''}[${step}]` : path === null ? String(step) : `${path}.${String(step)}`,
    null,
  );

const fieldErrors = (issues: readonly v.BaseIssue<unknown>[]): readonly FieldError[] =>
  issues.slice(0, 50).map((found) => {
    const [code, words] = found.message.split('|', 2);
    return words === undefined
      ? { code: 'invalid', message: 'This value cannot be used.', path: pathOf(found) }
      : { code: code as RefusalCode, message: words, path: pathOf(found) };
  });

export type Checked<TValue> =
  | { readonly value: TValue; readonly errors: readonly [] }
  | { readonly value: null; readonly errors: readonly FieldError[] };

const checkedBy =
  <TSchema extends v.GenericSchema>(schema: TSchema): ((input: unknown) => Checked<v.InferOutput<TSchema>>) =>
  (input) => {
    const checked = v.safeParse(schema, input);
    return checked.success ? { value: checked.output, errors: [] } : { value: null, errors: fieldErrors(checked.issues) };
  };

/** Beyond the GraphQL types. */
export const rules = {
  participant: checkedBy(schemas.participant),
  startCase: checkedBy(schemas.startCase),
  submitCaseResult: checkedBy(schemas.submitCaseResult),
  reportIssue: checkedBy(schemas.reportIssue),
  raiseBlocker: checkedBy(schemas.raiseBlocker),
  leaveFeedback: checkedBy(schemas.leaveFeedback),
  answerEditRequest: checkedBy(schemas.answerEditRequest),
  finishTest: checkedBy(schemas.finishTest),
  startReproduction: checkedBy(schemas.startReproduction),
  submitReproduction: checkedBy(schemas.submitReproduction),
  sendChatMessage: checkedBy(schemas.sendChatMessage),
  editChatMessage: checkedBy(schemas.editChatMessage),
  deleteChatMessage: checkedBy(schemas.deleteChatMessage),
  reactToChatMessage: checkedBy(schemas.reactToChatMessage),
  showTyping: checkedBy(schemas.showTyping),
  showThere: checkedBy(schemas.showThere),
  saveTesters: checkedBy(schemas.saveTesters),
  upload: checkedBy(schemas.upload),
} as const;
