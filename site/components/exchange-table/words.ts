/** The words of the table; the helper text is that of the specification (§9). */
export interface ExchangeWords {
  readonly currency: string;
  /** Name of the field of the currency type. */
  readonly code: string;
  readonly rate: string;
  readonly base: string;
  readonly updated: (time: string) => string;
  readonly failed: string;
  /** What the reader can do meanwhile. */
  readonly instead: string;
  readonly retry: string;
  /** The rates shown are those of the fetch before. */
  readonly stale: string;
}

export const EXCHANGE_WORDS: Readonly<Record<'zh-Hans' | 'en', ExchangeWords>> = {
  'zh-Hans': {
    currency: '币种',
    code: 'currency_type',
    rate: '实时汇率',
    base: '实时汇率以美元为基准货币，币种对应的字段名为 currency_type。',
    updated: (time) => `更新于 ${time}`,
    failed: '暂时取不到实时汇率',
    instead: '检查网络后重试。上报不受影响：币种代码按 ISO 4217 填写即可。',
    retry: '重试',
    stale: '这次没有取到新的汇率，表中仍是上一次的汇率，稍后会自动重试。',
  },
  en: {
    currency: 'Currency',
    code: 'currency_type',
    rate: 'Live rate',
    base: 'The real-time exchange rate uses US dollar as the standard currency; the field of the currency type is currency_type.',
    updated: (time) => `Updated ${time}`,
    failed: 'Live rates are unavailable at the moment',
    instead: 'Check your network, then retry. You can still report charges: use the ISO 4217 code of the currency.',
    retry: 'Retry',
    stale: 'The latest rates could not be fetched. The table shows those of the fetch before; another try follows.',
  },
};
