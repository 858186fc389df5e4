/** The amount of one currency that one US dollar buys. */
export interface ExchangeRate {
  /** ISO 4217: the value of the field `currency_type`. */
  readonly code: string;
  /** `null` if the service has none. */
  readonly rate: number | null;
}

/** Where the live rates come from. */
export const RATES_URL = 'https://www.tapdb.com/api/v1/ga-exchange/exchange-rates';
/** Milliseconds from one fetch to the next. */
export const REFRESH_AFTER = 60 * 60 * 1000;

/** Shown first, in this order. */
export const COMMON_CURRENCIES = ['CNY', 'HKD', 'TWD', 'EUR', 'USD', 'GBP', 'AUD', 'KRW', 'JPY', 'VND', 'THB', 'SGD', 'IDR'] as const;

/**
 * Parses the answer of the rate service, in either of its forms: a list under `data.index` or `data.data`, of objects with `exchangeTo` and
 * `currentExchangeRate`. Other rows are left out.
 * @throws TypeError if there is no list
 */
export function parseRates(answer: unknown): ExchangeRate[] {
  const data = fieldsOf(fieldsOf(answer).data);
  const rows = [data.index, data.data].find(Array.isArray);
  if (!rows) throw new TypeError('The answer of the rate service has no list of rates.');
  return rows.flatMap((row: unknown) => {
    const { exchangeTo, currentExchangeRate } = fieldsOf(row);
    if (typeof exchangeTo !== 'string' || !/^[A-Z]{3}$/.test(exchangeTo)) return [];
    const rate = Number.parseFloat(String(currentExchangeRate));
    return [{ code: exchangeTo, rate: Number.isFinite(rate) && rate > 0 ? rate : null }];
  });
}

/** The rows of the table: the common currencies first, then all others by their code. */
export function arrangeRates(rates: readonly ExchangeRate[]): ExchangeRate[] {
  const byCode = new Map(rates.map((rate) => [rate.code, rate]));
  const common = COMMON_CURRENCIES.map((code) => byCode.get(code) ?? { code, rate: code === 'USD' ? 1 : null });
  const others = rates
    .filter(({ code }) => !common.some((rate) => rate.code === code))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  return [...common, ...others];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
