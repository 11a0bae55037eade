import { hasSessions, sessionCounts } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { severityLabels, triageLabels } from '#schema/vocabulary/issue.ts';
import { sharedReportFields, sharedReportLimits } from '#schema/vocabulary/shared-report.ts';
import { upcomingWindowStatuses } from '#schema/vocabulary/test.ts';
import { icon, mark, pageColours } from '#server/identity/pages.ts';
import { html, trusted } from '#server/lib/html.ts';
import type { Html, Page } from '#server/lib/html.ts';
import { fileCodeOf } from './read-report.ts';
import type { FoundReport, ReadReport, ReportCase, ReportFile, ReportIssue, ReportStats } from './read-report.ts';

/** The words of a text in a style sheet: every character that is no letter or digit is escaped. */
const inStyle = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `);

const style = `${pageColours}
@font-face{font-family:"Mona Sans Variable";src:url(/oidc/assets/mona-sans.woff2) format("woff2");font-weight:200 900;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--sheet);color:var(--ink);font:430 15px/23px "Mona Sans Variable",ui-sans-serif,system-ui,"Segoe UI",sans-serif;font-variant-ligatures:no-common-ligatures;overflow-wrap:anywhere}
body{margin:0 auto;max-width:880px;padding:32px 24px 48px}
h1,h2,h3,h4,p,ul,ol,dl,dd,table,figure{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:30px;line-height:36px;font-weight:640;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:20px;line-height:28px;font-weight:620;letter-spacing:-.01em;margin:40px 0 12px;padding-top:16px;border-top:1px solid var(--line-strong)}
h3{font-size:16px;line-height:24px;font-weight:600;margin:24px 0 8px}h4{font-size:13px;line-height:20px;font-weight:600;margin:12px 0 2px;color:var(--ink-2)}
a{color:var(--accent-solid);text-underline-offset:3px}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}
header{display:flex;flex-direction:column;gap:6px}
.brand{display:flex;align-items:center;gap:9px;font-weight:700;color:var(--ink-2);margin-bottom:16px}
.brand rect{fill:var(--accent-solid)}.brand g{fill:var(--on-accent)}.brand path{stroke:var(--on-accent)}.brand svg{flex:none}
.meta{color:var(--ink-2)}.code{font-variant-numeric:tabular-nums;white-space:nowrap}
.text{white-space:pre-wrap;max-width:72ch}.intro{margin-top:12px;font-size:16px;line-height:25px}
.quiet{color:var(--ink-3);font-size:13px;line-height:20px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:16px}nav a{display:inline-block;padding:4px 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:12px 24px}
.figures div{display:flex;flex-direction:column-reverse}.figures dt{color:var(--ink-2);font-size:13px;line-height:20px}.figures dd{font-size:24px;line-height:32px;font-weight:600;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px}
th{text-align:left;font-weight:560;color:var(--ink-2);vertical-align:bottom}th,td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);vertical-align:top}
th,td:has(>.pill),.whole{overflow-wrap:normal}th:last-child,td:last-child{padding-right:0}.n{text-align:right;font-variant-numeric:tabular-nums}td small{display:block;font-size:12px;line-height:16px;color:var(--ink-3)}
.pill{display:inline-block;border:1px solid var(--line-strong);border-radius:99px;padding:0 9px;font-size:12px;line-height:20px;font-weight:560;white-space:nowrap;color:var(--ink-2)}
.critical,.high,.fail{border-color:var(--danger-line);background:var(--danger-wash);color:var(--danger)}
article{margin-top:28px;padding-top:20px;border-top:1px solid var(--line)}article h3{margin:0 0 6px;font-size:18px;line-height:26px}
.pills{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:4px}
.files{display:flex;flex-wrap:wrap;gap:12px;margin-top:4px}.files li{max-width:100%}.files .plain{flex-basis:100%}
figure img{display:block;max-width:100%;width:auto;height:auto;max-height:420px;border:1px solid var(--line-strong);border-radius:6px;background:var(--hover)}
figcaption{font-size:12px;line-height:16px;margin-top:4px}
footer{margin-top:48px;padding-top:16px;border-top:1px solid var(--line-strong)}
.only-print{display:none}
@media(max-width:600px){body{padding:20px 16px 32px}h1{font-size:25px;line-height:31px}th,td{padding-right:8px}table{font-size:13px}nav a{padding:10px 0}}
@media(forced-colors:active){.pill,figure img{border-color:CanvasText}.brand rect{fill:Canvas;stroke:CanvasText}.brand g{fill:CanvasText}.brand path{stroke:CanvasText}}
@media print{
:root:root{--sheet:#fff;--hover:#fff;--line:#d5d9dc;--line-strong:#b3babf;--ink:#14191d;--ink-2:#3c464d;--ink-3:#59646c;--accent-solid:#14596e;--on-accent:#fff;--danger:#a3161b;--danger-wash:#fff;--danger-line:#d78d8f;color-scheme:light}
html{font-size:10pt;line-height:14pt}body{max-width:none;padding:0}h1{font-size:22pt;line-height:26pt}h2{font-size:14pt;line-height:19pt;margin:20pt 0 6pt;padding-top:8pt}h3,article h3{font-size:11.5pt;line-height:16pt}
table{font-size:9pt;line-height:12.5pt}.intro{font-size:11pt;line-height:16pt}nav,.screen{display:none}.only-print{display:inline}
h1,h2,h3,h4,thead{break-after:avoid}thead{display:table-header-group}tr,figure,.figures div,.pills{break-inside:avoid}
.text{max-width:none;orphans:3;widows:3}figure img{max-height:90mm;max-width:150mm}article{margin-top:16pt;padding-top:10pt}footer{margin-top:20pt;break-inside:avoid}}`;

/** Of each page of paper but the first: what it is of; of all: its number. */
const paper = (left: string, right: string): string => {
  const font = 'font:8pt sans-serif;color:#59646c';
  return `@page{size:A4;margin:20mm 16mm 18mm;@top-left{content:"${inStyle(left)}";${font}}@top-right{content:"${inStyle(right)}";${font}}@bottom-right{content:counter(page) " / " counter(pages);${font}}}
@page:first{margin-top:16mm;@top-left{content:none}@top-right{content:none}}`;
};

const framed = (status: number, title: string, head: string, body: Html): Page => ({
  status,
  style: head,
  script: null,
  leadsTo: [],
  body: html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title>${icon}<style>${trusted(head)}</style></head>
<body>${body}</body></html>`,
});

