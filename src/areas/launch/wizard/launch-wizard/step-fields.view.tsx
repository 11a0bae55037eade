import type { ComponentProps } from 'react';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useText } from './step-form.ts';
import type { StepForm, TextFieldName } from './step-form.ts';

type Of<Props> = { readonly form: StepForm; readonly field: TextFieldName } & Omit<
  Props,
  'id' | 'name' | 'label' | 'value' | 'onChange' | 'onBlur'
>;

/** Typing renders this field only. */
export function StepTextField({ form, field, ...props }: Of<ComponentProps<typeof TextField>>) {
  return <TextField {...useText(form, field)} label={fieldLabels[field]} {...props} />;
}

export function StepTextArea({ form, field, ...props }: Of<ComponentProps<typeof TextArea>>) {
  return <TextArea {...useText(form, field)} label={fieldLabels[field]} {...props} />;
}
