import { describe, expect, it } from 'vitest';
import { addTabChoice, findTabChoice, parseTabChoices, tabChoiceRules } from './tab-choices.ts';

describe('tab choices', () => {
  it('remembers the latest choice first, each once', () => {
    const once = addTabChoice({}, 'tap-platform', 'unity');
    const twice = addTabChoice(addTabChoice(once, 'tap-platform', 'ios'), 'tap-platform', 'unity');
    expect(twice).toEqual({ 'tap-platform': ['unity', 'ios'] });
  });

  it('shows the latest choice that a block of tabs has', () => {
    const choices = { 'tap-platform': ['js', 'android'] };
    expect(findTabChoice(choices, 'tap-platform', ['unity', 'android', 'ios'])).toBe('android');
    expect(findTabChoice(choices, 'tap-platform', ['unity', 'ios'])).toBeUndefined();
    expect(findTabChoice(choices, 'build-tool', ['gradle'])).toBeUndefined();
  });

  it('reads only what it has stored', () => {
    expect(parseTabChoices('{"tap-platform":["ios",7,"a b"],"bad group":["x"],"other":"ios"}')).toEqual({ 'tap-platform': ['ios'] });
    expect(parseTabChoices('not json')).toEqual({});
    expect(parseTabChoices('null')).toEqual({});
    expect(parseTabChoices(null)).toEqual({});
  });

  it('writes the rule of the latest choice last, so that it wins', () => {
    const rules = tabChoiceRules({ 'tap-platform': ['js', 'android'] });
    expect(rules.indexOf('[data-values~="android"]')).toBeLessThan(rules.indexOf('[data-values~="js"]'));
    expect(rules).toContain(
      '[data-js] .tabs[data-group="tap-platform"][data-values~="js"]>[role=tabpanel]:not([data-value="js"]){display:none}',
    );
  });
});
