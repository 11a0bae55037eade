import { randomFrom } from './random.ts';

export type Persona = {
  readonly kind: 'steady' | 'quick' | 'talkative' | 'absent' | 'quitter';
  readonly attachesToPass: number;
};

const personas: Readonly<Record<Persona['kind'], Persona>> = {
  steady: { kind: 'steady', attachesToPass: 0.5 },
  quick: { kind: 'quick', attachesToPass: 0.1 },
  talkative: { kind: 'talkative', attachesToPass: 0.6 },
  absent: { kind: 'absent', attachesToPass: 0.3 },
  quitter: { kind: 'quitter', attachesToPass: 0.3 },
};

export const personaOf = (seed: string, email: string): Persona =>
  personas[
    randomFrom(seed, 'persona', email).weigh([
      ['steady', 58],
      ['quick', 12],
      ['talkative', 16],
      ['absent', 7],
      ['quitter', 7],
    ] as const)
  ];

export const accepts = (seed: string, email: string, testCode: string): boolean =>
  randomFrom(seed, 'accept', email, testCode).chance(personaOf(seed, email).kind === 'absent' ? 0.1 : 0.96);

/** Null: the tester never gives up. */
export const quitsAfter = (seed: string, email: string, testCode: string, cases: number): number | null =>
  personaOf(seed, email).kind === 'quitter' && cases > 1 ? randomFrom(seed, 'quit', email, testCode).whole(0, cases - 1) : null;
