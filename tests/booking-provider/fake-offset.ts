import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import { studioInstant } from '#server/time/studio-time.ts';

/** Responses of the offset provider's system, in its own format. */
export type OffsetResponses = {
  PaginationResponse: { RequestedLimit: number; RequestedOffset: number; TotalResults: number };
  Classes: {
    Id: number;
    /** The studio's local time, without a zone. */
    StartDateTime: string;
    EndDateTime: string;
    IsCanceled: boolean;
    Location: { Id: number };
    Staff: { Id: number };
    ClassDescription: { Id: number; Name: string; Description: string | null; Program: { Name: string } };
  }[];
  Locations: {
    Id: number;
    Name: string;
    Address: string;
    City: string;
    StateProvCode: string;
    PostalCode: string;
    Latitude: number;
    Longitude: number;
    Phone: string;
  }[];
  StaffMembers: { Id: number; FirstName: string; LastName: string; Bio: string | null }[];
};

const times = ['06:00:00', '09:30:00', '12:00:00', '17:30:00'];

const later = (day: CalendarDay, time: string, minutes: number): string => {
  const ends = new Date(studioInstant(day, time.slice(0, 5)) + minutes * 60_000);
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(ends);
  return text.replace(' ', 'T');
};

const makeClasses = (today: CalendarDay, locationIds: readonly number[]): OffsetResponses['Classes'] =>
  Array.from({ length: 4 }, (_, day) => addDays(today, day)).flatMap((day, dayIndex) =>
    locationIds.flatMap((locationId, place) =>
      times.map((time, index) => {
        const isWorkshop = index === 3 && dayIndex === 1;
        return {
          Id: 5000 + dayIndex * 100 + place * 10 + index,
          StartDateTime: `${day}T${time}`,
          EndDateTime: later(day, time, isWorkshop ? 120 : 60),
          IsCanceled: false,
          Location: { Id: locationId },
          Staff: { Id: 1 + (index % 3) },
          ClassDescription: {
            Id: isWorkshop ? 42 : 41,
            Name: isWorkshop ? 'Sound bath' : 'Flow',
            Description: null,
            Program: { Name: isWorkshop ? 'Workshops' : 'Classes' },
          },
        };
      }),
    ),
  );

/** A system like Mindbody's: local times, offsets, no spots, no counts. */
export const startFakeOffset = async (today: CalendarDay, locationIds: readonly number[]) => {
  const data: Pick<OffsetResponses, 'Classes' | 'Locations' | 'StaffMembers'> = {
    Classes: makeClasses(today, locationIds),
    Locations: locationIds.map((Id, index) => ({
      Id,
      Name: `Studio ${index + 1}`,
      Address: '1 Palm Way',
      City: 'Miami',
      StateProvCode: 'FL',
      PostalCode: '33101',
      Latitude: 25.7,
      Longitude: -80.2,
      Phone: '305-555-0100',
    })),
    StaffMembers: ['Ines', 'Lior', 'Mai'].map((FirstName, index) => ({
      Id: index + 1,
      FirstName,
      LastName: 'Example',
      Bio: null,
    })),
  };
  const state = { isAway: false, isHanging: false };
  const classesOf = (query: URLSearchParams) => {
    const ids = query.get('ClassIds')?.split(',');
    const places = query.get('LocationIds')?.split(',');
    return data.Classes.filter(
      ({ Id, Location, StartDateTime }) =>
        (!ids || ids.includes(String(Id))) &&
        (!places || places.includes(String(Location.Id))) &&
        StartDateTime >= (query.get('StartDateTime') ?? '') &&
        StartDateTime <= (query.get('EndDateTime') ?? '9'),
    );
  };
  const server = createServer((request, response) => {
    if (state.isAway) return void request.socket.destroy();
    if (state.isHanging) return;
    const url = new URL(request.url ?? '/', 'http://fake.example');
    const [name, list] =
      url.pathname === '/class/classes'
        ? (['Classes', classesOf(url.searchParams)] as const)
        : url.pathname === '/site/locations'
          ? (['Locations', data.Locations] as const)
          : (['StaffMembers', data.StaffMembers] as const);
    const RequestedLimit = Number(url.searchParams.get('limit') ?? 100);
    const RequestedOffset = Number(url.searchParams.get('offset') ?? 0);
    const PaginationResponse = { RequestedLimit, RequestedOffset, TotalResults: list.length };
    const page = list.slice(RequestedOffset, RequestedOffset + RequestedLimit);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ PaginationResponse, [name]: page }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
