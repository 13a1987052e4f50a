import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferHydration } from './defer-hydration.ts';

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><p>Words</p><link rel="modulepreload" href="/assets/b.js"/><script>window.early = 1</script><script type="module" async="">import "/assets/b.js";
import("/assets/a.js");</script></body>`;

describe('a page before hydration', () => {
  const deferred = deferHydration(page);

  test('fetches and runs no module by itself', () => {
    expect(deferred).not.toContain('modulepreload');
    expect(deferred).not.toContain('type="module"');
  });

  test('lists its modules, so that hydration fetches them in parallel', () => {
    expect(deferred).toContain('data-modules="/assets/a.js /assets/b.js"');
  });

  test('keeps everything else unchanged', () => {
    expect(deferred).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
    expect(deferred).toContain('<p>Words</p><script>window.early = 1</script>');
    expect(deferred).toContain('>import "/assets/b.js";\nimport("/assets/a.js");</script>');
  });

  test('restores the scroll position by a script without indentation', () => {
    const script =
      '<script>((storageKey, restoreKey) => {\n\t\tif (a) {\n\t\t\tb();\n\t\t}\n\t})("scroll", null)</script>';
    expect(deferHydration(`<p>\tWords</p>${script}<p>\tWords</p>`)).toBe(
      '<p>\tWords</p><script>((storageKey, restoreKey) => {\nif (a) {\nb();\n}\n})("scroll", null)</script><p>\tWords</p>',
    );
  });

  test('may run the same inline module under the same policy as a hydrated page', () => {
    expect(contentSecurityPolicy(deferred)).toBe(contentSecurityPolicy(page));
  });
});
