import { expect, test } from 'vitest';
import { noStudioId, toStudioId } from '#domain/studios.ts';
import {
  allScopes,
  leadKinds,
  type Scope,
  scopeClassOf,
  scopeClassOfScope,
  scopeOf,
  scopeStudioIds,
  storedScopeClass,
  studioOfScope,
} from './scopes.ts';

test.each([
  ['lead', 0, 12],
  ['membership', 1, 13],
  ['application', 2, 14],
  ['senior-application', 3, 15],
] as const)('the stored numbers of %s stay the same', (scopeClass, stored, scopeOfStudioThree) => {
  expect(storedScopeClass(scopeClass)).toBe(stored);
  expect(scopeOf(noStudioId, scopeClass)).toBe(stored);
  expect(scopeOf(toStudioId(3), scopeClass)).toBe(scopeOfStudioThree);
  expect(studioOfScope(scopeOfStudioThree as Scope)).toBe(3);
  expect(scopeClassOfScope(scopeOfStudioThree as Scope)).toBe(scopeClass);
});

test('every scope belongs to one studio and one scope class', () => {
  expect(allScopes).toEqual(Array.from({ length: scopeStudioIds.length * 4 }, (_, scope) => scope));
  for (const scope of allScopes) expect(scopeOf(studioOfScope(scope), scopeClassOfScope(scope))).toBe(scope);
});

test('the scope class of a form: cancellations and applications are not leads, and an unknown kind has the class that the fewest roles read', () => {
  expect(scopeClassOf('contact', undefined)).toBe('lead');
  expect(scopeClassOf('cancellation', undefined)).toBe('membership');
  expect(scopeClassOf('career-application', 'Teacher')).toBe('application');
  for (const position of ['Studio_Manager', 'Corporate', undefined])
    expect(scopeClassOf('career-application', position)).toBe('senior-application');
  expect(scopeClassOf('a form of another year', 'Teacher')).toBe('senior-application');
  expect(leadKinds).toContain('contact');
  expect(leadKinds).not.toContain('cancellation');
  expect(leadKinds).not.toContain('career-application');
});
