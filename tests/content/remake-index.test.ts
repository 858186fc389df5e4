import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiLanguage } from '../../site/samples/api/model.ts';
import { remakeModule } from '../../site/samples/remake/remake-index.ts';
import { SOURCES } from '../../site/samples/remake/sources.ts';

const LAST = `# com.game, npm game-sdk 1.0.0 (Game_1.0.0.aar)
# taken on 2026-01-02

class com.game.Login
  Login()
  static void start(String clientId, int region)
  void watch(com.game.Login.Callback<String> callback)
  void old()
  # After 2.0.0, says its release note.
  void soon()

class com.game.Gone
  Gone()
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-remake-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const index = (language: ApiLanguage): string => readFileSync(join(folder, `index/${language}/game.txt`), 'utf8');

async function remake(language: ApiLanguage, last: string, spec: string, part: string): Promise<string> {
  mkdirSync(join(folder, 'index', language), { recursive: true });
  writeFileSync(join(folder, `index/${language}/game.txt`), last);
  return remakeModule({ language, id: 'game', from: 'npm', package: spec, part }, join(folder, 'index'), '2026-03-04');
}

/** A package as the registry has them. */
function writePackage(files: Readonly<Record<string, string>>): string {
  const home = join(folder, 'package');
  const all = { 'package.json': JSON.stringify({ name: 'game-sdk', version: '2.0.0' }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
  return home;
}

it('a file of the index is made again from its package: names of parameters and packages stay, what is gone goes, what is new comes, what somebody noted stays', async () => {
  if (spawnSync('javac', ['-version']).error) {
    console.log('Making the Java index again is left out: there is no javac');
    return;
  }
  const source = `package com.game;
public class Login implements Cloneable, Comparable<Login> {
  public Login clone() { return this; }
  public int compareTo(Login other) { return 0; }
  public static void start(String a, int b) {}
  public void watch(Callback<String> callback) {}
  public void stop() throws java.io.IOException {}
  public void a() {}
  void hidden() {}
  public interface Callback<T> { void onDone(T value); }
  public static class Failure<T extends Login> extends Thread implements Comparable<T>, Cloneable {
    public int compareTo(T other) { return 0; }
  }
  public @interface Hook {}
}`;
  const home = writePackage({ 'Login.java': source });
  execFileSync('javac', ['-d', join(home, 'classes'), 'Login.java'], { cwd: home });
  execFileSync('jar', ['cf', 'classes.jar', '-C', 'classes', '.'], { cwd: home });
  execFileSync('jar', ['cf', 'Game_2.0.0.aar', 'classes.jar'], { cwd: home });
  expect(await remake('java', LAST, home, 'Game_')).toBe(`java/game: ${home} Game_2.0.0.aar, 4 types`);
  expect(index('java')).toBe(`# com.game, npm ${home} 2.0.0 (Game_2.0.0.aar)
# taken on 2026-03-04

class com.game.Login
  Login()
  Login clone()
  int compareTo(Login)
  static void start(String clientId, int region)
  void watch(com.game.Login.Callback<String> callback)
  void stop()
  # After 2.0.0, says its release note.
  void soon()

interface com.game.Login.Callback<T>
  void onDone(T)

class com.game.Login.Failure<T extends Login> extends Thread implements Comparable<T>, Cloneable
  Failure()
  int compareTo(T)

annotation com.game.Login.Hook
`);
});

it.each([
  [
    'csharp',
    {
      'Runtime/Login.cs': `namespace Game {
  public partial class Login : ILogin {
    public static async Task<Token> Start(string clientId, int region = 1) { return null; }
    public string Name { get; private set; }
    internal void Hidden() {}
  }
  class Inner { public void Run() {} }
  public enum Region { Cn = 0, Io }
}`,
      'Editor/Build.cs': 'namespace Game { public class Build { public void Run() {} } }',
    },
    '',
    'class Game.Login\n  void Old()',
    'class Game.Login\n  static Task<Token> Start(string clientId, int region = 1)\n  string Name { get; }\n\nenum Game.Region\n  Cn = 0\n  Io',
  ],
  [
    'objc',
    {
      'iOS/Game.framework/Headers/Login.h': `NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, Region) { RegionCN, RegionIO };
