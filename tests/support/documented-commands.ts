import { filesOf, textOf } from './tree.ts';

const begins = /^(?:[A-Z_]+=\S+ )*(?:npm (?:run \S|start|test|install|ci)|node \S+\.ts\b)/u;

/** What stands in code spans and in blocks of code, without the words beside it and without what is read in. */
export const commandsIn = (text: string): readonly string[] => {
  const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```/gmu)].flatMap(({ 1: kind = '', 2: block = '' }) =>
    kind === '' || kind === 'sh' ? block.split('\n') : [],
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gmu, '').matchAll(/`([^`\n]+)`/gu)].map(({ 1: span = '' }) => span);
  return [...blocks, ...spans].map((each) => each.replace(/\s+(?:# |< ).*$/u, '').trim()).filter((each) => begins.test(each));
};

const documents = ['{README,CONTRIBUTING,SECURITY}.md', 'docs/**/*.md'];

export const documentedCommands = (): readonly string[] => [...new Set(filesOf(documents).flatMap((file) => commandsIn(textOf(file))))];

/** Where a command that is not started here is started all the same, or why it is not. */
export type Elsewhere = { readonly elsewhere: string };
/** What to start for a command: `$FOLDER` is a folder of the test, `$URL` the running demo, whose data and port are set. */
export type Smallest =
  | { readonly starts: string; readonly says: RegExp; readonly exits?: readonly number[]; readonly reads?: string }
  /** Goes on until it is told to end. */
  | { readonly starts: string; readonly saysAndGoesOn: RegExp }
  /** The same program, with the smallest form of another line. */
  | { readonly as: string };

const elsewhere = (reason: string): Elsewhere => ({ elsewhere: reason });
const bench = 'npm run bench -- --small';
const browser = elsewhere('drives a browser for minutes, by the drivers of the journeys, and fails no bar');

/** Each command of the documents in its smallest form, in the order in which they are started. */
export const smallestForms: Readonly<Record<string, Smallest | Elsewhere>> = {
  'npm install': elsewhere('.ci/run, as npm ci'),
  'npm ci': elsewhere('.ci/run'),
  'npm ci --omit=dev': elsewhere('tests/server/commands/image.test.ts, from the lockfile and without a network'),
  'npm test': elsewhere('what this is a part of'),
  'TEST_MINUTES=76 npm test': elsewhere('.ci/run'),
  'npm run check': elsewhere('the first part of npm test'),
  'npm run fix': elsewhere('writes; the same programs only read in the first part of npm test'),
  'npm run generate': elsewhere('a step of npm run check, which compares instead of writing'),
  'npm run generate -- --released': elsewhere('writes; compared by tests/architecture/api-changes.test.ts'),
  'npm run release': { starts: 'npm run -s release -- --draft', says: /^release\/muster-\S+-draft\.tar\.gz$/mu },
  'npm start': elsewhere('the demo of this test, and every journey'),
  'DEMO=0 npm start': elsewhere('tests/journeys/first-start.test.ts'),
  'DEMO=0 DATA_DIR=/srv/muster npm start': elsewhere('tests/journeys/first-start.test.ts, with a folder of its own'),
  'npm run mutants -- policies': elsewhere(
    'each policy of the tables takes minutes; a part of them: tests/server/authorization/row-access.test.ts',
  ),

  'npm run paths': { starts: 'npm run paths', says: /^issue$/mu },
  'npm run paths -- NAME': { starts: 'npm run -s paths -- issue', says: /^\{/u },
  'npm run paths -- NAME --graphwalker': { starts: 'npm run -s paths -- issue --graphwalker', says: /"generator": "random/u },
  'npm run charts': elsewhere('tests/journeys/charts.test.ts, which installs what it writes'),
  'npm install ./muster-charts-1.0.0.tgz': elsewhere('tests/journeys/charts.test.ts, without a network'),
  'npm install --save-dev vitest playwright-core typescript @types/node': elsewhere('tests/journeys/charts.test.ts, by links to ours'),
  'npm run paths -- NAME --mermaid': { starts: 'npm run -s paths -- issue --mermaid', says: /^stateDiagram-v2/u },
  'npm run mutants -- machines/lifecycles/<thing>': {
    starts: 'npm run mutants -- machines/lifecycles/blocker --sample 1',
    says: /^\d of 1 mutants killed/mu,
  },
  'npm run mutants': elsewhere('a sample of them in npm test'),
  'npm run mutants -- views src/areas/chat': {
    starts: 'npm run mutants -- views src/areas/session/layouts --sample 1 --at-least 0',
    says: /^[01] of 1 mutants killed/mu,
  },
  'npm run mutants -- views': elsewhere('a sample of them in npm test'),
  'npm run mutants -- stores': elsewhere('a sample of them in npm test'),
  'npm run test:near': { starts: 'npm run test:near -- --list', says: /^\d+ files changed since/mu },
  'npm run test:watch': { starts: 'npm run test:watch -- --project unit scripts/mutants/policies.test.ts', says: /Tests +2 passed/u },

  'npm run -s token -- customer@demo.test': { starts: 'npm run -s token -- customer@demo.test', says: /^ey[\w-]+\.[\w-]+\.[\w-]+\n$/u },
  'npm run operator': { as: 'npm run operator -- <command>' },
  'npm run operator -- <command>': { starts: 'npm run -s operator -- organizations', says: /"shortCode": "NORTHWIND"|"shortCode": "NW"/u },
  'npm run operator -- organization-create --name Acme --short-code ACME': {
    starts: 'npm run -s operator -- organization-create --name Acme --short-code ACME',
    says: /"successful": true/u,
  },
  'npm run operator -- first-operator': { starts: 'npm run operator -- first-operator', says: /There is an operator already\./u },
  'npm run password': { as: 'npm run password maya@example.com' },
  'npm run password maya@example.com': { starts: 'npm run -s password customer@demo.test', says: /^http\S+\/oidc\/password\/\S+$/mu },
  'npm run connect -- github NORTHWIND': {
    starts: 'npm run -s connect -- github NOWHERE',
    reads: 'no-token',
    says: /NOWHERE/u,
    exits: [1],
  },
  'npm run connect -- github NORTHWIND --site https://github.corp.example': { as: 'npm run connect -- github NORTHWIND' },
  'npm run crowd': {
    starts: 'CROWD_URL=$URL/api/crowd CROWD_TOKEN=$CROWD CROWD_SPEED=50 npm run crowd',
    saysAndGoesOn: /testers play at speed 50/u,
  },
  'npm run gallery -- --roles customer': {
    starts: 'npm run gallery -- --roles nobody --no-states --url $URL --out $FOLDER/gallery',
    says: /^\d+ screens, \d+ faults/mu,
  },
  'npm run gallery -- --beside FOLDER': {
    starts: 'npm run gallery -- --roles nobody --no-states --url $URL --out $FOLDER/anew --beside $FOLDER/gallery',
    says: /Before and after: .*beside\.html/u,
  },
  'npm run db': { starts: 'DATA_DIR=$FOLDER/other npm run db migrate', says: /Migrated: |The schema is up to date/u },
  'npm run db check-organization <file>': elsewhere('the function beneath: tests/server/privacy/restored-words.test.ts'),
  'npm run db restore-organization <file>': elsewhere('the function beneath: tests/server/privacy/restored-words.test.ts'),
  'npm run db dump': { starts: 'npm run db dump $FOLDER/dump', says: /^\d+ rows of \d+ tables are in /mu },
  'npm run db restore': {
    starts: 'DATA_DIR=$FOLDER/other npm run db restore $FOLDER/dump',
    says: /rows of \d+ tables are restored and checked/u,
  },
  'npm run db passwords': { starts: 'DATA_DIR=$FOLDER/other npm run db passwords', says: /has new passwords/u },
  'npm run db forget-key': { starts: 'DATA_DIR=$FOLDER/other npm run db forget-key', says: /^Forgotten: /mu },
  'npm run db rotate-keys': { starts: 'npm run db rotate-keys', says: /sign with a new key/u },
  'npm run db rotate-keys at-once': { starts: 'npm run db rotate-keys at-once', says: /signed with an old one ends/u },
  'npm run world': {
    starts: 'npm run world -- --testers 50 --issues 20 --organizations 1 --cases 20 --participants 3',
    says: /^issues +\d+ /mu,
  },
  'npm run dev': { starts: 'DATA_DIR=$FOLDER/dev PORT=$OTHER_PORT DEV_PORT=$PAGE_PORT npm run dev', saysAndGoesOn: /Muster, watching: / },

  'npm run bench': { as: bench },
  [bench]: { starts: `${bench} --keep $FOLDER/bench --profile $FOLDER/profile`, says: /All give the same answers: issues .+, searchSlip / },
  'npm run bench -- --keep FOLDER': { as: bench },
  'npm run bench -- --profile FOLDER': { as: bench },
  'npm run bench -- --questions issues,tests --rounds 15': { as: bench },
  'npm run bench -- --questions search,searchCode,searchSwapped,searchSlip': { as: bench },
  'npm run bench -- --questions none --sockets 1000 --events 100': { as: bench },
  'npm run bench -- --full': { as: bench },
  'npm run bench -- company': {
    starts: 'npm run bench -- company --small',
    says: /^No answer was wrong, no change and no event was lost\.$/mu,
  },
  'npm run bench -- company --kill': { as: 'npm run bench -- company' },
  'npm run bench -- company --operations 100': { as: 'npm run bench -- company' },
  'npm run bench -- company --kill --operations N': { as: 'npm run bench -- company' },
  'node tests/bench/matching.ts': {
    starts: 'node tests/bench/matching.ts --small 2000 --large 2500 --rounds 1 --seconds 1',
    says: /^(?:PASS|MISS) {2}narrow, 95th while profiles change/mu,
    exits: [0, 1],
  },
  'CHROMIUM=/usr/bin/chromium node tests/bench/triage-delay.ts 4 250 1': browser,
  'node tests/bench/pages.ts': {
    starts: 'node tests/bench/pages.ts --pages 4 --caches 2 --seconds 2 --events 20',
    says: /^(?:PASS|MISS) {2}no page asks more than once a second/mu,
    exits: [0, 1],
  },
  'node tests/bench/calls.ts': browser,
  'node tests/bench/calls.ts --deaf': browser,
  'node tests/bench/calls.ts --steady 300': browser,
  'node tests/bench/input-delay.ts': browser,
  'node tests/bench/supervised-delay.ts': browser,
  'node tests/bench/triage-delay.ts': browser,
  'node tests/bench/long-list.ts': browser,
  'node tests/bench/screens-delay.ts': browser,
  'node tests/bench/first-load.ts': browser,
  'node tests/bench/tab-delay.ts': browser,
  'node scripts/recordings.ts': elsewhere('draws over two files that are kept'),
};
