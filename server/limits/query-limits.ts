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
export const queryLimits = { tokens: 1000, cost: 80_000 };
/** A call reads or writes the database or the booking provider, however little it returns. */
export const callCost = 5_000;
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

/** Undefined where the document does not match the schema, which other rules refuse. */
type Parent = GraphQLCompositeType | undefined;
const asParent = (type: GraphQLNamedType | undefined): Parent => (isCompositeType(type) ? type : undefined);

/**
 * The cost of selections: every call, and every value that a response can have, multiplied by the lists around
 * it. Each fragment is measured once, so a document of fragments that contain each other a thousand times
 * costs no more to measure than to parse.
 */
const measure = (context: ValidationContext) => {
  const schema = context.getSchema();
  const measured = new Map<string, number>();
  const typeNamed = (name: string) => asParent(schema.getType(name));

  const costOfFragment = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that contains itself is refused by another rule; here the recursion only has to end.
    measured.set(name, 0);
    const fragment = context.getFragment(name);
    const cost = costOf(fragment?.selectionSet, typeNamed(fragment?.typeCondition.name.value ?? ''));
    measured.set(name, cost);
    return cost;
  };

  const costOfField = (node: FieldNode, parent: Parent): number => {
    const field = parent && 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    const inner = costOf(node.selectionSet, field && asParent(getNamedType(field.type)));
    if (!field || !parent) return 1 + inner;
    const isCall = parent === schema.getQueryType() || parent === schema.getMutationType();
    return (isCall ? callCost : 1) + timesOf(node, field, parent) * inner;
  };

  const costOfSelection = (selection: SelectionNode, parent: Parent): number => {
    if (selection.kind === Kind.FIELD) return costOfField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value);
    const { typeCondition, selectionSet } = selection;
    return costOf(selectionSet, typeCondition ? typeNamed(typeCondition.name.value) : parent);
  };

  const costOf = (set: SelectionSetNode | undefined, parent: Parent): number =>
    set?.selections.reduce((sum, selection) => sum + costOfSelection(selection, parent), 0) ?? 0;
  return costOf;
};

/** The validation cache identifies rules by name, so this rule has a unique name. */
export function LimitQueryRule(context: ValidationContext): ASTVisitor {
  const costOf = measure(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      const cost = costOf(selectionSet, context.getSchema().getRootType(operation) ?? undefined);
      if (cost <= queryLimits.cost) return;
      const message = `The query costs ${cost}; at most ${queryLimits.cost} is allowed.`;
      context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } }));
    },
  };
}
