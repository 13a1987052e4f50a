import { type ExecutionResult, GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LimitCostRule } from './cost.ts';
import { mayBeForged, ownHeader } from './cross-site.ts';
import { LimitSizeRule, limits } from './limits.ts';
import { UseFilesOnceRule } from './upload.ts';

/** A message quotes the value it refuses, and a stranger's value may be long. */
const longestMessage = 1000;

/** "Did you mean …?" would spell out the schema to whoever guesses. */
const withoutSuggestion = (message: string) => {
  const start = message.indexOf('Did you mean ');
  const end = message.indexOf('?', start);
  return start < 0 || end < 0 ? message : message.slice(0, start).trimEnd() + message.slice(end + 1);
};

const changed = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, ...extensions },
  });

/** A refused document is a bad request to every client, also to those that only know plain JSON. */
const refused = { http: { spec: false, status: 400 } };

/** What strangers may ask, and how they are told no. */
export const guard = ({ isProduction }: { isProduction: boolean }): Plugin => {
  const told = (message: string) => {
    const short = message.slice(0, longestMessage);
    return isProduction ? withoutSuggestion(short) : short;
  };
  return {
    onRequestParse({ request, endResponse, fetchAPI }) {
      if (!mayBeForged(request)) return;
      const message = `Send application/json, or the header ${ownHeader}.`;
      const errors = [{ message, extensions: { code: 'CROSS_SITE_REQUEST' } }];
      endResponse(fetchAPI.Response.json({ errors }, { status: 403 }));
    },
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(LimitSizeRule);
      addValidationRule(LimitCostRule);
      addValidationRule(UseFilesOnceRule);
      if (isProduction) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid, result, setResult }) => {
        if (valid) return;
        setResult((result as GraphQLError[]).map((error) => changed(error, told(error.message), refused)));
      };
    },
    onExecutionResult({ result, setResult }) {
      const { errors, ...rest } = result as ExecutionResult;
      if (!errors) return;
      setResult({
        ...rest,
        errors: errors.map((error) => {
          // Without a path nothing was executed: the document could not be read, or a variable did not fit its type.
          const { code = 'BAD_USER_INPUT' } = error.extensions;
          const isRefused = !error.path && (code === 'BAD_USER_INPUT' || code === 'GRAPHQL_PARSE_FAILED');
          return changed(error, told(error.message), isRefused ? { code, ...refused } : {});
        }),
      });
    },
  };
};
