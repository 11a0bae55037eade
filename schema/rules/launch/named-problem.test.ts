import { expect, it, vi } from 'vitest';
import { problemLines } from './named-problem.ts';
import { problem } from './problems.ts';

it('words a list of problems once', () => {
  const problems = [problem('name', 'blank', 'A name is needed.')];
  const textOf = vi.fn<() => string>(() => 'Name: A name is needed.');
  const lines = problemLines(problems, textOf);
  expect([lines, problemLines(problems, textOf) === lines, textOf.mock.calls.length]).toEqual([
    [{ path: 'name', text: 'Name: A name is needed.' }],
    true,
    1,
  ]);
});
