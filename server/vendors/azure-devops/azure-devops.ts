import * as v from 'valibot';
import type { TrackerField } from '../field-mapping.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';

export type AzureDevopsAccess = { readonly root: string; readonly authorization: string };

export type AzureDevopsProject = { readonly id: string; readonly name: string };

export type AzureDevopsProfile = { readonly id: string; readonly name: string };

export type AzureDevopsField = TrackerField & {
  /** Empty where anything may be typed. */
  readonly allowedValues: readonly string[];
};
/** string, plainText, html, integer, double, dateTime, boolean... */
export type FieldKind = { readonly type: string; readonly isReadOnly: boolean };

export type AzureDevops = {
  /** Throws a message with the missing permission. */
  readonly check: () => Promise<void>;
  readonly projects: () => Promise<readonly AzureDevopsProject[]>;
  readonly workItemTypes: (projectId: string) => Promise<readonly string[]>;
  readonly fields: (projectId: string, workItemType: string) => Promise<readonly AzureDevopsField[]>;
  readonly fieldKinds: (projectId: string) => Promise<ReadonlyMap<string, FieldKind>>;
  readonly areaPaths: (projectId: string) => Promise<readonly string[]>;
  readonly tags: (projectId: string) => Promise<readonly string[]>;
};

export const azureDevopsCloud = 'https://dev.azure.com';

const apiVersion = '7.1';
const pageSize = 100;
const mostPages = 20;
const deepest = 20;
const profiles = 'https://app.vssps.visualstudio.com/_apis/profile/profiles/me';

const listOf = <Item extends v.GenericSchema>(item: Item) => v.object({ value: v.array(item) });
const projectSchema = v.object({ id: v.string(), name: v.string() });
const typeSchema = v.object({ name: v.string(), isDisabled: v.nullish(v.boolean()) });
const typeFieldSchema = v.object({
  referenceName: v.string(),
  name: v.string(),
  alwaysRequired: v.nullish(v.boolean()),
  defaultValue: v.nullish(v.unknown()),
  allowedValues: v.nullish(v.array(v.unknown())),
});
const fieldSchema = v.object({ referenceName: v.string(), type: v.string(), readOnly: v.nullish(v.boolean()) });
const tagSchema = v.object({ name: v.string() });
const profileSchema = v.object({ id: v.string(), displayName: v.nullish(v.string()) });
type Node = { readonly name: string; readonly children?: readonly Node[] | null | undefined };
const nodeSchema: v.GenericSchema<Node> = v.object({ name: v.string(), children: v.nullish(v.array(v.lazy(() => nodeSchema))) });

/** Area paths as in System.AreaPath. */
const pathsBelow = ({ name, children }: Node, above: string): readonly string[] => {
  const path = above === '' ? name : `${above}\\${name}`;
  return [path, ...(children ?? []).flatMap((child) => pathsBelow(child, path))];
};

const segments = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => `/${encodeURIComponent(part)}`)
    .join('');

export const azureDevopsOrganization = (organization: string, accessToken: string): AzureDevopsAccess => ({
  root: `${azureDevopsCloud}${segments(organization)}`,
  authorization: `Bearer ${accessToken}`,
});

export const azureDevopsCollection = (server: {
  readonly site: string;
  readonly contextPath: string;
  readonly username: string;
  readonly accessToken: string;
}): AzureDevopsAccess => ({
  root: `${server.site.replace(/\/+$/u, '')}${segments(server.contextPath)}`,
  authorization: `Basic ${Buffer.from(`${server.username}:${server.accessToken}`).toString('base64')}`,
});

/** A refused call would otherwise be redirected to the sign-in page. */
export const azureDevopsHeaders = (authorization: string): Readonly<Record<string, string>> => ({
  authorization,
  'x-tfs-fedauthredirect': 'Suppress',
});