/** Logs in; out is elsewhere. */
@interface Login : NSObject <NSCopying>
@property (nonatomic, readonly, copy) NSString *name; // who
- (instancetype)init NS_UNAVAILABLE;
+ (void)startWithClientId:(NSString *)clientId
                  handler:(void (^)(NSError *_Nullable error))handler;
@end
NS_ASSUME_NONNULL_END`,
    },
    'Game',
    'class Login : NSObject <NSCopying>\n  - (void)old',
    'class Login : NSObject <NSCopying>\n  @property (readonly) NSString *name\n  unavailable - (instancetype)init\n  + (void)startWithClientId:(NSString *)clientId handler:(void (^)(NSError *_Nullable error))handler\n\nenum Region : NSInteger\n  RegionCN\n  RegionIO',
  ],
  [
    'js',
    {
      'game.d.ts': `export class Login extends Emitter {
  /** Starts. */
  static start(clientId: string, options?: {
    region?: string; // where
  }): Promise<void>;
  private hidden(): void;
}
export namespace Login { enum Region { CN = 'cn', IO } }
export function init(): void;`,
    },
    'game.d.ts',
    'class Login : Emitter\n  old(): void',
    "class Login : Emitter\n  static start(clientId: string, options?: { region?: string; }): Promise<void>\n\nnamespace Login\n\nenum Login.Region\n  CN = 'cn'\n  IO\n\nnamespace (global)\n  function init(): void",
  ],
  [
    'cpp',
    {
      'Source/Game/Public/Login.h': `#pragma once
#include "Token.h"
DECLARE_MULTICAST_DELEGATE(FLoggedOut);
/** Logs in; out is elsewhere. */
UCLASS(meta = (DisplayName = "Login;"))
class GAME_API FLogin : public FBase<int>, private FHidden {
  GENERATED_BODY()
  void Hidden();
public:
  DECLARE_DELEGATE_TwoParams(FDone, bool bDone, const FString& Text);
  enum Kind { Guest = 1, Full };
  UPROPERTY()
  TArray<FString> Names = {TEXT("a;b")};
  virtual ~FLogin();
  FORCEINLINE bool Start(TFunction<void()> Call, int Region = 1) const { return Region > 0; }
  template <typename T> static TSharedPtr<T> As(const FString& Name);
protected:
  int Inner;
};
enum class ERegion : uint8 { Cn, Io };
typedef TMap<FString, int> FPrices;`,
      'Source/Game/Private/Secret.h': 'class FSecret { public: void Run(); };',
    },
    '',
    'class FGone\n  void Old()',
    'multicast delegate FLoggedOut()\n\nclass FLogin : FBase<int>, FHidden\n  static enumerator Guest\n  static enumerator Full\n  TArray<FString> Names\n  bool Start(TFunction<void()> Call, int Region = 1) const\n  static template <typename T> TSharedPtr<T> As(const FString& Name)\n\ndelegate FLogin::FDone(bool bDone, const FString& Text)\n\nenum FLogin::Kind\n  Guest\n  Full\n\nenum ERegion : uint8\n  Cn\n  Io\n\ntypedefs\n  TMap<FString, int> FPrices\n\nheaders Login\n  FLoggedOut\n  FLogin\n  ERegion\n  include Token',
  ],
  [
    'python',
    {
      'game/__init__.py': 'from .client import (\n    init,  # first\n    _hidden,\n)\nfrom . import client\n',
      'game/client.py': `import os

def init(app_id, region="cn", *rest):
    """
    Starts.

    :param app_id: whose
    :type app_id: string_types
    :rtype: Login
    """

def _hidden():
    pass

class Login(object):
    kinds = ["guest"]

    def __init__(self, user=None):
        """
        :type user: game.Login or None
        """
        self.user = user

    @classmethod
    def find(cls, limit=10):
        return []

    @property
    def name(self):
        return "a"
`,
    },
    '',
    'class game.Gone : object\n  old(self)',
    'module game\n  init = client.init\n  client = .client\n\nmodule game.client\n  init(app_id: str, region="cn", *rest) -> Login\n\nclass game.client.Login : object\n  kinds = class attribute\n  user = instance attribute\n  __init__(self, user: Login | None = None)\n  static find(cls, limit=10)\n  property name(self)',
  ],
  [
    'php',
    {
      'src/Login.php': `<?php
