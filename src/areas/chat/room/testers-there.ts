import type { ThereChange } from './chat-port.ts';

/** Which testers of the test that is looked at are there: each for as long as it was told, all of them only while it can be told. */
export class TestersThere {
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #shown: ReadonlySet<string> = new Set();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): ReadonlySet<string> => this.#shown;

  readonly take = ({ number, testers }: ThereChange): void => {
    if (number === '1') this.#end([...this.#ends.keys()]);
    this.#end(testers.map(({ participantId }) => participantId));
    for (const { participantId, seconds } of testers)
      if (seconds > 0)
        this.#ends.set(
          participantId,
          setTimeout(() => this.#leave(participantId), seconds * 1000),
        );
    this.#show();
  };

  readonly forget = (): void => {
    this.#end([...this.#ends.keys()]);
    this.#show();
  };

  #leave(participantId: string): void {
    this.#ends.delete(participantId);
    this.#show();
  }

  #end(participantIds: readonly string[]): void {
    for (const id of participantIds) {
      clearTimeout(this.#ends.get(id));
      this.#ends.delete(id);
    }
  }

  #show(): void {
    this.#shown = new Set(this.#ends.keys());
    for (const listener of this.#listeners) listener();
  }
}
