import { useCallback, useEffect, useReducer, useRef } from 'react';
import { showToast } from '#app/components/ui/toast.tsx';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { errors } from '#content/en/pages/errors.ts';
import {
  type ClassWindows,
  startWindows,
  type WindowEvent,
  windowsAfter,
  windowsKey,
} from '#domain/class-windows.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { ClassListing } from '#domain/schedule.ts';
import { fetchWindow } from './class-listings.ts';

type Windows = ClassWindows<ClassListing>;
type FirstWindow = { locationId: number; start: CalendarDay; items: readonly ClassListing[] };

/** A visitor who looks at a class and comes back finds the list as long as it was. Spots change, so not for ever. */
const rememberedFor = 5 * 60_000;
const remembered = new Map<string, { at: number; windows: Windows }>();
const recall = (key: string): Windows | undefined => {
  const memory = remembered.get(key);
  return memory && Date.now() - memory.at < rememberedFor ? memory.windows : undefined;
};

const begin = (locationId: number, start: CalendarDay, first?: FirstWindow): Windows => {
  const key = windowsKey(locationId, start);
  const known = recall(key);
  if (known) return known;
  const fresh = startWindows<ClassListing>(locationId, start);
  if (!first || windowsKey(first.locationId, first.start) !== key) return fresh;
  return windowsAfter(fresh, { type: 'arrived', key, min: start, items: first.items });
};

/** The schedule of one studio from one day on, three days at a time. */
export function useClassWindows(locationId: number, start: CalendarDay, first: FirstWindow) {
  const [state, send] = useReducer(windowsAfter<ClassListing>, null, () => begin(locationId, start, first));
  const key = windowsKey(locationId, start);
  // The first render after a change of studio or day must not show a single class of the old one.
  const windows = state.key === key ? state : begin(locationId, start);
  const latest = useLatest(windows);
  const underWay = useRef<{ key: string; controller: AbortController } | null>(null);

  const load = useCallback(async () => {
    const { key, next } = latest.current;
    if (next === null || underWay.current?.key === key) return;
    const controller = new AbortController();
    underWay.current = { key, controller };
    const report = (event: WindowEvent<ClassListing>) => {
      if (underWay.current?.controller === controller) underWay.current = null;
      // At once, not with the next render: the end of the list may come into sight in between and ask again.
      latest.current = windowsAfter(latest.current, event);
      send(event);
    };
    send({ type: 'asked', key });
    try {
      const items = await fetchWindow(Number(key.split('/')[0]), next, controller.signal);
      report({ type: 'arrived', key, min: next, items });
    } catch {
      if (controller.signal.aborted) return;
      report({ type: 'failed', key, min: next });
      showToast(errors.notices.scheduleFailed);
    }
  }, []);

  useEffect(() => {
    const fresh = latest.current;
    send({ type: 'begun', fresh: fresh.status === 'loading' ? { ...fresh, status: 'waiting' } : fresh });
    if (fresh.key === key && fresh.items.length === 0) load();
    return () => {
      underWay.current?.controller.abort();
      underWay.current = null;
    };
  }, [key, load]);

  useEffect(() => {
    if (state.status !== 'waiting' || state.items.length === 0) return;
    remembered.delete(state.key);
    remembered.set(state.key, { at: Date.now(), windows: state });
    if (remembered.size > 12) remembered.delete(remembered.keys().next().value as string);
  }, [state]);

  return { windows, load };
}
