import type { Config } from '../lib/config.ts';

export type ForeignIssuer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: string;
  readonly extra: Readonly<Record<string, string>>;
  readonly hintParam: string;
};

export type IdentitySettings = {
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly signUp: boolean;
  /** Whether mails are sent, so that an address can be proved. */
  readonly mails: boolean;
  /** The demo's mailbox page, while no server sends mail. */
  readonly mailbox: string | null;
  readonly foreign: ForeignIssuer | null;
  readonly staffDomains: readonly string[];
  readonly session: SessionLimits;
  readonly client: ClientLinks;
};

/** In seconds, at the built-in sign-in service. */
export type SessionLimits = { readonly lasts: number; readonly idle: number };

/** Null hides the link. */
export type ClientLinks = {
  readonly helpCenterUrl: string | null;
  readonly adminUrl: string | null;
  readonly operatorName: string;
  readonly sentryDsn: string | null;
  readonly analytics: boolean;
  readonly helpWidgetUrl: string | null;
  readonly azureDevopsCloud: boolean;
};

export const localClientId = 'muster-web';
export const localAudience = 'urn:muster:api';
export const localScopes = 'openid profile email portal';

export const localIssuer = (settings: IdentitySettings): string => `${settings.publicUrl}/oidc`;

export const issuerOf = (settings: IdentitySettings): string => settings.foreign?.issuer ?? localIssuer(settings);

export const audienceOf = (settings: IdentitySettings): string => settings.foreign?.audience ?? localAudience;

/** What a guesser knows of this installation and of a person. */
export const namesOf = ({ publicUrl, client }: IdentitySettings, person: readonly string[]): readonly string[] => [
  'Muster',
  client.operatorName,
  new URL(publicUrl).hostname,
  ...person,
];

/** The public address and, on loopback, the machine's other names. */
export const clientOrigins = (settings: IdentitySettings): readonly string[] => {
  const url = new URL(settings.publicUrl);
  if (!['localhost', '127.0.0.1'].includes(url.hostname)) return [url.origin];
  const ports = settings.demo ? [url.port, '5173'] : [url.port];
  return ports.flatMap((port) =>
    ['localhost', '127.0.0.1'].map((host) => new URL(`${url.protocol}//${host}${port === '' ? '' : `:${port}`}`).origin),
  );
};

/** A stranger's address must be proved by mail or by the outside service. */
export const isSignUpOpen = ({ signUp, mails, foreign }: IdentitySettings): boolean => signUp && (mails || foreign !== null);

export const clientSettings = (settings: IdentitySettings) => ({
  publicUrl: settings.publicUrl,
  demo: settings.demo,
  mailbox: settings.mailbox,
  signUp: isSignUpOpen(settings),
  helpCenterUrl: settings.client.helpCenterUrl,
  adminUrl: settings.client.adminUrl,
  operatorName: settings.client.operatorName,
  sentryDsn: settings.client.sentryDsn,
  analytics: settings.client.analytics,
  helpWidgetUrl: settings.client.helpWidgetUrl,
  azureDevopsCloud: settings.client.azureDevopsCloud,
  oidc: {
    authority: issuerOf(settings),
    clientId: settings.foreign?.clientId ?? localClientId,
    scope: settings.foreign?.scopes ?? localScopes,
    extra: settings.foreign?.extra ?? {},
    hintParam: settings.foreign?.hintParam ?? 'connection',
  },
});

export type ClientSettings = ReturnType<typeof clientSettings>;

export const identitySettings = (config: Config): IdentitySettings => ({
  publicUrl: config.publicUrl,
  demo: config.demo,
  signUp: config.signUp,
  mails: config.demo || config.smtpUrl !== null,
  mailbox: config.demo && config.smtpUrl === null ? '/demo/mail' : null,
  foreign:
    config.oidcIssuer === null
      ? null
      : {
          issuer: config.oidcIssuer,
          clientId: config.oidcClientId ?? '',
          audience: config.oidcAudience ?? '',
          scopes: config.oidcScopes,
          extra: config.oidcExtra ?? {},
          hintParam: config.oidcHintParam,
        },
  staffDomains: config.staffDomains,
  session: { lasts: config.sessionDays * 86_400, idle: Math.min(config.sessionIdleHours * 3600, config.sessionDays * 86_400) },
  client: {
    helpCenterUrl: config.helpCenterUrl,
    adminUrl: config.adminUrl,
    operatorName: config.operatorName,
    sentryDsn: config.sentryDsn,
    analytics: config.analyticsUrl !== null,
    helpWidgetUrl: config.helpWidgetUrl,
    azureDevopsCloud: config.demo || config.azureClientId !== null,
  },
});
