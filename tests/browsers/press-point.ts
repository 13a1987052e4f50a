export type Point = { x: number; y: number };

/** Runs in a page: the center of an element, once it does not move and is not covered. */
export const pressPoint = async (selector: string): Promise<Point | null> => {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.top !== top || before.left !== left) return null;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element);
  return isHit ? { x, y } : null;
};
