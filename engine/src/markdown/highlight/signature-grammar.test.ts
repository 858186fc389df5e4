import { expect, it } from 'vitest';
import { highlightAll } from './highlighter.ts';
import { SIGNATURES } from './signature-grammar.ts';

const kindsOf = async (code: string) => {
  const [lines = []] = await highlightAll([{ code, language: SIGNATURES }]);
  return lines.map((line) => [...line.matchAll(/<span class="t-(\w+)">(.*?)<\/span>/g)].map(([, kind, text]) => `${kind} ${text?.trim()}`));
};

it('colours lists of declarations of any language by their form', async () => {
  expect(await kindsOf('class TDSUser : LCUser\n  Task<string> GetToken(int type)\n  string Id { get; }')).toEqual([
    ['keyword class', 'type TDSUser', 'type LCUser'],
    ['type Task', 'keyword string', 'function GetToken', 'keyword int'],
    ['keyword string', 'type Id', 'keyword get'],
  ]);
  expect(await kindsOf('  - (void)setAccess:(BOOL)allowed\n  func copy(with zone: NSZone?) -> Any\n  const ROOM_FULL = 3')).toEqual([
    ['keyword void', 'function setAccess', 'keyword BOOL'],
    ['keyword func', 'function copy', 'type NSZone', 'type Any'],
    ['keyword const', 'number ROOM_FULL', 'number 3'],
  ]);
  expect(await kindsOf('  void Reach(string id)\n  - (id)find:(id<Finder>)by\n  @property id handler;\n  init(id: String)')).toEqual([
    ['keyword void', 'function Reach', 'keyword string'],
    ['keyword id', 'function find', 'keyword id', 'type Finder'],
    ['keyword @property id'],
    ['keyword init', 'type String'],
  ]);
});

it('takes a name after a type for a parameter, though it begins with a capital', async () => {
  expect(await kindsOf('void setAPNsTopic(String APNsTopic, Map<String, Object> Data, int From)')).toEqual([
    ['keyword void', 'function setAPNsTopic', 'type String', 'type Map', 'type String', 'type Object', 'keyword int'],
  ]);
  expect(await kindsOf('void Rank(const FString& Name, TArray<FString>& Names, uint8* Data, FDelegate OnError = FDelegate())')).toEqual([
    [
      'keyword void',
      'function Rank',
      'keyword const',
      'type FString',
      'type TArray',
      'type FString',
      'keyword uint8',
      'type FDelegate',
      'function FDelegate',
    ],
  ]);
  // What follows other words is a type.
  expect(await kindsOf('func run(ctx Context, block: (Int) -> Void)\nList<? extends Foo, Bar> all(final Foo)')).toEqual([
    ['keyword func', 'function run', 'type Context', 'type Int', 'type Void'],
    ['type List', 'keyword extends', 'type Foo', 'type Bar', 'function all', 'keyword final', 'type Foo'],
  ]);
});

it('has the colour of numbers for literals, but not for names that are like them', async () => {
  expect(
    await kindsOf('func play(a: Bool = true, b: User? = nil)\nvoid Log(bool all = false, string to = null)\ndef find(self, to=None)'),
  ).toEqual([
    ['keyword func', 'function play', 'type Bool', 'number true', 'type User', 'number nil'],
    ['keyword void', 'function Log', 'keyword bool', 'number false', 'keyword string', 'number null'],
    ['keyword def', 'function find', 'keyword self', 'number None'],
  ]);
  expect(await kindsOf('class Kind\n  None = 0\n- (void)null:(BOOL)true\nUser | undefined find(): null')).toEqual([
    ['keyword class', 'type Kind'],
    ['number None', 'number 0'],
    ['keyword void', 'function null', 'keyword BOOL'],
    ['type User', 'number undefined', 'function find', 'number null'],
  ]);
});

it('has one colour for remarks, and none for names of parameters that are words in other languages', async () => {
  expect(await kindsOf('// deprecated: use Login instead\n@interface TDSUser : LCUser')).toEqual([
    ['comment // deprecated: use Login instead'],
    ['keyword @interface', 'type TDSUser', 'type LCUser'],
  ]);
  expect(await kindsOf('- (void)register:(id <Finder>)delegate in:(int)string\nvoid read(InputStream in, int default)')).toEqual([
    ['keyword void', 'function register', 'keyword id', 'type Finder', 'function in', 'keyword int'],
    ['keyword void', 'function read', 'type InputStream', 'keyword int'],
  ]);
  expect(
    await kindsOf('string Id { get; set; }\n@property (nonatomic, class, readonly) int open\nfunc wait(in: Int) async throws'),
  ).toEqual([
    ['keyword string', 'type Id', 'keyword get', 'keyword set'],
    ['keyword @property', 'keyword nonatomic', 'keyword class', 'keyword readonly', 'keyword int'],
    ['keyword func', 'function wait', 'type Int', 'keyword async throws'],
  ]);
});
