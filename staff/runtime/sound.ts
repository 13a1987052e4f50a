/** Two short tones for a new lead. Before the first press on the page, browsers play nothing. */
export const playSound = () => {
  // Such a context never ends, and the browser would keep it.
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  for (const [at, frequency] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.value = 0.08;
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.14);
    tone.addEventListener('ended', () => at > 0 && void context.close());
  }
};
