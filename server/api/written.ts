/** JSON text of the statement, sent without being parsed. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}
