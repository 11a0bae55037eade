/** The entry for suites made from charts, here and in other repositories; no product code imports it. */
export type { ModelOptions, Outcomes, Start } from './model.ts';
export { coverageOf, paths } from './paths.ts';
export type { Coverage, Path, PathOptions, Step, Until } from './paths.ts';
export { randomFrom } from './random.ts';
export { graphWalkerOf, structureOf } from './structure.ts';
export type { GraphWalker, Structure } from './structure.ts';
export { chartSuite, suite } from './suite.ts';
export type { Case, ChartSuite, Driver, Session, SuiteOptions } from './suite.ts';
export { walk } from './walk.ts';
export type { Move, Place, Walk, WalkOptions, Way } from './walk.ts';
export { byEveryone, disagreements, sender, whoMay } from './who-may.ts';
