import type { Instructor as InstructorRow } from '#server/models/schedule/instructors.ts';
import type { Instructor } from './booking.ts';
import type { MediaAddresses } from './media-addresses.ts';

export const toInstructor = (row: InstructorRow, media: MediaAddresses): Instructor => ({
  id: String(row.id),
  name: row.name,
  bio: row.bio,
  photoUrls: media.photo(row.photo),
});
