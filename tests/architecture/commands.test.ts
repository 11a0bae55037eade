import { expect, it } from 'vitest';
import { commandsIn, documentedCommands, smallestForms } from '../support/documented-commands.ts';
import { textOf } from '../support/tree.ts';

const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

it('each documented command has a smallest form, or is started elsewhere with that reason', () => {
  expect(documentedCommands().toSorted()).toEqual(Object.keys(smallestForms).toSorted());
});

it('what takes the smallest form of another line takes one that there is', () => {
  const others = Object.values(smallestForms).flatMap((form) => ('as' in form ? [form.as] : []));
  expect(others.filter((other) => !('starts' in (smallestForms[other] ?? {})))).toEqual([]);
});

it('each command that documents name is a script of the package', () => {
  const named = documentedCommands().flatMap((command) => /npm run (?:-s )?(\S+)/u.exec(command)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('a command is found in a span, in a block, with its settings and without what is read in', () => {
  const text = 'Say `npm run one -- <x>`, or `DEMO=0 npm start`; `npm` alone is none.\n```\nnpm run two < file   # why\nnode a/b.ts\n```\n';
  expect(commandsIn(text)).toEqual(['npm run two', 'node a/b.ts', 'npm run one -- <x>', 'DEMO=0 npm start']);
});
