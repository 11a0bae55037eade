import { crowdField, crowdFieldRadius, crowdFieldStep } from '#schema/vocabulary/crowd-field.ts';

import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { html, trusted, type Html, type Page } from '../lib/html.ts';
import { pageStyle } from './page-style.ts';
import { clientOrigins, isSignUpOpen, type IdentitySettings } from './settings.ts';

export type Theme = 'light' | 'dark' | null;

const centre = (index: number): number => crowdFieldStep / 2 + index * crowdFieldStep;

const dotsOf = (kind: keyof typeof crowdFieldRadius): string => {
  const places = crowdField.flatMap((row, y) =>
    row.split('').flatMap((each, x) => (each === kind ? [`M${centre(x)} ${centre(y)}h0`] : [])),
  );
  return `<path d="${places.join('')}" stroke-width="${crowdFieldRadius[kind] * 2}"/>`;
};

const dots = `<g class="c0">${dotsOf('.')}</g><g class="c1">${dotsOf('o')}</g><g class="c2">${dotsOf('#')}</g>`;

const picture = trusted(
  `<div class="field-picture"><svg viewBox="0 0 676 884" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${dots}</svg></div>`,
);

const mark = trusted(
  '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 24 24"><rect width="24" height="24" rx="6"/><g><circle cx="5.8" cy="7.2" r="1.45"/><circle cx="5.8" cy="12" r="1.45"/><circle cx="5.8" cy="16.8" r="1.45"/><circle cx="18.2" cy="12" r="1.45"/><circle cx="18.2" cy="16.8" r="1.45"/></g><path d="m8.8 10.6 3.2 3.9 6.2-7.5" fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

const arrow = trusted(
  '<svg aria-hidden="true" width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"/><path d="m12 5 7 7-7 7"/></svg>',
);

const helpLink = (settings: IdentitySettings): Html | null =>
  settings.client.helpCenterUrl === null ? null : html`<a href="${settings.client.helpCenterUrl}" rel="noopener">Help Center</a>`;

const icon = trusted('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');

type Frame = { readonly title: string; readonly status: number; readonly theme: Theme; readonly body: Html };

export const frame = (settings: IdentitySettings, { title, status, theme, body }: Frame): Page => ({
  status,
  style: pageStyle,
  script: null,
  leadsTo: clientOrigins(settings),
  body: html`<!doctype html>
<html lang="en"${theme === null ? null : html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Muster</title>${icon}<style>${trusted(pageStyle)}</style></head>
<body><main><a class="brand" href="${settings.publicUrl}/">${mark}<span>Muster</span></a>
<div class="body">${body}</div>
<p class="foot"><span>© ${new Date().getUTCFullYear()} ${settings.client.operatorName}</span>${helpLink(settings)}</p></main>${picture}</body></html>`,
});

export const fault = (words: string | null): Html | null =>
  words === null ? null : html`<p class="fault" id="fault" role="alert">${words}</p>`;

const accountButtons = (): readonly Html[] =>
  demoAccounts.map(
    (account) =>
      html`<li><form method="post"><input type="hidden" name="email" value="${account.email}"><input type="hidden" name="password" value="${demoPassword}"><button class="account"><span class="who"><b>${account.title}</b><i>${account.about}</i></span><span class="mail">${account.email}</span>${arrow}</button></form></li>`,
  );

export type SignInPage = {
  readonly email: string;
  readonly fault: string | null;
  readonly status: number;
  readonly theme: Theme;
};

export const signInPage = (settings: IdentitySettings, page: SignInPage): Page => {
  const invalid = page.fault === null ? null : html` aria-invalid="true" aria-describedby="fault"`;
  return frame(settings, {
    title: 'Sign in',
    status: page.status,
    theme: page.theme,
    body: html`<h1>Sign in</h1>
<form method="post">${fault(page.fault)}
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" maxlength="255" required value="${page.email}"${page.email === '' ? html` autofocus` : null}${invalid}></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${page.email === '' ? null : html` autofocus`}${invalid}></div>
<button class="go">Sign in</button></form>
<p class="ways"><a href="${settings.publicUrl}/oidc/forgotten${page.email === '' ? '' : `?login_hint=${encodeURIComponent(page.email)}`}">Forgot your password?</a>${isSignUpOpen(settings) ? html`<a href="${settings.publicUrl}/signup">Sign up</a>` : null}</p>
${settings.demo ? html`<p class="or">Demo accounts, password ${demoPassword}</p><ul class="accounts">${accountButtons()}</ul>` : null}`,
  });
};

export type PasswordPage = {
  readonly email: string;
  readonly fault: string | null;
  readonly status: number;
  readonly theme: Theme;
  /** False where another service holds passwords. */
  readonly hasPassword?: boolean;
};

export const passwordPage = (settings: IdentitySettings, { hasPassword = true, ...page }: PasswordPage): Page =>
  frame(settings, {
    title: hasPassword ? 'Choose a password' : 'Open your trial',
    status: page.status,
    theme: page.theme,
    body: hasPassword
      ? html`<div><h1>Choose a password</h1><p class="lead">For ${page.email}. At least 10 characters.</p></div>
<form method="post">${fault(page.fault)}<input name="username" autocomplete="username" value="${page.email}" readonly hidden>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="10" maxlength="1024" required autofocus${page.fault === null ? null : html` aria-invalid="true" aria-describedby="fault"`}></div>
<button class="go">Save password</button></form>`
      : html`<div><h1>Open your trial</h1><p class="lead">For ${page.email}.</p></div>
<form method="post"><button class="go">Open the trial</button></form>`,
  });

export type FirstOperatorForm = {
  readonly organization: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

type FirstOperatorPage = {
  readonly form: FirstOperatorForm;
  readonly hasPassword: boolean;
  readonly fault: { readonly field: string; readonly words: string } | null;
  readonly status: number;
  readonly theme: Theme;
};

export const firstOperatorPage = (
  settings: IdentitySettings,
  { form, hasPassword, fault: refused, status, theme }: FirstOperatorPage,
): Page => {
  const of = (name: string): Html | null => (refused?.field === name ? html` aria-invalid="true" aria-describedby="fault"` : null);
  const focus = (name: string): Html | null => ((refused?.field ?? 'organization') === name ? html` autofocus` : null);
  const words = (name: string): Html | null =>
    refused?.field === name ? html`<p class="fault" id="fault" role="alert">${refused.words}</p>` : null;
  const field = (name: keyof FirstOperatorForm, label: string, autocomplete: string, type = 'text'): Html =>
    html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="255" required value="${form[name]}"${of(name)}${focus(name)}>${words(name)}</div>`;
  return frame(settings, {
    title: 'First operator',
    status,
    theme,
    body: html`<div><h1>Set up Muster</h1><p class="lead">You become the first operator of this installation: you make organizations and invite their people.</p></div>
<form method="post">${field('organization', 'Your company', 'organization')}
${field('firstName', 'First name', 'given-name')}
${field('lastName', 'Last name', 'family-name')}
${field('email', 'Email', 'username', 'email')}
${hasPassword ? html`<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="10" maxlength="1024" required aria-describedby="${refused?.field === 'password' ? 'fault' : 'rule'}"${refused?.field === 'password' ? html` aria-invalid="true"` : null}${focus('password')}>${words('password')}<p class="rule" id="rule">At least 10 characters.</p></div>` : null}
<button class="go">Become operator</button></form>`,
  });
};

export const failurePage = (
  settings: IdentitySettings,
  failure: { code: string; description: string | null; status?: number; theme?: Theme; title?: string },
): Page => {
  const title = failure.title ?? 'Sign-in stopped';
  return frame(settings, {
    title,
    status: failure.status ?? 400,
    theme: failure.theme ?? null,
    body: html`<div><h1>${title}</h1><p class="lead">${failure.description ?? failure.code}</p></div>
<a class="go" href="${settings.publicUrl}/">Start again</a>`,
  });
};

const submit = `document.forms[0].submit()`;

const withButton = (form: string, button: string): Html => trusted(form.replace('</form>', `${button}</form>`));

/** Another site's page may not sign a person out without a question. */
export const logoutQuestion = (settings: IdentitySettings, form: string, theme: Theme): Page =>
  frame(settings, {
    title: 'Sign out',
    status: 200,
    theme,
    body: html`<div><h1>Sign out?</h1><p class="lead">Another page asks to sign you out of Muster. What is not saved in other tabs may be lost.</p></div>
${withButton(form, '<button class="go" name="logout" value="yes">Sign out</button>')}
<a class="stay" href="${settings.publicUrl}/">Stay signed in</a>`,
  });

/** No question: the person pressed Logout. */
export const logoutPage = (settings: IdentitySettings, form: string): Page => ({
  status: 200,
  style: '',
  script: submit,
  leadsTo: clientOrigins(settings),
  body: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing out · Muster</title>${icon}</head><body>${withButton(form, '<input type="hidden" name="logout" value="yes"><noscript><button>Continue</button></noscript>')}<script>${trusted(submit)}</script></body></html>`,
});
