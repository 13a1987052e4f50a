import {
  type ConfigData,
  type DOMReadyEvent,
  HtmlValidate,
  type Plugin,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

/** A section without a heading is missing from the outline that screen readers jump through. */
class SectionHeading extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section'))
        if (!section.querySelector('h1, h2, h3, h4, h5, h6')) this.report(section, 'Section has no heading');
    });
  }
}

/** `sizes` says nothing without the `srcset` it chooses from. */
class SizesWithSrcset extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const image of document.querySelectorAll('img, source'))
        if (image.hasAttribute('sizes') && !image.hasAttribute('srcset'))
          this.report(image, 'sizes without srcset');
    });
  }
}

/** `#top` is HTML's own; `#login` is watched for by the app around the page. */
const targetsElsewhere = ['#', '#top', '#login'];

/** A link within the page leads somewhere, also without scripts. Tabs are hidden then, and their hash is no element's. */
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

/** How React writes HTML: all of it valid, none of it ours to choose. */
const reactSyntax: ConfigData['rules'] = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  // React's useId begins with an underscore.
  'valid-id': ['error', { relaxed: true }],
};

/** Exceptions that we chose. */
const exceptions: ConfigData['rules'] = {
  // A picture's ground color and a card's place in its row are data and not design.
  'no-inline-style': 'off',
  // Breaks within telephone numbers are prevented by CSS (components/ui/unbroken.tsx).
  'tel-non-breaking': 'off',
  // Some voice control software knows a label by `for` only, also where the label encloses its control.
  'no-redundant-for': 'off',
  // Several boxes of one question share its name; that is how a form sends a list.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  // The map's search is a combobox, whose suggestions come while somebody types; a select cannot do that. A film's button is
  // a link to its file, so that it plays without scripts too.
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

/** What is wrong with a document, in words that name the rule and the element. */
export const faultsOfHtml = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
};