namespace Game\\Account;

/** Logs in. */
class Login extends Base implements IState {
    const KEY = "a";
    public static $count = 0;
    private $inner;

    /**
     * @param string|Login $who  whose
     * @param bool         $flag whether
     * @return self
     */
    public function start($who, $flag=null, array $rest=array()) {
        return $this;
    }

    protected function hidden() {}

    /** @return string */
    static function name() {}
}`,
      'tests/LoginTest.php': '<?php\nclass LoginTest { public function run() {} }',
    },
    '',
    'class Gone\n  old()',
    'class Game\\Account\\Login : Base, IState\n  const KEY\n  static $count\n  start(string|Login $who, bool|null $flag=null, array $rest=array()): self\n  static name(): string',
  ],
  [
    'go',
    {
      'game/login.go': `// Package game logs in.
package game

import "io"

var Default Starter = &login{}
const hidden = 1

// Option is one that only this package makes.
type Option interface {
	apply()
}

type Starter interface {
	Start(id string, options ...Option) (*Login, error)
	stop()
}

type Base struct{}

type Login struct {
	Base
	Name, Text string \`json:"name"\`
	inner io.Reader
}

type login struct{}

func (own *Login) Read(target interface{}) error { // all of it
	return nil
}
func (own Login) hide() {}

func New(id string,
	options ...Option) *Login {
	return nil
}`,
      'game/login_test.go': 'package game\nfunc TestLogin() {}',
    },
    '',
    'struct game.Gone\n  func Old()',
    'package game\n  var Default Starter\n  func New(id string, options ...Option) *Login\n\ninterface game.Option\n\ninterface game.Starter\n  Start(id string, options ...Option) (*Login, error)\n\nstruct game.Base\n\nstruct game.Login\n  embed Base\n  Name string\n  Text string\n  func Read(target interface{}) error',
  ],
  [
    'java',
    {
      'src/main/java/Login.java': `package com.game;

import java.io.IOException;

/** Logs in. */
public abstract class Login<T> extends Base implements State, java.io.Closeable {
  public static final String KEY = "a", OTHER = "b";
  private int inner;

  public Login(final String id) {
    super(id);
  }

  @Override
  public <R> java.util.List<R> find(Map<String, R> by, int... limits) throws IOException { return null; }
  void hidden() {}

  public enum Region { CN(1), IO(2) { @Override public String toString() { return "io"; } }; Region(int id) {} public int id() { return 0; } }
  public @interface Hook { String value() default ""; }
  interface Inner { void run(); }
}

interface Other { void run(); }`,
      'src/test/java/LoginTest.java': 'package com.game; public class LoginTest { public void run() {} }',
    },
    '',
    'class com.game.Gone\n  void old()',
    'class com.game.Login<T> extends Base implements State, Closeable\n  static String KEY\n  static String OTHER\n  Login(String id)\n  <R> List<R> find(Map<String, R> by, int... limits)\n\nenum com.game.Login.Region\n  CN\n  IO\n  int id()\n\nannotation com.game.Login.Hook\n  String value()',
  ],
  [
    'swift',
    {
      'Sources/Login.swift': `import Foundation

extension Login {
    public func later<T>(_ value: T) throws -> [T] where T: State { return [] }
    func hidden() {}
}

/// Logs in.
open class Login: Base, State {
    public static let key = "a"
    public private(set) var name: String = "b"
    var inner = 1
    @discardableResult
    public func start(
        id: String,
        done: @escaping (Result<Int, Error>) -> Void) -> Bool {
        return true
    }
    public convenience init?(id: String) { return nil }
    public enum Region: Int {
        case cn = 1, io
        case other(name: String, ids: [(Int, Int)])
    }
}

public protocol State {
    var isOn: Bool { get }
    func stop()
}

class Other { public func run() {} }`,
    },
    '',
    'class Gone\n  func old()',
    'class Login : Base, State\n  static let key = "a"\n  var name: String\n  func start(id: String, done: @escaping (Result<Int, Error>) -> Void) -> Bool\n  convenience init?(id: String)\n  func later<T>(_ value: T) throws -> [T] where T: State\n\nenum Login.Region : Int\n  case cn = 1\n  case io\n  case other(name: String, ids: [(Int, Int)])\n\nprotocol State\n  var isOn: Bool\n  func stop()',
  ],
] as const)('sources of %s are read by their grammar: public members only', async (language, files, part, last, expected) => {
  const home = writePackage(files);
  await remake(language, `# Game, npm game-sdk 1.0.0; for people\n# taken on 2026-01-02\n\n${last}\n`, home, part);
  expect(index(language)).toBe(`# Game, npm ${home} 2.0.0; for people\n# taken on 2026-03-04\n\n${expected}\n`);
});

