// The same tests with other words: no browser test sees these pages.
import '#app/components/errors/error-page.test.tsx';
import '#server/http/response/overload-response.test.ts';
