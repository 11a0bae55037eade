import { readFileSync } from 'node:fs';

/** What is decided of each mutation while somebody acts for another: closed, open, or an operator's, which nobody acts as. */
export const actingDecisions = readFileSync(new URL('../architecture/acting-for.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [operation = '', decision = '', telling = '', leaves = ''] = line.split('\t');
    return { operation, decision, telling, leaves };
  });
