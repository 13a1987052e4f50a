/** The data attributes of the `html` element: states of the whole page. */
export const { dataset: htmlDataset } = document.documentElement;
