import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { documentFor } from '../authorization/documents.ts';
import { send } from './calls.ts';
import type { Answer } from './calls.ts';
import { addTest, crowdWorld, ids } from './world.ts';
import type { CrowdWorld } from './world.ts';

const sdl = readFileSync(new URL('../../../schema/crowd/crowd.graphql', import.meta.url), 'utf8');
const inputs = readFileSync(new URL('../../../schema/crowd/calls.graphql', import.meta.url), 'utf8');
const schema = buildSchema(`${sdl}\n${inputs}`);
const type = schema.getMutationType();
/** Handing over testers and telling who is there is the same however often it is said, and has no key. */
const unkeyed = ['saveTesters', 'showThere'];
const mutations = Object.keys(isObjectType(type) ? type.getFields() : {}).filter((name) => !unkeyed.includes(name));
const atOnce = 20;

let world: CrowdWorld;
let stranger: string;
beforeAll(async () => {
  world = await crowdWorld({ calls: 100_000, wrongTokens: 5 });
  stranger = await createCrowdToken(world.db.owner, 'Another');
  await addTest(world.db, 1, { cases: 2, testers: 90 });
  await addTest(world.db, 99, { cases: 1, testers: 1 });
});
afterAll(() => world.close());

let testers = 0;
let tests = 1;
const invited = (): string => ids.participant(100 + (testers += 1));
const told = async (name: Parameters<typeof send>[1], input: object): Promise<Answer> => {
  const answer = await send(world, name, { key: randomUUID(), ...input });
  expect(answer.errors).toEqual([]);
  return answer;
};
const joined = async (): Promise<{ readonly participantId: string }> => {
  const participantId = invited();
  await told('acceptInvitation', { participantId });
  return { participantId };
};
const testCaseId = ids.testCase(101);
const inCase = async () => {
  const about = { ...(await joined()), testCaseId };
  await told('startCase', about);
  return about;
};
const handedIn = async () => {
  const about = { ...(await inCase()), status: 'fail', actualResult: 'It broke.' };
  const { result } = await told('submitCaseResult', about);
  return { participantId: about.participantId, caseResultId: String(result?.['id']) };
};
const asked = async () => {
  const { participantId, caseResultId } = await handedIn();
  const { rows } = await world.db.owner.query<{ id: string }>(
    `insert into edit_request (organization_id, test_id, case_result_id, content, created_by)
     select organization_id, test_id, id, 'More, please.', $2 from case_result where id = $1 and participant_id = $3 returning id`,
    [caseResultId, ids.user(1), participantId],
  );
  return { editRequestId: rows[0]?.id, actualResult: 'It broke twice.' };
};

/** An issue that a tester of the same test published, and somebody who can try to see it too. */
const published = async () => {
  const about = await joined();
  const { rows } = await world.db.owner.query<{ id: string }>(
    `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at)
     select organization_id, test_id, $2, n, 'O1-1-' || n, 'It broke.', 'high', now() from participant, (select count(*)::integer + 1 as n from issue) made where id = $1 returning id`,
    [about.participantId, ids.participant(190)],
  );
  return { ...about, issueId: rows[0]?.id };
};

/** A tester who has said something in the public chat. */
const said = async () => {
  const about = await joined();
  const message = await ask('sendChatMessage', { key: randomUUID(), ...about, chatType: 'public', text: 'Hello' });
  return { ...about, messageId: message.result?.['id'] };
};

/** What each call needs to go well, and another payload of it. */
const cases: Readonly<Record<string, { readonly input: () => Promise<object>; readonly other: object }>> = {
  acceptInvitation: { input: async () => ({ participantId: invited() }), other: { participantId: ids.participant(190) } },
  declineInvitation: { input: async () => ({ participantId: invited() }), other: { participantId: ids.participant(190) } },
  dropOut: { input: joined, other: { participantId: ids.participant(190) } },
  startCase: { input: async () => ({ ...(await joined()), testCaseId }), other: { testCaseId: ids.testCase(102) } },
  submitCaseResult: { input: async () => ({ ...(await inCase()), status: 'pass' }), other: { status: 'skipped' } },
  reportIssue: { input: async () => ({ ...(await joined()), issue: { title: 'It broke.' } }), other: { issue: { title: 'It hangs.' } } },
  raiseBlocker: { input: async () => ({ ...(await joined()), name: 'No way in.' }), other: { name: 'No way out.' } },
  leaveFeedback: { input: async () => ({ ...(await joined()), feedback: 'Nice.' }), other: { feedback: 'Nasty.' } },
  completeTesting: { input: inCase, other: { participantId: ids.participant(190) } },
  answerEditRequest: { input: asked, other: { actualResult: 'It never broke.' } },
  finishTest: {
    input: async () => {
      await addTest(world.db, (tests += 1), { cases: 1, testers: 1 });
      return { testId: ids.test(tests) };
    },
    other: { testId: ids.test(99) },
  },
  startReproduction: { input: published, other: { issueId: ids.test(1) } },
  submitReproduction: { input: async () => ({ ...(await published()), status: 'pass' }), other: { status: 'fail' } },
  editChatMessage: { input: async () => ({ ...(await said()), text: 'Changed' }), other: { text: 'Changed again' } },
  deleteChatMessage: { input: said, other: { participantId: ids.participant(190) } },
  reactToChatMessage: { input: async () => ({ ...(await said()), reaction: 'heart' }), other: { reaction: 'eyes' } },
  showTyping: { input: async () => ({ ...(await joined()), chatType: 'public' }), other: { chatType: 'private' } },
  sendChatMessage: { input: async () => ({ ...(await joined()), text: 'Hello' }), other: { text: 'Bye' } },
};
const inputOf = async (name: string): Promise<object> => {
  const { testCaseId: named, ...rest } = (await cases[name]!.input()) as { readonly testCaseId?: string };
  return name === 'completeTesting' || named === undefined ? rest : { ...rest, testCaseId: named };
};

