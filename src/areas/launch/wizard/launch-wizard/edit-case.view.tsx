import { Plus, Trash2 } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ClipboardEvent } from 'react';
import { emptyStep } from '#machines/flows/launch/wizard/case-change.rules.ts';
import type { CaseChange } from '#machines/flows/launch/wizard/case-change.rules.ts';
import { selectTypedTags } from '#machines/flows/launch/wizard/scope-step.ts';
import { tagsOf, testCaseColumns as labels } from '#schema/rules/launch/import/test-case-columns.ts';
import { entryLabelOf } from '#schema/rules/launch/named-problem.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldId } from '../../request/launch-places.ts';
import type { CaseEditing } from './case-rows.view.tsx';
import { pasteChanges } from './pasted-steps.ts';
import { useFact, useProblem } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { focusFieldAfter } from './use-step-focus.ts';
import { pressed } from '#src/ui/pressed.ts';

type CaseProps = { readonly form: StepForm; readonly index: number };
type StepProps = CaseProps & { readonly at: number; readonly count: number; readonly step: TestCase['steps'][number] };
type OneProps = CaseProps & { readonly one: TestCase };

const pathOf = (index: number, field: string): string => `testCases[${index}].${field}`;

function useCaseText({ form, index }: CaseProps, field: string, changed: (typed: string) => CaseChange) {
  const path = pathOf(index, field);
  return {
    id: fieldId(path),
    name: path,
    error: useProblem(form, path),
    onChange: (typed: string) => form.change({ kind: 'case', index, change: changed(typed) }),
    onBlur: () => form.leave(path),
  };
}

type PlainField = 'name' | 'code' | 'section' | 'prerequisites';
const field =
  (named: PlainField) =>
  (typed: string): CaseChange => ({ kind: 'fields', fields: { [named]: typed } });

const Step = memo(function Step({ form, index, at, count, step: { instruction, expectedResult } }: StepProps) {
  const place = `Step ${at + 1}`;
  const remove = () => form.change({ kind: 'case', index, change: { kind: 'stepRemove', at } });
  const beside = count === 1 ? 'steps' : `steps[${Math.min(at, count - 2)}].instruction`;
  const told = useCaseText({ form, index }, `steps[${at}].instruction`, (typed) => ({ kind: 'step', at, step: { instruction: typed } }));
  const expected = useCaseText({ form, index }, `steps[${at}].expectedResult`, (typed) => ({
    kind: 'step',
    at,
    step: { expectedResult: typed },
  }));
  const paste = (event: ClipboardEvent): void => {
    const changes = pasteChanges(event.clipboardData.getData('text/plain'), at, { instruction, expectedResult });
    if (changes === null) return;
    event.preventDefault();
    for (const change of changes) form.change({ kind: 'case', index, change });
  };
  return (
    <li
      onPaste={paste}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <TextArea {...told} label={`${place}, ${labels.instruction.toLowerCase()}`} value={instruction} />
      <div className="max-desk:col-span-2 max-desk:row-start-2">
        <TextArea {...expected} label={`${place}, ${labels.expectedResult.toLowerCase()}`} value={expectedResult} />
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove step ${at + 1}`}
        className="mt-6"
        onPress={() => focusFieldAfter(remove, pathOf(index, beside))}
      />
    </li>
  );
});

function Steps({ form, index, one: { steps } }: OneProps) {
  const at = steps.length;
  const add = () => form.change({ kind: 'case', index, change: { kind: 'stepAdd', at, step: emptyStep } });
  return (
    <div id={fieldId(pathOf(index, 'steps'))} className="flex flex-col items-start gap-3">
      {at === 0 ? null : (
        <ol aria-label="Steps" className="flex w-full flex-col gap-3">
          {[...steps.entries()].map(([place, step]) => (
            <Step key={place} form={form} index={index} at={place} count={at} step={step} />
          ))}
        </ol>
      )}
      <Button icon={Plus} size="small" onPress={() => focusFieldAfter(add, pathOf(index, `steps[${at}].instruction`))}>
        Add a step
      </Button>
    </div>
  );
}

type InformationProps = CaseProps & { readonly at: number; readonly label: string; readonly value: string };

function Information({ form, index, at, label, value }: InformationProps) {
  const text = useCaseText({ form, index }, `additionalInformation[${at}].value`, (typed) => ({ kind: 'information', at, value: typed }));
  return <TextArea {...text} label={label} value={value} rows={1} />;
}

function Tags({ form, index }: CaseProps) {
  const value = useSelector(form.stepRef, selectTypedTags);
  const text = useCaseText({ form, index }, 'tags', (typed) => ({ kind: 'tags', tags: tagsOf(typed), typed }));
  return <TextField {...text} label={labels.tags} hint="Separated by commas" value={value} />;
}

function Fields({ form, index, one }: OneProps) {
  const name = useCaseText({ form, index }, 'name', field('name'));
  const code = useCaseText({ form, index }, 'code', field('code'));
  const section = useCaseText({ form, index }, 'section', field('section'));
  const prerequisites = useCaseText({ form, index }, 'prerequisites', field('prerequisites'));
  return (
    <>
      <TextField {...name} label={labels.name} value={one.name} isRequired autoFocus />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...code} label={labels.code} value={one.code} />
        <TextField {...section} label={labels.section} value={one.section} />
      </div>
      <TextArea {...prerequisites} label={labels.prerequisites} value={one.prerequisites} rows={1} />
      <Steps form={form} index={index} one={one} />
      {[...one.additionalInformation.entries()].map(([at, { code: label, value }]) => (
        <Information key={at} form={form} index={index} at={at} label={label} value={value} />
      ))}
      <Tags form={form} index={index} />
    </>
  );
}

/** Each key is saved. */
export function EditCaseView({ form, index, onEdited, onAdd, onRemove }: CaseProps & Omit<CaseEditing, 'onEdit'>) {
  const one = useFact(form, ({ testCases }) => testCases[index]);
  const path = `testCases[${index}]`;
  const close = () => focusFieldAfter(onEdited, path);
  if (one === undefined) return null;
  return (
    <li id={fieldId(path)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key belongs to whichever field of the case has the focus */}
      <div
        role="group"
        aria-label={entryLabelOf('testCases', index)}
        onKeyDown={(event) => {
          if (pressed(event) !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          close();
        }}
        className="flex flex-col gap-4 p-3 pb-4 shadow-[inset_2px_0_0_var(--accent-solid)]"
      >
        <Fields form={form} index={index} one={one} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" icon={Trash2} className="mr-auto" onPress={() => focusFieldAfter(onRemove, 'testCases')}>
            Remove test case
          </Button>
          <Button icon={Plus} onPress={onAdd}>
            Add another
          </Button>
          <Button onPress={close}>Done</Button>
        </div>
      </div>
    </li>
  );
}
