import { gzipSync } from 'node:zlib';

export function gzipBytes(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
