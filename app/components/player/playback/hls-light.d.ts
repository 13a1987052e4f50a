/** The light build has no types of its own; it is the same class without captions and alternate audio. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
