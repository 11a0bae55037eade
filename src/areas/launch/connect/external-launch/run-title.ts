import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import { externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { outcomeOf } from './outcome-words.ts';

export const runTitle = (vendor: ExternalVendor): string =>
  vendor === 'testrail' ? externalTexts.formTitle(externalTools.testrail.label) : externalTexts.confirmTitle;

export const pageTitle = (vendor: ExternalVendor, problem: LaunchError | null): string =>
  problem === null ? runTitle(vendor) : outcomeOf(problem, externalTools[vendor]).header;
