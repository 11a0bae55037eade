import { connectionOf } from '#schema/rules/session/analytics.ts';
import type { Pool } from 'pg';

type PageView = {
  readonly page: string;
  readonly at: string;
  readonly person: { readonly id: string; readonly publicId: string; readonly role: string; readonly organizationPublicId: string };
};

export type Analytics = {
  readonly internalDomains: readonly string[];
  /** In the background; a failed one is lost. */
  readonly track: (view: PageView) => void;
};

const patience = 5_000;
const mostAtOnce = 20;

type Collector = { readonly url: string; readonly internalDomains: readonly string[]; readonly owner: Pool };

/** Posts page views as JSON: the portal's ids and the kind of sign-in, without name or e-mail. */
export const collectorAt = ({ url, internalDomains, owner }: Collector): Analytics => {
  let underway = 0;
  const send = async ({ page, at, person }: PageView): Promise<void> => {
    const { rows } = await owner.query<{ subject: string }>('select subject from identity where user_id = $1 limit 1', [person.id]);
    const user = { id: person.publicId, role: person.role, connection: connectionOf(rows[0]?.subject ?? null) };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'page_view', page, at, user, organization: { id: person.organizationPublicId } }),
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
  };
  return {
    internalDomains,
    track: (view) => {
      if (underway >= mostAtOnce) return;
      underway += 1;
      void send(view)
        .catch(() => undefined)
        .finally(() => {
          underway -= 1;
        });
    },
  };
};
