import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildASTSchema, concatAST, parse, Source, validateSchema } from 'graphql';
import { withEnums } from './enums.ts';
import type { DocumentNode, GraphQLSchema } from 'graphql';

export type ReadSchema = { readonly document: DocumentNode; readonly schema: GraphQLSchema };

/** Areas may extend each other's root types, so all files are read as one. */
export function readSchema(root: string): ReadSchema {
  const files = globSync('schema/sdl/**/*.graphql', { cwd: root }).toSorted((one, other) =>
    basename(one).localeCompare(basename(other), 'en'),
  );
  const document = concatAST(
    files.map((file) => parse(new Source(withEnums(readFileSync(join(root, file), 'utf8')), file), { noLocation: false })),
  );
  const schema = buildASTSchema(document);
  const errors = validateSchema(schema);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return { document, schema };
}
