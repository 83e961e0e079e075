/** An id of the contract's form that no server gives. */
export const NOBODY = 'contract-kit-asks-for-nothing';

/** The address of a path with that id for every parameter: whatever is sent there meets no record. */
export const nobodysAddress = (path: string) => path.replace(/\{\w+\}/g, NOBODY);
