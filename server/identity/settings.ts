import type { Config } from '../lib/config.ts';

/** A sign-in service outside of this server: Auth0, Keycloak, Entra or any other OpenID provider. */
export type ForeignIssuer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: string;
  readonly extra: Readonly<Record<string, string>>;
  readonly hintParam: string;
};

/** What identity needs to know about this installation. */
export type IdentitySettings = {
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Whether strangers may open a trial. */
  readonly signUp: boolean;
  /** Whether mails reach people, so that one can prove an address. */
  readonly mails: boolean;
  /** Where the mail of the demo is read while no server sends it. */
  readonly mailbox: string | null;
  readonly foreign: ForeignIssuer | null;
  readonly staffDomains: readonly string[];
  readonly client: ClientLinks;
};

/** Addresses and names that an operator chooses and the client shows; null hides the link. */
export type ClientLinks = {
  readonly helpCenterUrl: string | null;
  readonly adminUrl: string | null;
  readonly operatorName: string;
  readonly sentryDsn: string | null;
  /** Whether page views are counted of those who allow it. */
  readonly analytics: boolean;
  /** Script of the help widget. */
  readonly helpWidgetUrl: string | null;
  /** Whether customers can connect Azure DevOps in the cloud. */
  readonly azureDevopsCloud: boolean;
};

export const localClientId = 'muster-web';
export const localAudience = 'urn:muster:api';
export const localScopes = 'openid profile email portal';

export const localIssuer = (settings: IdentitySettings): string => `${settings.publicUrl}/oidc`;

export const issuerOf = (settings: IdentitySettings): string => settings.foreign?.issuer ?? localIssuer(settings);

export const audienceOf = (settings: IdentitySettings): string => settings.foreign?.audience ?? localAudience;

/** Origins from which this installation's own client may be opened: its public address and, on a loopback address, that machine's other names. */
export const clientOrigins = (settings: IdentitySettings): readonly string[] => {
  const url = new URL(settings.publicUrl);
  if (!['localhost', '127.0.0.1'].includes(url.hostname)) return [url.origin];
  const ports = settings.demo ? [url.port, '5173'] : [url.port];
  return ports.flatMap((port) =>
    ['localhost', '127.0.0.1'].map((host) => new URL(`${url.protocol}//${host}${port === '' ? '' : `:${port}`}`).origin),
  );
};

/** Whether strangers may open a trial: their address is proved by a mail, or by the outside service that they sign in with. */
export const isSignUpOpen = ({ signUp, mails, foreign }: IdentitySettings): boolean => signUp && (mails || foreign !== null);

/** What the client reads at start from /config.json. */
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

/** The part of the configuration that identity reads. */
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
