import { answerEdit, answerInvitation, work } from './acts.ts';
import type { Event, Player } from './player.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { EditRequest, Invitation, IssueToReproduce, Participant, UploadedFile, ChatMessage } from './types.ts';
import { recording } from './evidence.ts';
import { keyOf, told, uploads } from './player.ts';
import { reproductionWords } from './stories/words.ts';
import { personaOf } from './persona.ts';

const questions = [
  'Is it right that the page asks me to sign in twice?',
  'Which of the two test accounts should I use for this case?',
  'The page is in another language for me. Shall I go on?',
  'Do you need the recording for the passed cases too?',
  'I have finished the first half. Is there anything that you want me to look at again?',
  'Step 2 and step 3 look the same to me. Is that meant?',
] as const;

const answers = [
  'Thank you, that helps.',
  'All right, I will look at it again.',
  'Done. I have added it to the result.',
  'I see. Then I go on with the next case.',
  'Yes, it happens every time, also after a restart.',
] as const;

const reactions = ['+1', 'heart', 'white_check_mark', 'eyes'] as const;
const mostQuestions = 2;

const waitingFor = (messages: readonly ChatMessage[]): ChatMessage | undefined => {
  const last = messages.at(-1);
  return last !== undefined && last.author.kind === 'staff' && last.state !== 'deleted' ? last : undefined;
};

const talk = async (player: Player, { id: participantId, tester }: Participant): Promise<Event> => {
  const { gateway, seed } = player;
  const event = (did: Event['did'], outcome: string): Event => ({ tester: tester.email, did, about: 'chat', outcome });
  const messages = await gateway.chat(participantId);
  const said = waitingFor(messages);
  if (said !== undefined) {
    const random = randomFrom(seed, 'answer', said.id);
    if (random.chance(0.35)) {
      const key = keyOf(player, participantId, 'react', said.id);
      return event(
        'reactToChatMessage',
        told(
          await gateway.call('reactToChatMessage', {
            key,
            participantId,
            messageId: said.id,
            reaction: random.pick(reactions),
            isOn: true,
          }),
        ),
      );
    }
    const key = keyOf(player, participantId, 'answer', said.id);
    return event(
      'sendChatMessage',
      told(await gateway.call('sendChatMessage', { key, participantId, text: random.pick(answers), quotedMessageId: said.id })),
    );
  }
  const asked = messages.filter(({ author }) => author.kind === 'tester').length;
  const random = randomFrom(seed, 'ask', tester.email, participantId, asked);
  if (
    asked >= mostQuestions ||
    messages.at(-1)?.author.kind === 'tester' ||
    !random.chance(personaOf(seed, tester.email).kind === 'talkative' ? 0.8 : 0.25)
  )
    return event('waited', 'nothing to say');
  const key = keyOf(player, participantId, 'ask', asked);
  return event('sendChatMessage', told(await gateway.call('sendChatMessage', { key, participantId, text: random.pick(questions) })));
};

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

type World = {
  readonly invitations: readonly Invitation[];
  readonly participants: readonly Participant[];
  readonly editRequests: readonly EditRequest[];
  readonly reproducing: readonly Participant[];
};

type Choice = {
  readonly id: string;
  readonly test: string;
  readonly since: string;
  readonly weight: number;
  readonly act: () => Promise<Event>;
};

const ticksPerLook = 4;
const ticksPerLongLook = 40;
const reproducingAtOnce = 3;
const talkingAtOnce = 12;
const reproducingFrom = 60;
const mostRested = 2000;
/** In ticks: a tester whose call was refused is skipped that long. */
const rest = 20;

const isAnswered = ({ state }: EditRequest): boolean => state !== 'overdue';

const someOf = (finished: readonly Participant[], random: Random): readonly Participant[] => {
  const newest = finished
    .toSorted(
      (left, right) => (left.joinedAt ?? '').localeCompare(right.joinedAt ?? '') || left.tester.email.localeCompare(right.tester.email),
    )
    .slice(-reproducingFrom);
  return newest.length === 0 ? [] : [...new Set(Array.from({ length: reproducingAtOnce }, () => random.pick(newest)))];
};

