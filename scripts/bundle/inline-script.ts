import { build, type Plugin } from 'vite';
import { buildTarget } from './browser-targets.ts';

const suffix = '?inline-script';

/** One script without imports and exports, as text for a `<script>` element. */
async function inlineScript(file: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output) || output.output.length !== 1)
    throw new Error(`${file} must become one script: it may not import on demand`);
  const { code, moduleIds } = output.output[0];
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${file} contains text that would end its script element`);
  return { code: code.trim(), files: moduleIds };
}

/**
 * `import text from './file.ts?inline-script'`: the file with its imports, lowered and minified, as text. The
 * server writes it into the page.
 */
export const inlineScriptPlugin = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, files } = await inlineScript(id.slice(0, -suffix.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  },
});
