import { useSelector } from '@xstate/react';
import { selectIsEditable, selectProblemAt, selectValues } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationActorRef } from '#machines/flows/integrations/configure-integration.ts';
import { settingsLabel } from '#schema/vocabulary/integrations.ts';

export type SettingsProps = { readonly actorRef: ConfigureIntegrationActorRef };

/** The id of a field's element, as links to it name it. */
export const settingsFieldId = (field: string): string => `integration-${field}`;

/** What a text field of a form of settings is bound to. */
export function useSettingsField(actorRef: ConfigureIntegrationActorRef, field: string) {
  const value = useSelector(actorRef, (snapshot) => selectValues(snapshot)[field]);
  const error = useSelector(actorRef, selectProblemAt(field));
  const isEditable = useSelector(actorRef, selectIsEditable);
  return {
    id: settingsFieldId(field),
    name: field,
    label: settingsLabel(field),
    value: typeof value === 'string' ? value : '',
    readOnly: !isEditable,
    error,
    onChange: (text: string) => actorRef.send({ type: 'values.change', fields: { [field]: text } }),
    onBlur: () => actorRef.send({ type: 'field.leave', field }),
  };
}
