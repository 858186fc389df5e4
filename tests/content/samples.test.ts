import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../site/samples/api/api-layout.ts';
import { createIndexes, isModuleOf, loadModules } from '../../site/samples/api/load-index.ts';
import { MalformedIndexError, parseModule } from '../../site/samples/api/parse-module.ts';
import { collectBlocks } from '../../site/samples/blocks.ts';
import { checkPage } from '../../site/samples/check-page.ts';
import { findProseMistakes } from '../../site/samples/check-prose.ts';
import { checkSamples, renderFindings } from '../../site/samples/check-samples.ts';
import { checkShell, collectCommands } from '../../site/samples/check-shell.ts';
import { compileScripts } from '../../site/samples/compile-scripts.ts';
import { collectFences } from '../../site/samples/page-samples.ts';
import { findPhrases } from '../../site/samples/phrases.ts';
import { moduleName, versionOf } from '../../site/samples/summary.ts';
import { createSampleParser, languageOf, type SampleParser } from '../../site/samples/syntax/parse-sample.ts';

const content = join(import.meta.dirname, '../../site/content');

const indexes = createIndexes();
let parse: SampleParser;
beforeAll(async () => {
  parse = await createSampleParser();
});

function findingsOf(language: string, code: string): string[] {
  const blocks = collectBlocks(`\`\`\`${language}\n${code}\n\`\`\`\n`);
  const checked = checkPage(blocks, { parse, indexOf: (name) => indexes('v3', name), ownNames: new Set() });
  return renderFindings([{ file: 'page.mdx', blocks: checked }]);
}

/** Most mistakes are shown in one line, without the imports that a page has. */
function mistakesOf(language: string, code: string): string[] {
  return findingsOf(language, code).filter((finding) => !finding.includes('is not imported'));
}

it('every use of an SDK on a page exists as it is written', async () => {
  const pages = await checkSamples(content);
  const uses = new Map<string, number>();
  for (const { block, uses: found } of pages.flatMap(({ blocks }) => blocks)) {
    uses.set(block.language, (uses.get(block.language) ?? 0) + found.length);
  }
  console.log(`Names of SDKs in samples: ${[...uses].map(([language, count]) => `${language} ${count}`).join(', ')}`);
  expect(renderFindings(pages)).toEqual([]);
});

