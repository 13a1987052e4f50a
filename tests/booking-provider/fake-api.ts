import type { FakeData } from './fake-data.ts';

export type FakeResponse = { status: number; body: unknown };

/** The interface of a booking system, as a fake of it responds. */
export type FakeApi = {
  path: string;
  /** Responses made of the data at the moment of the request. */
  respondWith(data: FakeData): (url: URL) => FakeResponse;
  isClassList(url: URL): boolean;
  isLocationList(url: URL): boolean;
  isSecondPage(url: URL): boolean;
  /** Fields of a class (`raw`) that make it invalid. */
  invalidFields: Record<string, unknown>;
};
