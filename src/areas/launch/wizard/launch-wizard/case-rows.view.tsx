import { useDisclosure } from '#src/ui/local.ts';
import { useSelector } from '@xstate/react';
import { PencilLine } from 'lucide-react';
import { memo, Suspense } from 'react';
import { selectCaseFaults, selectEditedCase } from '#machines/flows/launch/wizard/scope-step.ts';
import { faultyCases } from '#schema/rules/launch/case-problems.ts';
import type { RequestedTestValues, TestCase } from '#schema/rules/launch/requested-test.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useIsReadOnly } from '#src/ui/read-only.tsx';
import { fieldId } from '../../request/launch-places.ts';
import { useFact, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

export type CaseEditing = {
  readonly onEdit: (index: number) => void;
  readonly onEdited: () => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
};
type CaseRowsProps = CaseEditing & { readonly form: StepForm };

const EditCase = lazyPart(async () => ({ default: (await import('./edit-case.view.tsx')).EditCaseView }), {
  leave: ({ onEdited }) => onEdited(),
});

const faultyOf = ({ testCases }: RequestedTestValues): readonly number[] => faultyCases(testCases);

const line =
  'grid w-full grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-3 px-3 py-1.5 text-left max-desk:min-h-11 desk:grid-cols-[8rem_minmax(0,1fr)_8rem_4rem_1rem]';

function Face({ code, name, section, steps }: TestCase) {
  return (
    <>
      <span className="code-text cut max-desk:hidden">{code}</span>
      <span className="cut">{name}</span>
      <span className="cut text-ink-2 max-desk:hidden">{section}</span>
      <span className="text-right text-ink-2">{`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`}</span>
    </>
  );
}

type RowProps = Pick<CaseEditing, 'onEdit'> & { readonly index: number; readonly one: TestCase; readonly error: string | null };

const CaseRow = memo(function CaseRow({ index, one, error, onEdit }: RowProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <li id={fieldId(`testCases[${index}]`)}>
      {isReadOnly ? (
        <div className={line}>
          <Face {...one} />
        </div>
      ) : (
        <button type="button" onClick={() => onEdit(index)} className={`${line} ring-inside hover:bg-hover touch:min-h-11`}>
          <span className="sr-only">Edit</span>
          <Face {...one} />
          <PencilLine aria-hidden="true" size={14} strokeWidth={1.75} className="text-ink-3" />
        </button>
      )}
      {error === null ? null : (
        <div className="px-3 pb-1.5">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  );
});

/** The last cases first, and those with problems. */
export function CaseRowsView({ form, onEdit, ...editing }: CaseRowsProps) {
  const [isWhole, setWhole] = useDisclosure();
  const testCases = useValue(form, 'testCases');
  const file = useValue(form, 'testCasesFile');
  const faulty = useFact(form, faultyOf);
  const faults = useSelector(form.stepRef, selectCaseFaults);
  const edited = useSelector(form.stepRef, selectEditedCase);
  const count = testCases.length;
  const isCut = count > launchLimits.importPreview;
  const first = count - launchLimits.importPreview;
  const shown = [...testCases.entries()].filter(([index]) => isWhole || index >= first || index === edited || faulty.includes(index));
  return (
    <div className="min-w-0 rounded-card border border-line-strong">
      <p className="border-b border-line px-3 py-2">
        <span className="font-name">{file === '' ? 'Test cases' : file}</span>
        <span className="ml-2 text-ink-2">
          {isWhole || !isCut ? counted(count, 'test case', 'test cases') : `Last ${launchLimits.importPreview} of ${count} test cases`}
        </span>
      </p>
      <ul className={`divide-y divide-line ${isWhole && isCut ? 'max-h-[min(48rem,80dvh)] overflow-y-auto' : ''}`}>
        {shown.map(([index, one]) => {
          const row = <CaseRow key={index} index={index} one={one} error={faults.get(index) ?? null} onEdit={onEdit} />;
          return index === edited ? (
            <Suspense key={index} fallback={row}>
              <EditCase form={form} index={index} {...editing} />
            </Suspense>
          ) : (
            row
          );
        })}
      </ul>
      {isCut ? (
        <div className="border-t border-line px-3 py-1.5">
          <Button kind="ghost" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all (${count})`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