it('an SDK in a folder is read as it is; types of one name with and without parameters stay apart, and only the version changes', async () => {
  const sdk = join(folder, 'sdk');
  mkdirSync(sdk);
  const source =
    'namespace Game { public class Query { public void Add() {} } public class Query<T> { public Task<T> Find() { return null; } } }';
  writeFileSync(join(sdk, 'Query.cs'), source);
  mkdirSync(join(folder, 'index/csharp'), { recursive: true });
  const head = (version: string, day: string): string => `# Game, game/game-sdk ${version}\n# taken on 2026-${day}\n\n`;
  writeFileSync(
    join(folder, 'index/csharp/game.txt'),
    `${head('1.0.0', '01-02')}class Game.Query\n  void Old()\n\nclass Game.Query<T>\n  void Old()\n`,
  );
  const remakeFolder = (name: string): Promise<string> =>
    remakeModule(
      { language: 'csharp', id: 'game', from: 'folder', package: name, version: '2.0.0', isPartial: true },
      join(folder, 'index'),
      '2026-03-04',
    );
  expect(await remakeFolder(sdk)).toContain(`csharp/game: ${sdk} 2.0.0, `);
  const made = `${head('2.0.0', '03-04')}class Game.Query\n  void Add()\n\nclass Game.Query<T>\n  Task<T> Find()\n`;
  expect(index('csharp')).toBe(made);
  expect(await remakeFolder(join(folder, 'none'))).toContain('csharp/game stays as it is, from 2026-03-04: there is no folder');
  expect(index('csharp')).toBe(made);
});

/** A repository that Git finds under an address of GitHub: its settings lead there, as those of a mirror do. */
function publishRepository(name: string, files: Readonly<Record<string, string>>, tag: string): void {
  const home = join(folder, 'repositories', name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=Game', '-c', 'user.email=game@example.com', ...args], { cwd: home, stdio: 'ignore' });
  };
  git('init');
  git('add', '.');
  git('commit', '--message', 'Publish');
  git('tag', tag);
  const settings = join(folder, 'gitconfig');
  writeFileSync(
    settings,
    `[url "file://${join(folder, 'repositories')}/"]\n\tinsteadOf = https://github.com/\n[uploadpack]\n\tallowFilter = true\n`,
  );
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
}

it('an SDK that is published as a repository is taken from its tag, and only its folders are', async () => {
  const swift = 'public class Login { public func start() {} }';
  publishRepository(
    'game/sdk.git',
    { 'Sources/Login.swift': swift, 'Samples/Main.swift': 'public class Sample { public func run() {} }' },
    'v2.0.0',
  );
  mkdirSync(join(folder, 'index/swift'), { recursive: true });
  const last = '# Game, of Game, game/sdk v1.0.0; for people\n# taken on 2026-01-02\n\nclass Login\n  func old()\n';
  writeFileSync(join(folder, 'index/swift/game.txt'), last);
  const source = { language: 'swift', id: 'game', from: 'git', package: 'game/sdk', folders: ['Sources'] } as const;
  const remakeAt = (version: string): Promise<string> => remakeModule({ ...source, version }, join(folder, 'index'), '2026-03-04');
  expect(await remakeAt('v2.0.0')).toBe('swift/game: game/sdk v2.0.0, 1 types');
  const made = '# Game, of Game, game/sdk v2.0.0; for people\n# taken on 2026-03-04\n\nclass Login\n  func start()\n';
  expect(index('swift')).toBe(made);
  expect(await remakeAt('v3.0.0')).toBe('swift/game stays as it is, from 2026-03-04: git cannot get game/sdk at v3.0.0 (Sources).');
  expect(index('swift')).toBe(made);
});

