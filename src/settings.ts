import * as v from 'valibot';

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
