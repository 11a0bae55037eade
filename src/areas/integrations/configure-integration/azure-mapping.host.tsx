import { useSelector } from '@xstate/react';
import { atPlace, emptyMap, mapFieldsMachine, mappedAnew } from '#machines/flows/integrations/map-fields.ts';
import type { FieldFills, MapValues } from '#machines/flows/integrations/map-fields.ts';
import { selectFault, selectIsSending, selectTyped } from '#machines/lib/form.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { AzureMappingView } from './azure-mapping.view.tsx';
import { MapFields } from './configure-integration.documents.ts';
import { IntegrationDrift } from './drift.act.tsx';
import { settingsFieldId } from './settings-field.ts';
import { useToolLists } from './use-tool-lists.ts';

/** What fields of work items are filled with, and what Azure DevOps lacks of it. */
export function AzureMapping({ integration }: { readonly integration: ShownIntegrationFragment }) {
  const { id: integrationId, name, state, fieldMappings, clientAuthenticationValid: isActive } = integration;
  const { id: userId, role } = useViewer();
  const formRef = useForm(mapFieldsMachine, MapFields, { values: emptyMap, done: integrationTexts.mapped });
  const projectId = useSelector(formRef, selectTyped('projectId'));
  const projectName = useSelector(formRef, selectTyped('projectName'));
  const workItemType = useSelector(formRef, selectTyped('workItemType'));
  const fields = useSelector(formRef, selectTyped<FieldFills>('fields'));
  const isSending = useSelector(formRef, selectIsSending);
  const faults = {
    projectId: useSelector(formRef, selectFault('projectId')),
    workItemType: useSelector(formRef, selectFault('workItemType')),
    fields: useSelector(formRef, selectFault('fields')),
  };
  const lists = useToolLists({ tool: name, integrationId, projectKey: projectId, issueType: workItemType, isUsed: true, isActive });
  const { 'integration.map': refusal } = verdicts(integrationLifecycle, { state }, { role, userId });
  const change = (values: Partial<MapValues>): void => formRef.send({ type: 'form.change', values });
  const toMapping = (): unknown => setTimeout(() => document.getElementById(settingsFieldId('mapProject'))?.focus(), 0);
  if (state === 'unconfigured') return null;
  return (
    <>
      <IntegrationDrift
        integration={integration}
        isMapped={({ project, issueType }) => fieldMappings.some((each) => each.project === project && each.issueType === issueType)}
        onRemedy={(remedy, place) => {
          const anew = mappedAnew(fieldMappings, place);
          if (remedy === 'forget') return formRef.send({ type: 'form.submit', values: { ...anew, fields: {} } });
          change(anew);
          toMapping();
        }}
      />
      <AzureMappingView
        values={{ projectId, projectName, workItemType, fields }}
        lists={lists}
        faults={faults}
        isSending={isSending}
        refusal={refusal}
        onPlace={(place) => change(atPlace(fieldMappings, { projectId, projectName, workItemType, ...place }))}
        onFill={(fieldId, fill) => change({ fields: { ...fields, [fieldId]: fill } })}
        onMap={() => formRef.send({ type: 'form.submit' })}
      />
    </>
  );
}
