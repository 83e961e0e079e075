/** What a screen of records that are little more than a name says. */
export interface NamedTexts {
  title: string;
  noun: string;
  create: string;
  createTitle: string;
  editTitle: string;
  columns: { name: string; status: string; edit: string; actions: string };
  label: string;
  required: string;
  /** Above an empty form that was sent, where more is said than the field's message (docs/product.md, 7.6). */
  emptyAlert?: string;
  search: string;
  loading: string;
  empty: string;
  submitCreate: string;
  submitEdit: string;
  busy: string;
  created: string;
  updated: string;
  readFailed: string;
  createFailed: string;
  updateFailed: string;
  actionDone: string;
  activateText: string;
  deactivateText: string;
}
