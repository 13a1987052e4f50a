import { expect, test } from 'vitest';
import { selectTabs } from './hash.ts';

const tab = (id: string, isSelected: boolean) =>
  `<a id="tab-${id}" role="tab" href="#${id}" aria-selected="${isSelected}" aria-controls="panel-${id}">${id}</a>`;
const panel = (id: string, isHidden: boolean) =>
  `<div role="tabpanel" id="panel-${id}"${isHidden ? ' hidden' : ''}></div>`;

test('a tab pressed before its panel has arrived opens it once the page is complete', () => {
  selectTabs();
  document.body.innerHTML = `<div role="tablist">${tab('classes', true)}${tab('retreats', false)}</div>`;
  document.getElementById('tab-retreats')?.click();
  expect(window.location.hash).toBe('#retreats');
  document.body.insertAdjacentHTML('beforeend', panel('classes', false) + panel('retreats', true));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.getElementById('panel-classes')?.hidden).toBe(true);
  expect(document.getElementById('panel-retreats')?.hidden).toBe(false);
});
