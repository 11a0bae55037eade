import { guardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { vendorCall } from '#server/vendors/vendor-call.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { vendorWrite } from '#server/vendors/vendor-write.ts';
import type { VendorWrite } from '#server/vendors/vendor-write.ts';
import type { VendorName } from '#server/vendors/vendor-error.ts';
import type { SentRequest } from '#tests/support/contract.ts';

/** Clients that talk to the stand-ins, and every request they sent. */
export type Recorded = {
  readonly sent: SentRequest[];
  readonly call: (vendor: VendorName) => VendorCall;
  readonly write: VendorWrite;
  readonly standIns: StandIns;
  readonly stop: () => Promise<void>;
};

export const startRecorded = async (): Promise<Recorded> => {
  const standIns = await startStandIns();
  const through = guardedFetch({ standIns: standIns.origins });
  const sent: SentRequest[] = [];
  const fetch: GuardedFetch = (request, signal) => {
    const { url, method, headers, body } = request;
    sent.push({
      url,
      headers,
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : '(a stream)' }),
    });
    return through(request, signal);
  };
  return { sent, call: (vendor) => vendorCall({ vendor, fetch }), write: vendorWrite({ fetch }), standIns, stop: standIns.stop };
};
