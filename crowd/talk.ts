import { keyOf, told } from './player.ts';
import type { Event, Player } from './player.ts';
import { personaOf } from './persona.ts';
import { randomFrom } from './random.ts';
import type { ChatMessage, Participant } from './types.ts';

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

export const talk = async (player: Player, { id: participantId, tester }: Participant): Promise<Event> => {
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
