/** A setting that cannot be used; its message is one line for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Typed reads of environment variables; an empty one counts as not set. */
export class EnvironmentReader {
  constructor(private readonly env: Environment) {}

  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    }
    return value;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, ['true', 'false'], String(fallback)) === 'true';
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T | NoInfer<T>): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const found = choices.find((choice) => choice === text);
    if (found === undefined) {
      throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
    }
    return found;
  }

  /** Comma-separated; blanks around entries do not count. */
  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  }

  /** Scheme, host and port of an http(s) address, without a path. */
  origin(name: string, text: string): string {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
      throw new ConfigError(`${name} must be like https://shop.example without a path, not "${text}".`);
    }
    return url.origin;
  }
}
