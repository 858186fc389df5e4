import { describe, expect, it } from 'vitest';
import { arrangeRates, COMMON_CURRENCIES, parseRates } from './rates.ts';

describe('exchange rates', () => {
  it('are read from the answer of the service; a missing rate stays missing', () => {
    const index = [{ exchangeTo: 'CNY', currentExchangeRate: '7.2' }, { exchangeTo: 'JPY', currentExchangeRate: null }, { exchangeTo: 7 }];
    expect(parseRates({ data: { index } })).toEqual([
      { code: 'CNY', rate: 7.2 },
      { code: 'JPY', rate: null },
    ]);
    expect(() => parseRates({ error: 'down' })).toThrow('no list of rates');
  });

  it('show the common currencies first, with one dollar for a dollar', () => {
    const rows = arrangeRates([
      { code: 'ZAR', rate: 18 },
      { code: 'BRL', rate: 5 },
      { code: 'CNY', rate: 7.2 },
    ]);
    expect(rows.map(({ code }) => code)).toEqual([...COMMON_CURRENCIES, 'BRL', 'ZAR']);
    expect(rows.find(({ code }) => code === 'USD')?.rate).toBe(1);
    expect(rows.find(({ code }) => code === 'EUR')?.rate).toBeNull();
  });
});
