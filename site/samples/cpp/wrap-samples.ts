import type { SampleBlock } from '../blocks.ts';

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const INCLUDE = /^[ \t]*#(?:include|pragma)\b[^\n]*$/gm;
const DEFINITION = /^(?:[\w:<>*& ]+[\s*&])?(?<owner>\w+)::(?<method>\w+)\((?<params>[^;{}()]*)\)\s*(?:const\s*)?\{/gm;

/** Whether a sample is a file with functions, or statements of one. */
export function isFile(code: string): boolean {
  const text = code
    .replaceAll(/^[ \t]*#[^\n]*$/gm, '')
    .replaceAll(COMMENT, '')
    .trim();
  return /^(?:(?:static|inline|template|namespace|class|struct|enum|using|typedef|extern)\b|[\w:<>*& ]+[\s*&][\w:]+\([^;{}]*\)\s*(?:const\s*)?\{)/.test(
    text,
  );
}

/** A sample of a server: what it uses stands in the system's headers. */
export const isSystem = (code: string): boolean => /^#include <\w/m.test(code);

/** Classes whose declarations a page leaves to the reader's headers. */
function declareOwners(codes: readonly string[], known: ReadonlySet<string>): string[] {
  const all = codes.join('\n').replaceAll(COMMENT, '');
  const methods = [...all.matchAll(DEFINITION)].map(({ groups: { owner = '', method = '', params = '' } = {} }) => ({
    owner,
    line: `void ${method}(${params});`,
  }));
  return [...Map.groupBy(methods, ({ owner }) => owner)]
    .filter(([owner]) => !known.has(owner))
    .map(
      ([owner, lines]) => `struct ${owner} : UGameInstance { using Super = UGameInstance; ${lines.map(({ line }) => line).join(' ')} };`,
    );
}

/**
 * Puts the samples of a page into one source, with the places that they have on the page. Functions of several files may have the same name;
 * statements stand in one function, so that later ones see what earlier ones declare.
 * @param name of the places
 * @param header what the SDKs and the engine declare
 */
export function wrapSamples(name: string, header: string, blocks: readonly SampleBlock[], known: ReadonlySet<string>): string {
  const place = ({ line, code }: SampleBlock): string => `#line ${line} "${name}"\n${code.replaceAll(INCLUDE, '')}\n#line 1 "around"`;
  const files = blocks.filter(({ code }) => isFile(code));
  const statements = blocks.filter(({ code }) => !isFile(code));
  return [
    `#include "${header}"`,
    ...declareOwners(
      blocks.map(({ code }) => code),
      known,
    ),
    ...files.map((block, index) => (block.code.match(DEFINITION) ? place(block) : `namespace File${index} {\n${place(block)}\n}`)),
    ...(statements.length > 0 ? ['void RunSamples() {', ...statements.map(place), '}'] : []),
  ].join('\n');
}
