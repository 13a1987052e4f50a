import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { teacherTraining } from '#content/en/pages/teacher-training.ts';
import type { Route } from './+types/teacher-training';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...teacherTraining.meta, path: '/teacher-training' });

export default function TeacherTraining() {
  return <PageTitle heading={teacherTraining.meta.title} text={teacherTraining.meta.description} />;
}
