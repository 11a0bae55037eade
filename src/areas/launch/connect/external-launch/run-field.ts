import { useSelector } from '@xstate/react';
import { selectIsEditable, selectProblemAt, selectValues } from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalLaunchActorRef } from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import { externalLabels } from '#schema/vocabulary/launch/external.ts';

export const runFieldId = (field: string): string => `run-${field}`;

export function useRunField(actorRef: ExternalLaunchActorRef, field: keyof ExternalRunValues) {
  const values = useSelector(actorRef, selectValues);
  const error = useSelector(actorRef, selectProblemAt(field));
  const isEditable = useSelector(actorRef, selectIsEditable);
  return {
    id: runFieldId(field),
    name: field,
    label: externalLabels[field],
    value: values[field],
    readOnly: !isEditable,
    error,
    onChange: (value: string) => actorRef.send({ type: 'values.change', fields: { [field]: value } }),
    onBlur: () => actorRef.send({ type: 'field.leave', field }),
  };
}
