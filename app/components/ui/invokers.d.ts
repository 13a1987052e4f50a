import 'react';

/** React passes both attributes on, but its types do not have them yet (DefinitelyTyped #75502). */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
