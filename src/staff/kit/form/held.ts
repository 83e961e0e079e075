/**
 * Of the fields of a form that goes away once it is saved: what would be typed into them meanwhile would be lost. Nothing in
 * them keeps the focus; whoever sent the form from one has it on the form's button, which says that it is busy.
 * @param form the form's id, which its button names
 * @returns the props of what is around the fields
 */
export const held = (form: string, busy: boolean) => ({
  inert: busy,
  ref: (fields: HTMLElement | null) => {
    if (busy && fields?.querySelector(':focus')) document.querySelector<HTMLElement>(`[form="${form}"]`)?.focus();
  },
});
