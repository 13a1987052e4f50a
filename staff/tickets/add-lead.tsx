import { leadLimits } from '#domain/tickets/lead-limits.ts';
import { leadSources } from '#domain/tickets/lead-sources.ts';
import { Button, CheckField, Choice, Field, TextArea } from '#staff/components/controls.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { addLeadWords as words } from '#words/staff/add-lead.ts';

export const AddLead: ScreenComponent<'add-lead'> = ({ data: { key, studios, refused }, frame }) => {
  const fields = refused?.fields ?? {};
  const field = (name: 'name' | 'phone' | 'email' | 'description') => ({
    name,
    label: words[name],
    defaultValue: fields[name],
    maxLength: leadLimits[name],
    error: refused?.errors[name],
  });
  return (
    <Shell frame={frame} current="leads" back="/leads">
      <main className="mx-auto grid max-w-[44rem] gap-6 px-4 py-6 sm:px-6 lg:px-8">
        <header className="grid gap-1">
          <h1 tabIndex={-1} data-focus className="outline-none">
            {words.title}
          </h1>
          <p className="text-ink-soft">{words.intro}</p>
        </header>
        <form method="post" action="/staff/leads/new" className="grid gap-4">
          <input type="hidden" name="key" value={key} />
          <Field {...field('name')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('phone')} type="tel" />
            <Field {...field('email')} type="email" />
            <Choice
              label={words.studio}
              name="studio"
              options={studios}
              value={fields.studio ?? studios.find((studio) => studio.id !== 0)?.id ?? null}
            />
            <Choice
              label={words.source}
              name="source"
              options={leadSources.map((source) => ({ id: source, name: words.sources[source] }))}
              value={fields.source ?? leadSources[0]}
            />
          </div>
          <TextArea {...field('description')} rows={4} />
          <CheckField
            name="consent"
            value="yes"
            defaultChecked={fields.consent === 'yes'}
            label={words.consentLabel}
            hint={words.consent}
          />
          <Button className="justify-self-start">{words.save}</Button>
        </form>
      </main>
    </Shell>
  );
};
