type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  /** A text in WebDriver BiDi, with a separate message; an object in Chromium's protocol. */
  error?: string | { message: string };
  message?: string;
};
export type ProtocolEvent = { method: string; params: unknown; sessionId: string | undefined };
type Send = <T>(method: string, params?: object, sessionId?: string) => Promise<T>;

/** A connection to a browser, by WebDriver BiDi or Chromium's own protocol: commands and events. */
export const connect = async (url: string, onEvent: (event: ProtocolEvent) => void) => {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  const closed = () => new Error(`The browser closed the connection ${url}`);
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, sessionId, result, error, message } = JSON.parse(String(data)) as Message;
    const pending = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error) pending?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
    else if (pending) pending.resolve(result);
    else if (method) onEvent({ method, params, sessionId });
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(closed());
    waiting.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
  });
  const send: Send = <T>(method: string, params: object = {}, sessionId?: string) => {
    // A closed socket drops what is sent, without an error.
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(closed());
    const call = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    return call.promise as Promise<T>;
  };
  return { send, close: () => socket.close() };
};
