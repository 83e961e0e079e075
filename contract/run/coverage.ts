import type { Exchange } from '../http/exchange';
import type { Contract, Method } from '../spec/contract';

/** Of one operation: how often each documented status was seen. */
export interface Coverage {
  operation: string;
  method: Method;
  path: string;
  extended: boolean;
  /** Whether it takes any, in the path or elsewhere. */
  parameters: boolean;
  statuses: { status: number; seen: number }[];
}

/** Which documented statuses of which operations were seen. */
export function coverageOf(contract: Contract, exchanges: readonly Exchange[]): Coverage[] {
  const seen = new Map<string, number>();
  for (const { operation, request, status } of exchanges) {
    if (!operation || request.method.toLowerCase() !== operation.method) continue;
    const key = `${operation.id} ${status}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...contract.operations.values()].map(({ id, method, path, extended, parameters, responses }) => ({
    operation: id,
    method,
    path,
    extended,
    parameters: parameters.length > 0,
    statuses: [...responses.keys()].map((status) => ({ status, seen: seen.get(`${id} ${status}`) ?? 0 })),
  }));
}
