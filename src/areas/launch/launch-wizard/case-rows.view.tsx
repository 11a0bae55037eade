import { useState } from 'react';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { placed } from '../build-request/placed.ts';

/** The cases a test has, the last ones first shown. */
export function CaseRowsView({ testCases, file }: { readonly testCases: readonly TestCase[]; readonly file: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? testCases : testCases.slice(-launchLimits.importPreview);
  const isCut = testCases.length > launchLimits.importPreview;
  return (
    <div className="min-w-0 rounded-card border border-line-strong">
      <p className="border-b border-line px-3 py-2">
        <span className="font-name">{file === '' ? 'Test cases' : file}</span>
        <span className="ml-2 text-ink-2">
          {isWhole || !isCut ? `${testCases.length} test cases` : `Last ${shown.length} of ${testCases.length} test cases`}
        </span>
      </p>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {placed(shown).map(({ key, one: { code, name, section, steps } }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-3 px-3 py-1.5 desk:grid-cols-[8rem_minmax(0,1fr)_8rem_4rem]"
          >
            <span className="code-text cut max-desk:hidden">{code}</span>
            <span className="cut">{name}</span>
            <span className="cut text-ink-2 max-desk:hidden">{section}</span>
            <span className="text-right text-ink-2">{`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`}</span>
          </li>
        ))}
      </ul>
      {isCut ? (
        <div className="border-t border-line px-3 py-1.5">
          <Button kind="ghost" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all (${testCases.length})`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
