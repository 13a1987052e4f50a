import { type FormName, formNames } from '#domain/forms/forms.ts';
import type { FormCasesOn } from './form-cases/form-cases.ts';

/** West Boca has the same fields and the same call as the upcoming-locations form. */
const sharedCases: Partial<Record<FormName, FormName>> = { 'pre-sale-west-boca': 'upcoming-locations' };

/** `teacher-training.ts` exports `teacherTrainingCases`. */
const loadCases = async (name: FormName): Promise<FormCasesOn> => {
  const file = sharedCases[name] ?? name;
  const module: Record<string, unknown> = await import(`./form-cases/${file}.ts`);
  const exportName = `${file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Cases`;
  const cases = module[exportName];
  if (!cases) throw new Error(`tests/forms/form-cases/${file}.ts exports no ${exportName}`);
  return cases as FormCasesOn;
};

/** The cases of every form. If the file of a form is missing, no form test starts. */
export const formCases = Object.fromEntries(
  await Promise.all(formNames.map(async (name) => [name, await loadCases(name)])),
) as Record<FormName, FormCasesOn>;