/** Plays one event at a time; the tester is chosen from the seed, the tick and the gateway's state alone, so a run repeats. */
export class Crowd {
  readonly #player: Player;
  readonly #rested = new Map<string, number>();
  #world: World = { invitations: [], participants: [], editRequests: [], reproducing: [] };
  #finished: readonly Participant[] = [];
  #tick = 0;
  #isKnown = false;
  #since = '';

  constructor(player: Player) {
    this.#player = player;
  }

  get since(): string {
    return this.#since;
  }

  async next(): Promise<Event | null> {
    if (!this.#isKnown || this.#tick % ticksPerLook === 0) await this.#look();
    this.#tick += 1;
    const random = randomFrom(this.#player.seed, 'tick', this.#tick);
    const choices = this.#choices();
    if (choices.length === 0) return null;
    const newest = choices.reduce((latest, each) => (each.since > latest.since ? each : latest));
    const near = choices.filter(({ test }) => test === newest.test);
    const choice = random.weigh((random.chance(0.6) ? near : choices).map((each) => [each, each.weight] as const));
    this.#since = choice.since;
    const event = await choice.act();
    if (event.outcome !== 'done') this.#leaveAlone(choice.id);
    if (event.outcome !== 'done' || event.did !== 'submitCaseResult') this.#isKnown = false;
    return event;
  }

  async #look(): Promise<void> {
    const { gateway } = this.#player;
    if (this.#tick % ticksPerLongLook === 0) this.#finished = await gateway.finished();
    const byTester = <T extends { readonly tester: { readonly email: string } }>(rows: readonly T[]): readonly T[] =>
      rows.toSorted((left, right) => (left.tester.email < right.tester.email ? -1 : 1));
    this.#world = {
      invitations: byTester(await gateway.invitations()),
      participants: byTester(await gateway.participants()),
      editRequests: await gateway.editRequests(),
      reproducing: someOf(this.#finished, randomFrom(this.#player.seed, 'reproducing', Math.floor(this.#tick / (2 * ticksPerLook)))),
    };
    this.#isKnown = true;
    const there = this.#world.participants.slice(0, talkingAtOnce).map(({ id }) => id);
    if (there.length > 0) await gateway.showThere(there);
  }

  #choices(): readonly Choice[] {
    const { invitations, participants, editRequests, reproducing } = this.#world;
    const player = this.#player;
    const all: readonly Choice[] = [
      ...invitations.map((invitation): Choice => ({
        id: invitation.participantId,
        test: invitation.test.id,
        since: invitation.invitedAt,
        weight: 2,
        act: () => answerInvitation(player, invitation),
      })),
      ...participants.map((each): Choice => ({
        id: each.id,
        test: each.testId,
        since: each.joinedAt ?? '',
        weight: 2,
        act: () => work(player, each),
      })),
      ...participants.slice(0, talkingAtOnce).map((each): Choice => ({
        id: `talking ${each.id}`,
        test: each.testId,
        since: '',
        weight: 0.4,
        act: () => talk(player, each),
      })),
      ...editRequests.filter(isAnswered).map((request): Choice => ({
        id: request.id,
        test: '',
        since: '',
        weight: 3,
        act: () => answerEdit(player, request),
      })),
      ...reproducing.map((each): Choice => ({
        id: `reproducing ${each.id}`,
        test: '',
        since: '',
        weight: 1,
        act: () => reproduce(player, each),
      })),
    ];
    return all.filter(({ id }) => (this.#rested.get(id) ?? 0) <= this.#tick);
  }

  #leaveAlone(id: string): void {
    if (this.#rested.size >= mostRested) this.#rested.clear();
    this.#rested.set(id, this.#tick + rest);
  }
}
