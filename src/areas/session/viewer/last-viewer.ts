import { roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import * as v from 'valibot';

const place = 'muster.seat';
const rules = v.object({ role: v.picklist(roles), organization: v.string(), code: v.nullable(v.string()) });

/** What the frame shows of whoever used this browser last, before the server says who it is. */
export type LastViewer = { readonly role: Role; readonly organization: string; readonly code: string | null };

export const lastViewer = (): LastViewer | null => {
  try {
    const { success, output } = v.safeParse(rules, JSON.parse(localStorage.getItem(place) ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
};

/** Keeps it for the next opening; null forgets it. */
export const keepLastViewer = (viewer: LastViewer | null): void => {
  try {
    if (viewer === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(viewer));
  } catch {
    // Without room the frame opens without its places.
  }
};
