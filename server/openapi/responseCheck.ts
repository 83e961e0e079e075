import type { Operation } from './document';
import type { ContractSchemas } from './schemas';

/** An answer of this server that its own contract does not allow: a defect here, never the client's. */
export class ContractBreach extends Error {
  override name = 'ContractBreach';
}

/** Statuses that any server may answer before it has found an operation (openapi.yaml, info). */
const BEFORE_OPERATION = new Set([408, 414, 417, 431]);

/** Judges answers by the contract's schemas, on the text that is sent. */
export class ResponseCheck {
  /** @param onBreach told before the breach is thrown */
  constructor(
    private readonly schemas: ContractSchemas,
    private readonly onBreach: (breach: ContractBreach) => void = () => undefined,
  ) {}

  /** @throws ContractBreach */
  check(operation: Operation, status: number, text: string): void {
    const pointer = operation.responses.get(status);
    if (pointer === undefined && BEFORE_OPERATION.has(status)) return;
    if (pointer === undefined) this.fail(operation, status, 'the status is not documented');
    const validate = this.schemas.at(pointer);
    if (validate(JSON.parse(text))) return;
    const [first] = validate.errors ?? [];
    this.fail(operation, status, `${first?.instancePath ?? ''} ${first?.message ?? ''}`);
  }

  private fail(operation: Operation, status: number, what: string): never {
    const breach = new ContractBreach(`${operation.id} answered ${status} against openapi.yaml: ${what}.`);
    this.onBreach(breach);
    throw breach;
  }
}
