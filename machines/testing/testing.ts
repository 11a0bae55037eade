/** The entry for suites made from charts, here and in other repositories; no product code imports it. */
export { paths } from './paths.ts';
export type { Path, PathOptions, Step } from './paths.ts';
export { randomFrom } from './random.ts';
export { structureOf } from './structure.ts';
export type { Structure } from './structure.ts';
export { suite } from './suite.ts';
export type { Case, Driver, Session, SuiteOptions } from './suite.ts';
export { walk } from './walk.ts';
export type { Walk, WalkOptions, Way } from './walk.ts';
export { byEveryone, disagreements, sender, whoMay } from './who-may.ts';
