import {
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Allows every query with all its fields and its largest page, but not the most expensive one twice. */
export const queryLimits = { depth: 8, aliases: 15, tokens: 1000, cost: 75_000 };
export const maxPageSize = 100;
/** Assumed length of a list without paging, unless its field declares `extensions.listSize`. */
const expectedListSize = 10;

/** A type with `results` is a page: the field that returns it counts the items of its list. */
const isPage = (type: GraphQLNamedType) => isObjectType(type) && 'results' in type.getFields();

/** During validation the value of a variable is unknown, so such a page size counts as the largest. */
const pageSizeOf = ({ arguments: given = [] }: FieldNode): number => {
  const value = given.find(({ name }) => name.value === 'pageSize')?.value;
  return value?.kind === Kind.INT ? Math.min(Math.max(Number(value.value), 1), maxPageSize) : maxPageSize;
};

const timesOf = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
): number => {
  if (field.args.some(({ name }) => name === 'pageSize')) return pageSizeOf(node);
  if (isPage(parent)) return 1;
  const isList = isListType(getNullableType(field.type)) || isPage(getNamedType(field.type));
  return isList ? Number(field.extensions.listSize ?? expectedListSize) : 1;
};

/** `cost`: the most values of a response, every field once, multiplied by the lists around it. */
type Size = { depth: number; aliases: number; cost: number };
const nothing: Size = { depth: 0, aliases: 0, cost: 0 };
/** Undefined where the document does not match the schema, which other rules refuse. */
type Parent = GraphQLCompositeType | undefined;
const asParent = (type: GraphQLNamedType | undefined): Parent => (isCompositeType(type) ? type : undefined);

/**
 * Sizes of selections with their fragments expanded. Each fragment is measured once and its size is reused,
 * so a document of fragments that contain each other a thousand times costs no more to measure than to parse.
 */
const measure = (context: ValidationContext) => {
  const measured = new Map<string, Size>();
  const typeNamed = (name: string) => asParent(context.getSchema().getType(name));

  const sizeOfFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that contains itself is refused by another rule; here the recursion only has to end.
    measured.set(name, nothing);
    const fragment = context.getFragment(name);
    const size = fragment
      ? sizeOf(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value))
      : nothing;
    measured.set(name, size);
    return size;
  };

  const sizeOfField = (node: FieldNode, parent: Parent): Size => {
    const field = parent && 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    const inner = sizeOf(node.selectionSet, field && asParent(getNamedType(field.type)));
    const times = field && parent ? timesOf(node, field, parent) : 1;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      cost: 1 + times * inner.cost,
    };
  };

  const sizeOfSelection = (selection: SelectionNode, parent: Parent): Size => {
    if (selection.kind === Kind.FIELD) return sizeOfField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    const { typeCondition, selectionSet } = selection;
    return sizeOf(selectionSet, typeCondition ? typeNamed(typeCondition.name.value) : parent);
  };

  const sizeOf = (set: SelectionSetNode | undefined, parent: Parent): Size => {
    const sum = { ...nothing };
    for (const selection of set?.selections ?? []) {
      const { depth, aliases, cost } = sizeOfSelection(selection, parent);
      sum.depth = Math.max(sum.depth, depth);
      sum.aliases += aliases;
      sum.cost += cost;
    }
    return sum;
  };
  return sizeOf;
};

/** The validation cache identifies rules by name, so this rule has a unique name. */
export function LimitQueryRule(context: ValidationContext): ASTVisitor {
  const sizeOf = measure(context);
  const refuse = (message: string) =>
    context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } }));
  return {
    OperationDefinition({ operation, selectionSet }) {
      const size = sizeOf(selectionSet, context.getSchema().getRootType(operation) ?? undefined);
      const { depth, aliases, cost } = size;
      // The introspection query is deeper than the limit; where it is not allowed, another rule refuses it.
      const isIntrospection = selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__schema',
      );
      if (depth > queryLimits.depth && !isIntrospection)
        refuse(`The query is ${depth} levels deep; at most ${queryLimits.depth} are allowed.`);
      if (aliases > queryLimits.aliases)
        refuse(`The query has ${aliases} aliases; at most ${queryLimits.aliases} are allowed.`);
      if (cost > queryLimits.cost)
        refuse(`The query may bring ${cost} values; at most ${queryLimits.cost} are allowed at once.`);
    },
  };
}
