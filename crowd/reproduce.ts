import { recording } from './evidence.ts';
import { keyOf, told, uploads } from './player.ts';
import type { Event, Player } from './player.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { reproductionWords } from './stories/words.ts';
import type { IssueToReproduce, Participant, UploadedFile } from './types.ts';

type Verdict = 'pass' | 'fail' | 'blocked' | 'not_tested';

const enough = 4;

const verdictOf = (random: Random): Verdict =>
  random.weigh([
    ['pass', 56],
    ['fail', 24],
    ['blocked', 8],
    ['not_tested', 12],
  ] as const);

const tries = ({ seed }: Player, email: string, { id, reproductionsCount }: IssueToReproduce): boolean =>
  reproductionsCount < enough && randomFrom(seed, 'reproduces', email, id).chance(0.15);

const filesOf = (verdict: Verdict, code: string, random: Random): readonly UploadedFile[] =>
  (verdict === 'pass' || verdict === 'fail') && random.chance(0.7) ? [recording(code, random.chance(0.4))] : [];

const submit = async (player: Player, { id: participantId, tester }: Participant, { id, code }: IssueToReproduce): Promise<Event> => {
  const random = randomFrom(player.seed, 'reproduction', tester.email, id);
  const verdict = verdictOf(random);
  const notes = random.pick(reproductionWords[verdict]);
  const attachmentIds = await uploads(player, participantId, id, 'reproducibility_attachment', filesOf(verdict, code, random));
  const key = keyOf(player, participantId, 'reproduced', id);
  const outcome = await player.gateway.call('submitReproduction', {
    key,
    participantId,
    issueId: id,
    status: verdict,
    notes,
    attachmentIds,
  });
  return { tester: tester.email, did: 'submitReproduction', about: code, outcome: told(outcome) };
};

/** Reports the outcome in a later turn. */
export const reproduce = async (player: Player, participant: Participant): Promise<Event> => {
  const { id: participantId, tester } = participant;
  const issues = await player.gateway.issuesToReproduce(participantId);
  const begun = issues.find(({ reproduction }) => reproduction !== null);
  if (begun !== undefined) return submit(player, participant, begun);
  const chosen = issues.find((issue) => tries(player, tester.email, issue));
  if (chosen === undefined) return { tester: tester.email, did: 'waited', about: participantId, outcome: 'nothing to reproduce' };
  const key = keyOf(player, participantId, 'reproduce', chosen.id);
  const outcome = await player.gateway.call('startReproduction', { key, participantId, issueId: chosen.id });
  return { tester: tester.email, did: 'startReproduction', about: chosen.code, outcome: told(outcome) };
};
