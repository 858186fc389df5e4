import { describe, expect, it } from 'vitest';
import { isThemeStale, parseTheme, resolveTheme } from './theme.ts';

const both = { allowed: ['light', 'dark'], fallback: 'light', system: null };

describe('the theme', () => {
  it('is the stored choice, else the system’s, else the default', () => {
    expect(resolveTheme('dark', both)).toBe('dark');
    expect(resolveTheme(null, { ...both, system: 'dark' })).toBe('dark');
    expect(resolveTheme('light', { ...both, system: 'dark' })).toBe('light');
    expect(resolveTheme(null, both)).toBe('light');
  });

  it('is never one that the configuration does not allow', () => {
    expect(resolveTheme('dark', { allowed: ['light'], fallback: 'light', system: 'dark' })).toBe('light');
  });

  it('is forgotten once there is nothing to choose', () => {
    expect(isThemeStale('dark', ['light'])).toBe(true);
    expect(isThemeStale('light', ['light'])).toBe(true);
    expect(isThemeStale('dark', ['light', 'dark'])).toBe(false);
    expect(isThemeStale(null, ['light'])).toBe(false);
  });

  it('reads no other value', () => {
    expect(parseTheme('dark')).toBe('dark');
    expect(parseTheme('sepia')).toBeNull();
  });
});
