import { expect, it } from 'vitest';
import { commandsIn, documentedCommands, smallestForms } from '../support/documented-commands.ts';

it('each documented command has a smallest form, or is started elsewhere with that reason', () => {
  expect(documentedCommands().toSorted()).toEqual(Object.keys(smallestForms).toSorted());
});

it('what takes the smallest form of another line takes one that there is', () => {
  const others = Object.values(smallestForms).flatMap((form) => ('as' in form ? [form.as] : []));
  expect(others.filter((other) => !('starts' in (smallestForms[other] ?? {})))).toEqual([]);
});

it('a command is found in a span, in a block, with its settings and without what is read in', () => {
  const text = 'Say `npm run one -- <x>`, or `DEMO=0 npm start`; `npm` alone is none.\n```\nnpm run two < file   # why\nnode a/b.ts\n```\n';
  expect(commandsIn(text)).toEqual(['npm run two', 'node a/b.ts', 'npm run one -- <x>', 'DEMO=0 npm start']);
});
