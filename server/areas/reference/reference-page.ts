import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
  parse,
} from 'graphql';
import type { GraphQLArgument, GraphQLEnumValue, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLType } from 'graphql';
import { apiTokenScopes } from '#schema/vocabulary/api-token.ts';
import { organizationFlags } from '#schema/vocabulary/operator.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import type { AuthorizationRow, Scarce } from '#schema/authorization/row.ts';
import { icon, mark, pageColours } from '#server/identity/pages.ts';
import { html, trusted } from '#server/lib/html.ts';
import type { Html, Page } from '#server/lib/html.ts';
import { readReference } from './reference.ts';
import type { Reference, ReferenceOperation } from './reference.ts';

const style = `${pageColours}
@font-face{font-family:"Mona Sans Variable";src:url(/oidc/assets/mona-sans.woff2) format("woff2");font-weight:200 900;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--sheet);color:var(--ink);font:430 15px/23px "Mona Sans Variable",ui-sans-serif,system-ui,"Segoe UI",sans-serif;font-variant-ligatures:no-common-ligatures;overflow-wrap:anywhere;scroll-padding-top:16px}
body{margin:0 auto;max-width:1180px;padding:32px 24px 64px;display:grid;grid-template-columns:240px minmax(0,1fr);gap:0 48px}header,main{grid-column:2}nav{grid-column:1;grid-row:1/3}
h1,h2,h3,p,ul,dl,dd,pre,table{margin:0;padding:0}ul{list-style:none}
h1{font-size:30px;line-height:36px;font-weight:640;letter-spacing:-.02em;margin-bottom:8px}
h2{font-size:20px;line-height:28px;font-weight:620;margin:48px 0 4px;padding-top:16px;border-top:1px solid var(--line-strong)}
h3{font-size:16px;line-height:24px;font-weight:600}
a{color:var(--accent-solid);text-underline-offset:3px}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}:target{scroll-margin-top:16px}h3:target,h3:target a{text-decoration:underline 2px}
h3 a{color:inherit;text-decoration:none}
.brand{display:flex;align-items:center;gap:9px;font-weight:700;color:var(--ink-2);margin-bottom:16px}
.brand rect{fill:var(--accent-solid)}.brand g{fill:var(--on-accent)}.brand path{stroke:var(--on-accent)}.brand svg{flex:none}
nav{font-size:13px;line-height:20px;position:sticky;top:0;max-height:100vh;overflow:auto;padding:4px 4px 32px;align-self:start}
nav summary{cursor:pointer;padding:4px 0;font-weight:560}nav li a{display:block;padding:2px 0 2px 14px;color:var(--ink-2);text-decoration:none}nav li a:hover{text-decoration:underline}
article{margin-top:28px}article>p{max-width:72ch}
pre,code{font:13px/20px ui-monospace,"SF Mono",Menlo,Consolas,monospace}
pre{margin-top:8px;padding:10px 12px;background:var(--hover);border:1px solid var(--line);border-radius:6px;overflow-x:auto;overflow-wrap:normal}
details pre{margin-top:4px}article details{margin-top:6px;font-size:13px}article summary{cursor:pointer;color:var(--ink-2);padding:2px 0;width:fit-content}
.meta{color:var(--ink-2);font-size:13px;line-height:20px;margin-top:6px}
.pill{display:inline-block;border:1px solid var(--line-strong);border-radius:99px;padding:0 9px;font-size:12px;line-height:20px;font-weight:560;color:var(--ink-2);margin-left:8px}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px;margin-top:8px}
th{text-align:left;font-weight:560;color:var(--ink-2)}th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}td:last-child,th:last-child{padding-right:0}
@media(max-width:900px){body{display:block;padding:20px 16px 40px}nav{position:static;max-height:none;margin-top:16px}nav summary,nav li a{padding-top:10px;padding-bottom:10px}h1{font-size:25px;line-height:31px}}
@media(forced-colors:active){.pill,pre{border-color:CanvasText}.brand rect{fill:Canvas;stroke:CanvasText}.brand g{fill:CanvasText}.brand path{stroke:CanvasText}}
@media print{nav,details{display:none}body{display:block;max-width:none;padding:0}h2,h3{break-after:avoid}tr,pre{break-inside:avoid}}`;

const taken: Readonly<Record<Scarce, string>> = {
  outside: 'Calls a tool outside: 30 a minute.',
  export: 'Makes a file: 10 a minute.',
  message: 'Writes to people: 60 a minute.',
};

/** A type as it is written, its name a link to what it is; what the language has, or is here by its operations, has no words of its own. */
const typed = (type: GraphQLType): Html => {
  const named = getNamedType(type);
  const { name } = named;
  if (isSpecifiedScalarType(named) || name === 'Query') return html`${String(type)}`;
  const [before = '', after = ''] = String(type).split(name);
  return html`${before}<a href="#${name}">${name}</a>${after}`;
};

const joined = (parts: readonly Html[], between: string): Html => html`${parts.map((part, at) => html`${at === 0 ? '' : between}${part}`)}`;

