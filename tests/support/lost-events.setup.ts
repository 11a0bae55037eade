import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const lost: string[] = [];
const { warn } = console;

/** A message to an actor that has ended is lost, in the product as in a test; XState only warns of it. */
beforeAll(() => {
  console.warn = (...said: unknown[]) => {
    if (String(said[0]).includes('was sent to stopped actor')) lost.push(String(said[0]));
    else warn(...said);
  };
});

afterEach(() => expect(lost.splice(0)).toEqual([]));

afterAll(() => {
  console.warn = warn;
});
