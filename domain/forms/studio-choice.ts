import * as z from 'zod/mini';
import { studio } from './fields.ts';

/** A lone studio dropdown, as before the cancellation mail link. */
export const studioChoiceSchema = z.object({ studio: studio() });
export type StudioChoice = z.output<typeof studioChoiceSchema>;
