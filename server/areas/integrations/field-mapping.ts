import type { RequestContext } from '#server/api/context.ts';
import { callTo, connectionsOf, through } from '#server/api/ask-vendor.ts';
import { driftWords, trackerLabels } from '#schema/vocabulary/export.ts';
import { integrationLimits, integrationTexts } from '#schema/vocabulary/integrations.ts';
import { azureDevopsAccess } from '#server/vendors/azure-devops/azure-access.ts';
import { azureDevops } from '#server/vendors/azure-devops/azure-devops.ts';
import { azureValue, isMappable } from '#server/vendors/azure-devops/azure-fields.ts';
import { findConnection } from '#server/vendors/connection.ts';
import { driftAt } from '#server/vendors/field-mapping.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { refuse } from '#server/workflow/refused.ts';
import type { KeptMapping } from './integration.store.ts';

type Field = { readonly fieldId: string; readonly gatField?: string | null; readonly defaultValue?: string | null };
export type MapInput = {
  readonly code: string;
  readonly projectId: string;
  readonly workItemType: string;
  readonly fields: readonly Field[];
};
/** A null name is not known. */
export type Fitted = { readonly projectName: string | null; readonly fields: Readonly<Record<string, KeptMapping>> };

const { azure_devops: label } = trackerLabels;

const demandShort = ({ projectId, workItemType, fields }: MapInput): void => {
  for (const [path, text] of [
    ['projectId', projectId],
    ['workItemType', workItemType],
  ] as const) {
    if (text.trim() === '') refuse('blank', integrationTexts.blank, path);
    if (text.length > integrationLimits.issueType || text.includes('\0')) refuse('too_long', integrationTexts.longName, path);
  }
  if (fields.length > integrationLimits.mappings)
    refuse('too_many', `At most ${integrationLimits.mappings} fields can be mapped.`, 'fields');
  const isLong = fields.some(
    ({ gatField, defaultValue }) =>
      (gatField ?? '').length > integrationLimits.value || (defaultValue ?? '').length > integrationLimits.value,
  );
  if (isLong) refuse('too_long', `A value has at most ${integrationLimits.value} characters.`, 'fields');
};

/** Names and types as the tool has them now; null where it cannot be asked, which the chart refuses. A mapping of a project that is gone can be emptied. */
export const fitFields = async (context: RequestContext, input: MapInput): Promise<Fitted | null> => {
  if (input.code !== 'azure_devops') return refuse('invalid_integration', integrationTexts.unknownCode, 'code');
  demandShort(input);
  const filled = input.fields.filter(({ gatField, defaultValue }) => (gatField ?? '') !== '' || (defaultValue ?? '').trim() !== '');
  if (filled.length === 0) return { projectName: null, fields: {} };
  const connection = await findConnection(connectionsOf(context), { code: 'azure_devops' });
  if (typeof connection === 'string' || connection.state !== 'active') return null;
  const { projectId, workItemType } = input;
  const [fields, kinds, projects] = await through(context, connection, (fresh) => {
    const client = azureDevops(callTo(context, 'azure_devops'), azureDevopsAccess(fresh));
    return Promise.all([client.fields(projectId, workItemType), client.fieldKinds(projectId), client.projects()]).catch(
      (error: unknown) => {
        if (!(error instanceof VendorError) || error.fault !== 'not_found') throw error;
        return refuse('not_found', driftWords(label, driftAt('type', workItemType)), 'workItemType');
      },
    );
  });
  const fitted = Object.fromEntries(
    filled.map(({ fieldId, gatField, defaultValue }) => {
      const found = fields.find(({ id }) => id === fieldId);
      const kind = kinds.get(fieldId);
      if (found === undefined || kind === undefined || !isMappable(fieldId, kind))
        return refuse('not_found', driftWords(label, driftAt('field', fieldId, { isRefused: false })), 'fields');
      const value = (defaultValue ?? '').trim() === '' ? null : (defaultValue ?? '').trim();
      const mapping = {
        name: found.name,
        gat_field: (gatField ?? '') === '' ? null : (gatField ?? null),
        type: kind.type,
        default_value: value,
      };
      if (value !== null && azureValue(found, mapping, value) === null)
        refuse('inclusion', driftWords(label, driftAt('value', found.name, { value })), 'fields');
      return [fieldId, mapping];
    }),
  );
  return { projectName: projects.find(({ id }) => id === projectId)?.name ?? null, fields: fitted };
};
