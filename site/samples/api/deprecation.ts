import type { ApiModule } from './model.ts';

/** The line before a signature that an SDK advises against. */
const MARK = '// deprecated';
/** Some SDKs say themselves that it is deprecated, before they say more. */
const SAID_TWICE = /(?<=\/\/ deprecated: )(?:deprecated[!.:]|已弃用[,，]) */gi;
const HAN = /\p{Script=Han}/u;
/** What Chinese words of SDKs tell to call: a name, and its parameters if it has any. */
const SUCCESSOR = /(?:调用|使用|迁移到)\s*((?:[A-Za-z_]\w*\.)*)([A-Za-z_]\w*)(\([^)]*\))?/;

/** The line before a signature, with what the SDK says: none if it does not advise against it. */
export function deprecationOf({ deprecated }: { readonly deprecated?: string | undefined }): string[] {
  return deprecated === undefined ? [] : [MARK + (deprecated === '' ? '' : `: ${deprecated}`)];
}

/**
 * A signature, or a line of a list of them, as readers of a language see it. What SDKs say in Chinese is for readers of Chinese:
 * others are told in English what takes its place, if the SDK names that, and else that it is deprecated.
 * @param module where the signature is from: names are written as it has them
 */
export function forReaders(signature: string, locale: string, module: ApiModule | undefined): string {
  if (!signature.includes(MARK)) return signature;
  const once = signature.replace(SAID_TWICE, '');
  if (locale.startsWith('zh')) return once;
  return once
    .split('\n')
    .map((line) => {
      const [before, said] = line.split(MARK);
      if (before === undefined || said === undefined || !HAN.test(said)) return line;
      const [successor, owner = '', name = '', params = ''] = SUCCESSOR.exec(said) ?? [];
      return before + MARK + (successor === undefined ? '' : `: use ${owner}${nameIn(module, name)}${params} instead`);
    })
    .join('\n');
}

/** The SDK's words may have other capitals than its members. */
function nameIn(module: ApiModule | undefined, name: string): string {
  const names = module?.types.flatMap(({ simple, members }) => [simple, ...members.keys()]) ?? [];
  return names.includes(name) ? name : (names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name);
}
