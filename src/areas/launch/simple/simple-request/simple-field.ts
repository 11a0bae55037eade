import { useSelector } from '@xstate/react';
import { selectProblemAt, selectValues } from '#machines/flows/launch/simple/simple-request.ts';
import type { SimpleRequestActorRef } from '#machines/flows/launch/simple/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import { fieldId } from '../../request/launch-places.ts';

export type SimpleRequestProps = { readonly actorRef: SimpleRequestActorRef };
type TextField = {
  [Field in keyof SimpleRequestValues]: SimpleRequestValues[Field] extends string ? Field : never;
}[keyof SimpleRequestValues];

export function useTextField(actorRef: SimpleRequestActorRef, field: TextField & keyof typeof simpleLabels) {
  const values = useSelector(actorRef, selectValues);
  const error = useSelector(actorRef, selectProblemAt(field));
  return {
    id: fieldId(field),
    name: field,
    label: simpleLabels[field],
    value: values[field],
    error,
    onChange: (value: string) => actorRef.send({ type: 'values.change', fields: { [field]: value } }),
    onBlur: () => actorRef.send({ type: 'field.leave', field }),
  };
}
