import { instructors } from '#content/catalog/instructors.ts';
import { videos } from '#content/catalog/videos.ts';
import { classKinds } from '#domain/schedule/class-kinds.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';

const instructorName = ({ firstName, middleName, lastName }: (typeof instructors)[number]) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

export const instructorRows = () =>
  instructors.map((instructor) => ({
    id: instructor.id,
    name: instructorName(instructor),
    bio: instructor.bio,
    photo: `instructors/${instructor.id}`,
  }));

export const videoRows = () =>
  videos.map((video, index) => {
    const kind = classKinds.find(({ videoKind }) => videoKind === video.kind);
    return {
      id: 7001 + index,
      kind: video.kind,
      position: index,
      name: video.name,
      description: video.description,
      class_type_name: kind ? kindTexts[kind.slug].name : video.kind,
      duration: video.seconds,
      skill_level: video.skillLevel,
      thumbnail: video.thumbnail,
      film: video.film,
      instructor_ids: JSON.stringify([video.instructorId]),
    };
  });
