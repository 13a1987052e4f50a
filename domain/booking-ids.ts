import { type LocationId, toLocationId } from '#domain/studios.ts';

/**
 * The id of a class from a URL, a GraphQL argument or the provider: a number that JavaScript and a column of
 * type `bigint` hold exactly. A provider whose classes have other ids (UUIDs) cannot be mirrored yet:
 * `booking_ids` has numbers for its class types and instructors, not for its classes.
 */
export const isClassId = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);

/** The id of a location from a page, a call or the provider. It fits GraphQL's `Int`, which forms send. */
export const parseLocationId = (id: string | number): LocationId | undefined =>
  /^[1-9]\d{0,8}$/.test(String(id)) ? toLocationId(Number(id)) : undefined;
