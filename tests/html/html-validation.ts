import {
  type ConfigData,
  type DOMReadyEvent,
  HtmlValidate,
  type Plugin,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

/** A section without a heading is missing from the outline that screen readers navigate. */
class SectionHeading extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section'))
        if (!section.querySelector('h1, h2, h3, h4, h5, h6')) this.report(section, 'Section has no heading');
    });
  }
}

/** `sizes` has no effect without `srcset`. */
class SizesWithSrcset extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const image of document.querySelectorAll('img, source'))
        if (image.hasAttribute('sizes') && !image.hasAttribute('srcset'))
          this.report(image, 'sizes without srcset');
    });
  }
}

/** `#top` is part of HTML; the app shell handles `#login`. */
const targetsElsewhere = ['#', '#top', '#login'];

/**
 * A link within the page must have a target, also without scripts. Tabs are excluded: they are hidden without
 * scripts, and their hash is not an id.
 */
class FragmentTarget extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const link of document.querySelectorAll('a')) {
        const href = link.getAttributeValue('href');
        if (!href?.startsWith('#') || targetsElsewhere.includes(href)) continue;
        if (link.getAttributeValue('role') === 'tab') continue;
        if (!document.querySelector(`[id="${href.slice(1)}"]`))
          this.report(link, `Nothing on the page has the id of ${href}`);
      }
    });
  }
}

const ownRules: Plugin = {
  name: 'heliora',
  rules: {
    'heliora/section-heading': SectionHeading,
    'heliora/sizes-with-srcset': SizesWithSrcset,
    'heliora/fragment-target': FragmentTarget,
  },
};

/** React's own style of HTML is valid and cannot be configured. */
const reactSyntax: ConfigData['rules'] = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  // React's useId begins with an underscore.
  'valid-id': ['error', { relaxed: true }],
};

/** Exceptions by our own choice. */
const exceptions: ConfigData['rules'] = {
  // The background color of a picture and the position of a card in its row are data and not design.
  'no-inline-style': 'off',
  // Breaks within telephone numbers are prevented by CSS (app/pages/on-demand/library-header.tsx).
  'tel-non-breaking': 'off',
  // Some voice control software finds a label only by `for`, even if the label contains its control.
  'no-redundant-for': 'off',
  // Several checkboxes may have one name: a form sends a list this way.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  // The map's search is a combobox with suggestions while the visitor types; a select cannot do that. A
  // film's button is a link to its file, so that it also plays without scripts.
  'prefer-native-element': ['error', { exclude: ['listbox', 'button'] }],
  // Scripts and styles come from our own origin.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [ownRules],
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'heliora/section-heading': 'error',
      'heliora/sizes-with-srcset': 'error',
      'heliora/fragment-target': 'error',
      ...reactSyntax,
      ...exceptions,
    },
  }),
);

/** The problems of a document, each with its rule and element. */
export const faultsOfHtml = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
};
