import { expect, it } from 'vitest';
import { createPageCode } from './web.ts';

const route = (name: string): string => `src/routes/${name}.tsx?tsr-split=component`;
const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_start.js'] },
  '_start.js': { file: 'assets/start-1.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame-1.js' },
  '_lists.js': { file: 'assets/lists-1.js', imports: ['_frame.js', '_icons.js'] },
  '_icons.js': { file: 'assets/icons-1.js', imports: ['_lists.js'] },
  'src/areas/later.tsx': { file: 'assets/later-1.js' },
  [route('_app')]: { file: 'assets/app-1.js', imports: ['_start.js'] },
  [route('_app.$')]: { file: 'assets/splat-1.js' },
  [route('_app.results.index')]: { file: 'assets/results-1.js', imports: ['_lists.js'] },
  [route('_app.results.waiting')]: { file: 'assets/waiting-1.js' },
  [route('_app.results.$testId')]: { file: 'assets/test-1.js' },
  [route('_app.results.$testId.index')]: { file: 'assets/summary-1.js' },
  [route('_app.launch._request')]: { file: 'assets/request-1.js' },
  [route('_app.launch._request.index')]: { file: 'assets/launch-1.js' },
  [route('_app.launch._request.test')]: { file: 'assets/wizard-1.js' },
  [route('auth.login')]: { file: 'assets/login-1.js' },
};
const codeOf = createPageCode(manifest);
const namesAt = (address: string): readonly string[] =>
  codeOf(address)
    .map((file) => file.replace(/assets\/(.*)-1\.js/u, '$1'))
    .toSorted();

it('names the code of a page, of the layouts around it, and what they import, without what every page names', () => {
  expect(namesAt('/results')).toEqual(['app', 'icons', 'lists', 'results']);
  expect(namesAt('/launch')).toEqual(['app', 'launch', 'request']);
  expect(namesAt('/launch/test')).toEqual(['app', 'request', 'wizard']);
  expect(namesAt('/auth/login')).toEqual(['login']);
});

it('reads an address as the router does: in any case, with any slashes, a word before what stands for any', () => {
  expect(namesAt('//Results/')).toEqual(namesAt('/results'));
  expect(namesAt('/results/waiting')).toEqual(['app', 'waiting']);
  expect(namesAt('/results/17')).toEqual(['app', 'summary', 'test']);
});

it('names nothing where no page is, or only what leads elsewhere', () => {
  expect(['/', '/results/17/nothing', '/nowhere'].map(namesAt)).toEqual([[], [], []]);
});
