import { checkText } from '../../platform/argument-checks.ts';
import { type FileType, fileTypeOf } from '../../platform/file-type.ts';

const LONGEST_NAME = 60;
const ENDINGS = { png: 'png', jpeg: 'jpg', pdf: 'pdf' } as const satisfies Record<FileType, string>;

/**
 * The file name under which a client master list (CML) is stored: the uploaded name without folders
 * and characters that mislead a file system or screen. The extension follows the content.
 *
 * @param content decides the file extension
 * @throws an error for anything but a text and a Uint8Array
 * @example
 * ```ts
 * cmlFileName('../../My CML.exe', new TextEncoder().encode('%PDF-1.4 %%EOF')); // => 'My CML.pdf'
 * cmlFileName('', new TextEncoder().encode('%PDF-1.4 %%EOF')); // => 'cml.pdf'
 * ```
 */
export function cmlFileName(name: string, content: Uint8Array): string {
  const type = fileTypeOf(content);
  const last = checkText(name).replace(/^.*[\\/]/s, '');
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^A-Za-z0-9 _()-]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^[ -]+|[ -]+$/g, '');
  return `${stem === '' ? 'cml' : stem}.${type === undefined ? 'bin' : ENDINGS[type]}`;
}
