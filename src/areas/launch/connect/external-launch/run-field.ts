import { useSelector } from '@xstate/react';
import { selectIsEditable, selectProblemAt, selectValues } from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalLaunchActorRef, LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import type { ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import { externalLabels, externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { outcomeOf } from './outcome-words.ts';

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

export const runTitle = (vendor: ExternalVendor): string =>
  vendor === 'testrail' ? externalTexts.formTitle(externalTools.testrail.label) : externalTexts.confirmTitle;

export const pageTitle = (vendor: ExternalVendor, problem: LaunchError | null): string =>
  problem === null ? runTitle(vendor) : outcomeOf(problem, externalTools[vendor]).header;
