/** Requested style sheets by address. */
const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the document, once, and waits for it. Everything works without its styles: one that does not come is asked for again the next time. */
export function loadStyle(href: string): Promise<void> {
  const loading = sheets.get(href) ?? addSheet(href);
  sheets.set(href, loading);
  return loading;
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      sheets.delete(href);
      resolve();
    };
    document.head.append(sheet);
  });
}
