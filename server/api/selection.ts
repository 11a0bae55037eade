import { Kind, getNamedType, isLeafType, isNonNullType, isObjectType, isUnionType, valueFromASTUntyped } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  SelectionSetNode,
} from 'graphql';
import { param } from './param.ts';
import type { Param } from './param.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Conditional = { readonly type: string | null; readonly node: FieldNode };

/** What stays around the fields: fragments of the document, the type they are asked of, and how the answer is made. */
type Around = {
  /** Whether a variable, written with its dollar sign, has a value in this call. */
  readonly given: (variable: string) => boolean;
  readonly fragments: Fragments;
  readonly parent: GraphQLNamedType | null;
  readonly isWritten: boolean;
};

/** One use of a field that takes arguments: its name in the answer, its arguments, what is asked of it. */
export type Call = {
  readonly key: string;
  /** Whether an argument has a value in this call. */
  readonly given: (name: string) => boolean;
  readonly argument: (name: string, fallback?: unknown) => Param;
  readonly selection: Selection;
};

/** What a document asks for below one field, with fragments unfolded. */
export class Selection {
  readonly #fields: readonly Conditional[];
  readonly #around: Around;
  readonly #type: string | null;

  private constructor(fields: readonly Conditional[], around: Around, type: string | null) {
    this.#fields = fields;
    this.#around = around;
    this.#type = type;
  }

  static #below(nodes: readonly FieldNode[], around: Around): Selection {
    return new Selection(
      nodes.flatMap((node) => unfold(node.selectionSet, around, null)),
      around,
      null,
    );
  }

  static of(
    { fieldNodes, fragments, returnType }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType'>,
    isWritten = false,
    given: Around['given'] = () => true,
  ): Selection {
    return Selection.#below(fieldNodes, { fragments, parent: getNamedType(returnType), isWritten, given });
  }

  /** Whether the statement writes the answer as it is sent, type names included; otherwise the executor reads it and writes it anew. */
  get isWritten(): boolean {
    return this.#around.isWritten;
  }

  /** The name of the type that fields are asked of; null for a union. */
  get typeName(): string | null {
    return this.#parent()?.name ?? null;
  }

  isLeaf(field: string): boolean {
    const type = this.#typeOf(field);
    return type !== undefined && isLeafType(getNamedType(type));
  }

  isNullable(field: string): boolean {
    return !isNonNullType(this.#typeOf(field));
  }

  get names(): readonly string[] {
    return [...new Set(this.#nodes().map((node) => node.name.value))];
  }

  has(field: string): boolean {
    return this.#nodes(field).length > 0;
  }

  of(field: string): Selection {
    return Selection.#below(this.#nodes(field), this.#inside(field));
  }

  /** The part that is asked of one concrete type of a union. */
  on(type: string): Selection {
    return new Selection(this.#fields, this.#around, type);
  }

  calls(field: string): readonly Call[] {
    const byKey = Map.groupBy(this.#nodes(field), (node) => node.alias?.value ?? node.name.value);
    return [...byKey].map(([key, nodes]) => ({
      key,
      selection: Selection.#below(nodes, this.#inside(field)),
      given: (name) => {
        const value = nodes[0]?.arguments?.find((each) => each.name.value === name)?.value;
        if (value?.kind === Kind.VARIABLE) return this.#around.given(`$${value.name.value}`);
        return value !== undefined && value.kind !== Kind.NULL;
      },
      argument: (name, fallback = null) => {
        const value = nodes[0]?.arguments?.find((each) => each.name.value === name)?.value;
        return param(({ variables }) => (value === undefined ? fallback : (valueFromASTUntyped(value, variables) ?? fallback)));
      },
    }));
  }

  #parent(): GraphQLObjectType | undefined {
    const { parent } = this.#around;
    if (isUnionType(parent)) return parent.getTypes().find(({ name }) => name === this.#type);
    return isObjectType(parent) ? parent : undefined;
  }

  #typeOf(field: string): GraphQLOutputType | undefined {
    return this.#parent()?.getFields()[field]?.type;
  }

  #inside(field: string): Around {
    return { ...this.#around, parent: getNamedType(this.#typeOf(field)) ?? null };
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

/** A condition that names the union itself narrows nothing. */
const unfold = (set: SelectionSetNode | undefined, around: Around, type: string | null): readonly Conditional[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [{ type, node: selection }];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments[selection.name.value];
    const condition = fragment?.typeCondition?.name.value ?? around.parent?.name;
    return unfold(fragment?.selectionSet, around, condition === around.parent?.name ? type : (condition ?? type));
  });
