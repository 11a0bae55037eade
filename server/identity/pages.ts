import { crowdField, crowdFieldRadius, crowdFieldStep } from '#schema/vocabulary/crowd-field.ts';

import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { html, trusted, type Html, type Page } from '../lib/html.ts';
import type { Invited } from './accounts.ts';
import { clientOrigins, isSignUpOpen, type IdentitySettings } from './settings.ts';

const light =
  '--pan:oklch(.93 .02 222);--off:oklch(.84 .03 222);--mid:oklch(.72 .06 222);--sheet:oklch(1 0 0);--hover:oklch(.957 .006 225);--line:oklch(.905 .008 225);--line-strong:oklch(.845 .012 225);--control:oklch(.625 .018 228);--ink:oklch(.235 .022 238);--ink-2:oklch(.405 .02 235);--ink-3:oklch(.497 .018 232);--accent-solid:oklch(.455 .092 224);--accent-hover:oklch(.395 .083 226);--accent-press:oklch(.345 .073 228);--on-accent:oklch(1 0 0);--focus:oklch(.5 .14 245);--danger:oklch(.495 .185 24);--danger-wash:oklch(.962 .02 24);--danger-line:oklch(.85 .065 24);color-scheme:light';

const dark =
  '--pan:oklch(.15 .014 232);--off:oklch(.27 .025 228);--mid:oklch(.42 .05 224);--sheet:oklch(.208 .013 235);--hover:oklch(.242 .015 235);--line:oklch(.292 .014 235);--line-strong:oklch(.365 .016 235);--control:oklch(.575 .02 235);--ink:oklch(.955 .006 225);--ink-2:oklch(.815 .012 228);--ink-3:oklch(.705 .015 230);--accent-solid:oklch(.745 .105 216);--accent-hover:oklch(.8 .1 214);--accent-press:oklch(.69 .1 218);--on-accent:oklch(.17 .025 235);--focus:oklch(.83 .12 214);--danger:oklch(.765 .135 24);--danger-wash:oklch(.262 .04 24);--danger-line:oklch(.44 .075 24);color-scheme:dark';

/** The colours of pages without the client, by what the browser prefers. */
export const pageColours = `:root{${light}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`;

