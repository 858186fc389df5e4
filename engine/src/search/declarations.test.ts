import { expect, it } from 'vitest';
import { declaredIn } from './declarations.ts';

it.each([
  ['Cup', 'class Cup : Base', ['Cup']],
  ['Cup', 'class Cup<T extends Held> extends Base implements Raised\nT held', ['Cup', 'held']],
  ['Outer.Cup', 'static Task<List<Cup>> Read<T>(int most)', ['Cup', 'Read']],
  ['Cup (category)', '- (void)raiseCup:(NSString *)id step:(int)step', ['Cup', 'raiseCup']],
  ['Cup', '@property (nonatomic, copy) NSString *cupId', ['Cup', 'cupId']],
  ['Cup', 'string Name { get; }\nconst int MOST = 3\nRED\nstd::string Label', ['Cup', 'Name', 'MOST', 'RED', 'Label']],
  [
    'Cup',
    'FULL = 80080,\nint None = -1001;\nvoid Raise(int step = 1000)\nFEW = 12',
    ['Cup', 'FULL', '=80080', 'None', '=-1001', 'Raise', 'FEW'],
  ],
  ['Cup', 'func raise(step: Int) -> Bool\nvar id: String?\nname?: string', ['Cup', 'raise', 'id', 'name']],
  ['Cup', '// deprecated: use Raise instead\nvoid Grow()', ['Cup', 'Grow']],
  ['Types that the guides use', '', []],
  ['指南里用到的类型', '', []],
])('what %s declares with %j', (heading, text, names) => {
  expect(declaredIn(heading, text)).toEqual(names);
});
