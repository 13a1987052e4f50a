import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { media } from './media/vite-plugin.ts';

export default defineConfig({
  plugins: [media(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: { ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } } },
});