it('a repository that is gone and a download leave the last index in place, and say what can be done', async () => {
  publishRepository('game/sdk.git', { 'Login.swift': 'public class Login {}' }, 'v1.0.0');
  mkdirSync(join(folder, 'index/java'), { recursive: true });
  writeFileSync(join(folder, 'index/java/game.txt'), LAST);
  const remakeFrom = (from: 'git' | 'download', name: string): Promise<string> =>
    remakeModule({ language: 'java', id: 'game', from, package: name }, join(folder, 'index'), '2026-03-04');
  expect(await remakeFrom('git', 'game/gone')).toBe('java/game stays as it is, from 2026-01-02: git cannot get game/gone.');
  expect(await remakeFrom('download', 'https://game.example.com/sdk/')).toBe(
    'java/game stays as it is, from 2026-01-02: it is a download, from https://game.example.com/sdk/; give its folder with --folder.',
  );
  expect(index('java')).toBe(LAST);
});

it('every file of the index says where its SDK is published', () => {
  const home = join(import.meta.dirname, '../../site/samples/index');
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  const listed = SOURCES.map(({ language, id }) => `${language}/${id}.txt`);
  expect(listed.toSorted()).toEqual(files.toSorted());
});

it('a package that cannot be had leaves the last index in place, and says so', async () => {
  const missing = join(folder, 'no-such-package');
  expect(await remake('java', LAST, missing, 'Game_')).toBe(`java/game stays as it is, from 2026-01-02: npm has no package ${missing}.`);
  expect(index('java')).toBe(LAST);
});

it('a package without the archive leaves the last index in place, too', async () => {
  const home = writePackage({});
  expect(await remake('java', LAST, home, 'Game_')).toContain('stays as it is, from 2026-01-02: the package has no archive Game_*');
  expect(await remake('js', LAST, home, 'game.d.ts')).toContain('stays as it is, from 2026-01-02');
  expect(index('java')).toBe(LAST);
});

it('C# is read from the metadata of an assembly where a package has no sources', async () => {
  if (spawnSync('mcs', ['--version']).error) {
    console.log('Reading an assembly is left out: there is no mcs');
    return;
  }
  const source = `using System;
using System.Collections.Generic;
using System.Threading.Tasks;
namespace Game {
  public enum Region { Cn = 0, Io = 4 }
  public delegate void Done(string error);
  public interface ILogin { void Start(string id); }
  public abstract class Login<T> : ILogin {
    public const int Limit = 3;
    public Login(int size = 3) {}
    public string Name { get; protected set; }
    public static Dictionary<string, List<T[]>> All;
    public event Action<bool, T> Changed;
    [Obsolete("Use Start.")] public void Old(ref int a, out string b, params object[] rest) { b = ""; }
    public static async Task<U> Make<U>(Func<U> made, int? count = null) where U : class { return made(); }
    public void Start(string id) {}
    public T this[int place] { get { return default(T); } }
    public class Part { public void Run(Part other) {} }
    internal void Hidden() {}
    protected void Own() {}
  }
  class Inner { public void Run() {} }
}`;
  const home = writePackage({ 'Login.cs': source });
  execFileSync('mcs', ['-target:library', '-out:Plugins.dll', 'Login.cs'], { cwd: home });
  rmSync(join(home, 'Login.cs'));
  expect(await remake('csharp', '# Game, npm game-sdk 1.0.0\n# taken on 2026-01-02\n\nclass Game.Gone\n  Gone()\n', home, '')).toContain(
    'types',
  );
  expect(index('csharp').split('\n\n').slice(1).join('\n\n')).toBe(`enum Game.Region
  Cn = 0
  Io = 4

delegate Game.Done : void(string error)

interface Game.ILogin
  void Start(string id)

class Game.Login<T> : ILogin
  static int Limit
  static Dictionary<string, List<T[]>> All
  string Name { get; }
  T this[int place] { get; }
  event Action<bool, T> Changed
  Login(int size = 3)
  # deprecated
  void Old(ref int a, out string b, params object[] rest)
  static Task<U> Make<U>(Func<U> made, int? count = null)
  void Start(string id)

class Game.Login.Part<T>
  Part()
  void Run(Login.Part<T> other)
`);
  writeFileSync(join(home, 'Plugins.dll'), readFileSync(join(home, 'Plugins.dll')).subarray(0, 900));
  expect(await remake('csharp', LAST, home, '')).toContain('stays as it is');
});
