import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { mediaTypeFor } from '#server/graphql/media-type.ts';
import { UseFilesOnceRule } from '#server/graphql/upload.ts';
import { LimitQueryRule, queryLimits } from '#server/limits/query-limits.ts';
import { crossSiteRefusal, isPossiblyForged } from './cross-site.ts';

/** An error message quotes the invalid value, which may be long. */
const maxMessageLength = 1000;

const withExtensions = (error: GraphQLError, extensions: Record<string, unknown>) =>
  new GraphQLError(error.message.slice(0, maxMessageLength), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, ...extensions },
  });

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation');

/**
 * A refused query is 400, or 200 for a client that only accepts plain JSON, as GraphQL over HTTP specifies. A
 * refused mutation is 400 for every client: a form that was not stored must not look like a stored one.
 */
const refusalExtensions = (isOfMutation: boolean) => ({ http: { spec: !isOfMutation, status: 400 } });

/** Limits for public requests, and the format of the errors. */
export const guard = ({ isProduction }: { isProduction: boolean }): Plugin => {
  const mutations = new WeakSet<Request>();
  return {
    onRequestParse({ request, endResponse, fetchAPI }) {
      if (!isPossiblyForged(request)) return;
      const { message, code } = crossSiteRefusal;
      const headers = { 'content-type': `${mediaTypeFor(request.headers.get('accept'))}; charset=utf-8` };
      const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
      endResponse(new fetchAPI.Response(body, { status: 403, headers }));
    },
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: queryLimits.tokens }));
    },
    onValidate({ addValidationRule, context: { request }, params: { documentAST } }) {
      if (isMutation(documentAST)) mutations.add(request);
      addValidationRule(LimitQueryRule);
      addValidationRule(UseFilesOnceRule);
      if (isProduction) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid, result, setResult }) => {
        if (valid) return;
        const extensions = refusalExtensions(mutations.has(request));
        setResult((result as GraphQLError[]).map((error) => withExtensions(error, extensions)));
      };
    },
    onExecutionResult({ request, result, setResult }) {
      const { errors, ...rest } = result as ExecutionResult;
      if (!errors) return;
      setResult({
        ...rest,
        errors: errors.map((error) => {
          // An error without a path: nothing was executed, because parsing failed or a variable has the wrong
          // type.
          const { code = 'BAD_USER_INPUT' } = error.extensions;
          const isRefused = !error.path && (code === 'BAD_USER_INPUT' || code === 'GRAPHQL_PARSE_FAILED');
          const extensions = isRefused ? { code, ...refusalExtensions(mutations.has(request)) } : {};
          return withExtensions(error, extensions);
        }),
      });
    },
  };
};
