/** Saves bytes as a file of the person. @param name without an ending; characters that a file name cannot have are left out */
export function saveFile(blob: Blob, name: string, ending: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'kiban'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
