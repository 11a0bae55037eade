import { findBase, git, linesOf } from './git.ts';

const longest = 72;

/** What is wrong with the first line of a commit: it names one mechanism, and the rest is said in the body. */
export function faultsOf(subject: string): readonly string[] {
  const isList = /,.*\band\b|;|\band\b.*\band\b/u.test(subject);
  return [
    ...(subject.length > longest ? [`has ${subject.length} characters, ${longest} at most`] : []),
    ...(isList ? ['is a list: one mechanism a commit'] : []),
    ...(/[.,:]$/u.test(subject) ? ['ends as a sentence does'] : []),
  ];
}

if (import.meta.main) {
  const base = findBase();
  const range = base === null || base === git('rev-parse', 'HEAD')?.trim() ? ['-1'] : [`${base}..HEAD`];
  const wrong = linesOf(git('log', '--no-merges', '--format=%h %s', ...range)).flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/u.exec(line) ?? [];
    return faultsOf(subject).map((fault) => `${hash} '${subject}' ${fault}`);
  });
  for (const line of wrong) console.log(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
