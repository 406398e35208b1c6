import { CML_LARGEST_MB } from '#domain/accounts/demat/cml-file.ts';
import { BYTES_IN_MB } from '#domain/platform/file-type.ts';

/** One byte above the limit, so that a file is rejected as too large without reading all of it. */
const MOST_READ_BYTES = CML_LARGEST_MB * BYTES_IN_MB + 1;

/**
 * Reads the content of a chosen file.
 * @param onShare called with the fraction that has been read, from 0 to 1
 * @throws if the file is missing or unreadable
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