const plain = (status: number, title: string, words: string): Page =>
  framed(
    status,
    title,
    style,
    html`<header><p class="brand">${mark}<span>Muster</span></p></header><main><h1>${title}</h1><p class="text intro">${words}</p></main>`,
  );

export const unknownReport = plain(
  404,
  'There is no such report',
  'The link is not complete. Copy it whole, or ask whoever sent it to you.',
);
export const endedReport = plain(410, 'This report has ended', 'It has expired or was revoked. Ask whoever sent it to you for a new link.');
export const tooManyOpenings = plain(429, 'Too many calls', 'The report was opened too often from here. Wait a minute and open it again.');

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const at = (time: string): Html => html`<time datetime="${time}">${moment.format(new Date(time))} UTC</time>`;
const on = (time: string): Html => html`<time datetime="${time}">${day.format(new Date(time))}</time>`;

const windowWords = ({ testWindow: { status, ...times } }: ReadReport['test']): Html | string => {
  if (times.cancelledAt !== null) return html`cancelled on ${on(times.cancelledAt)}`;
  if (times.closedAt !== null) return html`finished on ${on(times.closedAt)}`;
  if (upcomingWindowStatuses.includes(status) || times.openedAt === null) return 'not started yet';
  return html`live since ${on(times.openedAt)}`;
};

const figure = (label: string, value: number): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

