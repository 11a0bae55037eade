import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { filesOf, projectRoot, textOf } from '../support/tree.ts';
import { namesOf } from '#machines/testing/transition-names.ts';

/** What is not taken in a browser, and why; the walks of the charts take it all. */
const excepted: Readonly<Record<string, readonly RegExp[]>> = {
  'a press that fills nothing in has no field that could change or be wrong, and an answer is typed into what keeps it': [
    /^(?:answerServiceRequest|offerPassword|restorePerson): editing -- form\.change /,
    /^(?:offerPassword|restorePerson): sending -- xstate\.done\.actor\.send #1 /,
  ],
  'a form is answered before anybody types on, puts it away or asks for it again': [
    /^(?:addCredits|answerServiceRequest|changePassword|createApiToken|createCrowdToken|createServiceToken|createOrganization|createSharedReport|invitePerson|offerPassword|requestService|restorePerson|saveOrganization|savePayoutMultiplier|savePerson|saveService|saveView|startSupport): sending -- form\.change /,
    /^(?:createApiToken|createCrowdToken|createOrganization|createServiceToken|createSharedReport|invitePerson|saveService|startSupport): sending\.(?:shown -- form\.cancel|hidden -- form\.open) /,
  ],
  'what a form says that is refused or not answered is seen at other forms of the same factory': [
    /^(?:createApiToken|createCrowdToken|createServiceToken|createSharedReport|invitePerson|offerPassword|restorePerson): sending -- xstate\.(?:done\.actor\.send #2|error\.actor\.send #0) /,
  ],
  'what only watches or tells does not fail': [
    /xstate\.error\.actor\.(?:watch\w+|follow\w+|carryActs|carryApprovals|carryTurns|carryTags|carryFiles|sendFiles|leadRouter|registerActivity|finishActivity|forgetSession|findImport|keepImport) /,
  ],
  'those whom the chart of an issue refuses do not see the desk, and its controls are disabled': [
    /^judge: ready -- (?:issues\.untriage #2|issues\.(?:merge|unmerge) #1|(?:severity|reason|original)\.choose #1) /,
    /^judge: naming -- original\.pick #[12] /,
  ],
  'what is judged from the keyboard is shown before the next key, but on a slow line': [
    /^judge: ready -- (?:issues\.accept|issues\.reject|issues\.untriage|severity\.choose|reason\.choose|original\.choose) #0 /,
    /^judge: \(start\) -- (?:issue\.shown|issue\.leave) #0 /,
    /^moderateResult: (?:viewing -- key\.press #1|\(start\) -- result\.shown #0) /,
  ],
  'what is in work may be done before anybody asks again': [/^organizationRestores: waiting -- archives\.reload /],
  'a list is read before anybody asks for it again': [/^organization(?:Archives|Restores): loading -- archives\.reload /],
  'a thing that somebody else changed meanwhile is taken back by nobody, which two people try on PostgreSQL': [
    /^judge: \(start\) -- (?:undo\.answered #0|act\.answered #[12]) /,
    /^rejectResult: undoing -- xstate\.done\.actor\.unrejectResult #2 /,
  ],
  'a draft that may not be discarded is not offered it, but where somebody launches it at that moment': [
    /^buildRequest: discarding -- xstate\.done\.actor\.discardDraft #1 /,
    /^recoverDraft: discarding -- xstate\.done\.actor\.discardDraft #1 /,
  ],
  'what the chart of a person refuses is not offered at the desk': [/^savePerson: sending -- xstate\.done\.actor\.send #1 /],
  'the page is left for the sign-in, or a key would have to lie unused for nine minutes': [
    /^azureGrant: (?:leaving|granted) -- xstate\.after\./,
  ],
  'the server names no tracker that the page does not know': [/^exportToTracker: choosing -- destination\.choose #2 /],
  'a page holds 25 issues and a selection fifty, so that one more page is enough': [
    /^walkIssues: selecting\.gathering -- list\.(?:changed #1|replaced #0) /,
  ],
  'a group that is locked for want of testers has them chosen by hand, whatever earlier tests are left out': [
    /^testerGroup: locked -- earlier\.change #0 /,
  ],
  'what was sent leaves the list with the answer, and the act that sent it with the list': [
    /^retryRunResults: sending -- xstate\.done\.actor\.send #0 /,
  ],
  'the calls of the page itself get through before the one that tries is answered': [
    /^connection: watched\.live\.retrying -- xstate\.done\.actor\.tryCall #0 /,
  ],
  'whether there is a line is told to everybody before whoever asked, and the connection asks sooner': [
    /^sendActs: held\.(?:doubting|trying) -- xstate\.error\.actor\.tryLine #0 /,
    /^sendActs: held\.cut -- xstate\.after\.retryPause\./,
  ],
  'what is given or answered between two decisions that are sent again is a matter of moments': [
    /^sendActs: held(?:\.sending -- act\.answered #1| -- act\.give #0) /,
  ],
  'the page leaves for the sign-in service first': [
    /^signIn: (?:expired|refused) -- signOut\.start /,
    /^signIn: signingOut -- xstate\.done\.actor\.endSession /,
    /^autoExportSettings: saving -- xstate\.done\.actor\.saveSettings #2 /,
    /^configureIntegration: saving -- xstate\.done\.actor\.saveSettings #1 /,
  ],
  'a flow within a flow ends badly only by a fault of the program': [
    /^(?:buildRequest|launchWizard): .*xstate\.error\.actor\.(?:keepDraft|chooseSchedule|launchWizard|\w+Step) /,
    /^testerGroup: .*xstate\.error\.actor\.selectTesters /,
    /^(?:scopeStep|testDataStep): .*xstate\.error\.actor\.(?:importRows|pickVideoCases) /,
    /^launchWizard: failed -- step\.retry /,
    /^preview: launched\.naming -- xstate\.error\.actor\.nameOrganization /,
    /^(?:simpleRequest|holdForm): filling -- xstate\.error\.actor\.keepForm /,
  ],
  'steps follow one another without test data only where an organization has none': [
    /^launchWizard: targeting -- xstate\.done\.actor\.targetingStep #1 /,
    /^launchWizard: review -- step\.back #1 /,
  ],
  'a tab that is asked for its draft is answered by the browser or hands it over before anybody can take it': [
    /^keepDraft: hold\.yielding -- (?:hold\.lost|xstate\.after\.yieldPause\S*) /,
    /^keepDraft: hold\.giving -- (?:hold\.lost|xstate\.error\.actor\.giveDraft) /,
  ],
  'a refused copy is tried again a second later, when most pages have moved on': [/^keepDraft: copy\.uncopied -- xstate\.after/],
  'a message that is sent has an answer also where the server gave none': [
    /^deliverMessage: sending -- xstate\.error\.actor\.sendMessage /,
  ],
  'the ten seconds of a launch are longer than any page looks at it': [/^takeBackLaunch: offered -- xstate\.after/],
  'a copy is written within a millisecond': [/^keepDraft: copy\.keeping -- (?:draft\.change|draft\.confirmed) /],
  'what other pages left is looked for as a page opens and as the line is found: one that is lost in that moment is met by nobody': [
    /^sendActs: held(?:\.cut)? -- acts\.adopt #0 /,
  ],
  'a decision that is lost beside others that wait was on its way as the line was lost, and is repeated for four seconds before it counts':
    [/^sendActs: (?:held|held\.cut|held\.sending) -- act\.lost #0 /],
  'the first socket opens or is refused within five seconds': [/^connection: watched\.opening -- xstate\.after/],
  'the socket does not try while the browser says that there is no network': [/^connection: watched\.offline\.cut -- socket\.opened /],
};

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const flowFiles = filesOf('machines/flows/**/*.ts').filter((path) => !/\.(?:test|builders)\.ts$/u.test(path));

type Flow = { readonly machine: AnyStateMachine; readonly isMade: boolean };

/** All charts of the page, and whether one is made by a factory that makes others of the same drawing. */
async function findFlows(): Promise<readonly Flow[]> {
  const modules = await Promise.all(
    flowFiles.map(async (path) => {
      const exported = (await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>;
      const isMade = /from '#?[\w./]*lib\/(?:act|form|value-act)\.ts'/u.test(textOf(path));
      return Object.values(exported)
        .filter(isMachine)
        .map((machine): Flow => ({ machine, isMade }));
    }),
  );
  return modules.flat();
}

const isWayThrough = /^sending -- xstate\.done\.actor\.\w+ #0 /u;

/** Each transition of a chart that was drawn by hand; of the charts of one factory each transition of their drawing, by any of them, and the way through of each. */
async function wantedOfFlows(): Promise<readonly (readonly string[])[]> {
  const flows = await findFlows();
  const drawings = Map.groupBy(
    flows.filter(({ isMade }) => isMade),
    ({ machine }) => namesOf(machine).join('\n'),
  );
  const drawn = flows.filter(({ isMade }) => !isMade).flatMap(({ machine }) => namesOf(machine).map((name) => [`${machine.id}: ${name}`]));
  const made = [...drawings].flatMap(([drawing, all]) =>
    drawing.split('\n').flatMap((name) => {
      const each = all.map(({ machine }) => `${machine.id}: ${name}`);
      return isWayThrough.test(name) ? each.map((one) => [one]) : [each];
    }),
  );
  return [...drawn, ...made];
}

const exceptions = Object.values(excepted).flat();

describe('the flows of the page', () => {
  const folder = inject('recordings');
  const files = folder === undefined ? [] : readdirSync(folder).map((name) => join(folder, name));

  it.skipIf(files.length < 8)('take every transition in a browser, over all journeys together', async () => {
    const taken = new Set(files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]));
    const missed = (await wantedOfFlows()).filter((names) => !names.some((name) => taken.has(name)));
    expect(missed.filter((names) => !names.some((name) => exceptions.some((exception) => exception.test(name))))).toEqual([]);
  });

  it('have each transition that is left out', async () => {
    const names = (await wantedOfFlows()).flat();
    expect(exceptions.filter((exception) => !names.some((name) => exception.test(name)))).toEqual([]);
  });
});
