/** An answer as the statement wrote it: JSON text that goes to the caller unread. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Thrown while composing when a part of the answer would not come out of the statement as it is to be sent. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}
