import { forgetKept, keepHere, recallKept } from '#src/keeping/kept.ts';
import * as v from 'valibot';

const rules = v.object({ content: v.string() });

/** What is typed into the request for a service, kept on this device until it is sent. */
export function keptDetails(whose: string): { readonly text: string; readonly keep: (content: string) => void } {
  const place = `muster.service:${whose}`;
  const kept = v.safeParse(rules, recallKept(place));
  return {
    text: kept.success ? kept.output.content : '',
    keep: (content) => void (content === '' ? forgetKept(place) : keepHere(place, { content })),
  };
}
