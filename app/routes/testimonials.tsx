import { Testimonials } from '#app/pages/testimonials/testimonials.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import type { Testimonial } from '#content/catalog/testimonials.ts';
import { testimonials } from '#content/catalog/testimonials.ts';
import { published } from '#content/facts/published.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';
import type { Route } from './+types/testimonials';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...page.meta,
    path: '/testimonials',
    crumb: page.crumb,
    structuredData: (origin) =>
      videoObjects(
        origin,
        testimonials.flatMap(({ name, comment, interview }: Testimonial) =>
          interview
            ? {
                film: interview,
                name: page.interviewWith(name),
                description: comment,
                // Members are quoted in their own words.
                inLanguage: 'en',
                published: published.testimonials,
              }
            : [],
        ),
      ),
  });

export default Testimonials;
