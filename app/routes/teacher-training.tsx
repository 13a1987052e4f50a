import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { studioOptionsLoader } from '#app/forms/fields/studios.server.ts';
import { teacherTrainingForm } from '#app/forms/site-forms/teacher-training-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { TeacherTraining } from '#app/pages/teacher-training/teacher-training.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { teacherTraining } from '#words/pages/teacher-training.ts';
import type { Route } from './+types/teacher-training';

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...teacherTraining.meta,
    path: '/teacher-training',
    crumb: teacherTraining.crumb,
  });

export const action = formAction(teacherTrainingForm);
export const loader = studioOptionsLoader;

export const ErrorBoundary = pageErrorBoundary(() => <TeacherTraining studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <TeacherTraining {...loaderData} />;
