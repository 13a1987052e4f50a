import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Every query is allowed once with all its fields and its largest page; the most expensive one not twice. */
export const queryLimits = { depth: 8, aliases: 15, tokens: 1000, cost: 75_000 };

export const tooMuch = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } });

type Fragments = Map<string, FragmentDefinitionNode>;

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );

type Size = { depth: number; aliases: number };
const nothing: Size = { depth: 0, aliases: 0 };

/**
 * Size of a selection with its fragments expanded. Each fragment is measured once and its size is reused, so
 * a document of fragments that contain each other a thousand times costs no more to measure than to parse.
 */
const measure = (document: DocumentNode) => {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that contains itself is refused by another rule; here the recursion only has to end.
    measured.set(name, nothing);
    const size = sizeOf(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  };

  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    let { depth, aliases } = nothing;
    for (const selection of set?.selections ?? []) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : sizeOf(selection.selectionSet);
      const isField = selection.kind === Kind.FIELD;
      depth = Math.max(depth, inner.depth + (isField ? 1 : 0));
      aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    }
    return { depth, aliases };
  };
  return sizeOf;
};

/** The validation cache identifies rules by name, so this rule has a unique name. */
export function LimitSizeRule(context: ValidationContext): ASTVisitor {
  const sizeOf = measure(context.getDocument());
  return {
    OperationDefinition(operation) {
      const { depth, aliases } = sizeOf(operation.selectionSet);
      // The introspection query is deeper than the limit; where it is not allowed, another rule refuses it.
      const isIntrospection = operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__schema',
      );
      if (depth > queryLimits.depth && !isIntrospection) {
        context.reportError(
          tooMuch(`The query is ${depth} levels deep; at most ${queryLimits.depth} are answered.`),
        );
      }
      if (aliases > queryLimits.aliases) {
        context.reportError(
          tooMuch(`The query has ${aliases} aliases; at most ${queryLimits.aliases} are answered.`),
        );
      }
    },
  };
}
