/** A condition that shows the effect of a press: an expression that the page evaluates in every frame. */
type Condition = string;
export type Control = {
  name: string;
  at: string;
  /** Pressed by touch at its center, or changed if it is a select. */
  target: string;
  choose?: string;
  /** Prepares the page before the measurement starts. */
  before?: string;
  result: Condition;
  /** For a control that needs its island: the condition that shows that it was pressed. */
  sign?: Condition;
};
const isShown = (selector: string) => `!!document.querySelector('${selector}')?.checkVisibility()`;
const isGone = (selector: string) => `!document.querySelector('${selector}')?.checkVisibility()`;
const listOf = (town: string) =>
  `!!document.querySelector('#panel-classes [data-day] li')?.textContent.includes('${town}')`;

export const controls: readonly Control[] = [
  { name: 'menu', at: '/', target: '[commandfor=menu]', result: isShown('dialog#menu a') },
  {
    name: 'closing the menu',
    at: '/membership',
    before: `document.querySelector('[commandfor=menu]').click()`,
    target: 'dialog#menu [command=close]',
    result: isGone('dialog#menu'),
  },
  { name: 'promo bar', at: '/', target: '[data-dismiss]', result: isGone('aside[data-promo-bar]') },
  {
    name: 'answer',
    at: '/your-first-class',
    target: 'details summary',
    result: isShown('details[open] p'),
  },
  {
    name: 'arrow of a row',
    at: '/davie',
    target: '[data-rail-move="1"]',
    result: `document.querySelector('[data-rail] ul').scrollLeft > 0`,
  },
  { name: 'tab', at: '/contact-us', target: '#tab-tech-support', result: isShown('#panel-tech-support') },
  {
    name: 'show password',
    at: '/sign-up',
    target: '[data-reveals-password]',
    result: `document.querySelector('[data-password] input').type === 'text'`,
  },
  { name: 'film', at: '/davie', target: 'a[data-film]', result: isShown('dialog :is(video, img)') },
  {
    name: 'a studio’s schedule',
    at: '/schedule',
    target: '#location',
    choose: 'davie',
    sign: `document.querySelector('#location').value === 'davie'`,
    result: listOf('Davie'),
  },
  {
    name: 'filter of classes',
    at: '/schedule',
    target: 'label:has([name=kind][value=fiit])',
    sign: `document.querySelector('[name=kind][value=fiit]').checked`,
    result: `[...document.querySelectorAll('#panel-classes [data-day] li h3')].every((row) => /FIIT/.test(row.textContent)) && /kind=fiit/.test(location.search)`,
  },
  {
    name: 'a studio’s prices',
    at: '/membership',
    target: '#pricing-studio',
    choose: 'hollywood',
    sign: `document.querySelector('#pricing-studio').value === 'hollywood'`,
    result: `/hollywood/.test(location.search)`,
  },
  {
    name: 'tab of the library',
    at: '/on-demand',
    target: '[role=tab]:nth-child(2)',
    sign: `document.querySelector('[role=tab]:nth-child(2)').ariaSelected === 'true'`,
    result: isShown('#panel-fiit:not([hidden]) article'),
  },
];
