import { type FormName, formNames } from '#domain/forms/forms.ts';
import type { CreateFormCases } from './form-cases/form-cases.ts';

/** `tests/forms/form-cases/teacher-training.ts` exports `teacherTrainingCases`. */
const loadCases = async (name: FormName): Promise<CreateFormCases> => {
  const module: Record<string, unknown> = await import(`./form-cases/${name}.ts`);
  const exportName = `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Cases`;
  const cases = module[exportName];
  if (!cases) throw new Error(`tests/forms/form-cases/${name}.ts exports no ${exportName}`);
  return cases as CreateFormCases;
};

/** The cases of every form. If the file of a form is missing, no form test starts. */
export const formCases = Object.fromEntries(
  await Promise.all(formNames.map(async (name) => [name, await loadCases(name)])),
) as Record<FormName, CreateFormCases>;
