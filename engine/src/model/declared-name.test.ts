import { expect, it } from 'vitest';
import { declaredName } from './declared-name.ts';

it.each([
  ['class Cup : Base', 'Cup'],
  ['class Cup extends Base implements Held, Raised', 'Cup'],
  ['public abstract class Cup<T extends Held> : Base<T>', 'Cup'],
  ['interface Held extends Raised', 'Held'],
  ['enum Tint implements Held', 'Tint'],
  ['@interface Cup : Base <Held>', 'Cup'],
  ['@protocol Held <Raised>', 'Held'],
  ['category Cup', 'Cup'],
  ['type Cup<K> = K extends keyof Cups ? Cups[K] : []', 'Cup'],
  ['typealias Index = Int', 'Index'],
  ['delegate Raised(Cup cup)', 'Raised'],
  ['class func raise(_ cups: [Cup]) throws -> Cup', 'raise'],
  ['class var tint: Tint', 'tint'],
  ['  static Task<List<Cup>> Read<T>(int most)', 'Read'],
  ['- (void)raiseCup:(NSString *)id step:(int)step', 'raiseCup'],
  ['@property (nonatomic, getter=isRaised) BOOL raised', 'raised'],
  ['const int MOST = 3', 'MOST'],
  ['string Name { get; }', 'Name'],
  ['type?: string', 'type'],
  ['static $cups', 'cups'],
  ['var id: String?', 'id'],
  ['static let gold = Cup(step: 1 << 0)', 'gold'],
  ['func raise(to step: Int = Cup.most(1)) throws', 'raise'],
  ['init?(coder aDecoder: NSCoder)', 'init'],
  ['raise?(step: number): void', 'raise'],
  ['static on<K extends keyof Cups>(kind: K, raise: (cup?: Cups[K]) => any): this', 'on'],
  ['RED', 'RED'],
])('%s declares %s, where it stands', (line, name) => {
  const declared = declaredName(line);
  expect(declared?.name).toBe(name);
  expect(line.slice(declared?.at).startsWith(name)).toBe(true);
});

it.each([
  ['  CreatedAt time.Time', 'CreatedAt'],
  ['  embed *Cup', 'Cup'],
  ['  func Raise(step int) error', 'Raise'],
])('where names come first, %s declares %s', (line, name) => {
  const declared = declaredName(line, true);
  expect(declared?.name).toBe(name);
  expect(line.slice(declared?.at).startsWith(name)).toBe(true);
});

it('a remark declares nothing', () => {
  expect(declaredName('// deprecated: use Raise instead')).toBeUndefined();
});
