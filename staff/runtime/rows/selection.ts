/** "Select all" of the list. Selecting, counting and clearing rows needs no script. */
export const startSelection = () => {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-select-all]')) return;
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-select]')) box.checked = true;
  });
};
