import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, type DecipherGCM } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { ConfigError, EnvironmentReader, type Environment } from '../environment';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What stands between a backup's content and its folder: nothing, or a key. With one, what is written is encrypted and
 * every name and sum is keyed, so that the folder's owner can neither read it nor put something else in its place.
 */
export class Seal {
  private readonly keys: { content: Uint8Array; names: Uint8Array } | null;

  /** @param key 32 bytes; null for a backup that anybody can read */
  constructor(key: Uint8Array | null) {
    const derived = (key_: Uint8Array, purpose: string) =>
      new Uint8Array(hkdfSync('sha256', key_, '', `angalink backup ${purpose}`, KEY_BYTES));
    this.keys = key && { content: derived(key, 'content'), names: derived(key, 'names') };
  }

  /** @throws ConfigError for a BACKUP_KEY that is no key */
  static fromEnvironment(environment: Environment = process.env): Seal {
    const text = new EnvironmentReader(environment).text('BACKUP_KEY');
    const key = text === null ? null : Buffer.from(text, 'base64');
    if (key !== null && key.length !== KEY_BYTES)
      throw new ConfigError('BACKUP_KEY must be 32 bytes in base64; `openssl rand -base64 32` makes one.');
    return new Seal(key);
  }

  get isEncrypted(): boolean {
    return this.keys !== null;
  }

  /** The name of content by its SHA-256: that itself, or what only the key's owner can make of it. */
  nameOf(sha256: Buffer): string {
    return this.keys ? createHmac('sha256', this.keys.names).update(sha256).digest('hex') : sha256.toString('hex');
  }

  /** What content goes through on its way into the folder. */
  lock(): Transform[] {
    return this.keys ? [new Locking(this.keys.content)] : [];
  }

  /** What it goes through on its way out; fails where it was changed. */
  unlock(): Transform[] {
    return this.keys ? [new Unlocking(this.keys.content)] : [];
  }
}

/** Nonce, ciphertext, tag. */
class Locking extends Transform {
  private readonly cipher;

  constructor(key: Uint8Array) {
    super();
    const nonce = randomBytes(NONCE_BYTES);
    this.cipher = createCipheriv(CIPHER, key, nonce);
    this.push(nonce);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    done(null, this.cipher.update(chunk));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.cipher.final());
    done(null, this.cipher.getAuthTag());
  }
}

class Unlocking extends Transform {
  private decipher: DecipherGCM | null = null;
  /** What may still be the nonce, or the tag. */
  private rest = Buffer.alloc(0);

  constructor(private readonly key: Uint8Array) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.rest = Buffer.concat([this.rest, chunk]);
    if (!this.decipher && this.rest.length >= NONCE_BYTES) {
      this.decipher = createDecipheriv(CIPHER, this.key, this.rest.subarray(0, NONCE_BYTES));
      this.rest = this.rest.subarray(NONCE_BYTES);
    }
    const certain = this.rest.length - TAG_BYTES;
    if (this.decipher && certain > 0) {
      this.push(this.decipher.update(this.rest.subarray(0, certain)));
      this.rest = this.rest.subarray(certain);
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.decipher) throw new Error('too short');
      this.decipher.setAuthTag(this.rest);
      done(null, this.decipher.final());
    } catch {
      done(new ConfigError('A file of the backup cannot be decrypted: it was changed, or BACKUP_KEY is another one.'));
    }
  }
}
