import type { CallRefusal } from './guarded-fetch/guarded-fetch.ts';

export type VendorName = 'testrail' | 'jira' | 'azure_devops' | 'entra' | 'github' | 'zephyr_squad' | 'zephyr_scale' | 'sheets';

export const vendorLabels: Readonly<Record<VendorName, string>> = {
  testrail: 'TestRail',
  jira: 'Jira',
  azure_devops: 'Azure DevOps',
  entra: 'Microsoft Entra ID',
  github: 'GitHub',
  zephyr_squad: 'Zephyr Squad',
  zephyr_scale: 'Zephyr Scale',
  sheets: 'Google Sheets',
};

export type VendorFault =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'busy'
  | 'broken'
  | 'unreadable'
  | 'too_large'
  | 'too_slow'
  | 'unreachable'
  | 'address';

const words: Readonly<Record<VendorFault, (label: string) => string>> = {
  unauthorized: (label) => `${label} did not accept the stored credentials. Please check your integration settings.`,
  forbidden: (label) => `${label} does not allow this account to read that.`,
  not_found: (label) => `${label} does not know what was asked for.`,
  busy: (label) => `${label} is busy. Please try again in a moment.`,
  broken: (label) => `${label} has a problem at the moment. Please try again later.`,
  unreadable: (label) => `${label} gave an answer that could not be read.`,
  too_large: (label) => `${label} gave an answer that is too large to read.`,
  too_slow: (label) => `${label} did not answer in time. Please try again.`,
  unreachable: (label) => `${label} could not be reached.`,
  address: (label) => `The address of ${label} cannot be used. Please check your integration settings.`,
};

const faultOf: Readonly<Record<CallRefusal, VendorFault>> = {
  malformed: 'address',
  not_https: 'address',
  inside: 'address',
  unknown_host: 'unreachable',
  unreachable: 'unreachable',
  cut: 'unreachable',
  redirected: 'address',
  encoded: 'unreadable',
  too_large: 'too_large',
  too_slow: 'too_slow',
};

/** Its message is for people and contains nothing the vendor wrote. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly fault: VendorFault;

  constructor(vendor: VendorName, fault: VendorFault, message = words[fault](vendorLabels[vendor])) {
    super(message);
    this.fault = fault;
  }
}

export const faultOfRefusal = (refusal: CallRefusal): VendorFault => faultOf[refusal];
