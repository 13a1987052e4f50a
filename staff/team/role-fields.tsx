import type { Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import { CheckField } from '#staff/components/controls.tsx';
import { roleLabels, teamWords } from '#words/staff/team.ts';

/** Role and studios of a member, limited to those that the signed-in member may grant. */
export const RoleFields = ({
  roles,
  role,
  studios,
  errors,
}: {
  roles: Role[];
  role: string | null;
  studios: { id: StudioId; name: string; isChosen: boolean }[];
  errors: Record<string, string>;
}) => (
  <>
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{teamWords.role}</legend>
      <div className="flex flex-wrap gap-x-6">
        {roles.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="role"
            value={one}
            label={roleLabels[one]}
            defaultChecked={one === role}
            required
          />
        ))}
      </div>
      {errors.role && <p className="text-sm font-medium text-alarm">{errors.role}</p>}
    </fieldset>
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{teamWords.studios}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
        {studios.map(({ id, name, isChosen }) => (
          <CheckField key={id} name="studio" value={id} label={name} defaultChecked={isChosen} />
        ))}
      </div>
      {errors.studio && <p className="text-sm font-medium text-alarm">{errors.studio}</p>}
    </fieldset>
  </>
);
