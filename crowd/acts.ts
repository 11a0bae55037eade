import { accepts, quitsAfter } from './persona.ts';
import { keyOf, told, uploads } from './player.ts';
import type { Event, Player } from './player.ts';
import { randomFrom } from './random.ts';
import { drawScreenshot } from './pictures/screenshot.ts';
import { reportOf } from './report.ts';
import type { Report } from './report.ts';
import { amendments, blockers, storyOf } from './stories/words.ts';
import type { Brief, BriefCase, EditRequest, Invitation, Outcome, Participant } from './types.ts';

export const answerInvitation = async (player: Player, { participantId, tester, test }: Invitation): Promise<Event> => {
  const joins = accepts(player.seed, tester.email, test.code);
  const did = joins ? 'acceptInvitation' : 'declineInvitation';
  const outcome = await player.gateway.call(did, { key: keyOf(player, participantId, did), participantId });
  return { tester: tester.email, did, about: test.code, outcome: told(outcome) };
};

const handIn = async (player: Player, participantId: string, given: BriefCase, report: Report): Promise<Outcome> => {
  const { issue, files, issueFiles, ...rest } = report;
  const attachmentIds = await uploads(player, participantId, given.id, 'case_result_attachment', files);
  const newIssues =
    issue === null ? [] : [{ ...issue, attachmentIds: await uploads(player, participantId, given.id, 'issue_attachment', issueFiles) }];
  return player.gateway.call('submitCaseResult', {
    key: keyOf(player, participantId, 'case', given.id),
    participantId,
    testCaseId: given.id,
    ...rest,
    newIssues,
    attachmentIds,
    minutesSpent: randomFrom(player.seed, 'minutes', participantId, given.id).whole(8, 55),
  });
};

const aside = async (player: Player, brief: Brief, done: number): Promise<void> => {
  const { id: participantId, tester } = brief.participant;
  const random = randomFrom(player.seed, 'aside', tester.email, brief.test.code, done);
  if (done === 1 && random.chance(0.08)) {
    await player.gateway.call('raiseBlocker', { key: keyOf(player, participantId, 'blocker'), participantId, name: random.pick(blockers) });
  }
  if (done >= brief.cases.length && random.chance(0.6)) {
    const story = storyOf(brief.test.name, brief.instructions, brief.applicationUrl, ...brief.cases.map(({ name }) => name));
    await player.gateway.call('leaveFeedback', {
      key: keyOf(player, participantId, 'feedback'),
      participantId,
      feedback: random.pick(story.feedback),
    });
  }
};

const working = new Set(['joined', 'in_progress']);

const start = (player: Player, participantId: string, given: BriefCase): Promise<Outcome> =>
  player.gateway.call('startCase', { key: keyOf(player, participantId, 'start', given.id), participantId, testCaseId: given.id });

export const work = async (player: Player, { id: participantId, tester }: Participant): Promise<Event> => {
  const brief = await player.gateway.brief(participantId);
  const event = (did: Event['did'], about: string, outcome: string): Event => ({ tester: tester.email, did, about, outcome });
  if (brief === null || !brief.isOpen || !working.has(brief.participant.status)) return event('waited', brief?.test.code ?? '', 'closed');
  const waiting = brief.cases.filter(({ result }) => result === null || result.status === 'live');
  const done = brief.cases.length - waiting.length;
  if (quitsAfter(player.seed, tester.email, brief.test.code, brief.cases.length) === done) {
    return event(
      'dropOut',
      brief.test.code,
      told(await player.gateway.call('dropOut', { key: keyOf(player, participantId, 'dropOut'), participantId })),
    );
  }
  const current = waiting.find(({ result }) => result !== null) ?? waiting[0];
  if (current === undefined) {
    return event(
      'completeTesting',
      brief.test.code,
      told(await player.gateway.call('completeTesting', { key: keyOf(player, participantId, 'complete'), participantId })),
    );
  }
  if (current.result === null)
    return event('startCase', `${brief.test.code} ${current.code}`, told(await start(player, participantId, current)));
  const outcome = await handIn(player, participantId, current, reportOf(player.seed, brief, current));
  if (outcome.successful) {
    await aside(player, brief, done + 1);
    const following = waiting.find((each) => each !== current);
    if (following !== undefined) await start(player, participantId, following);
  }
  return event('submitCaseResult', `${brief.test.code} ${current.code}`, told(outcome));
};

export const answerEdit = async (player: Player, request: EditRequest): Promise<Event> => {
  const { id, participantId, testCaseId } = request;
  const brief = await player.gateway.brief(participantId);
  const given = brief?.cases.find((each) => each.id === testCaseId);
  if (brief === null || given === undefined || given.result === null)
    return { tester: participantId, did: 'waited', about: id, outcome: 'gone' };
  const random = randomFrom(player.seed, 'edit', brief.participant.tester.email, brief.test.code, given.code, request.content);
  const picture = drawScreenshot(
    { shape: 'browser', appName: brief.test.name, caseCode: given.code, heading: given.name, error: null, button: 'Continue' },
    random,
  );
  const attachmentIds = await uploads(player, participantId, `edit ${id}`, 'case_result_attachment', [
    { name: 'again.png', contentType: 'image/png', body: picture },
  ]);
  const actualResult = `${given.result.actualResult}\n\n${random.pick(amendments)}`.slice(0, 10_000);
  const outcome = await player.gateway.call('answerEditRequest', {
    key: keyOf(player, 'edit', id),
    editRequestId: id,
    actualResult,
    attachmentIds,
  });
  return { tester: brief.participant.tester.email, did: 'answerEditRequest', about: given.code, outcome: told(outcome) };
};
