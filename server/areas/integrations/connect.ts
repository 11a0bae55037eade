import type { KnownSettings } from '#schema/rules/integrations/forms.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Work } from '#server/api/mutation.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';

/** The parameters of integrationUpdate, whichever tool they are for. */
export type UpdateInput = { readonly code: string } & Readonly<Record<string, unknown>>;

/** How a tool is to be connected; without a secret the kept one stays. */
export type Wanted = { readonly settings: IntegrationSettings; readonly secret: string | null };

/** Connects one tool. */
export type Connector = {
  /** Judges what was sent by the rule of the form; refuses at the fields at fault. */
  readonly read: (input: UpdateInput, known: KnownSettings) => Wanted;
  /** What is kept for the secret that was sent, where that is not the secret itself. */
  readonly open?: (context: RequestContext, wanted: Wanted & { readonly secret: string }) => Promise<string>;
  /** Asks the tool whether all this works; gives the settings with what only the tool knows, or refuses in words. */
  readonly connect: (call: VendorCall, wanted: Wanted & { readonly secret: string }) => Promise<IntegrationSettings>;
  /** What a failure of the tool while it is connected means, at the field at fault. */
  readonly refused: (error: VendorError) => Refused;
  /** What else is written with the settings, or keeps them from being written. */
  readonly keep?: (work: Work, input: UpdateInput) => Promise<void>;
  /** Asks the tool as cheaply as possible whether it takes the credential. */
  readonly check: (call: VendorCall, settings: IntegrationSettings, secret: string) => Promise<unknown>;
};

/** Refuses with the problems of a form, at the places where its fields were sent. */
export const demandNone = (problems: readonly Problem[], placeOf: (field: string) => string): void => {
  if (problems.length > 0) throw new Refused(problems.map(({ path, ...found }) => ({ ...found, path: placeOf(path) })));
};

type Words = { readonly site: string; readonly secret: string; readonly refused: string; readonly noSuchSite: string };

/** What a tool's failure means for the form: the credential, the address, or nothing that was typed. */
export const connectionRefused = ({ fault, message }: VendorError, { site, secret, refused, noSuchSite }: Words): Refused => {
  switch (fault) {
    case 'unauthorized':
      return new Refused([{ code: 'client_authentication_invalid', message: refused, path: secret }]);
    case 'forbidden':
      return new Refused([{ code: 'client_authentication_invalid', message, path: secret }]);
    case 'address':
      return new Refused([{ code: 'invalid', message: integrationTexts.unusableSite, path: site }]);
    case 'not_found':
    case 'unreadable':
      return new Refused([{ code: 'invalid', message: noSuchSite, path: site }]);
    case 'unreachable':
      return new Refused([{ code: 'vendor_error', message, path: site }]);
    default:
      return new Refused([{ code: 'vendor_error', message, path: null }]);
  }
};
