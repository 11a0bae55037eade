/** Why Muster or one of its commands does not start: a sentence with a way out for the person at the terminal, who needs no stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
