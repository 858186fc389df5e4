import type { SampleBlock } from '../blocks.ts';

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const IMPORT = /^[ \t]*(?:#(?:import|include)|@import)\b[^\n]*$/gm;

/** A file, methods of a class, or statements. */
function shapeOf(code: string): 'file' | 'members' | 'statements' {
  const text = code.replaceAll(IMPORT, '').replaceAll(COMMENT, '');
  if (/^@(interface|implementation|protocol)\b|^(static |extern |typedef |#define )/m.test(text)) return 'file';
  if (/^[A-Za-z][\w<>* ]*\b\w+\([^;{}]*\)\s*\{/m.test(text) && !/^(if|for|while|switch|dispatch)/m.test(text.trim())) return 'file';
  return /^[-+]\s*\(/m.test(text) ? 'members' : 'statements';
}

/** Classes of samples whose declarations a page leaves to the reader's headers. */
export function undeclaredClasses(codes: readonly string[]): string[] {
  const all = codes.join('\n').replaceAll(COMMENT, '');
  const declared = new Set([...all.matchAll(/@interface\s+(\w+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/@(?:implementation|interface)\s+(\w+)/g)].map(([, name = '']) => name));
  return [...used].filter((name) => !declared.has(name));
}

/** Declares a class as Xcode's templates do. */
function declareClass(name: string): string {
  if (name === 'AppDelegate') return '@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property UIWindow *window;\n@end';
  if (name === 'SceneDelegate') return '@interface SceneDelegate : UIResponder\n@property UIWindow *window;\n@end';
  return `@interface ${name} : ${/Controller$/.test(name) ? 'UIViewController' : 'NSObject'}\n@end`;
}

/**
 * Puts the samples of a page into one source, with the places that they have on the page.
 * @param name of the places
 * @param header what the SDKs and the system declare
 */
export function wrapSamples(name: string, header: string, blocks: readonly SampleBlock[]): string {
  const parts: Record<ReturnType<typeof shapeOf>, string[]> = { file: [], members: [], statements: [] };
  for (const block of blocks) {
    parts[shapeOf(block.code)].push(`#line ${block.line} "${name}"\n${block.code.replaceAll(IMPORT, '')}\n#line 1 "around"`);
  }
  const { file, members, statements } = parts;
  return [
    `#import "${header}"`,
    ...undeclaredClasses(blocks.map(({ code }) => code)).map(declareClass),
    ...file,
    ...(members.length > 0 ? ['@interface Sample : UIViewController\n@end\n@implementation Sample', ...members, '@end'] : []),
    ...(statements.length > 0
      ? ['@interface Around : UIViewController\n@end\n@implementation Around\n- (void)runSample {', ...statements, '}\n@end']
      : []),
  ].join('\n');
}
