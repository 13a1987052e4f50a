import { email as emailRule } from '#domain/forms/rules/fields.ts';
import { type Principal, type Role, roles } from '#domain/staff/permissions.ts';
import { parseStudioId } from '#domain/staff/scopes.ts';
import { canGrant } from '#domain/staff/team.ts';
import type { StudioId } from '#domain/studios.ts';
import { teamWords } from '#words/staff/team.ts';

export type RoleAndStudios = { role: Role; studios: StudioId[] };

/** Role and studios of a form, or the errors. What the member may not grant is invalid. */
export const typedRole = (
  member: Principal,
  form: URLSearchParams,
): RoleAndStudios | { errors: Record<string, string> } => {
  const role = roles.find((one) => one === form.get('role'));
  const chosen = form.getAll('studio').flatMap((text) => parseStudioId(text) || []);
  const studios = [...new Set(chosen)];
  if (!role) return { errors: { role: teamWords.errors.role } };
  const given = role === 'Corporate' ? [] : studios;
  if (role !== 'Corporate' && given.length === 0) return { errors: { studio: teamWords.errors.studio } };
  return canGrant(member, role, given)
    ? { role, studios: given }
    : { errors: { role: teamWords.errors.notYours } };
};

/** Name and email address of a form, or the errors. */
export const typedName = (
  form: URLSearchParams,
): { name: string; email: string } | { errors: Record<string, string> } => {
  const name = (form.get('name') ?? '').replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
  const email = (form.get('email') ?? '').trim();
  const errors = {
    ...(name.length < 2 || name.length > 100 ? { name: teamWords.errors.name } : {}),
    ...(emailRule().safeParse(email).success ? {} : { email: teamWords.errors.email }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { name, email };
};