const given = ({ name, type, defaultValue }: GraphQLArgument): Html =>
  html`${name}: ${typed(type)}${defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`}`;

const signature = ({ name, args, type }: GraphQLField<unknown, unknown>): Html => {
  const parts = args.map(given);
  const list = parts.length === 0 ? '' : parts.length < 3 ? html`(${joined(parts, ', ')})` : html`(\n  ${joined(parts, ',\n  ')}\n)`;
  return html`<pre tabindex="0"><code>${name}${list}: ${typed(type)}</code></pre>`;
};

const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const whoMay = (row: AuthorizationRow): string => {
  const many = roles.flatMap((role) => {
    const access = row[role];
    const label = `${roleLabels[role].toLowerCase()}s`;
    if (access === 'n') return [];
    return [access === 'acc' ? `${label} who accepted the test` : access === 'own' ? `${label}, of their own` : label];
  });
  const flags = (row.flags ?? []).map((name) => `“${organizationFlags[name].label}”`);
  return `${titleOf(many.join(', '))}${flags.length === 0 ? '' : `, where the organization has ${flags.join(' and ')}`}.`;
};

const words = (description: string | null | undefined): Html | null =>
  description === null || description === undefined ? null : html`<p>${description}</p>`;

const operation = ({ kind, field, row, scope, example }: ReferenceOperation): Html => html`<article>
<h3 id="${kind}-${field.name}"><a href="#${kind}-${field.name}">${field.name}</a><span class="pill">${kind}</span></h3>
${words(field.description)}${field.deprecationReason == null ? null : html`<p><strong>Deprecated:</strong> ${field.deprecationReason}</p>`}
${signature(field)}
<p class="meta">Token: ${apiTokenScopes[scope].label}. ${whoMay(row)} ${(row.takes ?? []).map((each) => taken[each]).join(' ')}</p>
<details><summary>Example</summary><pre tabindex="0"><code>${print(parse(example))}</code></pre></details>
</article>`;

const row = (name: Html | string, type: Html | null, about: string | null | undefined, deprecated: string | null | undefined): Html =>
  html`<tr><td><code>${name}</code></td>${type === null ? null : html`<td><code>${type}</code></td>`}<td>${about ?? ''}${deprecated == null ? null : html` <strong>Deprecated:</strong> ${deprecated}`}</td></tr>`;

const table = (label: string, columns: readonly string[], rows: readonly Html[]): Html =>
  html`<table aria-label="${label}"><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;

const fieldRow = (field: GraphQLField<unknown, unknown> | GraphQLInputField): Html => {
  const args = 'args' in field ? field.args.map(given) : [];
  return row(
    args.length === 0 ? field.name : html`${field.name}(${joined(args, ', ')})`,
    typed(field.type),
    field.description,
    field.deprecationReason,
  );
};

const valueRow = ({ name, description, deprecationReason }: GraphQLEnumValue): Html => row(name, null, description, deprecationReason);

const contentsOf = (type: GraphQLNamedType): Html | null => {
  if (isEnumType(type)) {
    const values = type.getValues();
    return values.some(({ description, deprecationReason }) => description != null || deprecationReason != null)
      ? table(type.name, ['Value', 'What it is'], values.map(valueRow))
      : html`<p><code>${values.map(({ name }) => name).join(' · ')}</code></p>`;
  }
  if (isUnionType(type)) return html`<p>One of ${joined(type.getTypes().map(typed), ', ')}.</p>`;
  if (isObjectType(type) || isInputObjectType(type))
    return table(type.name, ['Field', 'Type', 'What it is'], Object.values(type.getFields()).map(fieldRow));
  return null;
};

const kindOf = (type: GraphQLNamedType): string =>
  isInputObjectType(type) ? 'input' : isEnumType(type) ? 'enum' : isScalarType(type) ? 'scalar' : isUnionType(type) ? 'union' : 'type';

const described = (type: GraphQLNamedType): Html =>
  html`<article><h3 id="${type.name}"><a href="#${type.name}">${type.name}</a><span class="pill">${kindOf(type)}</span></h3>${words(type.description)}${contentsOf(type)}</article>`;

const contents = ({ areas, types }: Reference): Html => html`<nav aria-label="Contents">
${areas.map(
  ({ name, operations }) =>
    html`<details><summary>${titleOf(name)}</summary><ul>${operations.map(({ kind, field }) => html`<li><a href="#${kind}-${field.name}">${field.name}</a></li>`)}</ul></details>`,
)}
<details><summary>Types</summary><ul>${types.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></details></nav>`;

/** What programs may call, of the version that runs here. */
export const referencePage = (address: string, reference: Reference = readReference()): Page => ({
  status: 200,
  style,
  script: null,
  leadsTo: [],
  body: html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>API reference · Muster</title>${icon}<style>${trusted(style)}</style></head>
<body><header>
<p class="brand">${mark}<span>Muster</span></p>
<h1>API reference</h1>
<p>Programs send GraphQL by <code>POST ${address}</code> with the header <code>Authorization: Bearer</code> and a token, which you make under User settings, Sign-in. Each operation says what its token must include and whose it may be. A change answers <code>successful</code> and, where it was refused, <code>errors</code> with a code, words and the field.</p></header>
${contents(reference)}<main>
${reference.areas.map(({ name, operations }) => html`<section aria-labelledby="area-${name}"><h2 id="area-${name}">${titleOf(name)}</h2>${operations.map(operation)}</section>`)}
<section aria-labelledby="types"><h2 id="types">Types</h2>${reference.types.map(described)}</section>
</main></body></html>`,
});
