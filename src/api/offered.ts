import { asApiError, type ApiError } from './errors';

const NOT_OFFERED: readonly ApiError['status'][] = [404, 405, 501];

/** Whether a failed call says that the server has no such call at all: what goes beyond the contract's core hides then, quietly. */
export const isNotOffered = (error: unknown): boolean => error !== undefined && NOT_OFFERED.includes(asApiError(error).status);

/** The same of a call with a parameter beyond the core: a server that does not know the parameter may call it bad input. */
export const isParameterNotOffered = (error: unknown): boolean => isNotOffered(error) || (error !== undefined && asApiError(error).status === 400);
