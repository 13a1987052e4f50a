// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islandInput } from './island-input.ts';

const selector = '[data-island="form"]';
const form = '<input name="email"><input type="checkbox" name="terms"><button>Send</button>';
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`${selector} [name=${name}]`) as HTMLInputElement;
const button = () => document.querySelector(`${selector} button`) as HTMLButtonElement;
const type = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const render = () => {
  document.body.innerHTML = `<div data-island="form">${form}</div><input name="elsewhere">`;
};

let input: ReturnType<typeof islandInput>;
beforeEach(() => {
  render();
  input = islandInput(selector);
  input.record();
});
afterEach(() => input.replay());

test('a press and a value are replayed once, and only then reach the island', () => {
  const pressed = vi.fn();
  const changed = vi.fn();
  button().addEventListener('click', pressed);
  field('email').addEventListener('change', changed);
  type(field('email'), 'ana@mail.example');
  button().click();
  expect(pressed).not.toHaveBeenCalled();
  expect(input.isReplayed()).toBe(false);
  input.replay();
  input.replay();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(field('email').value).toBe('ana@mail.example');
  expect(input.isReplayed()).toBe(true);
});

test('after the replay a press reaches the island directly', () => {
  const pressed = vi.fn();
  button().addEventListener('click', pressed);
  input.replay();
  button().click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('if React has rendered the island anew, the new field and the new button get what was recorded', () => {
  const oldField = field('email');
  oldField.focus();
  type(oldField, 'ana@mail.example');
  button().click();
  render();
  const pressed = vi.fn();
  button().addEventListener('click', pressed);
  input.restoreFocus(oldField);
  input.replay();
  expect(field('email').value).toBe('ana@mail.example');
  expect(document.activeElement).toBe(field('email'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a field outside the island and the value of a checkbox are not replayed', () => {
  const elsewhere = document.querySelector<HTMLInputElement>('[name=elsewhere]') as HTMLInputElement;
  const changed = vi.fn();
  type(elsewhere, 'words');
  type(field('terms'), 'on');
  document.body.addEventListener('change', changed);
  input.replay();
  expect(changed).not.toHaveBeenCalled();
});
