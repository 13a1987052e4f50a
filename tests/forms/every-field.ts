import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isUnionType,
} from 'graphql';

/** Selects every field of a type, recursively; a type inside itself is left out. */
const everyFieldOf = (type: GraphQLNamedType, around: readonly GraphQLNamedType[] = []): string => {
  if (!isCompositeType(type)) return '';
  const inside = [...around, type];
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${everyFieldOf(member, inside)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  const fields = Object.values(type.getFields()).filter(({ type }) => !inside.includes(getNamedType(type)));
  return `{ ${fields.map((field) => `${field.name} ${everyFieldOf(getNamedType(field.type), inside)}`).join(' ')} }`;
};

/** One document for each field of a root type, with all its subfields; arguments are variables. */
export const everyOperation = (schema: GraphQLSchema, operation: 'query' | 'mutation') => {
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values<GraphQLField<unknown, unknown>>(root?.getFields() ?? {}).map(
    ({ name, args, type }) => {
      const list = (one: (arg: (typeof args)[number]) => string) =>
        args.length ? `(${args.map(one).join(', ')})` : '';
      const declared = list((arg) => `$${arg.name}: ${arg.type}`);
      const passed = list((arg) => `${arg.name}: $${arg.name}`);
      const source = `${operation} ${declared} { ${name}${passed} ${everyFieldOf(getNamedType(type))} }`;
      return { name, args: args.map((arg) => arg.name), source };
    },
  );
};
