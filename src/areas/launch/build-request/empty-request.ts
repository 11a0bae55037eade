import type { BuildRequestSnapshot } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { selectTests, selectUnfinished } from '#machines/flows/launch/build-request/build-request.selectors.ts';

/** Whether nothing was entered yet: the request then leads to its first test at once. */
export const selectIsEmptyRequest = (snapshot: BuildRequestSnapshot): boolean =>
  selectTests(snapshot).length === 0 && selectUnfinished(snapshot).length === 0;
