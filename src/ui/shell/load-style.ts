/** Style sheets by their address, as far as they have been asked for. */
const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the document, once, and waits for it. One that does not come is told to nobody: what it dresses works undressed. */
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
    sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