const pageStyle = `${pageColours}
:root[data-theme=dark]{${dark}}
@font-face{font-family:"Mona Sans Variable";src:url(/oidc/assets/mona-sans.woff2) format("woff2");font-weight:200 900;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--sheet);color:var(--ink);font:430 13px/20px "Mona Sans Variable",ui-sans-serif,system-ui,"Segoe UI",sans-serif;font-variant-ligatures:no-common-ligatures;-webkit-font-smoothing:antialiased}
body{margin:0;min-height:100vh;display:flex}
h1,p,ul{margin:0;padding:0}ul{list-style:none}
h1{font-size:26px;line-height:32px;font-weight:620;letter-spacing:-.02em;text-wrap:balance}
svg{flex:none;display:block}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
main{flex:0 0 560px;display:flex;flex-direction:column;padding:32px 72px;min-width:0;min-height:100vh}
.brand{display:flex;align-items:center;gap:9px;color:var(--ink);font-weight:700;font-size:18px;letter-spacing:-.025em;align-self:flex-start;text-decoration:none}
.brand rect{fill:var(--accent-solid)}.brand g{fill:var(--on-accent)}.brand path{stroke:var(--on-accent)}
.body{margin:auto 0;padding:28px 0;display:flex;flex-direction:column;gap:14px;width:100%}
form{display:flex;flex-direction:column;gap:14px}
.lead{margin-top:4px;color:var(--ink-2);overflow-wrap:anywhere}.rule{font-size:12px;line-height:16px;color:var(--ink-3)}
.field{display:flex;flex-direction:column;gap:5px}
label{font-weight:560}.label{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.show{color:var(--accent-solid);font-weight:520;text-decoration:underline;text-underline-offset:3px;padding:4px 0;margin:-4px 0}.show[aria-pressed=true]{text-decoration-style:double}
input{width:100%;min-height:40px;padding:5px 10px;border:1px solid var(--control);border-radius:6px;background:var(--sheet);color:var(--ink);font:inherit;font-size:14px}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
[hidden]{display:none!important}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
.go{display:flex;align-items:center;justify-content:center;height:40px;border-radius:6px;font-size:14px;font-weight:560;background:var(--accent-solid);color:var(--on-accent);text-decoration:none;transition:background-color 90ms ease-out}
.go:hover{background:var(--accent-hover)}.go:active{background:var(--accent-press)}
.stay{display:flex;align-items:center;justify-content:center;height:40px;border-radius:6px;border:1px solid var(--line-strong);font-size:14px;font-weight:560;color:var(--ink);text-decoration:none}.stay:hover{background:var(--hover)}
.fault{border:1px solid var(--danger-line);background:var(--danger-wash);color:var(--danger);border-radius:8px;padding:9px 12px;font-weight:520}
.or{display:flex;align-items:center;gap:12px;color:var(--ink-3);font-size:12px;line-height:16px}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--line-strong)}
.accounts{border:1px solid var(--line-strong);border-radius:8px;overflow:hidden}
.accounts li+li{border-top:1px solid var(--line)}
.account{display:flex;align-items:center;gap:12px;padding:8px 12px;min-height:48px;width:100%;text-align:left}
.account:hover{background:var(--hover)}.account:focus-visible{outline-offset:-2px}
.account b{display:block;font-weight:520}.account i{display:block;font-style:normal;font-size:12px;line-height:16px;color:var(--ink-3)}
.account .who{flex:1;min-width:0}.account .mail{font-size:12px;color:var(--ink-3);white-space:nowrap}.account svg{color:var(--ink-3)}
.ways{display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap}.ways a{color:var(--accent-solid);font-weight:520;text-underline-offset:3px;padding:4px 0}
.foot{display:flex;justify-content:space-between;flex-wrap:wrap;gap:8px;font-size:12px;line-height:16px;color:var(--ink-3)}
.foot a{color:inherit;text-underline-offset:3px}
.field-picture{flex:1;position:relative;background:var(--pan);overflow:hidden}
.field-picture svg{position:absolute;inset:0;width:100%;height:100%}
.field-picture svg{stroke-linecap:round}.c0{stroke:var(--off)}.c1{stroke:var(--mid)}.c2{stroke:var(--accent-solid)}
@media(max-width:900px){.field-picture{display:none}main{flex:1;padding:24px}.body{margin:0}html{font-size:14px}input{font-size:16px;min-height:44px}.go,.stay{height:44px}.ways a{padding:12px 0;margin:-8px 0}.brand{padding:12px 0;margin:-12px 0}.show{padding:12px 0;margin:-12px 0}.account .mail{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`;

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

