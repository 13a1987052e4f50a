import { type ComponentType, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { islands } from './island-files.ts';
import { PageDataContext } from './page-data.ts';

const names = new Map<unknown, string>();
for (const [name, load] of islands) names.set((await load()).default, name);

/**
 * The server half of an island: `const Schedule = island(ScheduleCode)` is a component for a page. Its props
 * must be JSON. It is rendered as a tree of its own, exactly as the browser hydrates it: within the tree of
 * the page, ids of `useId` would differ.
 */
export function island<Props extends object>(Component: ComponentType<Props>) {
  const name = names.get(Component);
  if (!name) throw new Error(`${Component.name} is not the default export of the file of an island.`);
  return function Island(props: Props) {
    const id = `i${useId().replaceAll(/\W/g, '')}`;
    const page = use(PageDataContext);
    const html = renderToString(
      <PageDataContext value={page}>
        <Component {...props} />
      </PageDataContext>,
      { identifierPrefix: id },
    );
    return (
      <div
        id={id}
        data-island={name}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
