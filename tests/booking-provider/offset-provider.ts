import type { CalendarDay } from '#domain/dates.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { withoutSlot } from '#server/fair-queue/slot.ts';
import type { BookableClass, Booking, Instructor, Location } from '#server/integrations/booking/booking.ts';
import { toPage } from '#server/models/pagination.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import type { OffsetResponses } from './fake-offset.ts';

const limit = 7;
const noPicture = { thumbnail: '/placeholder.svg', large: '/placeholder.svg' };

/**
 * A provider that differs from Mariana Tek, for the tests of `Booking`: it calls its system for every result,
 * its lists have offsets instead of pages, its times are local times without a zone, and it has neither spots
 * nor counts.
 */
export const offsetBooking = ({
  url,
  timeoutMs = 5_000,
}: {
  url: string;
  timeoutMs?: number | undefined;
}): Booking => {
  const fetchJson = async (path: string, query: Record<string, string>): Promise<OffsetResponses> => {
    try {
      const response = await withoutSlot(() =>
        fetch(`${url}${path}?${new URLSearchParams(query)}`, { signal: AbortSignal.timeout(timeoutMs) }),
      );
      if (!response.ok) throw new Error(`status ${response.status}`);
      return (await response.json()) as OffsetResponses;
    } catch (error) {
      throw new Unavailable('the offset provider does not respond', { cause: error });
    }
  };
  const readAll = async <K extends 'Classes' | 'Locations' | 'StaffMembers'>(
    path: string,
    list: K,
    query: Record<string, string> = {},
  ): Promise<OffsetResponses[K]> => {
    const items: unknown[] = [];
    for (let offset = 0, total = 1; offset < total; offset += limit) {
      const page = await fetchJson(path, { ...query, limit: String(limit), offset: String(offset) });
      items.push(...page[list]);
      total = page.PaginationResponse.TotalResults;
    }
    return items as OffsetResponses[K];
  };

  const listLocations = async (): Promise<Location[]> => {
    const theirs = await readAll('/site/locations', 'Locations');
    return theirs
      .map(({ Id, Name, Address, City, StateProvCode, PostalCode, Latitude, Longitude, Phone }) => ({
        id: String(Id),
        name: Name,
        latitude: Latitude,
        longitude: Longitude,
        addressLineOne: Address,
        city: City,
        postalCode: PostalCode,
        stateProvince: StateProvCode,
        email: 'studio@example.com',
        phoneNumber: Phone,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  };

  const listInstructors = async (): Promise<Instructor[]> => {
    const theirs = await readAll('/staff/staff', 'StaffMembers');
    return theirs
      .map(({ Id, FirstName, LastName, Bio }) => ({
        id: String(Id),
        name: `${FirstName} ${LastName}`,
        bio: Bio ?? '',
        photoUrls: noPicture,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  };

  const toClasses = async (theirs: OffsetResponses['Classes']): Promise<BookableClass[]> => {
    if (theirs.length === 0) return [];
    const [locations, instructors] = await Promise.all([listLocations(), listInstructors()]);
    return theirs.flatMap(
      ({ Id, StartDateTime, EndDateTime, Location: { Id: placeId }, Staff, ClassDescription }) => {
        const location = locations.find(({ id }) => id === String(placeId));
        if (!location) return [];
        const [localDate = '', localTime = ''] = StartDateTime.split('T');
        const [endDate = '', endTime = ''] = EndDateTime.split('T');
        const startsAt = studioInstant(localDate, localTime.slice(0, 5));
        const { Id: typeId, Name, Description } = ClassDescription;
        return [
          {
            id: String(Id),
            name: Name,
            tags: [],
            type: {
              id: String(typeId),
              name: Name,
              description: Description ?? '',
              duration: (studioInstant(endDate, endTime.slice(0, 5)) - startsAt) / 1000,
              isLiveStream: false,
            },
            instructors: instructors.filter(({ id }) => id === String(Staff.Id)),
            location,
            startsAt,
            bookingOpensAt: startsAt - 14 * 86_400_000,
            localDate,
            localTime,
            layoutFormat: 'first-come-first-serve',
            isCountPublic: false,
            availableSpotCount: 1,
            waitlistCount: 0,
            waitlistCapacity: 0,
            reservations: async () => [],
          },
        ];
      },
    );
  };

  const readClasses = async (query: Record<string, string>, kind?: 'class' | 'workshop') => {
    const theirs = await readAll('/class/classes', 'Classes', query);
    const wanted = theirs.filter(
      ({ IsCanceled, ClassDescription }) =>
        !IsCanceled && (!kind || (ClassDescription.Program.Name === 'Workshops') === (kind === 'workshop')),
    );
    return toClasses(wanted.sort((a, b) => a.StartDateTime.localeCompare(b.StartDateTime) || a.Id - b.Id));
  };
  const findClass = async (id: string) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) return null;
    const [found] = await readClasses({ ClassIds: id });
    return found ?? null;
  };

  return {
    listLocations,
    pageClasses: async ({ kind, locationIds, from, to }, request) => {
      const known = locationIds.filter((id) => /^[1-9]\d{0,8}$/.test(id));
      const window = (day: CalendarDay, time: string) => `${day}T${time}`;
      const items = known.length
        ? await readClasses(
            {
              LocationIds: known.join(','),
              StartDateTime: window(from, '00:00:00'),
              EndDateTime: window(to, '23:59:59'),
            },
            kind,
          )
        : [];
      const start = (request.page - 1) * request.size;
      return toPage(items.slice(start, start + request.size), request, items.length);
    },
    findClass,
    findSpots: async (id) =>
      (await findClass(id)) && { layoutFormat: 'first-come-first-serve', availableSpotIds: [], items: [] },
    pageInstructors: async (request) => {
      const items = await listInstructors();
      const start = (request.page - 1) * request.size;
      return toPage(items.slice(start, start + request.size), request, items.length);
    },
  };
};
