import { expect, it } from 'vitest';
import { deprecationOf, forReaders } from '../../site/samples/api/deprecation.ts';
import { loadModules } from '../../site/samples/api/load-index.ts';

const tapDb = loadModules().find(({ language, id }) => language === 'csharp' && id === 'tap-db');
const say = (deprecated: string, locale: string): string =>
  forReaders([...deprecationOf({ deprecated }), 'void A()'].join('\n'), locale, tapDb);

it.each([
  ['请调用trackEvent(string eventName)', '// deprecated: use TrackEvent(string eventName) instead'],
  [
    '请使用 TapTap.Themis.TapThemis.ReportException(Exception e) 替代',
    '// deprecated: use TapTap.Themis.TapThemis.ReportException(Exception e) instead',
  ],
  ['该接口仅用来兼容老版本', '// deprecated'],
  ['Please use Track', '// deprecated: Please use Track'],
  ['', '// deprecated'],
])('readers of English are told of "%s" in English', (words, told) => {
  expect(say(words, 'en')).toBe(`${told}\nvoid A()`);
  expect(say(words, 'zh-Hans')).toBe(`// deprecated${words === '' ? '' : `: ${words}`}\nvoid A()`);
});

it.each(['zh-Hans', 'en'])('what an SDK says after that it is deprecated is not told twice: %s', (locale) => {
  expect(say('Deprecated! please use Track', locale)).toBe('// deprecated: please use Track\nvoid A()');
});

it('nor is it in Chinese', () => {
  expect(say('已弃用,请调用 Track', 'zh-Hans')).toBe('// deprecated: 请调用 Track\nvoid A()');
});
