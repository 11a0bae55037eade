import type { Bus, BusEvent } from '#server/workflow/bus.ts';
import type { Clock } from '#server/workflow/clock.ts';

/** In milliseconds; in the past once they left. */
export type There = readonly [participantId: string, until: number];

export const thereIn = ({ topic, payload }: Pick<BusEvent, 'topic' | 'payload'>): readonly There[] =>
  topic === 'presence' && payload['kind'] === 'there' ? (payload['there'] as readonly There[]) : [];

/** By node, in memory alone. */
export class Presence {
  readonly #clock: Clock;
  readonly #tests = new Map<string, Map<string, number>>();

  constructor(bus: Bus, clock: Clock) {
    this.#clock = clock;
    bus.listen((event) => this.#hear(event));
  }

  of(testId: string): readonly There[] {
    const now = this.#clock.now().getTime();
    return [...(this.#tests.get(testId) ?? [])].filter(([, until]) => until > now);
  }

  #hear(event: BusEvent): void {
    const { testId } = event;
    const there = thereIn(event);
    if (testId === null || there.length === 0) return;
    const known = this.#tests.get(testId) ?? new Map<string, number>();
    this.#tests.set(testId, known);
    for (const [participantId, until] of there) known.set(participantId, until);
    this.#forget();
  }

  #forget(): void {
    const now = this.#clock.now().getTime();
    for (const [testId, testers] of this.#tests) {
      for (const [participantId, until] of testers) if (until <= now) testers.delete(participantId);
      if (testers.size === 0) this.#tests.delete(testId);
    }
  }
}
