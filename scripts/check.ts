import { globSync } from 'node:fs';
import { root, run, seconds } from './run.ts';
import type { Outcome } from './run.ts';

type Step = {
  readonly name: string;
  readonly check: readonly string[];
  readonly fix?: readonly string[];
  readonly isShown?: boolean;
  readonly judge?: (outcome: Outcome) => string | null;
};

/** A linter that reads no files finds nothing, so the number it reports must reach that of the source files. */
function hasReadTheRooms({ output }: Outcome): string | null {
  const files = globSync('{machines,schema,server,src,crowd}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['schema/generated/**', 'src/route-tree.gen.ts'],
  });
  const read = Number(/ on (\d+) files/.exec(output)?.[1] ?? 0);
  return read >= Math.max(files.length, 1) ? null : `oxlint read ${read} files where the rooms hold ${files.length}`;
}

const reading: readonly Step[] = [
  { name: 'subjects', check: ['node', 'scripts/subjects.ts'] },
  { name: 'format', check: ['oxfmt', '--check', '.'], fix: ['oxfmt', '.'] },
  { name: 'lint', check: ['oxlint'], fix: ['oxlint', '--fix'], judge: hasReadTheRooms },
  { name: 'generated', check: ['node', 'scripts/generate.ts', '--check'], fix: ['node', 'scripts/generate.ts'] },
  { name: 'types', check: ['tsc', '-p', '.', '--pretty', 'false'] },
];

const building: readonly Step[] = [
  { name: 'unused', check: ['knip', '--no-progress'] },
  { name: 'build', check: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'first screen', check: ['size-limit'], isShown: true },
];

export type Check = { readonly name: string; readonly isPassed: boolean };

async function runCheck({ name, check, fix, judge, isShown }: Step, isFix: boolean): Promise<Check> {
  const [program = '', ...args] = isFix && fix ? fix : check;
  const outcome = await run(program, args);
  const complaint = judge?.(outcome) ?? null;
  const isPassed = outcome.status === 0 && complaint === null;
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds(outcome.seconds)})`);
  if (!isPassed || isShown) console.log([outcome.output.trim(), complaint].filter(Boolean).join('\n').replaceAll(/^/gm, '  '));
  return { name, isPassed };
}

/** Runs every check to its end, also after one failed, and prints only what failed. What writes files runs alone; what only reads, beside the build, or without it where only what is near a change is asked. */
export async function runChecks({ isFix = false, isNear = false } = {}): Promise<Check[]> {
  const lanes = isFix ? [[...reading, ...building]] : isNear ? [reading] : [reading, building];
  const checks = await Promise.all(
    lanes.map(async (lane) => {
      const ended: Check[] = [];
      for (const step of lane) ended.push(await runCheck(step, isFix));
      return ended;
    }),
  );
  return checks.flat();
}

if (import.meta.main) {
  const checks = await runChecks({ isFix: process.argv.includes('--fix') });
  process.exitCode = checks.every(({ isPassed }) => isPassed) ? 0 : 1;
}
