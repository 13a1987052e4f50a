import {
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { fragmentsOf, queryLimits, tooMuch } from './query-size.ts';

export const maxPageSize = 100;
/** Assumed length of a list without paging, unless its field declares `extensions.listSize`. */
const expectedListSize = 10;
/** Number of mats in a room, which is also the maximum of reservations in a class. */
export const roomSize = 60;

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

/** Maximum number of values in a response: every field once, multiplied by the lists around it. */
const costIn = (context: ValidationContext) => {
  const fragments = fragmentsOf(context.getDocument());
  const typeNamed = (name: string) => context.getSchema().getType(name);
  const known = new Map<string, number>();

  const costOfFragment = (name: string): number => {
    const cost = known.get(name);
    if (cost !== undefined) return cost;
    // A fragment that contains itself is refused by another rule; here the recursion only has to end.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const type = fragment && typeNamed(fragment.typeCondition.name.value);
    const measured = isCompositeType(type) ? costOf(fragment?.selectionSet, type) : 0;
    known.set(name, measured);
    return measured;
  };

  const costOfField = (node: FieldNode, parent: GraphQLCompositeType): number => {
    const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    // Unknown fields are refused by another rule; `__typename` is a single value.
    if (!field) return 1;
    const type = getNamedType(field.type);
    const inner = isCompositeType(type) ? costOf(node.selectionSet, type) : 0;
    return 1 + timesOf(node, field, parent) * inner;
  };

  const costOf = (set: SelectionSetNode | undefined, parent: GraphQLCompositeType): number => {
    let cost = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value);
      else {
        const type = selection.typeCondition ? typeNamed(selection.typeCondition.name.value) : parent;
        if (isCompositeType(type)) cost += costOf(selection.selectionSet, type);
      }
    }
    return cost;
  };
  return costOf;
};

/** The validation cache identifies rules by name, so this rule has a unique name. */
export function LimitCostRule(context: ValidationContext): ASTVisitor {
  const costOf = costIn(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      const root = context.getSchema().getRootType(operation);
      const cost = root ? costOf(selectionSet, root) : 0;
      if (cost <= queryLimits.cost) return;
      context.reportError(
        tooMuch(`The query may bring ${cost} values; at most ${queryLimits.cost} are answered at once.`),
      );
    },
  };
}
