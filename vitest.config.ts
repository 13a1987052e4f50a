import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,domain,media,server,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['./tests/postgres.ts'],
  },
});
