/** Shown without a stack: a sentence with a way out for the person at the terminal. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
