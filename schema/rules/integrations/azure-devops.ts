import * as v from 'valibot';
import { azureCloudSite, azureTexts } from '#schema/vocabulary/azure-devops.ts';
import { integrationLimits, integrationTexts } from '#schema/vocabulary/integrations.ts';
import { check, problem, requiredText } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { isSameHost, secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');

/** The values of the Azure DevOps form; a value it cannot read becomes what it is in a new one. */
export const azureDevopsRule = v.object({
  isHosted: v.fallback(v.boolean(), true),
  site: text,
  organization: text,
  contextPath: text,
  username: text,
  accessToken: text,
  credentialsKey: text,
});
export type AzureDevopsValues = Readonly<v.InferOutput<typeof azureDevopsRule>>;

/** A new form: hosted on Azure, at the one site that is there. */
export const emptyAzureDevops: AzureDevopsValues = {
  isHosted: true,
  site: azureCloudSite,
  organization: '',
  contextPath: '',
  username: '',
  accessToken: '',
  credentialsKey: '',
};

/** Whether a site is the cloud, where a sign-in leads in. */
export const isAzureCloud = (site: unknown): boolean => typeof site === 'string' && isSameHost(site, azureCloudSite);

/** The name of an organization, also where its whole address was pasted. */
export const organizationIn = (typed: string): string => {
  const address = URL.parse(typed.trim());
  if (address?.protocol !== 'https:') return typed.trim();
  if (address.host === 'dev.azure.com') return decodeURIComponent(address.pathname.split('/').find((part) => part !== '') ?? '');
  return /^([\w-]+)\.visualstudio\.com$/iu.exec(address.host)?.[1] ?? typed.trim();
};

const organizationRule = v.pipe(
  requiredText(integrationTexts.blank, integrationLimits.username),
  v.transform(organizationIn),
  v.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,48}[\p{L}\p{N}])?$/u, azureTexts.noOrganization),
);
const contextPathRule = v.pipe(
  requiredText(integrationTexts.blank, integrationLimits.username),
  v.trim(),
  v.check((path) => path.split('/').some((part) => part !== '') && !/[?#\\]/u.test(path), azureTexts.noContextPath),
  v.check((path) => path.split('/').every((part) => part !== '.' && part !== '..'), azureTexts.noContextPath),
);

const serverProblems = ({ site, contextPath, username, accessToken }: AzureDevopsValues): readonly Problem[] => {
  const { blank } = integrationTexts;
  const siteProblems = check('site', siteRule, site, blank);
  return [
    ...siteProblems,
    ...(siteProblems.length === 0 && isAzureCloud(site) ? [problem('site', 'invalid', azureTexts.isCloud)] : []),
    ...check('contextPath', contextPathRule, contextPath, blank),
    ...check('username', usernameRule, username, blank),
    ...check('accessToken', secretRule, accessToken, blank),
  ];
};

/** Everything to fix in the form, of the page and of what was sent alike. */
export const azureDevopsProblems = (values: AzureDevopsValues): readonly Problem[] =>
  values.isHosted
    ? [
        ...check('organization', organizationRule, values.organization, integrationTexts.blank),
        ...check(
          'credentialsKey',
          requiredText(azureTexts.signInFirst, integrationLimits.secret),
          values.credentialsKey,
          azureTexts.signInFirst,
        ),
      ]
    : serverProblems(values);

/** What is sent of the form. */
export type AzureDevopsParams =
  | { readonly site: string; readonly organization: string; readonly credentialsKey: string }
  | { readonly site: string; readonly contextPath: string; readonly username: string; readonly accessToken: string };

const trimmedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/');

export const toAzureDevopsParams = (values: AzureDevopsValues): AzureDevopsParams =>
  values.isHosted
    ? { site: azureCloudSite, organization: organizationIn(values.organization), credentialsKey: values.credentialsKey.trim() }
    : {
        site: values.site.trim(),
        contextPath: trimmedPath(values.contextPath),
        username: values.username.trim(),
        accessToken: values.accessToken.trim(),
      };

/** The form of what was sent or kept: the site says which way in it is, and is the cloud's where none is named. */
export const fromAzureDevopsParams = (params: Readonly<Record<string, unknown>>): AzureDevopsValues => {
  const site = params['site'] ?? azureCloudSite;
  const isHosted = isAzureCloud(site);
  const given = v.parse(azureDevopsRule, { ...params, isHosted });
  return isHosted
    ? { ...given, site: azureCloudSite, contextPath: '', username: '', accessToken: '' }
    : { ...given, organization: '', credentialsKey: '' };
};

/** The form that the switch 'hosted on Azure' leaves: nothing typed is kept, and what the server has only where it is of the same way in. */
export const switchedAzureDevops = (isHosted: boolean, known: Readonly<Record<string, unknown>> | null): AzureDevopsValues => {
  const kept = known === null ? null : fromAzureDevopsParams(known);
  if (kept !== null && kept.isHosted === isHosted) return kept;
  return { ...emptyAzureDevops, isHosted, site: isHosted ? azureCloudSite : '' };
};

/** Whether something typed would be lost by the switch. */
export const isTypedIn = (values: AzureDevopsValues, known: Readonly<Record<string, unknown>> | null): boolean => {
  const untouched: Readonly<Record<string, unknown>> = switchedAzureDevops(values.isHosted, known);
  return Object.entries(values).some(([field, value]) => value !== untouched[field]);
};