/** The sign of the product. */
export const mark = trusted(
  '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 24 24"><rect width="24" height="24" rx="6"/><g><circle cx="5.8" cy="7.2" r="1.45"/><circle cx="5.8" cy="12" r="1.45"/><circle cx="5.8" cy="16.8" r="1.45"/><circle cx="18.2" cy="12" r="1.45"/><circle cx="18.2" cy="16.8" r="1.45"/></g><path d="m8.8 10.6 3.2 3.9 6.2-7.5" fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

const arrow = trusted(
  '<svg aria-hidden="true" width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"/><path d="m12 5 7 7-7 7"/></svg>',
);

const helpLink = (settings: IdentitySettings): Html | null =>
  settings.client.helpCenterUrl === null ? null : html`<a href="${settings.client.helpCenterUrl}" rel="noopener">Help Center</a>`;

export const icon = trusted('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');

/** Hidden where no script runs; the field is hidden again before it is sent, so that no browser keeps the password as a text. */
const showPassword = `for (const button of document.querySelectorAll('.show')) {
const field = document.getElementById(button.getAttribute('aria-controls'));
const show = (on) => { field.type = on ? 'text' : 'password'; button.setAttribute('aria-pressed', String(on)); };
button.hidden = false;
button.addEventListener('click', () => { show(field.type === 'password'); field.focus(); });
field.form.addEventListener('submit', () => show(false));
}`;

const showButton = html`<button class="show" type="button" aria-controls="password" aria-pressed="false" hidden>Show password</button>`;

type Frame = {
  readonly title: string;
  readonly status: number;
  readonly theme: Theme;
  readonly body: Html;
  readonly script?: string;
};

export const frame = (settings: IdentitySettings, { title, status, theme, body, script }: Frame): Page => ({
  status,
  style: pageStyle,
  script: script ?? null,
  leadsTo: clientOrigins(settings),
  body: html`<!doctype html>
<html lang="en"${theme === null ? null : html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Muster</title>${icon}<style>${trusted(pageStyle)}</style></head>
<body><main><a class="brand" href="${settings.publicUrl}/">${mark}<span>Muster</span></a>
<div class="body">${body}</div>
<p class="foot"><span>© ${new Date().getUTCFullYear()} ${settings.client.operatorName}</span>${helpLink(settings)}</p></main>${picture}${script === undefined ? null : html`<script>${trusted(script)}</script>`}</body></html>`,
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
  /** Of somebody who has not signed in yet. */
  readonly invitation?: Invited | null;
};

const invitedTitle = ({ organization }: Invited): string => `Join ${organization}`;

const invitedLead = ({ organization, inviter }: Invited, email: string): string =>
  `${inviter === null ? `You are invited to ${organization}` : `${inviter} invites you to ${organization}`}. Choose a password: you sign in with it as ${email}.`;

const rule = html`<p class="rule" id="rule">At least 10 characters. It signs you in at once.</p>`;

const passwordField = (invalid: Html | null, below: Html | null = null): Html =>
  html`<div class="field"><div class="label"><label for="password">Password</label>${showButton}</div><input id="password" name="password" type="password" autocomplete="new-password" minlength="10" maxlength="1024" required${invalid}>${below}</div>`;

export const passwordPage = (settings: IdentitySettings, { hasPassword = true, invitation = null, ...page }: PasswordPage): Page =>
  frame(settings, {
    title: !hasPassword ? 'Open your trial' : invitation === null ? 'Choose a password' : invitedTitle(invitation),
    ...(hasPassword && { script: showPassword }),
    status: page.status,
    theme: page.theme,
    body: hasPassword
      ? html`<div><h1>${invitation === null ? 'Choose a password' : invitedTitle(invitation)}</h1><p class="lead">${invitation === null ? `For ${page.email}.` : invitedLead(invitation, page.email)}</p></div>
<form method="post">${fault(page.fault)}<input name="username" autocomplete="username" value="${page.email}" readonly hidden>
${passwordField(page.fault === null ? html` autofocus aria-describedby="rule"` : html` autofocus aria-invalid="true" aria-describedby="fault rule"`, rule)}
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
    ...(hasPassword && { script: showPassword }),
    status,
    theme,
    body: html`<div><h1>Set up Muster</h1><p class="lead">You become the first operator of this installation: you make organizations and invite their people.</p></div>
<form method="post">${field('organization', 'Your company', 'organization')}
${field('firstName', 'First name', 'given-name')}
${field('lastName', 'Last name', 'family-name')}
${field('email', 'Email', 'username', 'email')}
${hasPassword ? passwordField(html` aria-describedby="${refused?.field === 'password' ? 'fault rule' : 'rule'}"${refused?.field === 'password' ? html` aria-invalid="true"` : null}${focus('password')}`, html`${words('password')}${rule}`) : null}
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