it('what pages list is what sources declare: no member twice, and Java types in the words of Java', () => {
  const lines = loadModules().flatMap((module) =>
    layOut(module, new Map()).flatMap(({ types }) =>
      types.map(({ type, declaration, groups }) => ({
        place: `${module.language}/${module.id} ${type.full}`,
        declaration: declaration.at(-1) ?? '',
        members: groups.flatMap((group) => group.lines).filter((line) => !line.startsWith('//')),
      })),
    ),
  );
  const twice = lines.flatMap(({ place, members }) => {
    // Neither language tells apart what differs in the result alone; names of parameters are left out of some lines.
    const isPlain = /^(?:java|csharp)/.test(place);
    const keyOf = (line: string): string => (isPlain ? line.replace(/^[^(]* (?=\w+\()/, '').replaceAll(/ [a-z]\w*(?=[,)])/g, '') : line);
    return [...Map.groupBy(members, keyOf).values()].filter((same) => same.length > 1).map((same) => `${place}: ${same.join(' | ')}`);
  });
  expect(twice).toEqual([]);
  const java = lines.filter(({ place }) => place.startsWith('java/'));
  const BASES = / (?:extends|implements) [\w.]+(?:<.*>)?(?:, [\w.]+(?:<.*>)?)*/.source;
  const form = new RegExp(`^(?:class|interface|enum|@interface) \\w+(?:<.*>)?(?:${BASES})*$`);
  expect(java.map(({ declaration }) => declaration).filter((declaration) => !form.test(declaration))).toEqual([]);
  expect(java.find(({ place }) => place === 'java/lc-storage-core cn.leancloud.LCQuery')?.declaration).toBe(
    'class LCQuery<T extends LCObject> implements Cloneable',
  );
});

it('every member that sentences and tables name with its type exists', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const found = files.flatMap((file) =>
    findProseMistakes(readFileSync(join(content, file), 'utf8'), (language) => [indexes('v3', language), indexes('v2', language)]).map(
      ({ line, name }) => `${file}:${line}  ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['Call `TDSUser.GetCurrent()`.', []],
  ['| Unity | `TDSUser.GetCurent()` |', ['1 TDSUser.GetCurent']],
  ['Include `FLCUser::GetMe` of `LCUser.h`.', ['1 FLCUser::GetMe']],
])('a member in a sentence is looked up: %s', (text, expected) => {
  const found = findProseMistakes(text, (language) => [indexes('v3', language)]);
  expect(found.map(({ line, name }) => `${line} ${name}`)).toEqual(expected);
});

it('every module of the index has a name of its own, and a version if its package has one', () => {
  const modules = loadModules();
  expect(modules.map(moduleName).filter((name) => /[(,]/.test(name.replaceAll(/\([^()]*\)/g, '')))).toEqual([]);
  // Copies of sources without a version, and repositories without tags.
  const unversioned = modules.filter((module) => versionOf(module) === undefined).map(({ language, id }) => `${language}/${id}`);
  expect(unversioned).toEqual(['csharp/tap-ad', 'csharp/tap-payment', 'objc/tap-themis']);
});

it('every block is in a language that is checked, or in one that uses no SDK: nobody checks what Swift or Kotlin call', () => {
  const withoutSdk = new Set('bash groovy html ini json mermaid sql text toml xml yaml'.split(' '));
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const unchecked = pages.flatMap((file) =>
    collectFences(readFileSync(join(content, file), 'utf8'))
      .filter(({ fence }) => languageOf(fence) === undefined && !withoutSdk.has(fence))
      .map(({ line, fence }) => `${file}:${line}  ${fence}`),
  );
  expect(unchecked).toEqual([]);
});

it.each(['v3', 'v2'])('the manifests in pages of %s name components that the SDKs have', (version) => {
  const modules = loadModules(['java']);
  const classes = new Set(modules.filter((one) => isModuleOf(one, version, modules)).flatMap(({ types }) => types.map(({ full }) => full)));
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`/${version}/.*\\.mdx$`).test(file),
  );
  const named = pages.flatMap((file) =>
    [
      ...readFileSync(join(content, file), 'utf8').matchAll(
        /<(?:activity|service|receiver|provider)\s[^>]*?android:name="((?:com\.ta|cn\.leancloud)[\w.]+)"/g,
      ),
    ].map(([, name = '']) => ({ file, name, isKnown: classes.has(name.replace(/^com\.tapsdk\.lc\./, 'cn.leancloud.')) })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

it('no page sends readers to their IDE or to headers', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const found = files.flatMap((file) =>
    findPhrases(readFileSync(join(content, file), 'utf8')).map(({ line, text }) => `${file}:${line}  ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([
  '方法名以 IDE 补全为准。',
  '参数以头文件为准。',
  '在 IDE 里为每个 DLL 添加引用。',
  "Your IDE's completion lists the rest.",
  'Add a reference to each DLL in your IDE.',
  'Check the header file for the names.',
])('a page that says "%s" is found', (text) => {
  expect(findPhrases(text)).toHaveLength(1);
});

it.each([
  ['objc', '[TapDB onEvent:@"a" properties:@{}];', 'deprecated  +[TapDB onEvent:properties:]  → 已弃用，请按文档迁移到trackEvent接口'],
  ['java', 'new TapBillboardConfig.Builder().withTemplate("image");', 'TapBillboardConfig.Builder.withTemplate  → marked deprecated'],
  [
    'java',
    'import com.tapsdk.bootstrap.TapBootstrap;\nTapBootstrap.setPreferredLanguage(1);',
    'deprecated  com.tapsdk.bootstrap.TapBootstrap.setPreferredLanguage  → marked deprecated',
  ],
  [
    'cpp',
    '#include "AntiAddictionUE.h"\nvoid A() { AntiAddictionUE::EnterGame(); }',
    'deprecated  AntiAddictionUE.EnterGame  → EnterGame is deprecated',
  ],
  ['csharp', 'TapLogin.Loginn();', 'member  TapLogin.Loginn  → Login'],
  ['csharp', 'using TapTap.Logan;', 'import  using TapTap.Logan  → TapTap.Login'],
  ['csharp', 'new LCUser().Increment("score");', 'arguments  LeanCloud.Storage.LCUser.Increment(1)'],
  ['csharp', 'new LCUser().Increment(1, 2);', 'kind  LeanCloud.Storage.LCUser.Increment: number for string'],
  [
    'csharp',
    'class A : ITapLicenseCallback { public void OnLicenseSuccess() {} }',
    'implement  ITapLicenseCallback without OnLicenseFailed',
  ],
  ['csharp', 'TapSupportCallbak a;', 'type  TapSupportCallbak  → TapSupport'],
  ['java', 'TapAchievement.showAchievementPage(this);', 'arguments  com.tds.achievement.TapAchievement.showAchievementPage(1)'],
  ['java', 'TDSUser.loginWithTapTapp(this);', 'member  com.tapsdk.bootstrap.account.TDSUser.loginWithTapTapp'],
  ['objc', '[TapMoment initWithClientID:@"a" isCN:YES];', 'selector  +[TapMoment initWithClientID:isCN:]  → initWithClientId:isCN:'],
  ['objc', '[TapSupport.shareInstance loginAnonymously:@"a"];', 'selector  -[TapSupport loginAnonymously:]  → exists as a class method'],
  ['objc', '[TDSFriends searchUserWithShortCode:@"a" callback:^(BOOL ok) {}];', 'block  TDSFriends searchUserWithShortCode:callback:'],
  ['js', "const { Event } = require('@leancloud/play');\nEvent.Error;", 'member  Event.Error  → ERROR'],
  ['ts', "import AV from 'leancloud-storage';\nnew AV.Queri('A');", 'member  AV.Queri  → Query'],
  ['python', 'import leancloud\nleancloud.Querry("A")', 'member  leancloud.Querry  → Query'],
  [
    'php',
    'use LeanCloud\\Client;\nClient::useMasterKey("yes");',
    'kind  Client.useMasterKey: string for bool  → static useMasterKey(bool $flag)',
  ],
  [
    'php',
    'use LeanCloud\\ACL;\nuse LeanCloud\\Query;\n$acl = new ACL();\n$acl->setReadAccess(new Query("A"), true);',
    'kind  LeanCloud.ACL.setReadAccess: LeanCloud.Query for string|User  → setReadAccess(string|User $user, bool $flag)',
  ],
  [
    'php',
    'use LeanCloud\\Engine\\Cloud;\nCloud::define("a", "b");',
    'kind  Cloud.define: string for callable  → static define(string $funcName, callable $func)',
  ],
  ['php', 'use LeanCloud\\Kuery;\nnew Kuery("A");', 'import  use LeanCloud\\Kuery  → LeanCloud\\Query'],
  [
    'java',
    'import cn.leancloud.gson.FileUploadTokenAdapter;\nnew FileUploadTokenAdapter();',
    'deprecated  new FileUploadTokenAdapter  → marked deprecated',
  ],
  ['php', 'use LeanCloud\\Query;\nnew Query();', 'arguments  new Query(0)  → __construct(string $queryClass)'],
  ['php', 'use LeanCloud\\Query;\n$query = new Query("A");\n$query->equalsTo("a", 1);', 'member  LeanCloud.Query.equalsTo  → equalTo'],
  ['go', 'client := leancloud.NewEnvClient()\nclient.Klass("A")', 'member  Client.Klass  → Class'],
  ['go', 'client := leancloud.NewEnvClient()\nclient.Class("A", "b")', 'arguments  Client.Class(2)  → '],
  ['python', 'import leancloud\nleancloud.Query("A").limit()', 'arguments  leancloud.query.Query.limit(0)  → limit(self, n)'],
  [
    'php',
    'use LeanCloud\\Query;\n$query = new Query("A");\n$query->equalTo("a");',
    'arguments  LeanCloud.Query.equalTo(1)  → equalTo(string $key, mixed $val)',
  ],
  ['cpp', 'TapUECommon::SetLanguages(1);', 'member  TapUECommon.SetLanguages  → SetLanguage'],
])('a mistake in %s is told with its place: %s', (language, code, expected) => {
  const findings = mistakesOf(language, code);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^page\.mdx:\d+ {2}/);
  expect(findings[0]).toContain(expected);
});

it('hidden lines of a block are checked, too', () => {
  expect(mistakesOf('csharp', '// hide-start\nTapLogin.Loginn();\n// hide-end')).toEqual([
    expect.stringContaining('page.mdx:3  csharp  member  TapLogin.Loginn'),
  ]);
});

it('code that is right has no findings', () => {
  const login = 'var user = await TDSUser.LoginWithTapTap();\nDebug.Log(user.ObjectId);';
  expect(findingsOf('csharp', `using TapTap.Bootstrap;\nusing UnityEngine;\n${login}`)).toEqual([]);
  const language =
    'import com.tapsdk.bootstrap.TapBootstrap;\nimport com.tds.common.localize.TapLanguage;\nTapBootstrap.setPreferredLanguage(';
  expect(findingsOf('java', `${language}TapLanguage.AUTO);`)).toEqual([]);
  expect(findingsOf('objc', '#import <TapMomentSDK/TapMomentSDK.h>\n[TapMoment initWithClientId:@"a" isCN:YES];')).toEqual([]);
});

it.each([
  ['csharp', 'await TapLogin.Login();', 'TapLogin is not imported  → using TapTap.Login;'],
  ['csharp', 'Debug.Log("Task");', 'not imported  → using UnityEngine;'],
  ['java', 'new LCObject("A");', 'LCObject is not imported  → import cn.leancloud.LCObject;'],
  ['objc', '[TapMoment initWithClientId:@"a" isCN:YES];', 'TapMoment is not imported  → #import <TapMomentSDK/'],
  ['php', 'new Query("A");', 'Query is not imported  → use LeanCloud\\Query;'],
  ['php', 'Client::initialize("a", "b", "c");', 'Client is not imported  → use LeanCloud\\Client;'],
  ['cpp', 'TapUELogin::Logout();', 'TapUELogin is not imported  → #include "TapUELogin.h"'],
  [
    'cpp',
    '#include "TDSUser.h"\nFTDSUser::Logout();\nFTapBootstrap::Init(Config);',
    'FTapBootstrap is not imported  → #include "TapBootstrap.h"',
  ],
  ['js', "new AV.Query('A');", "AV is not imported  → const AV = require('leancloud-storage');"],
])('an import that neither a sample in %s nor one before it has is told: %s', (language, code, expected) => {
  expect(findingsOf(language, code)).toEqual([expect.stringContaining(expected)]);
});

it('an import of an earlier sample is enough, one of a later sample is not', () => {
  const use = '```csharp\nawait TapLogin.Login();\n```\n';
  const first = '```csharp\nusing TapTap.Login;\n```\n';
  const check = (source: string): string[] => {
    const blocks = checkPage(collectBlocks(source), { parse, indexOf: (name) => indexes('v3', name), ownNames: new Set() });
    return renderFindings([{ file: 'page.mdx', blocks }]);
  };
  expect(check(`${first}\n${use}`)).toEqual([]);
  expect(check(`${use}\n${first}`)).toHaveLength(1);
});

describe('what an SDK must be told before it works', () => {
  const check = (source: string): string[] => {
    const checked = checkPage(collectBlocks(source), { parse, indexOf: (name) => indexes('v3', name), ownNames: new Set(), page: source });
    return renderFindings([{ file: 'page.mdx', blocks: checked }]).filter((finding) => finding.includes('  registration  '));
  };
  const page = (language: string, ...samples: string[]): string => samples.map((code) => `\`\`\`${language}\n${code}\n\`\`\`\n`).join('\n');

  it.each([
    ['java', '@LCClassName("A")\nclass A extends LCObject {}', 'LCObject.registerSubclass(A.class);'],
    ['java', 'class A extends LCIMMessageHandler {}', 'LCIMMessageManager.registerDefaultMessageHandler(new A());'],
    ['csharp', 'class A : LCObject { public A() : base("A") {} }', 'LCObject.RegisterSubclass<A>("…", () => new A());'],
    ['objc', '@interface A : LCObject <LCSubclassing>\n@end', '[A registerSubclass];'],
    ['js', "const AV = require('leancloud-storage');\nclass A extends AV.Object {}", 'AV.Object.register(A);'],
  ])('%s: a class that is not registered is told: %s', (language, code, hint) => {
    expect(check(page(language, code))).toEqual([expect.stringContaining(`A is not registered  → ${hint}`)]);
    expect(check(page(language, code, hint))).toEqual([]);
  });

  it('a component that the manifest must have is told', () => {
    const code = page('java', 'LCMixPushManager.registerXiaomiPush(app, "id", "key", "");');
    const manifest = page('xml', '<receiver android:name="cn.leancloud.LCMiPushMessageReceiver" />');
    expect(check(code)).toEqual([expect.stringContaining('→ <receiver android:name="cn.leancloud.LCMiPushMessageReceiver">')]);
    expect(check(code + manifest)).toEqual([]);
  });

  it('a link to the page that shows it is enough', () => {
    const code = page('objc', '[TDSUser loginByTapTapWithPermissions:nil callback:^(TDSUser *user, NSError *error) {}];');
    expect(check(code)).toEqual([expect.stringContaining('handleOpenURL')]);
    expect(check(`${code}\nSee the [quickstart](/sdk/start/quickstart/#ios-url).\n`)).toEqual([]);
  });
});

it.each([
  ['class A', /the first line must be/],
  ['# A, 1.0\n\n  void a()', /index\.txt:3: a member must come after its type/],
  ['# A, 1.0\n\nklass A', /index\.txt:3: a line that is not indented/],
  ['# A, 1.0\n\nclass A\n   void a()', /index\.txt:4: a member must be indented by two spaces/],
  ['# A, 1.0\n\nclass A\n  void a()', /index\.txt:1: a line "# taken on 2026-11-22" must say when/],
  ['# A, 1.0\n\nclass A\n  ((', /index\.txt:4: a member of A has no form of csharp/],
])('a malformed index is told with file and line: %j', (text, message) => {
  const parsing = (): unknown => parseModule(text, 'csharp', 'a', 'index.txt');
  expect(parsing).toThrow(MalformedIndexError);
  expect(parsing).toThrow(message);
});

describe('compilers', () => {
  const root = join(import.meta.dirname, '../..');
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(content, file), 'utf8') }));

  const compile = (sources: readonly { file: string; source: string }[]): ReturnType<typeof compileScripts> =>
    compileScripts(
      sources.map(({ file, source }) => ({ file, blocks: collectBlocks(source) })),
      join(root, '.signpost/scripts-'),
    );

  it('JavaScript and TypeScript that use an SDK compile with the types of the published packages', async () => {
    const { compiled, problems } = await compile(pages);
    console.log(`${compiled} JavaScript and TypeScript samples compiled`);
    expect(compiled).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });

  it('a mistake in JavaScript is told with its place', async () => {
    const source = "# Page\n\n```js\nconst AV = require('leancloud-storage');\nnew AV.Query('A').limitt(1);\n```\n";
    const { problems } = await compile([{ file: 'page.mdx', source }]);
    expect(problems).toEqual([expect.stringMatching(/^page\.mdx:5 {2}Property 'limitt' does not exist on type 'Query</)]);
    const wrongKind = source.replace('limitt(1)', "find({ useMasterKey: 'yes' })");
    const { problems: kinds } = await compile([{ file: 'page.mdx', source: wrongKind }]);
    expect(kinds).toEqual(["page.mdx:5  Type 'string' is not assignable to type 'boolean'."]);
    const misspelled = "# Page\n\n```js\nconst { Client } = require('@leancloud/play');\nnew Clients({});\n```\n";
    expect((await compile([{ file: 'page.mdx', source: misspelled }])).problems).toEqual([
      "page.mdx:5  Cannot find name 'Clients'. Did you mean 'Client'?",
    ]);
  });

  it('shell commands are valid for bash', async () => {
    const commands = pages.flatMap(({ file, source }) => collectCommands(source).map((command) => ({ file, ...command })));
    const joined = commands.map(({ code }) => `f() {\n${code}\n}`).join('\n');
    const result = await checkShell(joined);
    if (result === null) console.log('Shell samples are left out: there is no bash');
    const each = result
      ? await Promise.all(commands.map(async (command) => ({ ...command, problem: await checkShell(command.code) })))
      : [];
    expect(each.flatMap(({ file, line, problem }) => (problem ? [`${file}:${line + problem.line - 1}  ${problem.message}`] : []))).toEqual(
      [],
    );
    expect(await checkShell('if true; then')).not.toBe(undefined);
  });
});
