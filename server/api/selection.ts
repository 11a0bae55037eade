import { Kind, valueFromASTUntyped } from 'graphql';
import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { param } from './param.ts';
import type { Param } from './param.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Conditional = { readonly type: string | null; readonly node: FieldNode };

/** One use of a field that takes arguments: its name in the answer, its arguments, what is asked of it. */
export type Call = { readonly key: string; readonly argument: (name: string, fallback?: unknown) => Param; readonly selection: Selection };

/** What a document asks for below one field, with fragments unfolded. */
export class Selection {
  readonly #fields: readonly Conditional[];
  readonly #fragments: Fragments;
  readonly #type: string | null;

  private constructor(fields: readonly Conditional[], fragments: Fragments, type: string | null) {
    this.#fields = fields;
    this.#fragments = fragments;
    this.#type = type;
  }

  static below(nodes: readonly FieldNode[], fragments: Fragments): Selection {
    return new Selection(
      nodes.flatMap((node) => unfold(node.selectionSet, fragments, null)),
      fragments,
      null,
    );
  }

  static of(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Selection {
    return Selection.below(info.fieldNodes, info.fragments);
  }

  get names(): readonly string[] {
    return [...new Set(this.#nodes().map((node) => node.name.value))];
  }

  has(field: string): boolean {
    return this.#nodes(field).length > 0;
  }

  of(field: string): Selection {
    return Selection.below(this.#nodes(field), this.#fragments);
  }

  /** The part that is asked of one concrete type of a union. */
  on(type: string): Selection {
    return new Selection(this.#fields, this.#fragments, type);
  }

  calls(field: string): readonly Call[] {
    const byKey = Map.groupBy(this.#nodes(field), (node) => node.alias?.value ?? node.name.value);
    return [...byKey].map(([key, nodes]) => ({
      key,
      selection: Selection.below(nodes, this.#fragments),
      argument: (name, fallback = null) => {
        const value = nodes[0]?.arguments?.find((each) => each.name.value === name)?.value;
        return param(({ variables }) => (value === undefined ? fallback : (valueFromASTUntyped(value, variables) ?? fallback)));
      },
    }));
  }

  #nodes(field?: string): readonly FieldNode[] {
    return this.#fields
      .filter(
        ({ type, node }) =>
          (type === null || this.#type === null || type === this.#type) && (field === undefined || node.name.value === field),
      )
      .map(({ node }) => node);
  }
}

const unfold = (set: SelectionSetNode | undefined, fragments: Fragments, type: string | null): readonly Conditional[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [{ type, node: selection }];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return unfold(fragment?.selectionSet, fragments, fragment?.typeCondition?.name.value ?? type);
  });
