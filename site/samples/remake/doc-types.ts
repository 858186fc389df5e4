/**
 * The types that comments of PHP and Python give, as each language writes them in code. What they call by other names, or not at all, has no type.
 * @param written `string`, `leancloud.User`, `User|string`
 */
export function typeOfDoc(written: string, names: Readonly<Record<string, string>>, classes: ReadonlySet<string>): string | undefined {
  const parts = written
    .trim()
    .replace(/[.,;]$/, '')
    .split(/\s*\|\s*|\s+or\s+|\s*\/\s*/)
    .map((part) => {
      const simple = part.replace(/^[\\\w.]*[\\.]/, '');
      return names[part.toLowerCase()] ?? names[simple.toLowerCase()] ?? (classes.has(simple) ? simple : undefined);
    });
  return parts.every((part) => part !== undefined) ? [...new Set(parts)].join(' | ') : undefined;
}
