import { forms } from '#words/forms.ts';
import { positionLabel, positions } from '#domain/forms/form-ids.ts';

export function PositionOptions() {
  return (
    <>
      <option value="">{forms.choose.position}</option>
      {positions.map((position) => (
        <option key={position} value={position}>
          {positionLabel(position)}
        </option>
      ))}
    </>
  );
}