type Column = { readonly label: string; readonly number?: true };
const table = (label: string, columns: readonly Column[], rows: readonly (readonly (Html | string | number)[])[]): Html =>
  html`<table aria-label="${label}"><thead><tr>${columns.map((one) => (one.number === true ? html`<th scope="col" class="n">${one.label}</th>` : html`<th scope="col">${one.label}</th>`))}</tr></thead><tbody>${rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, place) => (columns[place]?.number === true ? html`<td class="n">${cell}</td>` : html`<td>${cell}</td>`))}</tr>`,
  )}</tbody></table>`;

const number = (label: string): Column => ({ label, number: true });
const above = (words: string, below: string | null | undefined): Html =>
  html`${words}${below === null || below === undefined || below === '' ? null : html`<small>${below}</small>`}`;
const code = (words: string): Html => html`<span class="code">${words}</span>`;
const pill = (name: string, label: string): Html => html`<span class="pill ${name}">${label}</span>`;

/** Sessions are submitted; nobody passes or fails them. */
const workOf = (stats: ReportStats, isExplored: boolean): readonly Html[] => {
  if (!isExplored)
    return [
      figure('Test cases', stats.testCasesTotalCount),
      ...stats.caseStatusCounts.map(({ status, count }) => figure(caseResultLabels[status], count)),
    ];
  const { submitted, expected } = sessionCounts(stats.resultCounts);
  return [figure('Sessions submitted', submitted), figure('Sessions expected', expected)];
};

const summaryOf = (stats: ReportStats, isExplored: boolean): Html => html`<section aria-labelledby="summary"><h2 id="summary">Summary</h2>
<dl class="figures">${figure('Testers', stats.participantsTotalCount)}${workOf(stats, isExplored)}</dl>
<h3>Issues by severity</h3><dl class="figures">${figure('All issues', stats.issuesTotalCount)}${figure('Critical', stats.issuesCriticalCount)}${figure('High', stats.issuesHighCount)}${figure('Medium', stats.issuesMediumCount)}${figure('Low', stats.issuesLowCount)}</dl>
${
  isExplored || stats.devices === undefined || stats.devices.length === 0
    ? null
    : html`<h3>Devices</h3>${table(
        'Devices',
        [{ label: 'Device' }, number('Failed'), number('Blocked'), number('Passed')],
        stats.devices.map((device) => [
          above(device.browserOrDevice ?? 'Unknown', device.operatingSystemAndVersion),
          device.testCasesFailedCount,
          device.testCasesBlockedCount,
          device.testCasesPassedCount,
        ]),
      )}`
}
${
  stats.testersResults === undefined || stats.testersResults.length === 0
    ? null
    : html`<h3>Testers</h3>${table(
        'Testers',
        [{ label: 'Tester' }, ...(isExplored ? [number('Submitted')] : [number('Failed'), number('Passed')]), number('Assigned')],
        stats.testersResults.map((tester) => [
          above(tester.testerName, tester.country?.name),
          ...(isExplored
            ? [tester.testCasesFailedCount + tester.testCasesPassedCount]
            : [tester.testCasesFailedCount, tester.testCasesPassedCount]),
          tester.testCasesTotalCount,
        ]),
      )}`
}</section>`;

const casesOf = (
  cases: readonly ReportCase[],
  total: number,
): Html => html`<section aria-labelledby="cases"><h2 id="cases">Test case results</h2>
${
  cases.length === 0
    ? html`<p class="meta">This test has no test cases.</p>`
    : table(
        'Test case results',
        [{ label: 'Code' }, { label: 'Test case' }, { label: 'Status' }, number('Results')],
        cases.map((one) => [
          code(one.code),
          above(one.name, one.section),
          pill(one.status, caseResultLabels[one.status]),
          one.resultsCount,
        ]),
      )
}${cases.length < total ? html`<p class="quiet">The first ${sharedReportLimits.cases} of ${total} test cases.</p>` : null}</section>`;

const sessionsOf = (cases: readonly ReportCase[]): Html => html`<section aria-labelledby="cases"><h2 id="cases">Sessions</h2>
${table(
  'Sessions',
  [{ label: 'Code' }, { label: 'Session' }, number('Submitted')],
  cases.map((one) => [code(one.code), one.name, one.resultsCount]),
)}</section>`;

const endingOf = (name: string): string => /\.[a-z0-9]{1,5}$/iu.exec(name)?.[0].toLowerCase() ?? '';
/** Testers name their files, sometimes by themselves: a report numbers them by their issue. */
const fileNameOf = (issueCode: string, place: number, name: string): string => `${issueCode}-${place}${endingOf(name)}`;

const fileOf =
  (token: string, issueCode: string) =>
  (file: ReportFile, place: number): Html => {
    const name = fileNameOf(issueCode, place + 1, file.name);
    const address = `/shared/${token}/${fileCodeOf(token, file.id)}`;
    return file.mediaKind === 'image'
      ? html`<li><figure><a class="screen" href="${address}"><img src="${address}" alt="${name}" loading="lazy"></a><img class="only-print" src="${address}" alt="${name}"><figcaption>${name}</figcaption></figure></li>`
      : html`<li class="plain"><a class="screen" href="${address}">${name}</a><span class="only-print">${name}, in the report on the web</span></li>`;
  };

const issueOf =
  (token: string) =>
  (issue: ReportIssue): Html => {
    const { environment, testerCountry, issueNote } = issue;
    const files = (issue.attachments ?? []).filter(({ archived }) => !archived);
    const where = [environment, testerCountry?.name].filter((words) => words !== null && words !== undefined && words !== '').join(', ');
    return html`<article id="${issue.code}" aria-label="${issue.code}"><h3>${issue.title}</h3>
