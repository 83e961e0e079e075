import { createHash } from 'node:crypto';
import type { FormPart } from './exchange';

const escaped = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** `multipart/form-data` (RFC 7578) of parts; the same parts give the same bytes. */
export function encodeForm(parts: readonly FormPart[]): { bytes: Buffer; type: string } {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part.name).update('value' in part ? part.value : part.file);
  const boundary = `contract-kit-${digest.digest('hex').slice(0, 24)}`;
  const chunks = parts.flatMap((part) => {
    const file = 'file' in part ? part : null;
    const filename = file ? `; filename="${escaped(file.filename ?? 'picture')}"` : '';
    const type = file ? `\r\ncontent-type: ${file.type ?? 'application/octet-stream'}` : '';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(part.name)}"${filename}${type}\r\n\r\n`;
    return [Buffer.from(head), 'value' in part ? Buffer.from(part.value) : part.file, Buffer.from('\r\n')];
  });
  return {
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
