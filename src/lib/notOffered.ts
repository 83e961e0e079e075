/** Answers of a server that offers only the core of the contract to a call or a parameter beyond it. */
const NOT_OFFERED: readonly unknown[] = [400, 404, 405, 501];

/** Whether a failure says that the server does not know what was asked. */
export const isNotOffered = (error: { status: unknown }): boolean => NOT_OFFERED.includes(error.status);
