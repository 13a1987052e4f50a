/**
 * Elements with `data-reveal` rise and fade in the first time they enter the viewport. One that is already in
 * the viewport is not animated, and without scripts none is: visible content is never hidden again.
 */
export function reveal(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    // A fifth of a tall element may not fit on a small screen, so its threshold is smaller.
    const fits = (window.innerHeight * 0.5) / Math.max(1, element.offsetHeight);
    let isWaiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!isWaiting && entry.boundingClientRect.top < window.innerHeight) return observer.disconnect();
        isWaiting = true;
        element.dataset.reveal = entry.isIntersecting ? 'shown' : 'waiting';
        if (entry.isIntersecting) observer.disconnect();
      },
      { threshold: [Math.min(Number(element.dataset.reveal), fits)] },
    );
    observer.observe(element);
  }
}
