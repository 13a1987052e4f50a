import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node itself resolves: otherwise our sources and the libraries each get their own copy of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    include: ['{app,content,domain,media,server,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    // Real processes, sockets and databases on a busy machine: once more, and the report says so.
    retry: 1,
    globalSetup: ['./tests/postgres.ts'],
  },
});
