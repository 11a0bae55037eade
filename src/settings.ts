import * as v from 'valibot';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where a page that was opened under another name than the installation's belongs: the same page under its own name, or a sentence where that name is no way there. */
type Misplaced = { readonly to: string } | { readonly sentence: string };

/** Sign-in comes back to one address only, so a page under another name of the same server cannot sign anybody in. */
export function misplaced(publicUrl: string, opened: URL): Misplaced | null {
  const own = new URL(publicUrl);
  if (own.origin === opened.origin) return null;
  if (loopback.test(own.hostname) && !loopback.test(opened.hostname))
    return { sentence: `Muster was started for ${own.origin}. To open it here, start it with PUBLIC_URL=${opened.origin}.` };
  return { to: `${own.origin}${opened.pathname}${opened.search}${opened.hash}` };
}

const settingsRules = v.object({
  publicUrl: v.string(),
  demo: v.boolean(),
  mailbox: v.nullable(v.string()),
  signUp: v.boolean(),
  helpCenterUrl: v.nullable(v.string()),
  adminUrl: v.nullable(v.string()),
  operatorName: v.string(),
  sentryDsn: v.nullable(v.string()),
  analytics: v.boolean(),
  helpWidgetUrl: v.nullable(v.string()),
  azureDevopsCloud: v.boolean(),
  oidc: v.object({
    authority: v.string(),
    clientId: v.string(),
    scope: v.string(),
    extra: v.record(v.string(), v.string()),
    hintParam: v.string(),
  }),
});

/** What the operator chose for this installation. */
export type Settings = v.InferOutput<typeof settingsRules>;

/** Asks the server for the settings of this installation. */
export const readSettings = async (): Promise<Settings> => {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return v.parse(settingsRules, await answer.json());
};