<p class="pills">${pill('', issue.code)}${pill(issue.severity, severityLabels[issue.severity])}${pill('', triageLabels[issue.triageStatus])}</p>
${issue.issueFields.filter(({ code: name, value }) => value !== '' && name !== 'environment').map(({ label, value }) => html`<h4>${label}</h4><p class="text">${value}</p>`)}
${where === '' ? null : html`<h4>Environment</h4><p class="text">${where}</p>`}
${issue.testCases.length === 0 ? null : html`<h4>Found in</h4><p class="text">${issue.testCases.map(({ name }) => name).join('\n')}</p>`}
${issueNote === null || issueNote === undefined ? null : html`<h4>Note</h4><p class="text">${issueNote.note}</p>`}
${files.length === 0 ? null : html`<h4>Evidence</h4><ul class="files">${files.map(fileOf(token, issue.code))}</ul>`}</article>`;
  };

const issuesOf = (
  token: string,
  issues: readonly ReportIssue[],
  hasMore: boolean,
): Html => html`<section aria-labelledby="issues"><h2 id="issues">Issues</h2>
${
  issues.length === 0
    ? html`<p class="meta">There are no issues in this report.</p>`
    : table(
        'Issues',
        [{ label: 'Code' }, { label: 'Issue' }, { label: 'Severity' }, { label: 'Triage' }],
        issues.map((one) => [
          code(one.code),
          html`<a class="screen" href="#${one.code}">${one.title}</a><span class="only-print">${one.title}</span>`,
          pill(one.severity, severityLabels[one.severity]),
          html`<span class="whole">${triageLabels[one.triageStatus]}</span>`,
        ]),
      )
}${hasMore ? html`<p class="quiet">The first ${sharedReportLimits.issues} issues.</p>` : null}
${issues.map(issueOf(token))}</section>`;

type Shown = {
  readonly report: FoundReport;
  readonly read: ReadReport;
  readonly token: string;
  readonly now: string;
  readonly until: string;
};

/** The whole page: no script, nothing of the client, and nothing that the report leaves out. */
export const reportPage = ({ report, read: { test, stats, cases, issues }, token, now, until }: Shown): Page => {
  const { title, introduction, organizationName, leavesOut } = report;
  const testCasesTotalCount = cases?.total ?? stats?.testCasesTotalCount ?? 0;
  const isExplored = hasSessions({ activityType: test.activityType, testStats: { testCasesTotalCount } });
  const sections = [
    ...(stats === null ? [] : [['summary', 'Summary']]),
    ...(cases === null ? [] : [['cases', isExplored ? 'Sessions' : 'Test case results']]),
    ...(issues === null ? [] : [['issues', 'Issues']]),
  ];
  const without = leavesOut.map((name) => sharedReportFields[name].label.toLowerCase()).join(', ');
  return framed(
    200,
    title,
    `${style}\n${paper(title, organizationName)}`,
    html`<header><p class="brand">${mark}<span>${organizationName}</span></p><h1>${title}</h1>
<p class="meta"><span class="code">${test.code}</span> ${test.name}, ${windowWords(test)}</p>
<p class="quiet">As it stood at ${at(now)}.</p>
${introduction === '' ? null : html`<p class="text intro">${introduction}</p>`}
${sections.length < 2 ? null : html`<nav aria-label="Parts of this report"><ul>${sections.map(([id = '', label = '']) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></nav>`}</header>
<main>${stats === null ? null : summaryOf(stats, isExplored)}
${cases === null ? null : isExplored ? sessionsOf(cases.shown) : casesOf(cases.shown, cases.total)}
${issues === null ? null : issuesOf(token, issues.shown, issues.hasMore)}</main>
<footer class="quiet"><p>Shared by ${organizationName} for whoever has the link, until ${at(until)}.${without === '' ? null : ` Left out: ${without}.`}</p></footer>`,
  );
};
