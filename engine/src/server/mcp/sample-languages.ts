/** What languages are called beside the name of their fences: other names, and the platforms that they are for. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 'c#': 'csharp', cs: 'csharp', unity: 'csharp', dotnet: 'csharp', '.net': 'csharp' },
    ...{ 'c++': 'cpp', unreal: 'cpp', unrealengine: 'cpp', ue: 'cpp', ue4: 'cpp', ue5: 'cpp' },
    ...{ objc: 'objectivec', ios: 'objectivec', android: 'java' },
    ...{ js: 'javascript', node: 'javascript', 'node.js': 'javascript', nodejs: 'javascript', web: 'javascript', ts: 'typescript' },
    ...{ kt: 'kotlin', py: 'python', golang: 'go', yml: 'yaml', gradle: 'groovy' },
    ...{ sh: 'bash', shell: 'bash', curl: 'bash', rest: 'bash', http: 'bash' },
  }),
);

/** A language whose code another one can call, with how. */
const CALLED: ReadonlyMap<string, { readonly language: string; readonly how: string }> = new Map(
  Object.entries({
    swift: { language: 'objectivec', how: 'Swift calls it through a bridging header' },
    kotlin: { language: 'java', how: 'Kotlin calls it as it is' },
    typescript: { language: 'javascript', how: 'TypeScript runs it as it is' },
  }),
);

/** The one name of a language: `C#`, `cs` and `Unity` are `csharp`. */
export function languageOf(name: string): string {
  const wanted = name.toLowerCase().replace(/[\s_-]+/g, '');
  return ALIASES.get(wanted) ?? wanted;
}

/** What can be read in the place of samples in a language. */
export function calledFrom(language: string): { readonly language: string; readonly how: string } | undefined {
  return CALLED.get(language);
}
