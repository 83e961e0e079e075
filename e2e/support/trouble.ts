import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

/** The tool's own word on a journey without the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * What a browser complains of: exceptions, errors and warnings of its console (violations of the content security
 * policy, failed hydration, missing files among them). A journey ends well only if there was nothing but what it expected.
 */
export class Trouble {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.seen.push(String(error.error())));
    context.on('console', (message) => this.note(message));
  }

  /** A fault that a journey makes itself. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.seen.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }

  matching(pattern: RegExp): string[] {
    return this.seen.filter((text) => pattern.test(text));
  }

  hasNone(): void {
    expect(this.unexpected, 'what the browser complained of').toEqual([]);
  }

  private note(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type()) || message.text().startsWith(WORKER_BLOCKED)) return;
    this.seen.push(`${message.text()} (${message.location().url})`);
  }
}
