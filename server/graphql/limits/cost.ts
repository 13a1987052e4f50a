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
import { largestPage } from '#server/graphql/arguments.ts';
import { fragmentsOf, limits, tooMuch } from './limits.ts';

/** What a list without pages is taken to hold, unless its field says so in `extensions.listSize`. */
const usualList = 10;
/** The mats of a room, and so the reservations of a class: several times the usual list. */
export const roomSize = 60;

/** A page's own list is paid for by the field that asks for the page. */
const isPage = (type: GraphQLNamedType) => isObjectType(type) && 'results' in type.getFields();

/** A page size in a variable is not known yet: it counts as the largest. */
const pageSizeOf = ({ arguments: given = [] }: FieldNode): number => {
  const value = given.find(({ name }) => name.value === 'pageSize')?.value;
  return value?.kind === Kind.INT ? Math.min(Math.max(Number(value.value), 1), largestPage) : largestPage;
};

const timesOf = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
): number => {
  if (field.args.some(({ name }) => name === 'pageSize')) return pageSizeOf(node);
  if (isPage(parent)) return 1;
  const isList = isListType(getNullableType(field.type)) || isPage(getNamedType(field.type));
  return isList ? Number(field.extensions.listSize ?? usualList) : 1;
};

/** How many values an answer can hold: every field once, times the lists around it. */
const costIn = (context: ValidationContext) => {
  const fragments = fragmentsOf(context.getDocument());
  const typeNamed = (name: string) => context.getSchema().getType(name);
  const known = new Map<string, number>();

  const costOfFragment = (name: string): number => {
    const cost = known.get(name);
    if (cost !== undefined) return cost;
    // A fragment inside itself is another rule's error; here it must only end.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const type = fragment && typeNamed(fragment.typeCondition.name.value);
    const measured = isCompositeType(type) ? costOf(fragment?.selectionSet, type) : 0;
    known.set(name, measured);
    return measured;
  };

  const costOfField = (node: FieldNode, parent: GraphQLCompositeType): number => {
    const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    // Unknown fields are another rule's error; `__typename` is one word.
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

/** The validation cache tells rules apart by their names, so this one must keep its own. */
export function LimitCostRule(context: ValidationContext): ASTVisitor {
  const costOf = costIn(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      const root = context.getSchema().getRootType(operation);
      const cost = root ? costOf(selectionSet, root) : 0;
      if (cost <= limits.cost) return;
      context.reportError(
        tooMuch(`The query may bring ${cost} values; at most ${limits.cost} are answered at once.`),
      );
    },
  };
}
