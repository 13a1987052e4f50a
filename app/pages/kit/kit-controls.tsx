import { Button, ButtonLink, type ButtonVariant } from '#app/components/ui/button.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/components/ui/field.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'dark', 'quiet'];

export function KitControls() {
  return (
    <>
      <section className="border-t border-ink/20 py-10">
        <h2 className="mb-6 text-2xl">Buttons</h2>
        {variants.map((variant) => (
          <div key={variant} className="mb-5 flex flex-wrap items-center gap-4">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="large">
              Large
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} isLoading loadingLabel="Loading">
              Loading
            </Button>
            <ButtonLink variant={variant} to="/_kit">
              A link
            </ButtonLink>
          </div>
        ))}
        <div data-ground="dark" className="flex flex-wrap items-center gap-4 rounded-lg bg-oxblood p-6">
          <Button variant="light">light</Button>
          <Button variant="light" disabled>
            Disabled
          </Button>
          <Button variant="light" isLoading loadingLabel="Loading">
            Loading
          </Button>
          <Button>primary on dark</Button>
        </div>
      </section>
      <section className="border-t border-ink/20 py-10">
        <h2 className="mb-6 text-2xl">Fields</h2>
        <div className="grid gap-6 md:grid-cols-2">
          <TextField id="kit-text" label="Text" placeholder="As you like" />
          <TextField id="kit-required" label="Required" isRequired hint="A hint stands below." />
          <TextField
            id="kit-error"
            label="Wrong"
            isRequired
            defaultValue="not an address"
            error="Enter a valid email"
          />
          <TextField id="kit-disabled" label="Disabled" disabled defaultValue="Cannot be changed" />
          <SelectField id="kit-select" label="Choice">
            <option>Midtown Miami</option>
            <option>Jacksonville San Pablo</option>
          </SelectField>
          <SelectField
            id="kit-select-error"
            label="Choice, wrong"
            error="Please select a studio location"
            defaultValue=""
          >
            <option value="">Choose</option>
          </SelectField>
          <TextAreaField id="kit-area" label="Long text" />
          <TextAreaField id="kit-area-error" label="Long text, wrong" error="Description is required" />
          <CheckboxField id="kit-check" label="I agree that you may write to me." />
          <CheckboxField
            id="kit-check-error"
            label="I accept the terms."
            error="Must accept this condition"
          />
        </div>
      </section>
    </>
  );
}
