interface KeptFile {
  name: string;
  content: Blob;
}

/** Keeps the files that a page hands out, which jsdom has no place for. @returns those so far */
export function keptFiles(): KeptFile[] {
  const files: KeptFile[] = [];
  const contents: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (content: Blob) => `blob:${contents.push(content)}`,
    revokeObjectURL: () => undefined,
  });
  // A press on a link leads nowhere here.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    for (const content of contents.splice(0)) files.push({ name: this.download, content });
  });
  return files;
}
