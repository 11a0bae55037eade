import { setTimeout as pause } from 'node:timers/promises';

type Answer = { readonly data?: { readonly answer?: { readonly successful: boolean } } };

/** A crowd system that speaks for one tester: what got no answer is sent again under its key, and some of it twice anyway. */
export class GatewayTester {
  readonly #origin: string;
  readonly #token: string;
  readonly #participantId: string;
  #waiting = 0;

  constructor(origin: string, token: string, participantId: string) {
    this.#origin = origin;
    this.#token = token;
    this.#participantId = participantId;
  }

  /** What got no answer yet; null where everything did. */
  waiting(): object | null {
    return this.#waiting === 0 ? null : { unanswered: this.#waiting };
  }

  say(key: string, text: string, isTwice: boolean): void {
    for (let times = isTwice ? 2 : 1; times > 0; times -= 1)
      this.#send('sendChatMessage', 'SendChatMessageInput', { key, text, chatType: 'private' });
  }

  react(key: string, messageId: string, isOn: boolean): void {
    this.#send('reactToChatMessage', 'ReactToChatMessageInput', { key, messageId, reaction: 'eyes', isOn });
  }

  #send(name: string, type: string, input: object): void {
    this.#waiting += 1;
    void this.#untilAnswered(`mutation ($input: ${type}!) { answer: ${name}(input: $input) { successful } }`, {
      ...input,
      participantId: this.#participantId,
    }).finally(() => (this.#waiting -= 1));
  }

  async #untilAnswered(query: string, input: object): Promise<void> {
    for (;;) {
      try {
        const answer = await fetch(`${this.#origin}/api/crowd`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
          body: JSON.stringify({ query, variables: { input } }),
        });
        const { data } = (await answer.json()) as Answer;
        if (data?.answer !== undefined) return;
      } catch {
        // The line was cut, or the server was killed.
      }
      await pause(100);
    }
  }
}
