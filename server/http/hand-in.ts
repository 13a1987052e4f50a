import { createContext } from 'react-router';

/** Hands a request to our own form endpoints without leaving the process, with the visitor's own connection behind it. */
export type HandIn = (request: Request) => Response | Promise<Response>;

/** Where the action of a page finds it, when a form is posted without JavaScript. */
export const handInContext = createContext<HandIn>();
