import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import { externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { outcomeOf } from './outcome-words.ts';

/** What the page of a run is called before it is launched. */
export const runTitle = (vendor: ExternalVendor): string =>
  vendor === 'testrail' ? externalTexts.formTitle(externalTools.testrail.label) : externalTexts.confirmTitle;

/** The same where the run may have been refused: then the page says so. */
export const pageTitle = (vendor: ExternalVendor, problem: LaunchError | null): string =>
  problem === null ? runTitle(vendor) : outcomeOf(problem, externalTools[vendor]).header;
