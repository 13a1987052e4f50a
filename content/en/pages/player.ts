import { brand } from '#domain/brand.ts';

export const player = {
  meta: {
    title: `Video Player | ${brand.name}`,
    description: `A ${brand.name} film, full screen and without distraction. Close it to go back to where you came from.`,
  },
  label: 'Video player',
  invalidLink: 'Invalid Link Redirecting to Home',
  home: 'Go home now',
  controls: {
    play: 'Play',
    pause: 'Pause',
    mute: 'Sound off',
    unmute: 'Sound on',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    seek: 'Position in the film',
    close: 'Close the film',
    showCaptions: 'Captions on',
    hideCaptions: 'Captions off',
    chapters: 'Chapters',
    position: (at: string, of: string) => `${at} of ${of}`,
  },
  captions: 'What the teacher says',
  loading: 'Loading the film',
  failed: {
    heading: 'The film did not arrive',
    text: 'The connection may have dropped for a moment. Your place in it is kept.',
    retry: 'Try again',
  },
  notFilmed: {
    heading: 'Still in the cutting room',
    text: 'This film is not ready to be shown yet. Please look in again soon.',
  },
} as const;
