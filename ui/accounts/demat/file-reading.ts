import { CML_LARGEST_MB } from '#domain/accounts/demat/cml-file.ts';
import { BYTES_IN_MB } from '#domain/platform/file-type.ts';

/** More than the check takes: enough to be refused as too large, without reading all of it. */
const MOST_READ_BYTES = CML_LARGEST_MB * BYTES_IN_MB + 1;

/**
 * The bytes of a file that somebody chose.
 * @param onShare told how much of it is read, from 0 to 1
 * @throws where the file is gone, or may not be read
 */
export async function bytesOf(
  file: Blob,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = Math.min(file.size, MOST_READ_BYTES);
  const bytes = new Uint8Array(length);
  const step = Math.max(1, Math.ceil(length / 20));
  for (let start = 0; start < length; start += step) {
    const end = Math.min(start + step, length);
    bytes.set(new Uint8Array(await file.slice(start, end).arrayBuffer()), start);
    onShare(end / length);
  }
  return bytes;
}
