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

type Around = {
  /** `variable` is written with its dollar sign. */
  readonly given: (variable: string) => boolean;
  readonly fragments: Fragments;
  readonly parent: GraphQLNamedType | null;
};

export type Call = {
  readonly key: string;
  readonly given: (name: string) => boolean;
  readonly argument: (name: string, fallback?: unknown) => Param;
  readonly selection: Selection;
};

/** A field that is asked for by another name stands apart: that name may be the one of another field. */
export const keyInStatement = (field: string, key: string): string => (field === key ? field : `@${key}`);

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
    given: Around['given'] = () => true,
  ): Selection {
    return Selection.#below(fieldNodes, { fragments, parent: getNamedType(returnType), given });
  }

  get isMember(): boolean {
    return isUnionType(this.#around.parent);
  }

  /** Null for a union. */
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

/** A fragment on the union itself narrows nothing. */
const unfold = (set: SelectionSetNode | undefined, around: Around, type: string | null): readonly Conditional[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [{ type, node: selection }];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments[selection.name.value];
    const condition = fragment?.typeCondition?.name.value ?? around.parent?.name;
    return unfold(fragment?.selectionSet, around, condition === around.parent?.name ? type : (condition ?? type));
  });
