/** The id of a field's control, by which the error summary finds it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
