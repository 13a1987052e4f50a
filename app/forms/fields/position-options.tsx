import { positions } from '#domain/forms/positions.ts';
import { forms } from '#words/forms.ts';

export function PositionOptions() {
  return (
    <>
      <option value="">{forms.choose.position}</option>
      {positions.map((position) => (
        <option key={position} value={position}>
          {forms.positions[position]}
        </option>
      ))}
    </>
  );
}
