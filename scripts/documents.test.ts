import { describe, expect, it } from 'vitest';
import { compose, documentsIn, fragmentsOf } from './documents.ts';

const code = `
export const Card = graphql(/* GraphQL */ \`fragment Card on Issue { id tags { ...Chip } }\`);
export const Chip = graphql(\`fragment Chip on Tag { id }\`);
export const List = graphql(/* GraphQL */ \`query List { issues { ...Card } }\`);
`;

describe('documents', () => {
  const documents = documentsIn('x.documents.ts', code);
  const fragments = fragmentsOf(documents);

  it('reads every call and composes an operation with the fragments it needs, each once', () => {
    const [card, , list] = documents.map((document) => compose(document, fragments));
    expect(documents.map(({ name }) => name)).toEqual(['Card', 'Chip', 'List']);
    expect(list?.text).toBe(
      'query List{issues{...Card __typename}}fragment Card on Issue{id tags{...Chip __typename}__typename}fragment Chip on Tag{id __typename}',
    );
    expect(card?.text).toBe('fragment Card on Issue{id tags{...Chip __typename}__typename}fragment Chip on Tag{id __typename}');
    expect(list?.hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('refuses a document that is not one literal', () => {
    expect(() => documentsIn('x.documents.ts', 'graphql(`query A { ${b} }`)')).toThrow(/one literal/);
    expect(() => documentsIn('x.documents.ts', 'graphql(`query A { b } query C { d }`)')).toThrow(/exactly one/);
    expect(() => documentsIn('x.documents.ts', 'graphql(`{ b }`)')).toThrow(/has a name/);
  });

  it('names a fragment that nobody wrote', () => {
    const [lonely] = documentsIn('x.documents.ts', 'graphql(`query A { b { ...Missing } }`)');
    expect(() => compose(lonely!, new Map())).toThrow(/no fragment is called Missing/);
  });
});
