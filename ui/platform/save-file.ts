/** WebKit reads the file some time after the click. */
const READ_MILLISECONDS = 40_000;

/** Saves a file on the device. The file is never opened as a page, so no script in it can run. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MILLISECONDS);
}

/** Saves comma-separated values. Without the byte order mark, Excel garbles all but plain ASCII. */
export function saveCsv(text: string, fileName: string): void {
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
