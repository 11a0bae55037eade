import type { KnownSettings } from '#schema/rules/integrations/forms.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Work } from '#server/api/mutation.ts';
import type { IntegrationSettings } from '#server/vendors/connection.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorError } from '#server/vendors/vendor-error.ts';
import { Refused } from '#server/workflow/refused.ts';

export type UpdateInput = { readonly code: string } & Readonly<Record<string, unknown>>;

/** Null secret: the stored one stays. */
export type Wanted = { readonly settings: IntegrationSettings; readonly secret: string | null };

export type Connector = {
  readonly read: (input: UpdateInput, known: KnownSettings) => Wanted;
  readonly open?: (context: RequestContext, wanted: Wanted & { readonly secret: string }) => Promise<string>;
  /** Tries the connection; returns the settings with what only the tool knows. */
  readonly connect: (call: VendorCall, wanted: Wanted & { readonly secret: string }) => Promise<IntegrationSettings>;
  readonly refused: (error: VendorError) => Refused;
  readonly keep?: (work: Work, input: UpdateInput) => Promise<void>;
  /** The cheapest call that proves the credential. */
  readonly check: (call: VendorCall, settings: IntegrationSettings, secret: string) => Promise<unknown>;
};

export const demandNone = (problems: readonly Problem[], placeOf: (field: string) => string): void => {
  if (problems.length > 0) throw new Refused(problems.map(({ path, ...found }) => ({ ...found, path: placeOf(path) })));
};

type Words = { readonly site: string; readonly secret: string; readonly refused: string; readonly noSuchSite: string };

/** At the credential, the address, or no field. */
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
