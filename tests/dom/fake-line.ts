import { NetworkError } from '#app/forms/transport/send-errors.ts';
import type { CallResponse } from '#domain/forms/form-transport.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';

export type Post = {
  path: string;
  body: string | FormData;
  key: string | undefined;
  page: string | undefined;
};

/**
 * The connection of the forms, for `vi.mock('#app/forms/transport/xhr-post.ts', () => import(…))`: the posts,
 * and the server's response to each. Without `respond` the connection is lost.
 */
export const line = {
  posts: [] as Post[],
  respond: undefined as ((post: Post) => CallResponse | Promise<CallResponse>) | undefined,
};

export const xhrPost =
  () => async (path: string, body: string | FormData, headers: Record<string, string>) => {
    const post = { path, body, key: headers[submitHeaders.key], page: headers[submitHeaders.page] };
    line.posts.push(post);
    if (!line.respond) throw new NetworkError('no line');
    return line.respond(post);
  };
