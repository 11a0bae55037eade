import { readOverride } from '#src/cache/headers.ts';

/** Why what would stay when support is gone is closed while somebody acts for another; null where nobody does. */
export const actingRefusal = (): string | null =>
  readOverride(document.cookie) === null ? null : 'You act for somebody else. Only they themselves can do this.';
