import * as v from 'valibot';
import { azureCloudSite, azureTexts } from '#schema/vocabulary/trackers.ts';
import { integrationLimits, integrationTexts } from '#schema/vocabulary/integrations.ts';
import { check, problem, requiredText } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { isSameHost, secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');

/** A value that does not parse becomes that of a new form. */
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

export const emptyAzureDevops: AzureDevopsValues = {
  isHosted: true,
  site: azureCloudSite,
  organization: '',
  contextPath: '',
  username: '',
  accessToken: '',
  credentialsKey: '',
};

/** In the cloud one signs in with Entra ID; a server takes a token. */
export const isAzureCloud = (site: unknown): boolean => typeof site === 'string' && isSameHost(site, azureCloudSite);

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

/** Shared by page and server. */
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

/** `site` tells cloud from server; absent, it is the cloud. */
export const fromAzureDevopsParams = (params: Readonly<Record<string, unknown>>): AzureDevopsValues => {
  const site = params['site'] ?? azureCloudSite;
  const isHosted = isAzureCloud(site);
  const given = v.parse(azureDevopsRule, { ...params, isHosted });
  return isHosted
    ? { ...given, site: azureCloudSite, contextPath: '', username: '', accessToken: '' }
    : { ...given, organization: '', credentialsKey: '' };
};

/** The form after the switch 'hosted on Azure': typed values are dropped, the server's stay only where they are of the same kind. */
export const switchedAzureDevops = (isHosted: boolean, known: Readonly<Record<string, unknown>> | null): AzureDevopsValues => {
  const kept = known === null ? null : fromAzureDevopsParams(known);
  if (kept !== null && kept.isHosted === isHosted) return kept;
  return { ...emptyAzureDevops, isHosted, site: isHosted ? azureCloudSite : '' };
};

export const isTypedIn = (values: AzureDevopsValues, known: Readonly<Record<string, unknown>> | null): boolean => {
  const untouched: Readonly<Record<string, unknown>> = switchedAzureDevops(values.isHosted, known);
  return Object.entries(values).some(([field, value]) => value !== untouched[field]);
};
