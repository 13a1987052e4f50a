import { Panel } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { personWords as words } from '#words/staff/person.ts';
import { Consents, Withdrawal } from './person/consents.tsx';
import { Copy, Erasure } from './person/copy-and-erasure.tsx';
import { History } from './person/history.tsx';
import { dated, phoneText } from './person/person-texts.ts';

/** Everything one person sent, the person's consents, and for Corporate a copy and the erasure. */
export const Person: ScreenComponent<'person'> = ({ data: { person, isExportReady, refused }, frame }) => {
  const { ticketId, name, email, phone, otherEmails, otherPhones, rows, timeline, hasMore, consents, can } =
    person;
  const path = `/leads/${ticketId}/person`;
  const basePath = `/staff${path}`;
  const others = [...otherEmails, ...otherPhones.map(phoneText)];
  return (
    <Shell frame={frame} current="leads" back={path}>
      <main className="mx-auto grid w-full max-w-[76rem] content-start gap-6 px-4 pt-1 pb-10 md:px-6 lg:px-8">
        <div className="grid gap-1">
          <a
            href={`/staff/leads/${ticketId}`}
            data-key="Escape"
            className="inline-flex min-h-12 items-center gap-1 justify-self-start text-wine hover:underline"
          >
            <icons.back />
            {words.back}
          </a>
          <h1 tabIndex={-1} data-focus className="text-2xl break-words outline-none">
            {name}
          </h1>
          <p className="break-words text-ink-soft">
            {[email, phone && phoneText(phone)].filter(Boolean).join(' · ')}
          </p>
          {others.length > 0 && (
            <p className="break-words text-sm text-ink-soft">
              {words.together}: {others.join(' · ')}
            </p>
          )}
          {person.accountSince !== null && (
            <p className="text-sm text-ink-soft">{words.account(dated(person.accountSince))}</p>
          )}
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section className="grid min-w-0 gap-2">
            <h2 className="font-display text-xl">{words.sent(rows.length, hasMore)}</h2>
            <div className="rounded-lg border border-sand bg-paper p-4 sm:p-6">
              <History timeline={timeline} rows={rows} frame={frame} />
            </div>
            {hasMore && <p className="text-sm text-ink-soft">{words.more(rows.length)}</p>}
          </section>
          <div className="grid min-w-0 gap-6">
            <Panel title={words.consents}>
              {consents.length === 0 ? (
                <div className="grid gap-1">
                  <p>{words.noConsents}</p>
                  <p className="text-sm text-ink-soft">{words.noConsentsHint}</p>
                </div>
              ) : (
                <Consents consents={consents} />
              )}
              {can.withdraw && <Withdrawal basePath={basePath} consents={consents} refused={refused} />}
            </Panel>
            {can.export && <Copy basePath={basePath} isReady={isExportReady} />}
            {can.erase && <Erasure basePath={basePath} person={person} refused={refused} />}
          </div>
        </div>
      </main>
    </Shell>
  );
};
