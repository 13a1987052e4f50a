import { vi } from 'vitest';
import type { Reply } from '#domain/forms/form-calls.ts';

type Body = string | FormData;

/** Responds to every form that the page sends (app/forms/transport/xhr-post.ts), until tests/dom/setup.ts. */
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
