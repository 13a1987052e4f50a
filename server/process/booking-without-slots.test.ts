import { expect, test, vi } from 'vitest';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { toPage } from '#server/models/pagination.ts';
import { bookingWithoutSlots } from './booking-without-slots.ts';

/** A provider whose methods are on its prototype and use `this`. */
class Provider implements Booking {
  readonly #calls: string[];
  constructor(calls: string[]) {
    this.#calls = calls;
  }
  async start() {
    this.#calls.push('start');
    return { stop: () => void this.#calls.push('stop') };
  }
  invalidate() {
    this.#calls.push('invalidate');
  }
  async listLocations() {
    this.#calls.push('listLocations');
    return [];
  }
  async pageClasses(_: unknown, request: { page: number; size: number }) {
    this.#calls.push('pageClasses');
    return toPage([], request, 0);
  }
  async findClass() {
    this.#calls.push('findClass');
    return null;
  }
  async findSpots() {
    this.#calls.push('findSpots');
    return null;
  }
  async pageInstructors(request: { page: number; size: number }) {
    this.#calls.push('pageInstructors');
    return toPage([], request, 0);
  }
}

test('a provider that is a class keeps every method', async () => {
  const calls: string[] = [];
  const booking = bookingWithoutSlots(new Provider(calls));
  const work = await booking.start?.({ onChange: vi.fn(), onError: vi.fn() });
  booking.invalidate?.();
  await booking.listLocations();
  const page = { page: 1, size: 10 };
  await booking.pageClasses({ kind: 'class', locationIds: [], from: '2026-11-15', to: '2026-11-15' }, page);
  await booking.findClass('1');
  await booking.findSpots('1');
  await booking.pageInstructors(page);
  await work?.stop();
  const methods = Object.getOwnPropertyNames(Provider.prototype).filter((name) => name !== 'constructor');
  expect(calls).toEqual([...methods, 'stop']);
});