export const azureDevopsQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries({ ...query, 'api-version': apiVersion })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const azureDevopsProfile = async (call: VendorCall, accessToken: string): Promise<AzureDevopsProfile> => {
  const { id, displayName } = await call.json(
    `${profiles}?${azureDevopsQuery({})}`,
    profileSchema,
    azureDevopsHeaders(`Bearer ${accessToken}`),
  );
  return { id, name: displayName ?? '' };
};

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

const isRefusal = (error: unknown): error is VendorError =>
  error instanceof VendorError && (error.fault === 'unauthorized' || error.fault === 'forbidden');

const missing = (scope: string): VendorError =>
  new VendorError(
    'azure_devops',
    'forbidden',
    `Azure DevOps does not allow this account to read that. It needs the permission "${scope}".`,
  );

export const azureDevops = (call: VendorCall, { root, authorization }: AzureDevopsAccess): AzureDevops => {
  const headers = azureDevopsHeaders(authorization);
  const get = <Schema extends v.GenericSchema>(path: string, schema: Schema, query: Readonly<Record<string, string>> = {}) =>
    call.answer(`${root}/${path}?${azureDevopsQuery(query)}`, schema, headers);
  const inProject = async <Schema extends v.GenericSchema>(
    projectId: string,
    path: string,
    schema: Schema,
    query: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<Schema>> => (await get(`${encodeURIComponent(projectId)}/_apis/wit/${path}`, schema, query)).body;

  const projectsFrom = (top: number, continuationToken?: string) =>
    get('_apis/projects', listOf(projectSchema), {
      stateFilter: 'wellFormed',
      $top: String(top),
      ...(continuationToken !== undefined && { continuationToken }),
    });
  const workItemTypes = async (projectId: string): Promise<readonly string[]> => {
    const { value } = await inProject(projectId, 'workitemtypes', listOf(typeSchema));
    return value.filter(({ isDisabled }) => isDisabled !== true).map(({ name }) => name);
  };

  return {
    workItemTypes,
    fields: async (projectId, workItemType) => {
      const path = `workitemtypes/${encodeURIComponent(workItemType)}/fields`;
      const { value } = await inProject(projectId, path, listOf(typeFieldSchema), { $expand: 'all' });
      return value.map(({ referenceName: id, name, alwaysRequired, defaultValue, allowedValues }) => ({
        id,
        name,
        required: alwaysRequired === true,
        hasDefault: textOf(defaultValue) !== '',
        allowedValues: (allowedValues ?? []).map(textOf).filter((text) => text !== ''),
      }));
    },
    fieldKinds: async (projectId) => {
      const { value } = await inProject(projectId, 'fields', listOf(fieldSchema));
      return new Map(value.map(({ referenceName, type, readOnly }) => [referenceName, { type, isReadOnly: readOnly === true }]));
    },
    projects: async () => {
      const all: AzureDevopsProject[] = [];
      let next: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const { body, headers: told } = await projectsFrom(pageSize, next);
        all.push(...body.value);
        next = told['x-ms-continuationtoken'];
        if (next === undefined || body.value.length === 0) break;
      }
      return all.toSorted((one, other) => one.name.localeCompare(other.name));
    },
    areaPaths: async (projectId) =>
      pathsBelow(await inProject(projectId, 'classificationnodes/areas', nodeSchema, { $depth: String(deepest) }), ''),
    tags: async (projectId) => {
      const { value } = await inProject(projectId, 'tags', listOf(tagSchema));
      return value.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
    },
    check: async () => {
      const { body } = await projectsFrom(1).catch((error: unknown) => {
        throw error instanceof VendorError && error.fault === 'forbidden' ? missing('Project and Team (Read)') : error;
      });
      const [first] = body.value;
      if (first === undefined)
        throw new VendorError('azure_devops', 'forbidden', 'This account sees no project. Add it to the projects that issues go to.');
      await workItemTypes(first.id).catch((error: unknown) => {
        throw isRefusal(error) ? missing('Work Items (Read & write)') : error;
      });
    },
  };
};
