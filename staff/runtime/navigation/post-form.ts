import { type FramedScreen, fetchScreen } from '#staff/runtime/fetch-screen.ts';
import { closeSheets } from '#staff/runtime/sheets.ts';
import { focusTarget, type ShownScreen } from '#staff/runtime/shown-screen.ts';
import { actionOf } from '#staff/runtime/urls.ts';
import type { ScreenRequests } from './screen-requests.ts';

const textFieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
};

/**
 * Sends a form and shows the response, which is the screen to which the server redirects, or the same screen
 * with messages.
 */
export const createFormPost = (shownScreen: ShownScreen, requests: ScreenRequests) => {
  const { drafts, showAt } = shownScreen;
  const waiting = new WeakSet<HTMLFormElement>();

  /** Shows the response to a form, and closes or empties the controls that sent it. */
  const showPosted = (
    form: HTMLFormElement,
    { shown, url, isRedirected }: { shown: FramedScreen; url: string; isRedirected: boolean },
  ) => {
    const isSavedNote = isRedirected && form.querySelector('[data-draft]') !== null;
    // Clears the selection.
    if (isRedirected && form.matches('[data-bulk]')) form.reset();
    const isElsewhere = isRedirected && new URL(url).pathname !== location.pathname;
    showAt(shown, url, 'replace', isElsewhere ? 0 : null);
    const isDone = isSavedNote && !drafts.isTyping();
    if (isDone || !document.activeElement || document.activeElement === document.body)
      focusTarget()?.focus({ preventScroll: true });
  };

  return async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    // The button was pressed twice.
    if (waiting.has(form)) return;
    waiting.add(form);
    const body = textFieldsOf(form, submitter);
    const forgetDraft = drafts.forgetter(form);
    closeSheets();
    submitter?.setAttribute('aria-busy', 'true');
    const action = actionOf(form, submitter);
    const sent = fetchScreen(action, body);
    const { response, isOvertaken } = await requests.load(sent);
    waiting.delete(form);
    // The server requires a verification first: the form is sent again as a native form, by the same button.
    if (response && 'isFullNavigation' in response && !response.isSignedOut) {
      form.setAttribute('data-full-navigation', '');
      return form.requestSubmit(submitter);
    }
    submitter?.removeAttribute('aria-busy');
    // A form without a response is not sent again automatically: the typed text stays in it.
    if (!response) return shownScreen.showNotice('offline');
    if ('isFullNavigation' in response) return shownScreen.showSessionEnded();
    const { shown, isRedirected } = response;
    // Also when another screen is shown meanwhile: otherwise the saved text would come back as a draft.
    if (isRedirected) forgetDraft(body.get('text') ?? '');
    if (isOvertaken) {
      if (isRedirected) return;
      // The screen that was opened meanwhile is shown first: it would replace the notice.
      await requests.last();
      return void setTimeout(() => shownScreen.showNotice('refused-elsewhere'));
    }
    // Any other response, for example to a refused form, has the URL of the form's action, which cannot be
    // opened as a page. The screen in that response belongs to another URL (`shownAt`).
    const back = body.get('back');
    const shownAt = back ? `${location.origin}/staff${back}` : location.href;
    showPosted(form, { shown, url: isRedirected ? response.url : shownAt, isRedirected });
  };
};
