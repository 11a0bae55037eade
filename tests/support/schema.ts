import { buildSchema } from 'graphql';
import { filesOf, textOf } from './tree.ts';

/** The API as its SDL has it. */
export const schema = buildSchema(filesOf('schema/sdl/**/*.graphql').map(textOf).join('\n'));
