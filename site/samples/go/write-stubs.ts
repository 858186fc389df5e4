const IMPORTS = ['io', 'net/http', 'time'];

/**
 * Writes an index file of Go as one source of a package, so that a compiler can check what uses its types. What a type keeps to itself is not
 * in the index: an interface without methods is one that nobody else can have.
 * @param name of the package
 */
export function writeStubs(text: string, name: string): string {
  const sections = text
    .split(/\n\n+/)
    .map((section) => section.split('\n').filter((line) => line !== '' && !line.trim().startsWith('#')))
    .filter((lines) => lines.length > 0);
  const body = sections.map(([head = '', ...lines]) => renderSection(head, lines, name)).join('\n\n');
  const imports = IMPORTS.filter((path) => new RegExp(`\\b${path.split('/').at(-1)}\\.`).test(body));
  return [`package ${name}`, ...imports.map((path) => `import "${path}"`), body].join('\n');
}

function renderSection(head: string, members: readonly string[], name: string): string {
  const [, kind = '', type = ''] = /^(\w+) (?:\w+\.)?(\w+)$/.exec(head) ?? [];
  const lines = members.map((line) => line.trim().replaceAll(`${name}.`, ''));
  if (kind === 'package') return lines.map(renderTop).join('\n');
  if (kind === 'interface') return `type ${type} interface {\n${lines.length > 0 ? lines.join('\n') : 'hidden()'}\n}`;
  const methods = lines.filter((line) => line.startsWith('func '));
  const fields = lines.filter((line) => !line.startsWith('func ')).map((line) => line.replace(/^embed /, ''));
  // What is an error is one by its value.
  const receiver = methods.includes('func Error() string') ? type : `*${type}`;
  return [
    `type ${type} struct {\n${fields.join('\n')}\n}`,
    ...methods.map((line) => `func (own ${receiver}) ${line.slice('func '.length)} { panic("") }`),
  ].join('\n');
}

function renderTop(line: string): string {
  if (line.startsWith('func ')) return `${line} { panic("") }`;
  return /^(?:var|const) \w+$/.test(line) ? `${line} = ""` : line;
}