const ask = async (name: string, input: object, token?: string): Promise<Answer> => {
  const { data, status } = await world.ask<Record<string, Answer>>(documentFor(schema, `Mutation.${name}`), { input }, token);
  expect(status).toBe(200);
  return data[name]!;
};

const traces = async (): Promise<readonly number[]> => {
  const { rows } = await world.db.owner.query<{ audit: number; outbox: number; receipts: number }>(
    `select (select count(*)::integer from audit) as audit, (select count(*)::integer from outbox) as outbox, (select count(*)::integer from crowd_receipt) as receipts`,
  );
  const { audit = 0, outbox = 0, receipts = 0 } = rows[0] ?? {};
  return [audit, outbox, receipts];
};
const since = async (before: readonly number[]): Promise<readonly number[]> =>
  (await traces()).map((count, index) => count - (before[index] ?? 0));

it('has a case for each mutation', () => {
  expect(mutations.filter((name) => cases[name] === undefined)).toEqual([]);
});

/** What differs between two calls that did the same. */
const withoutIds = (answer: Answer): string =>
  JSON.stringify(answer)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'time');

describe.each(mutations)('%s', (name) => {
  it('answers under a sandbox token as it would, changes nothing, and can be called again in earnest', async () => {
    const input = { ...(await inputOf(name)), key: randomUUID() };
    const before = await world.everything();
    const tried = [await ask(name, input, world.sandbox), await ask(name, input, world.sandbox)];
    expect(tried[0]).toMatchObject({ successful: true, errors: [] });
    expect(await world.everything()).toEqual(before);
    const done = withoutIds(await ask(name, input));
    expect(tried.map(withoutIds)).toEqual([done, done]);
    expect(await world.everything()).not.toEqual(before);
  });

  it('happens once when it is sent twenty times at once with one key, and again when its answer was lost', async () => {
    const [one, many] = [await inputOf(name), await inputOf(name)];
    const untouched = await traces();
    expect(await ask(name, { ...one, key: randomUUID() })).toMatchObject({ successful: true, errors: [] });
    const once = await since(untouched);

    const before = await traces();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => ask(name, { ...many, key })));
    expect(answers[0]).toMatchObject({ successful: true, errors: [] });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    world.time.now = new Date(world.time.now.getTime() + 3_600_000);
    expect(await ask(name, { ...many, key })).toEqual(answers[0]);
    expect(await since(before)).toEqual(once);
    expect(once[2]).toBe(1);
  });

  it('refuses another payload under its key, and takes the same key under another token for another', async () => {
    const input = await inputOf(name);
    const key = randomUUID();
    const first = await ask(name, { ...input, key });
    const before = await traces();
    const other = { ...input, ...cases[name]?.other, key };
    expect(await ask(name, other)).toMatchObject({ successful: false, errors: [{ code: 'idempotency_mismatch', path: 'key' }] });
    expect(await since(before)).toEqual([0, 0, 0]);
    expect(await ask(name, { ...input, key })).toEqual(first);
    expect((await ask(name, other, stranger)).errors.map(({ code }) => code)).not.toContain('idempotency_mismatch');
  });
});

const doors = /url|link|address$|token|secret|password|cookie/iu;
/** Names of what opens something, and texts that are an address. */
const doorsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.includes('://') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(doors.test(name) ? [name] : []), ...doorsIn(inner)]);
};

it('keeps no address, link or token in the answers of its calls, which are kept as they are', async () => {
  const { rows } = await world.db.owner.query<{ operation: string; answer: unknown }>('select operation, answer from crowd_receipt');
  expect(mutations.filter((name) => !rows.some(({ operation }) => operation === name))).toEqual([]);
  expect(rows.flatMap(({ operation, answer }) => doorsIn(answer).map((found) => `${operation}: ${found}`))).toEqual([]);
});
