import type { ReactNode } from 'react';
import { SunHeader } from '#app/components/sections/sun-header.tsx';
import { schedule } from '#words/pages/schedule.ts';

export function ScheduleHeader({ children }: { children: ReactNode }) {
  return (
    <SunHeader
      sun="-top-40 -right-24 size-72 md:top-24 md:right-[44%] md:size-96"
      layout="gap-8 pt-10 pb-10 md:grid-cols-[1fr_minmax(24rem,32rem)] md:items-end md:pt-16 md:pb-14"
    >
      <div>
        <h1 id="page-title" className="text-4xl">
          {schedule.heading}
        </h1>
        <p className="mt-3 text-lg">{schedule.text}</p>
      </div>
      <div>
        {children}
        <noscript>
          <button
            type="submit"
            className="mt-4 inline-flex min-h-12 items-center rounded-full bg-ember px-7 font-medium text-ink"
          >
            {schedule.filters.apply}
          </button>
        </noscript>
      </div>
    </SunHeader>
  );
}
