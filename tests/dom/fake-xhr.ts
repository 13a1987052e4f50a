import { vi } from 'vitest';
import type { Reply } from '#domain/forms/form-calls.ts';

type Body = string | FormData;

/** Responds to every form of the page (app/forms/transport/xhr-post.ts). tests/dom/setup.ts removes it. */
export const fakeXhr = (respond: (body: Body) => Reply): void => {
  class FakeRequest extends EventTarget {
    status = 0;
    responseText = '';
    readonly upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    async send(body: Body) {
      const reply = respond(body);
      this.status = reply.status;
      this.responseText = JSON.stringify(reply.body);
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
};
