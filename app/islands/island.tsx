import { type ComponentType, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './islands.ts';
import { PageDataContext } from './page-data.ts';

/**
 * The server half of an island: `const Schedule = island('schedule', ScheduleComponent)` is a component for a
 * page. Its props must be JSON. It is rendered as a tree of its own, exactly as the browser hydrates it:
 * within the tree of the page, ids of `useId` would differ.
 */
export function island<Props extends object>(name: IslandName, Component: ComponentType<Props>) {
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
