import type { PersonDetail } from '#domain/tickets/views.ts';
import { Button, CheckField, Field, Notice, Panel } from '#staff/components/controls.tsx';
import type { RefusedForm } from '#staff/screen-types.ts';
import { dayWithYear } from '#staff/time-texts.ts';
import { personWords as words } from '#words/staff/person.ts';
import { phoneText } from './person-texts.ts';

export const Copy = ({ basePath, isReady }: { basePath: string; isReady: boolean }) => (
  <Panel title={words.exportTitle}>
    <p className="text-sm text-ink-soft">{words.exportText}</p>
    {isReady ? (
      <>
        <Notice>{words.exportReady}</Notice>
        <a
          href={`${basePath}/copy`}
          data-full-navigation
          className="inline-flex min-h-11 items-center text-wine underline"
        >
          {words.exportLink}
        </a>
      </>
    ) : (
      <form method="post" action={`${basePath}/copy`}>
        <Button variant="plain">{words.export}</Button>
      </form>
    )}
  </Panel>
);

export const Erasure = ({
  basePath,
  person,
  refused,
}: {
  basePath: string;
  person: PersonDetail;
  refused: RefusedForm | null;
}) => {
  const { email, phone, legalHolds, reference, counts } = person;
  const errors = refused?.errors ?? {};
  return (
    <Panel title={words.eraseTitle}>
      <p className="text-sm text-ink-soft">{words.eraseText}</p>
      {legalHolds.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium">{words.eraseHolds}</p>
          <ul className="grid gap-1">
            {legalHolds.map((hold) => (
              <li key={hold.reference}>
                {words.eraseHold(hold.formLabel, hold.reference, dayWithYear(hold.until))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={`${basePath}/erase`} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-medium">{words.eraseBy}</legend>
          {email && (
            <CheckField
              label={email}
              hint={words.eraseCount(counts.email)}
              name="mail"
              value="on"
              defaultChecked
            />
          )}
          {phone && (
            <CheckField
              label={phoneText(phone)}
              hint={words.eraseCount(counts.phone)}
              name="phone"
              value="on"
              defaultChecked
            />
          )}
          {email && phone && <p className="text-sm text-ink-soft">{words.eraseShared}</p>}
          {errors.keys && <p className="text-sm font-medium text-alarm">{errors.keys}</p>}
        </fieldset>
        <Field
          label={words.eraseConfirm(reference)}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          required
          maxLength={20}
          error={errors.confirm}
        />
        <p>
          <Button variant="danger">{words.erase}</Button>
        </p>
      </form>
    </Panel>
  );
};
