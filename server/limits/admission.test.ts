import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

/** The parts of a request and a response that admission reads. */
const pair = () => {
  const socket = { destroyed: false };
  const incoming = { method: 'POST', complete: false, destroyed: false, socket };
  const outgoing = { writableEnded: false, destroyed: false };
  return { incoming, outgoing, socket };
};
type Pair = ReturnType<typeof pair>;

const admissionOf = (maxBodies: number) => {
  let network = '';
  const admission = createAdmission({ networkOf: () => network, maxBodies });
  const admit = (from: string) => {
    network = from;
    const one = pair();
    const { incoming, outgoing } = one as unknown as { incoming: IncomingMessage; outgoing: ServerResponse };
    return { isAdmitted: admission.tryAdmit(incoming, outgoing), one };
  };
  return { admission, admit };
};

test('a network has places of its own: however many bodies others send, it is admitted', () => {
  const { admit } = admissionOf(2);
  for (let n = 0; n < 1000; n++) expect(admit(`network ${n}`).isAdmitted).toBe(true);
  expect(['a', 'a', 'a'].map((from) => admit(from).isAdmitted)).toEqual([true, true, false]);
  expect(admit('b').isAdmitted).toBe(true);
});

const ends: Record<string, (one: Pair) => unknown> = {
  'its body is complete': ({ incoming }) => Object.assign(incoming, { complete: true }),
  'its body fails': ({ incoming }) => Object.assign(incoming, { destroyed: true }),
  'its client disconnects': ({ socket }) => Object.assign(socket, { destroyed: true }),
  'its response is written': ({ outgoing }) => Object.assign(outgoing, { writableEnded: true }),
  'its response breaks': ({ outgoing }) => Object.assign(outgoing, { destroyed: true }),
};
test.each(Object.entries(ends))('a request gives its place back when %s, without any event', (_, end) => {
  const { admission, admit } = admissionOf(1);
  const { one } = admit('a');
  expect(admit('a').isAdmitted).toBe(false);
  end(one);
  expect(admission.load).toEqual({ arriving: 0 });
  expect(admit('a').isAdmitted).toBe(true);
});
