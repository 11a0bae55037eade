import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { schema } from '#tests/support/schema.ts';
import type { Loose } from '#tests/support/portal.ts';
import { documentFor } from '../authorization/documents.ts';

/** Two organizations and the desk of the operator. */
export type Desk = PortalWorld & {
  /** What an operator's write answers. */
  readonly write: (field: string, input: object, person?: Person) => Promise<Loose>;
};

export const openDesk = async (): Promise<Desk> => {
  const world = await openPortalWorld({ at: null });
  return {
    ...world,
    write: async (field, input, person = 'operator') => {
      const { data, errors } = await world.send(person, documentFor(schema, `Mutation.${field}`), { input });
      return data?.[field] ?? { successful: false, errors };
    },
  };
};

export const codesOf = (answer: Loose): readonly string[] => answer.errors.map((each: Loose) => each.code ?? each.extensions?.code);
